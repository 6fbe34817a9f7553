#include <array>

#include <fmt/format.h>

#include "tiledb/content/readers.h"
#include "tiledb/draft/markdown_links.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 12> element_keys = {"id",  "kind",    "name",  "german",
                                                           "set", "also",    "marks", "definition",
                                                           "see", "sources", "note",  "unknown"};
constexpr std::array<std::string_view, 1> nullable = {"german"};

std::vector<std::string> read_marks(const Record& record) {
  std::vector<std::string> marks;
  for (const YamlNode& item : record.list("marks")) {
    std::string mark = read_text(item, "an item of 'marks'", record.errors());
    if (mark.empty()) continue;
    check_mark(mark, item.place, record.errors());
    marks.push_back(std::move(mark));
  }
  return marks;
}

Element read_element(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, {"an element", element_keys, nullable}, draft.errors);
  Element element;
  element.id = read_id(record, "id", false, draft.errors);
  record.need("kind");
  element.kind =
      read_word(record, "kind", parse_element_kind, element_kind_names).value_or(ElementKind::Term);
  element.name = record.need_text("name");
  element.german = record.need_text("german");
  element.set = record.text("set");
  if (!element.set.empty())
    draft.used.push_back({NameKind::Set, element.set, record.place_of("set"), {}});
  element.also = record.texts("also");
  element.marks = read_marks(record);
  element.definition = need_markdown(record, "definition", draft);
  element.see = read_used(record, "see", NameKind::Element, draft);
  record.need("sources");
  element.sources = read_source_places(record, "sources", false, draft);
  element.note = read_markdown(record, "note", draft);
  element.unknown = record.unknown();
  if (!element.id.empty())
    draft.given.push_back({NameKind::Element, element.id, record.place_of("id")});
  return element;
}

}  // namespace

void read_elements(const YamlNode& root, ContentDraft& draft) {
  if (root.kind != YamlNode::Kind::List) {
    draft.errors.add(root.place, fmt::format("the file holds {}, not a list", kind_words(root)),
                     "write one '- id: ...' for each element");
    draft.unread.push_back(NameKind::Element);
    return;
  }
  for (const YamlNode& item : root.items) draft.elements.push_back(read_element(item, draft));
}

}  // namespace cartulary::tiledb
