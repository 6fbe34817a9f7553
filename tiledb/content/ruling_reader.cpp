#include <algorithm>
#include <array>
#include <span>

#include <fmt/format.h>

#include "tiledb/content/rule_record_reader.h"
#include "tiledb/draft/markdown_links.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 2> file_keys = {"set", "rulings"};
constexpr std::array<std::string_view, 24> ruling_keys = {
    "id",         "aliases", "title",     "status",    "basis",       "question",
    "asked",      "text",    "annotates", "about",     "with",        "editions",
    "rule_sets",  "board",   "says",      "publisher", "by",          "date",
    "supersedes", "notes",   "sources",   "note",      "contradicts", "unknown"};
constexpr std::array<std::string_view, 3> nullable = {"publisher", "by", "date"};
constexpr std::array<std::string_view, 5> side_keys = {"who", "edition", "printing", "text",
                                                       "current"};

// Who rules: those who print rules. Others who have it so: the World Championship of 2012, and
// the annotated rules themselves.
constexpr std::array<std::string_view, 6> publishers = {"HiG",       "RGG",    "ZMG",
                                                        "999 Games", "CundCo", "spielbox"};
constexpr std::array<std::string_view, 8> sayers = {"HiG",    "RGG",      "ZMG",    "999 Games",
                                                    "CundCo", "spielbox", "WC2012", "CAR"};

// Reports a name that is none of the known ones.
void check_known(const Record& record, std::string_view key, std::string_view what,
                 std::string_view name, std::span<const std::string_view> known) {
  if (!name.empty() && std::find(known.begin(), known.end(), name) == known.end())
    report_unknown_name(record.place_of(key), what, name, known, record.errors());
}

RulingSide read_side(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, {"an item of 'says'", side_keys, {}}, draft.errors);
  RulingSide side;
  side.who = record.need_text("who");
  check_known(record, "who", "publisher or rule set", side.who, sayers);
  side.edition = read_edition(record, "edition");
  side.printing = record.text("printing");
  side.text = need_markdown(record, "text", draft);
  side.current = record.flag("current").value_or(false);
  return side;
}

// A difference says who has it how; nothing else does.
void read_says(const Record& record, Ruling& ruling, ContentDraft& draft) {
  const bool difference = ruling.status == RulingStatus::Difference;
  if (difference && record.need("says") == nullptr) return;
  for (const YamlNode& item : record.list("says")) ruling.says.push_back(read_side(item, draft));
  if (record.find("says") == nullptr) return;
  const Place& place = record.place_of("says");
  if (!difference && record.find("status") != nullptr)
    draft.errors.add(place, "'says' stands in a ruling that is no difference",
                     "write 'status: difference', or remove 'says'");
  else if (ruling.says.size() < 2)
    draft.errors.add(place, "'says' has fewer than two sides",
                     "write both sides of the difference");
  else if (std::count_if(ruling.says.begin(), ruling.says.end(),
                         [](const RulingSide& side) { return side.current; }) != 1)
    draft.errors.add(place, "not exactly one side is the current one",
                     "write 'current: true' on the side that the rule's text follows");
}

void read_status(const Record& record, Ruling& ruling) {
  record.need("status");
  const std::optional<RulingStatus> status =
      read_word(record, "status", parse_ruling_status, ruling_status_names);
  ruling.status = status.value_or(RulingStatus::Unmarked);
  ruling.basis = record.need_text("basis");
  const bool told = ruling.basis == "marked" || ruling.basis.starts_with("inferred: ");
  if (status && *status != RulingStatus::Unmarked && !ruling.basis.empty() && !told)
    record.errors().add(record.place_of("basis"),
                        fmt::format("'{}' does not say what the status rests on", ruling.basis),
                        "write marked, or 'inferred: ' and which words say so");
  if (status == RulingStatus::House) record.need("by");
  ruling.by = record.text("by");
  if (status && *status != RulingStatus::House && record.has("by"))
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
  if (!record.has("notes") && !record.has("sources"))
    draft.errors.add(record.place(), "a ruling has neither notes nor sources",
                     "add 'notes' or 'sources', so that it can be looked up");
}

Ruling read_ruling(const YamlNode& node, const std::string& set, std::vector<std::string>& titles,
                   ContentDraft& draft) {
  const Record record(node, {"a ruling", ruling_keys, nullable}, draft.errors);
  Ruling ruling;
  read_rule_record(record, set, NameKind::Ruling, ruling, draft);
  check_title(record, titles);
  titles.push_back(ruling.title);
  read_status(record, ruling);
  ruling.question = read_markdown(record, "question", draft);
  need_list(record, "annotates", "name at least one rule");
  ruling.annotates = read_used(record, "annotates", NameKind::Rule, draft);
  read_says(record, ruling, draft);
  ruling.publisher = record.text("publisher");
  check_known(record, "publisher", "publisher", ruling.publisher, publishers);
  ruling.date = read_date(record, "date");
  ruling.supersedes = read_used(record, "supersedes", NameKind::Entry, draft);
  ruling.contradicts = read_used(record, "contradicts", NameKind::Entry, draft);
  read_carried(record, ruling, draft);
  ruling.unknown = record.unknown();
  return ruling;
}

}  // namespace

void read_rulings(const YamlNode& root, std::string_view set, ContentDraft& draft) {
  const Record record(root, {"a file of rulings", file_keys, {}}, draft.errors);
  const std::string name = read_file_set(record, set, draft);
  need_list(record, "rulings", "write at least one ruling");
  std::vector<std::string> titles;
  for (const YamlNode& node : record.list("rulings"))
    draft.rulings.push_back(read_ruling(node, name, titles, draft));
}

}  // namespace cartulary::tiledb
