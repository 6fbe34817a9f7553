// View: what a template is filled with: text, yes or no, a list, or named parts.
//
// A plain value that owns all it holds. Text is escaped by the renderer, never here. Empty
// text, `false` and an empty list count as "no" in a template's sections.
//
//   View tile;
//   tile.set("id", "IC-07").set("copies", 2).set("river", false);
//   View list = View::list();
//   list.add(std::move(tile));
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cartulary::docgen {

class View {
 public:
  using List = std::vector<View>;
  using Parts = std::vector<std::pair<std::string, View>>;

  // No parts; set() adds some.
  View() : value_(Parts()) {}
  View(std::string text) : value_(std::move(text)) {}
  View(std::string_view text) : value_(std::string(text)) {}
  View(const char* text) : value_(std::string(text)) {}
  template <std::same_as<bool> Bool>
  View(Bool yes) : value_(yes) {}
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  View(Number number) : value_(std::to_string(number)) {}

  static View list() {
    View view;
    view.value_ = List();
    return view;
  }

  // REQUIRES: made without an argument. A key set twice keeps the later value.
  View& set(std::string_view key, View value);
  // REQUIRES: made by list().
  View& add(View value);
  // How many a list holds; 0 for all else.
  std::size_t size() const;

  const std::variant<bool, std::string, List, Parts>& value() const { return value_; }

 private:
  std::variant<bool, std::string, List, Parts> value_;
};

}  // namespace cartulary::docgen
