#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/rule/rule_members.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/content/rule_record_reader.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 2> ruling_file_keys = {"set", "rulings"};
constexpr std::array<std::string_view, 2> game_file_keys = {"game", "rulings"};
// Read separately: former ids, which are stored with the current id, and notes, which are a map.
constexpr std::array<std::string_view, 2> ruling_apart = {"aliases", "notes"};

// A difference must list its sides; no other ruling may.
void check_says(const Record& record, const Ruling& ruling, ErrorList& errors) {
  const bool difference = ruling.status == RulingStatus::Difference;
  if (difference && record.need("says") == nullptr) return;
  if (record.find("says") == nullptr) return;
  const Place& place = record.place_of("says");
  if (!difference && record.find("status") != nullptr)
    errors.add(place, "'says' stands in a ruling that is no difference",
               "write 'status: difference', or remove 'says'");
  else if (ruling.says.size() < 2)
    errors.add(place, "'says' has fewer than two sides", "write both sides of the difference");
  else if (std::count_if(ruling.says.begin(), ruling.says.end(),
                         [](const RulingSide& side) { return side.current; }) != 1)
    errors.add(place, "not exactly one side is the current one",
               "write 'current: true' on the side that the rule's text follows");
}

void check_status(const Record& record, const Ruling& ruling) {
  // An invalid status has been reported, and nothing else can be required of it.
  if (record.find("status") == nullptr || !parse_ruling_status(record.find("status")->text)) return;
  const bool told = ruling.basis == "marked" || ruling.basis.starts_with("inferred: ");
  if (ruling.status != RulingStatus::Unmarked && !ruling.basis.empty() && !told)
    record.errors().add(record.place_of("basis"),
                        fmt::format("'{}' does not say what the status rests on", ruling.basis),
                        "write marked, or 'inferred: ' and which words say so");
  if (ruling.status == RulingStatus::House)
    record.need("by");
  else if (record.has("by"))
    record.errors().add(record.place_of("by"), "'by' stands in a ruling that is no house rule",
                        "write 'status: house', or say in 'note' who it was");
}

void read_carried(const Record& record, Ruling& ruling, ContentDraft& draft) {
  for (const YamlEntry& entry : record.map("notes")) {
    draft.used.push_back({NameKind::Document, entry.key, entry.key_place, {}});
    if (entry.value.kind != YamlNode::Kind::List) {
      draft.errors.add(entry.value.place, fmt::format("the notes of {} are no list", entry.key),
                       "write their numbers as [a, b]");
      continue;
    }
    for (const YamlNode& item : entry.value.items) {
      const std::optional<int> number = read_number(item, "a note", 1, 9999, draft.errors);
      if (!number) continue;
      ruling.notes.push_back({entry.key, *number});
      draft.carried.push_back({ruling.notes.back(), ruling.id, item.place});
    }
  }
  if (!draft.game && !record.has("notes") && !record.has("sources"))
    draft.errors.add(record.place(), "a ruling has neither notes nor sources",
                     "add 'notes' or 'sources', so that it can be looked up");
}

Ruling read_ruling(const YamlNode& node, const std::string& set, std::vector<std::string>& titles,
                   ContentDraft& draft) {
  const Record record(node, draft.keys(keys_of<Ruling>()), draft.errors);
  Ruling ruling;
  ruling.set = set;
  if (draft.game) ruling.status = RulingStatus::House;
  read_members(record, ruling, draft, ruling_apart);
  give_ids(record, NameKind::Ruling, ruling, draft);
  check_rule_record(record, ruling, draft);
  check_title(record, titles);
  titles.push_back(ruling.title);
  check_status(record, ruling);
  check_says(record, ruling, draft.errors);
  read_carried(record, ruling, draft);
  return ruling;
}

}  // namespace

void read_rulings_file(const YamlNode& root, std::string_view set, ContentDraft& draft) {
  const bool of_game = is_game_file(set, draft);
  const RecordKeys keys = {
      "a file of rulings", of_game ? std::span(game_file_keys) : std::span(ruling_file_keys), {}};
  const Record record(root, keys, draft.errors);
  const std::string name =
      of_game ? read_file_game(record, draft) : read_file_set(record, set, draft);
  need_list(record, "rulings", "write at least one ruling");
  std::vector<std::string> titles;
  for (const YamlNode& node : record.list("rulings"))
    draft.rulings.push_back(read_ruling(node, name, titles, draft));
}

}  // namespace cartulary::tiledb
