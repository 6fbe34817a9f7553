#include <array>

#include <fmt/format.h>

#include "tiledb/content/readers.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 10> entry_keys = {
    "id", "title", "kind", "claims", "sides", "decision", "reason", "date", "tiles", "sets"};
constexpr std::array<std::string_view, 2> side_keys = {"says", "sources"};
constexpr std::array<std::string_view, 3> kinds = {"slip", "dispute", "gap"};

std::optional<std::string> parse_kind(std::string_view text) {
  for (const std::string_view kind : kinds)
    if (kind == text) return std::string(kind);
  return std::nullopt;
}

LedgerSide read_side(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, {"a side", side_keys, {}}, draft.errors);
  LedgerSide side;
  side.says = record.need_text("says");
  record.need("sources");
  side.sources = read_source_places(record, "sources", false, draft);
  return side;
}

LedgerDraft read_entry(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, {"a ledger entry", entry_keys, {}}, draft.errors);
  LedgerDraft made;
  LedgerEntry& entry = made.entry;
  entry.id = read_id(record, "id", false, draft.errors);
  entry.title = record.need_text("title");
  record.need("kind");
  entry.kind = read_word(record, "kind", parse_kind, kinds).value_or("");
  entry.claims = read_used(record, "claims", NameKind::Claim, draft, &made.claim_places);
  record.need("sides");
  for (const YamlNode& side : record.list("sides")) entry.sides.push_back(read_side(side, draft));
  entry.decision = record.need_text("decision");
  entry.reason = record.need_text("reason");
  record.need("date");
  entry.date = read_date(record, "date");
  entry.tiles = read_used(record, "tiles", NameKind::Tile, draft);
  entry.sets = read_used(record, "sets", NameKind::Set, draft);
  if (!entry.id.empty())
    draft.given.push_back({NameKind::LedgerEntry, entry.id, record.place_of("id")});
  return made;
}

}  // namespace

void read_ledger(const YamlNode& root, ContentDraft& draft) {
  if (root.kind != YamlNode::Kind::List) {
    draft.errors.add(root.place, fmt::format("the file holds {}, not a list", kind_words(root)),
                     "write one '- id: ...' for each entry");
    draft.unread.push_back(NameKind::LedgerEntry);
    return;
  }
  for (const YamlNode& item : root.items) draft.ledger.push_back(read_entry(item, draft));
}

}  // namespace cartulary::tiledb
