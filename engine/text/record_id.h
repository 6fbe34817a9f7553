// RecordId: which record is meant, by its kind and its name: "ruling/tower/ransom-is-flat".
//
// Names of records are unique within their kind, so a name alone says nothing where kinds are
// mixed. Owns its text.
//
//   const RecordId id(RecordKind::Ruling, ruling.id);
//   to_text(id);                                    // "ruling/tower/ransom-is-flat"
//   parse_record_id("rule/tower/ransom")->kind;     // RecordKind::Rule
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

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
  RecordKind kind;
  std::string name;  // never empty: "tower/ransom-is-flat"

  RecordId(RecordKind of, std::string_view called) : kind(of), name(called) {}
  friend auto operator<=>(const RecordId&, const RecordId&) = default;
};
std::string to_text(const RecordId& id);
// The inverse. Nothing if no kind stands before the first slash, or no name behind it.
std::optional<RecordId> parse_record_id(std::string_view text);

// "rule/, ruling/ or variant/", for messages.
std::string words_of(std::span<const RecordKind> kinds);

}  // namespace cartulary
