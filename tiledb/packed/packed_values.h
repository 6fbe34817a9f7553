// PackWriter and PackReader: serialize values by their types alone: numbers, texts, enums, lists,
// maps, optionals, and records part by part (record_parts.h).
//
// A number takes seven bits per byte, the lowest first, with the sign in the lowest bit. Texts and
// lists are preceded by their number of bytes or items. The reader does not own the bytes and never
// reads beyond them. After a fault it yields empty values, and `good()` is false.
//
//   PackWriter writer;                 PackReader reader(bytes);
//   writer.put(tiles);                 reader.take(tiles);   if (!reader.good()) ...
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tiledb/packed/record_parts.h"

namespace cartulary::tiledb {

template <class T>
concept PackedNumber = std::is_integral_v<T> || std::is_enum_v<T>;

class PackWriter {
 public:
  template <class T>
  void put(const T& value) {
    if constexpr (PackedNumber<T>)
      number(static_cast<std::int64_t>(value));
    else
      for_each_part(value, [this](const auto& part) { this->put(part); });
  }
  void put(const std::string& text);
  template <class T>
  void put(const std::optional<T>& value) {
    put(value.has_value());
    if (value) put(*value);
  }
  template <class T>
  void put(const std::vector<T>& list) {
    number(static_cast<std::int64_t>(list.size()));
    for (const T& item : list) put(item);
  }
  template <class T, std::size_t size>
  void put(const std::array<T, size>& list) {
    for (const T& item : list) put(item);
  }
  template <class T, class Order>
  void put(const std::set<T, Order>& set) {
    number(static_cast<std::int64_t>(set.size()));
    for (const T& item : set) put(item);
  }
  template <class K, class V, class Order>
  void put(const std::map<K, V, Order>& map) {
    number(static_cast<std::int64_t>(map.size()));
    for (const auto& [key, value] : map) {
      put(key);
      put(value);
    }
  }

  const std::string& bytes() const { return bytes_; }

 private:
  void number(std::int64_t value);

  std::string bytes_;
};

class PackReader {
 public:
  explicit PackReader(std::string_view bytes) : rest_(bytes) {}

  template <class T>
  void take(T& value) {
    if constexpr (PackedNumber<T>)
      take_number(value);
    else
      for_each_part(value, [this](auto& part) { this->take(part); });
  }
  void take(std::string& text);
  template <class T>
  void take(std::optional<T>& value) {
    bool there = false;
    take(there);
    value.reset();
    if (there) take(value.emplace());
  }
  template <class T>
  void take(std::vector<T>& list) {
    list.clear();
    for (std::size_t left = take_count(); left > 0 && good_; --left) take(list.emplace_back());
  }
  template <class T, std::size_t size>
  void take(std::array<T, size>& list) {
    for (T& item : list) take(item);
  }
  template <class T, class Order>
  void take(std::set<T, Order>& set) {
    set.clear();
    for (std::size_t left = take_count(); left > 0 && good_; --left) {
      T item{};
      take(item);
      set.insert(std::move(item));
    }
  }
  template <class K, class V, class Order>
  void take(std::map<K, V, Order>& map) {
    map.clear();
    for (std::size_t left = take_count(); left > 0 && good_; --left) {
      K key{};
      take(key);
      take(map[std::move(key)]);
    }
  }

  // Whether no fault has occurred so far.
  bool good() const { return good_; }
  bool at_end() const { return rest_.empty(); }
  // The bytes that have not been taken yet.
  std::string_view rest() const { return rest_; }

 private:
  // A number that does not fit the type, such as 2 for a flag, is a fault.
  template <class T>
  void take_number(T& value) {
    const std::int64_t read = number();
    value = static_cast<T>(read);
    if (static_cast<std::int64_t>(value) != read) fail();
  }
  std::int64_t number();
  // The number of items that follow. More items than remaining bytes are a fault.
  std::size_t take_count();
  void fail();

  std::string_view rest_;
  bool good_ = true;
};

}  // namespace cartulary::tiledb
