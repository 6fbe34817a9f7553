#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/guide/guide_members.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/guide/guide_parts.h"
#include "tiledb/guide/guide_readers.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 6> words_keys = {"id",   "title",   "summary",
                                                        "note", "sources", "groups"};
constexpr std::array<std::string_view, 4> group_keys = {"id", "title", "note", "words"};
constexpr std::array<std::string_view, 6> glossary_keys = {"id",   "title",   "summary",
                                                           "note", "sources", "entries"};

WordPair read_pair(const YamlNode& node, const std::string& group, std::vector<std::string>& before,
                   ContentDraft& draft) {
  const Record record(node, keys_of<WordPair>(), draft.errors);
  WordPair pair;
  pair.group = group;
  read_members(record, pair, draft, carries_apart);
  pair.id = fmt::format("{}/{} = {}", group, pair.english, pair.german);
  pair.carries = read_carries(record, pair.id, draft);
  if (std::find(before.begin(), before.end(), pair.id) != before.end())
    draft.errors.add(
        record.place(),
        fmt::format("'{}' beside '{}' stands twice in {}", pair.english, pair.german, group),
        "remove one of the two; name both publishers in the other");
  before.push_back(pair.id);
  return pair;
}

GuidePart read_group(const YamlNode& node, std::vector<std::string>& ids,
                     std::vector<std::string>& pairs, ContentDraft& draft) {
  const Record record(node, {"a group of words", group_keys, {}}, draft.errors);
  GuidePart group;
  read_members(record, group, draft);
  check_new(record, "id", "group", ids);
  need_list(record, "words", "write at least one pair");
  for (const YamlNode& item : record.list("words"))
    draft.guides.words.push_back(read_pair(item, group.id, pairs, draft));
  return group;
}

GlossaryEntry read_entry(const YamlNode& node, std::vector<std::string>& before,
                         ContentDraft& draft) {
  const Record record(node, keys_of<GlossaryEntry>(), draft.errors);
  GlossaryEntry entry;
  read_members(record, entry, draft, carries_apart);
  check_new(record, "entry", "entry", before);
  entry.carries = read_carries(record, entry.entry, draft);
  const bool explained = !entry.elements.empty() || !entry.set.empty();
  if (!explained && entry.left_out.empty())
    draft.errors.add(record.place(), "an entry has neither 'elements', 'set' nor 'left_out'",
                     "name the elements that explain it, or say why none does");
  else if (explained && !entry.left_out.empty())
    draft.errors.add(record.place_of("left_out"), "an entry is explained and left out as well",
                     "remove 'left_out', or what explains it");
  return entry;
}

Guide read_head(const Record& record, std::string_view stem, ContentDraft& draft) {
  Guide guide;
  read_members(record, guide, draft, parts_apart);
  guide.id = read_guide_id(record, stem);
  return guide;
}

}  // namespace

void read_words_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft) {
  const Record record(root, {"the guide of words", words_keys, {}}, draft.errors);
  Guide guide = read_head(record, stem, draft);
  need_list(record, "groups", "write at least one group");
  std::vector<std::string> ids;
  std::vector<std::string> pairs;
  for (const YamlNode& node : record.list("groups"))
    guide.parts.push_back(read_group(node, ids, pairs, draft));
  draft.guides.guides.push_back(std::move(guide));
}

void read_glossary_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft) {
  const Record record(root, {"the glossary", glossary_keys, {}}, draft.errors);
  Guide guide = read_head(record, stem, draft);
  need_list(record, "entries", "write at least one entry");
  std::vector<std::string> before;
  for (const YamlNode& node : record.list("entries"))
    draft.guides.glossary.push_back(read_entry(node, before, draft));
  draft.guides.guides.push_back(std::move(guide));
}

}  // namespace cartulary::tiledb
