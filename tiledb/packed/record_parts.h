// for_each_part: the members of a record, each once. The compiler counts them, so none can be
// forgotten.
//
// If the list of members of a record (engine/text/members.h) is complete, the parts follow it. Any
// other struct is taken apart by a structured binding, for which it must have no base and at most
// 16 members. A struct of neither kind does not compile.
//
//   for_each_part(symbol, [](const auto& part) { ... });   // its name, its detail
#pragma once

#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>

#include "engine/guide/guide_members.h"
#include "engine/guide/scoring_members.h"
#include "engine/position/position_members.h"
#include "engine/rule/carried_game_members.h"
#include "engine/rule/rule_members.h"
#include "engine/tile/set_members.h"
#include "engine/tile/tile_members.h"
#include "tiledb/draft/claim_members.h"

namespace cartulary::tiledb {

// Converts to any type, to count members; never evaluated.
struct AnyPart {
  template <class T>
  operator T() const;
};

// A base counts as one.
template <class Record, class... Found>
consteval std::size_t part_count(Found... found) {
  if constexpr (requires { Record{found..., AnyPart{}}; })
    return part_count<Record>(found..., AnyPart{});
  else
    return sizeof...(Found);
}

template <class Record, class Base>
consteval std::size_t parts_of_base() {
  if constexpr (std::derived_from<Record, Base> && !std::same_as<Record, Base>)
    return part_count<Base>() - 1;
  else
    return 0;
}

// The members with those of the bases that records have.
template <class Record>
inline constexpr std::size_t member_count =
    part_count<Record>() + parts_of_base<Record, RuleRecord>() +
    parts_of_base<Record, GuideScope>() + parts_of_base<Record, Formula>();

// Members that are not in the list of their record: JSON tells them elsewhere, or content does not
// fill them in.
template <class Record>
inline constexpr std::tuple<> beside_list = {};
template <>
inline constexpr std::tuple beside_list<TileSet> = {&TileSet::mega_drops};
template <>
inline constexpr std::tuple beside_list<Tile> = {&Tile::copies, &Tile::sources};
template <>
inline constexpr std::tuple beside_list<Variant> = {&Variant::word, &Variant::verdict,
                                                    &Variant::branches, &Variant::verdict_read};
template <>
inline constexpr std::tuple beside_list<FigureCell> = {
    &FigureCell::sets, &FigureCell::any_of, &FigureCell::not_with, &FigureCell::rule_value};

// How many members the list has; 0 if there is none, or if it tells members of members.
template <class Record>
consteval std::size_t listed_members() {
  std::size_t listed = 0;
  bool own = true;
  if constexpr (HasMembers<Record>)
    for_each_member<Record>([&](const auto& member) {
      ++listed;
      own = own && std::is_member_object_pointer_v<std::remove_cvref_t<decltype(member.place)>>;
    });
  return own ? listed : 0;
}

template <class Record>
concept Listed = listed_members<Record>() > 0 &&
                 listed_members<Record>() +
                         std::tuple_size_v<std::remove_const_t<decltype(beside_list<Record>)>> ==
                     member_count<Record>;

// clang-format off
template <class Record>
auto taken_apart(Record& record) {
  constexpr std::size_t count = part_count<std::remove_const_t<Record>>();
  static_assert(count >= 1 && count <= 16, "give it a list of members, or add a line below");
  if constexpr (count == 1) { auto& [a] = record; return std::tie(a); }
  if constexpr (count == 2) { auto& [a, b] = record; return std::tie(a, b); }
  if constexpr (count == 3) { auto& [a, b, c] = record; return std::tie(a, b, c); }
  if constexpr (count == 4) { auto& [a, b, c, d] = record; return std::tie(a, b, c, d); }
  if constexpr (count == 5) { auto& [a, b, c, d, e] = record; return std::tie(a, b, c, d, e); }
  if constexpr (count == 6) { auto& [a, b, c, d, e, f] = record; return std::tie(a, b, c, d, e, f); }
  if constexpr (count == 7) { auto& [a, b, c, d, e, f, g] = record; return std::tie(a, b, c, d, e, f, g); }
  if constexpr (count == 8) { auto& [a, b, c, d, e, f, g, h] = record; return std::tie(a, b, c, d, e, f, g, h); }
  if constexpr (count == 9) { auto& [a, b, c, d, e, f, g, h, i] = record; return std::tie(a, b, c, d, e, f, g, h, i); }
  if constexpr (count == 10) { auto& [a, b, c, d, e, f, g, h, i, j] = record; return std::tie(a, b, c, d, e, f, g, h, i, j); }
  if constexpr (count == 11) { auto& [a, b, c, d, e, f, g, h, i, j, k] = record; return std::tie(a, b, c, d, e, f, g, h, i, j, k); }
  if constexpr (count == 12) { auto& [a, b, c, d, e, f, g, h, i, j, k, l] = record; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l); }
  if constexpr (count == 13) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m] = record; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m); }
  if constexpr (count == 14) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = record; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n); }
  if constexpr (count == 15) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = record; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o); }
  if constexpr (count == 16) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = record; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p); }
}
// clang-format on

template <class Record, class Take>
void for_each_part(Record& record, const Take& take) {
  using Plain = std::remove_const_t<Record>;
  if constexpr (Listed<Plain>) {
    for_each_member<Plain>([&](const auto& member) { take(member.of(record)); });
    std::apply([&](auto... place) { (take(record.*place), ...); }, beside_list<Plain>);
  } else {
    std::apply([&](auto&... part) { (take(part), ...); }, taken_apart(record));
  }
}

}  // namespace cartulary::tiledb
