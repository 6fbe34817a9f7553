#include <array>

#include <fmt/format.h>

#include "engine/tile/source_members.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {
namespace {

// Read separately: ids of documents may contain dots, and the places of claims are needed.
constexpr std::array<std::string_view, 1> document_apart = {"id"};
constexpr std::array<std::string_view, 2> ledger_apart = {"claims", "sides"};

// Ids of documents may contain dots, for versions: car-7.4.
std::string read_document_id(const Record& record) {
  std::string id = record.need_text("id");
  std::string without_dots = id;
  for (char& c : without_dots)
    if (c == '.') c = '-';
  if (id.empty() || is_id(without_dots, false)) return id;
  record.errors().add(record.place_of("id"), fmt::format("'{}' is no id", id),
                      "write small letters and digits in words joined by '-' or '.'");
  return {};
}

SourceDocument read_document(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, keys_of<SourceDocument>(), draft.errors);
  SourceDocument document;
  document.id = read_document_id(record);
  read_members(record, document, draft, document_apart);
  if (!document.id.empty())
    draft.given.push_back({NameKind::Document, document.id, record.place_of("id")});
  return document;
}

LedgerDraft read_entry(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, draft.keys(keys_of<LedgerEntry>()), draft.errors);
  LedgerDraft made;
  LedgerEntry& entry = made.entry;
  read_members(record, entry, draft, ledger_apart);
  entry.claims = read_used(record, "claims", NameKind::Claim, draft, &made.claim_places);
  record.need("sides");
  for (const YamlNode& side : record.list("sides"))
    read_members(Record(side, draft.keys(keys_of<LedgerSide>("a side")), draft.errors),
                 entry.sides.emplace_back(), draft);
  if (!entry.id.empty())
    draft.given.push_back({NameKind::LedgerEntry, entry.id, record.place_of("id")});
  return made;
}

}  // namespace

void read_sources_file(const YamlNode& root, ContentDraft& draft) {
  if (root.kind != YamlNode::Kind::List) {
    draft.errors.add(root.place, fmt::format("the file holds {}, not a list", kind_words(root)),
                     "write one '- id: ...' for each document");
    draft.unread.push_back(NameKind::Document);
    return;
  }
  for (const YamlNode& item : root.items) draft.sources.push_back(read_document(item, draft));
}

void read_ledger_file(const YamlNode& root, ContentDraft& draft) {
  if (root.kind != YamlNode::Kind::List) {
    draft.errors.add(root.place, fmt::format("the file holds {}, not a list", kind_words(root)),
                     "write one '- id: ...' for each entry");
    draft.unread.push_back(NameKind::LedgerEntry);
    return;
  }
  for (const YamlNode& item : root.items) draft.ledger.push_back(read_entry(item, draft));
}

}  // namespace cartulary::tiledb
