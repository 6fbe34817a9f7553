// TextMap: an unordered map by text in which a string_view is found without a copy.
//
//   TextMap<int> numbers = {{"one", 1}};
//   std::string_view name = "one";
//   numbers.find(name)->second;         // 1
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace cartulary {

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    return std::hash<std::string_view>{}(text);
  }
};

template <class Value>
using TextMap = std::unordered_map<std::string, Value, TextHash, std::equal_to<>>;

}  // namespace cartulary
