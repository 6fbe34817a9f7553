#include <array>

#include <fmt/format.h>

#include "tiledb/content/content_readers.h"
#include "tiledb/draft/prose.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 3> note_file_keys = {"document", "ranges", "left_out"};
constexpr std::array<std::string_view, 3> range_keys = {"from", "to", "section"};
constexpr std::array<std::string_view, 2> left_out_keys = {"note", "reason"};
constexpr int most = 9999;

void read_range(const YamlNode& node, const std::string& document, ContentDraft& draft) {
  const Record record(node, {"a range of notes", range_keys, {}}, draft.errors);
  const std::optional<int> first = record.need_number("from", 1, most);
  const std::optional<int> last = record.need_number("to", 1, most);
  std::string section = record.need_text("section");
  if (!first || !last || document.empty()) return;
  if (*first > *last)
    draft.errors.add(record.place_of("to"), fmt::format("{} stands before {}", *last, *first),
                     "write the smaller number in 'from'");
  else
    draft.note_ranges.push_back({{document, *first, *last, std::move(section)}, record.place()});
}

void read_left_out(const YamlNode& node, const std::string& document, ContentDraft& draft) {
  const Record record(node, {"an item of 'left_out'", left_out_keys, {}}, draft.errors);
  const std::optional<int> number = record.need_number("note", 1, most);
  std::string reason = record.need_text("reason");
  check_prose(record.place_of("reason"), reason, Sentences::Checked, draft.errors);
  if (number && !document.empty())
    draft.left_out.push_back({{{document, *number}, std::move(reason)}, record.place_of("note")});
}

}  // namespace

void read_notes_file(const YamlNode& root, std::string_view document, ContentDraft& draft) {
  const Record record(root, {"a file of notes", note_file_keys, {}}, draft.errors);
  const std::string name = record.need_text("document");
  if (!name.empty())
    draft.used.push_back({NameKind::Document, name, record.place_of("document"), {}});
  if (!name.empty() && name != document)
    draft.errors.add(
        record.place_of("document"),
        fmt::format("the document '{}' stands in a file named '{}.yaml'", name, document),
        fmt::format("name the file {}.yaml, or correct the document", name));
  need_list(record, "ranges", "write at least one range");
  for (const YamlNode& item : record.list("ranges")) read_range(item, name, draft);
  for (const YamlNode& item : record.list("left_out")) read_left_out(item, name, draft);
}

}  // namespace cartulary::tiledb
