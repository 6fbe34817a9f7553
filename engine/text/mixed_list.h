// A list of values of different types, known to the compiler: the members of a record, the keys of
// an answer. A list may stand in a list, and its values then count as if they stood there.
//
//   constexpr auto y = mixed_list(member("y", &Cell::y, {}));
//   constexpr auto list = mixed_list(member("x", &Cell::x, {}), y);
//   list.each([](const auto& member) { ... });   // x, then y
//
// Used instead of std::tuple, because that is slow to compile: in a file that knows many records it
// takes half of the compiler's time before optimization (bench/README.md, "A clean build").
#pragma once

#include <cstddef>
#include <utility>

namespace cartulary {

// A value of a list. The number tells values of one type apart.
template <std::size_t number, class Value>
struct MixedValue {
  Value value;
};

template <class Numbers, class... Values>
struct MixedValues;

template <class Value>
inline constexpr bool is_mixed_list = false;
template <class Numbers, class... Values>
inline constexpr bool is_mixed_list<MixedValues<Numbers, Values...>> = true;

template <std::size_t... numbers, class... Values>
struct MixedValues<std::index_sequence<numbers...>, Values...> : MixedValue<numbers, Values>... {
  constexpr explicit MixedValues(const Values&... values)
      : MixedValue<numbers, Values>{values}... {}

  // Calls `take` with each value, in their order.
  template <class Take>
  constexpr void each(const Take& take) const {
    (give(static_cast<const MixedValue<numbers, Values>&>(*this).value, take), ...);
  }

  // The list of what `change` makes of each value; none of them is a list.
  template <class Change>
  constexpr auto changed(const Change& change) const {
    return mixed_list(change(static_cast<const MixedValue<numbers, Values>&>(*this).value)...);
  }

  // The first value, which belongs to a list that stands here if the first is one.
  constexpr const auto& first() const { return first_of(*this); }

 private:
  template <class Value, class Take>
  static constexpr void give(const Value& value, const Take& take) {
    if constexpr (is_mixed_list<Value>)
      value.each(take);
    else
      take(value);
  }
  template <class Value>
  static constexpr const auto& first_of(const MixedValue<0, Value>& first) {
    if constexpr (is_mixed_list<Value>)
      return first.value.first();
    else
      return first.value;
  }
};

template <class... Values>
using MixedList = MixedValues<std::index_sequence_for<Values...>, Values...>;

template <class... Values>
constexpr MixedList<Values...> mixed_list(const Values&... values) {
  return MixedList<Values...>(values...);
}

}  // namespace cartulary
