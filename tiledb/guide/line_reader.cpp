#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/guide/guide_members.h"
#include "engine/text/markdown.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/guide/guide_parts.h"
#include "tiledb/guide/guide_readers.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 6> line_file_keys = {"id",   "title",   "summary",
                                                            "note", "sources", "parts"};
constexpr std::array<std::string_view, 4> part_keys = {"id", "title", "note", "lines"};
// Read separately: ids, which need the guide and the part, and maps.
constexpr std::array<std::string_view, 4> apart = {"id", "under", "rule_value", "carries"};
// Nobody reads a longer line during a game.
constexpr std::ptrdiff_t most_words = 60;

// These list what was sold, which is not a matter of rules.
constexpr std::array<std::string_view, 3> without_rules = {"checklist", "collections", "timeline"};

// In a line with cells, the cells have the rules.
bool needs_rules(const Record& record, const GuideLine& line) {
  return !record.has("cells") &&
         std::find(without_rules.begin(), without_rules.end(), line.guide) == without_rules.end();
}

void check_length(const Record& record, const GuideLine& line) {
  const std::string plain = plain_text(line.text);
  const std::ptrdiff_t words = std::count(plain.begin(), plain.end(), ' ') + 1;
  if (words > most_words)
    record.errors().add(
        record.place_of("text"), fmt::format("the line has {} words", words),
        fmt::format("write at most {}, as a sheet for the table has room for", most_words));
}

void check_status(const Record& record, const GuideLine& line) {
  if (line.status == RulingStatus::Unmarked) return;
  if (record.need("basis") == nullptr || line.basis.empty()) return;
  if (line.basis != "marked" && !line.basis.starts_with("inferred: "))
    record.errors().add(record.place_of("basis"),
                        fmt::format("'{}' does not say what the status rests on", line.basis),
                        "write marked, or 'inferred: ' and which words say so");
}

// Reads the id and notes it as given, prefixed with the guide's id.
void read_line_id(const Record& record, GuideLine& line, ContentDraft& draft) {
  const std::string id = read_id(record, "id", true, draft.errors);
  if (id.empty()) return;
  if (!id.starts_with(line.part + '/'))
    draft.errors.add(record.place_of("id"),
                     fmt::format("the id '{}' does not begin with '{}/'", id, line.part),
                     "begin it with the part's id and a slash, or move it to the other part");
  line.id = line.guide + '/' + id;
  draft.given.push_back({NameKind::GuideLine, line.id, record.place_of("id")});
}

void read_under(const Record& record, const GuidePart& part, GuideLine& line) {
  const std::string under = record.text("under");
  if (under.empty()) return;
  line.under = line.guide + '/' + under;
  std::vector<std::string> before;
  for (const GuideLine& each : part.lines) before.emplace_back(id_in_guide(each.id));
  if (std::find(before.begin(), before.end(), under) != before.end()) return;
  record.errors().add(record.place_of("under"),
                      fmt::format("no line '{}' stands before this one in its part", under),
                      "write the id of a line above it", nearest(under, before));
}

GuideLine read_line(const YamlNode& node, const std::string& guide, const GuidePart& part,
                    ContentDraft& draft) {
  const Record record(node, keys_of<GuideLine>(), draft.errors);
  GuideLine line;
  line.guide = guide;
  line.part = part.id;
  read_line_id(record, line, draft);
  read_under(record, part, line);
  read_members(record, line, draft, apart);
  line.rule_value = read_rule_value(record);
  line.carries = read_carries(record, line.id, draft);
  if (needs_rules(record, line)) check_rules_behind(record, "a line");
  check_length(record, line);
  check_status(record, line);
  return line;
}

GuidePart read_part(const YamlNode& node, const std::string& guide,
                    std::vector<std::string>& before, ContentDraft& draft) {
  const Record record(node, {"a part of a guide", part_keys, {}}, draft.errors);
  GuidePart part;
  read_members(record, part, draft);
  check_new(record, "id", "part", before);
  need_list(record, "lines", "write at least one line");
  for (const YamlNode& item : record.list("lines"))
    part.lines.push_back(read_line(item, guide, part, draft));
  return part;
}

}  // namespace

void read_guide_of_lines(const YamlNode& root, std::string_view stem, ContentDraft& draft) {
  const Record record(root, {"a guide", line_file_keys, {}}, draft.errors);
  Guide guide;
  read_members(record, guide, draft, parts_apart);
  guide.id = read_guide_id(record, stem);
  record.need("summary");
  need_list(record, "sources", "name at least one source");
  need_list(record, "parts", "write at least one part");
  std::vector<std::string> before;
  for (const YamlNode& node : record.list("parts"))
    guide.parts.push_back(read_part(node, guide.id, before, draft));
  draft.guides.guides.push_back(std::move(guide));
}

}  // namespace cartulary::tiledb
