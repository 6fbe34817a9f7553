// parts_of: the members of a plain struct as a tuple of references, in declaration order. The
// compiler counts them, so none can be forgotten.
//
// The tuple refers to the record and must not outlive it. Works for structs without a base and with
// at most 24 members. The records that do have a base are listed below.
//
//   std::apply([](const auto&... part) { ... }, parts_of(symbol));   // its name, its detail
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>

#include "engine/guide/guide.h"
#include "engine/guide/scoring.h"
#include "engine/rule/group_game.h"
#include "engine/rule/rule.h"

namespace cartulary::tiledb {

// Converts to any type, to count members; never evaluated.
struct AnyPart {
  template <class T>
  operator T() const;
};

template <class Record, class... Found>
consteval std::size_t part_count(Found... found) {
  if constexpr (requires { Record{found..., AnyPart{}}; })
    return part_count<Record>(found..., AnyPart{});
  else
    return sizeof...(Found);
}

// clang-format off
#define CARTULARY_PARTS(number, ...)                                                              \
  if constexpr (count == number) { auto& [__VA_ARGS__] = record; return std::tie(__VA_ARGS__); }

template <class Record>
auto parts_of(Record& record) {
  constexpr std::size_t count = part_count<std::remove_const_t<Record>>();
  static_assert(count >= 1 && count <= 24, "add a line below");
  CARTULARY_PARTS(1, a)
  CARTULARY_PARTS(2, a, b)
  CARTULARY_PARTS(3, a, b, c)
  CARTULARY_PARTS(4, a, b, c, d)
  CARTULARY_PARTS(5, a, b, c, d, e)
  CARTULARY_PARTS(6, a, b, c, d, e, f)
  CARTULARY_PARTS(7, a, b, c, d, e, f, g)
  CARTULARY_PARTS(8, a, b, c, d, e, f, g, h)
  CARTULARY_PARTS(9, a, b, c, d, e, f, g, h, i)
  CARTULARY_PARTS(10, a, b, c, d, e, f, g, h, i, j)
  CARTULARY_PARTS(11, a, b, c, d, e, f, g, h, i, j, k)
  CARTULARY_PARTS(12, a, b, c, d, e, f, g, h, i, j, k, l)
  CARTULARY_PARTS(13, a, b, c, d, e, f, g, h, i, j, k, l, m)
  CARTULARY_PARTS(14, a, b, c, d, e, f, g, h, i, j, k, l, m, n)
  CARTULARY_PARTS(15, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
  CARTULARY_PARTS(16, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
  CARTULARY_PARTS(17, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)
  CARTULARY_PARTS(18, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r)
  CARTULARY_PARTS(19, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s)
  CARTULARY_PARTS(20, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t)
  CARTULARY_PARTS(21, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u)
  CARTULARY_PARTS(22, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v)
  CARTULARY_PARTS(23, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w)
  CARTULARY_PARTS(24, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x)
}
// clang-format on
#undef CARTULARY_PARTS

// The members of a struct with a base, which structured bindings cannot decompose. all_parts()
// checks at compile time that none is missing.
template <class Record>
struct BesideBase;
template <>
struct BesideBase<Rule> {
  using Base = RuleRecord;
  static auto parts(auto& it) { return std::tie(it.heading, it.step, it.value); }
};
template <>
struct BesideBase<Ruling> {
  using Base = RuleRecord;
  static auto parts(auto& it) {
    return std::tie(it.status, it.basis, it.question, it.annotates, it.says, it.publisher, it.by,
                    it.date, it.supersedes, it.contradicts, it.notes, it.unknown);
  }
};
template <>
struct BesideBase<Variant> {
  using Base = RuleRecord;
  static auto parts(auto& it) {
    return std::tie(it.question, it.annotates, it.author, it.date, it.unknown);
  }
};
template <>
struct BesideBase<GroupGame> {
  using Base = GameName;
  static auto parts(auto& it) {
    return std::tie(it.players, it.note, it.selection, it.adopts, it.drops);
  }
};
template <>
struct BesideBase<GuideLine> {
  using Base = GuideScope;
  static auto parts(auto& it) {
    return std::tie(it.id, it.guide, it.part, it.text, it.must, it.under, it.status, it.basis,
                    it.rules, it.no_rule, it.carries, it.place, it.sources, it.note, it.moves,
                    it.cells, it.date, it.publishers, it.set, it.includes, it.includes_note,
                    it.unknown);
  }
};
template <>
struct BesideBase<FigureCell> {
  using Base = GuideScope;
  static auto parts(auto& it) {
    return std::tie(it.id, it.figure, it.question, it.answer, it.says, it.note, it.rules,
                    it.no_rule, it.carries);
  }
};
template <>
struct BesideBase<ScoringLine> {
  using Base = GuideScope;
  static Formula& formula(ScoringLine& it) { return it; }
  static const Formula& formula(const ScoringLine& it) { return it; }
  static auto parts(auto& it) {
    return std::tie(formula(it), it.when, it.points, it.status, it.basis, it.no_rule, it.carries,
                    it.place, it.sources, it.note);
  }
};

template <class Record>
concept HasBase = requires { typename BesideBase<Record>::Base; };

// The parts of a record as a tuple; a base counts as one part.
template <class Record>
auto all_parts(Record& record) {
  using Plain = std::remove_const_t<Record>;
  if constexpr (HasBase<Plain>) {
    using Base = typename BesideBase<Plain>::Base;
    using SameBase = std::conditional_t<std::is_const_v<Record>, const Base, Base>;
    auto own = BesideBase<Plain>::parts(record);
    static_assert(1 + std::tuple_size_v<decltype(own)> == part_count<Plain>());
    return std::tuple_cat(std::tie(static_cast<SameBase&>(record)), own);
  } else {
    return parts_of(record);
  }
}

template <class Record, class Take>
void for_each_part(Record& record, const Take& take) {
  std::apply([&](auto&... part) { (take(part), ...); }, all_parts(record));
}

}  // namespace cartulary::tiledb
