// View: the data of a template: a text, a bool, a list, or named parts.
//
// A plain value that owns its contents. The renderer escapes text, not the View. Empty text,
// `false` and an empty list count as false in a template's sections.
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

  // A view with named parts, empty at first; set() adds them.
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

  // REQUIRES: created by the default constructor. Setting a key again replaces its value.
  View& set(std::string_view key, View value);
  // REQUIRES: created by list().
  View& add(View value);
  // The number of items in a list; 0 for any other view.
  std::size_t size() const;

  const std::variant<bool, std::string, List, Parts>& value() const { return value_; }

 private:
  std::variant<bool, std::string, List, Parts> value_;
};

}  // namespace cartulary::docgen
