#include <fmt/format.h>

#include "engine/rule/rule_members.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {
namespace {

Element read_element(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, draft.keys(keys_of<Element>()), draft.errors);
  Element element;
  read_members(record, element, draft);
  for (const YamlNode& item : record.list("editions"))
    if (const std::optional<Edition> edition = parse_edition(item.text))
      draft.editions_used.push_back({*edition, {element.set}, item.place});
  if (!element.id.empty())
    draft.given.push_back({NameKind::Element, element.id, record.place_of("id")});
  return element;
}

}  // namespace

void read_elements_file(const YamlNode& root, ContentDraft& draft) {
  if (root.kind != YamlNode::Kind::List) {
    draft.errors.add(root.place, fmt::format("the file holds {}, not a list", kind_words(root)),
                     "write one '- id: ...' for each element");
    draft.unread.push_back(NameKind::Element);
    return;
  }
  for (const YamlNode& item : root.items) draft.elements.push_back(read_element(item, draft));
}

}  // namespace cartulary::tiledb
