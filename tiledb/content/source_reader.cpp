#include <array>

#include <fmt/format.h>

#include "tiledb/content/readers.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 11> document_keys = {
    "id",   "title",    "kind",    "publisher", "author", "version",
    "date", "language", "address", "note",      "unknown"};
constexpr std::array<std::string_view, 6> nullable = {"publisher", "author",   "version",
                                                      "date",      "language", "address"};
constexpr std::array<std::string_view, 6> kinds = {"rules",   "wiki",     "house-rules",
                                                   "program", "pictures", "forum"};

std::optional<std::string> parse_kind(std::string_view text) {
  for (const std::string_view kind : kinds)
    if (kind == text) return std::string(kind);
  return std::nullopt;
}

// Ids of documents may hold a dot, for versions: car-7.4.
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
  const Record record(node, {"a document", document_keys, nullable}, draft.errors);
  SourceDocument document;
  document.id = read_document_id(record);
  document.title = record.need_text("title");
  record.need("kind");
  document.kind = read_word(record, "kind", parse_kind, kinds).value_or("");
  document.publisher = record.need_text("publisher");
  document.author = record.need_text("author");
  document.version = record.need_text("version");
  record.need("date");
  document.date = read_date(record, "date");
  document.language = record.need_text("language");
  document.address = record.need_text("address");
  document.note = record.text("note");
  document.unknown = record.unknown();
  if (!document.id.empty())
    draft.given.push_back({NameKind::Document, document.id, record.place_of("id")});
  return document;
}

}  // namespace

void read_sources(const YamlNode& root, ContentDraft& draft) {
  if (root.kind != YamlNode::Kind::List) {
    draft.errors.add(root.place, fmt::format("the file holds {}, not a list", kind_words(root)),
                     "write one '- id: ...' for each document");
    draft.unread.push_back(NameKind::Document);
    return;
  }
  for (const YamlNode& item : root.items) draft.sources.push_back(read_document(item, draft));
}

}  // namespace cartulary::tiledb
