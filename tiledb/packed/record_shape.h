// shape_of<T>(): a number that identifies the byte layout of a type (packed_values.h), to tell
// whether bytes were written for the same types. It is derived from the types alone.
//
//   static_assert(shape_of<Tile>() != shape_of<TileSet>());
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tiledb/packed/record_parts.h"

namespace cartulary::tiledb {

// FNV-1a, 64 bits: short, and good enough to detect accidents.
class Digest {
 public:
  constexpr Digest& add(std::string_view bytes) {
    for (const char byte : bytes) value_ = (value_ ^ static_cast<unsigned char>(byte)) * prime;
    return *this;
  }
  constexpr Digest& add(std::uint64_t number) {
    for (unsigned shift = 0; shift < 64; shift += 8)
      value_ = (value_ ^ (number >> shift & 0xFFU)) * prime;
    return *this;
  }
  constexpr std::uint64_t value() const { return value_; }

 private:
  static constexpr std::uint64_t prime = 0x100000001B3U;
  std::uint64_t value_ = 0xCBF29CE484222325U;
};

template <class T>
constexpr std::uint64_t shape_of();

// The shape of a container, optional or text; 0 for other types.
template <class T>
struct ItemShape {
  static constexpr std::uint64_t value = 0;
};
template <class T>
struct ItemShape<std::vector<T>> {
  static constexpr std::uint64_t value = Digest().add("list").add(shape_of<T>()).value();
};
template <class T>
struct ItemShape<std::optional<T>> {
  static constexpr std::uint64_t value = Digest().add("optional").add(shape_of<T>()).value();
};
template <class T, std::size_t size>
struct ItemShape<std::array<T, size>> {
  static constexpr std::uint64_t value = Digest().add("array").add(size).add(shape_of<T>()).value();
};
template <class T, class Order>
struct ItemShape<std::set<T, Order>> {
  static constexpr std::uint64_t value = Digest().add("set").add(shape_of<T>()).value();
};
template <class K, class V, class Order>
struct ItemShape<std::map<K, V, Order>> {
  static constexpr std::uint64_t value =
      Digest().add("map").add(shape_of<K>()).add(shape_of<V>()).value();
};
template <>
struct ItemShape<std::string> {
  static constexpr std::uint64_t value = Digest().add("text").value();
};

template <class... Parts>
constexpr std::uint64_t parted_shape(std::type_identity<std::tuple<Parts&...>>) {
  Digest digest;
  (digest.add(shape_of<Parts>()), ...);
  return digest.value();
}

template <class Record>
constexpr std::uint64_t listed_shape() {
  Digest digest;
  for_each_member<Record>([&]<class Place, class Value>(const Member<Place, Value>&) {
    digest.add(shape_of<Value>());
  });
  std::apply(
      [&](auto... place) {
        (digest.add(shape_of<std::remove_cvref_t<decltype(std::declval<Record&>().*place)>>()),
         ...);
      },
      beside_list<Record>);
  return digest.value();
}

template <class T>
constexpr std::uint64_t shape_of() {
  if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
    return Digest().add(sizeof(T)).value();
  else if constexpr (ItemShape<T>::value != 0)
    return ItemShape<T>::value;
  else if constexpr (Listed<T>)
    return listed_shape<T>();
  else
    return parted_shape(std::type_identity<decltype(taken_apart(std::declval<T&>()))>());
}

}  // namespace cartulary::tiledb
