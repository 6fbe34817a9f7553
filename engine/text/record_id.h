// RecordId: which record is meant, by its kind and its name: "ruling/tower/ransom-is-flat".
//
// Names are unique only among records of one kind. Where kinds are mixed, a record is therefore
// named with its kind. Owns its text.
//
//   id_of(ruling);                                  // of the kind RecordKind::Ruling
//   full_id(ruling);                                // "ruling/tower/ransom-is-flat"
//   parse_record_id("rule/tower/ransom")->kind;     // RecordKind::Rule
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary {

enum class RecordKind : std::uint8_t {
  Rule,
  Ruling,
  Variant,
  Element,
  Set,
  Tile,
  Ledger,
  Position
};
inline constexpr std::array<std::string_view, 8> record_kind_names = {
    "rule", "ruling", "variant", "element", "set", "tile", "ledger", "position"};
std::string_view to_text(RecordKind kind);

struct RecordId {
  RecordKind kind = RecordKind::Rule;
  std::string name;  // "tower/ransom-is-flat"

  friend auto operator<=>(const RecordId&, const RecordId&) = default;
};
using RecordIds = std::vector<RecordId>;
// "ruling/tower/ransom-is-flat".
std::string full_id(RecordKind kind, std::string_view name);
std::string to_text(const RecordId& id);
std::vector<std::string> texts_of(const RecordIds& ids);

// Of a record, whose type says the kind: `static constexpr RecordKind record_kind`.
template <class Record>
std::string full_id(const Record& record) {
  return full_id(Record::record_kind, record.id);
}
template <class Record>
RecordId id_of(const Record& record) {
  return {Record::record_kind, record.id};
}
// The inverse of to_text(). Nothing if no kind stands before the first slash, or no name behind it.
std::optional<RecordId> parse_record_id(std::string_view text);
// Whether the text is the id of a record of that kind, with the kind.
bool is_id_of(RecordKind kind, std::string_view text);

// "rule/, ruling/ or variant/", for messages.
std::string words_of(std::span<const RecordKind> kinds);

}  // namespace cartulary
