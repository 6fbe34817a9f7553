#include <array>

#include "engine/rule/rule_members.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/content/rule_record_reader.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 2> variant_file_keys = {"set", "variants"};
// Read separately: former ids, which are stored with the current id.
constexpr std::array<std::string_view, 1> variant_apart = {"aliases"};
// A null without an entry in `unknown` means that the variant is the publisher's.
constexpr std::array<std::string_view, 1> official_if_null = {"author"};

Variant read_variant(const YamlNode& node, const std::string& set, std::vector<std::string>& titles,
                     ContentDraft& draft) {
  RecordKeys keys = keys_of<Variant>();
  keys.telling_nulls = official_if_null;
  const Record record(node, keys, draft.errors);
  Variant variant;
  variant.set = set;
  read_members(record, variant, draft, variant_apart);
  if (!record.has("author"))
    draft.errors.add(record.place(), "a variant has no 'author'",
                     "add who proposed it; null if it is official, and named in 'unknown' as well "
                     "if no source states it");
  give_ids(record, NameKind::Variant, variant, draft);
  check_rule_record(record, variant, draft);
  check_title(record, titles);
  titles.push_back(variant.title);
  return variant;
}

}  // namespace

void read_variants_file(const YamlNode& root, std::string_view set, ContentDraft& draft) {
  const Record record(root, {"a file of variants", variant_file_keys, {}, {}}, draft.errors);
  const std::string name = read_file_set(record, set, draft);
  need_list(record, "variants", "write at least one variant");
  std::vector<std::string> titles;
  for (const YamlNode& node : record.list("variants"))
    draft.variants.push_back(read_variant(node, name, titles, draft));
}

}  // namespace cartulary::tiledb
