// View: the data of a template: a text, a message, a bool, a list, or named parts.
//
// A plain value that owns its contents. The renderer escapes text, not the View, and says messages
// in the language of the page. Empty text, `false` and an empty list count as false in a template's
// sections.
//
//   View tile;
//   tile.set("id", "IC-07").set("copies", 2).set("river", false);
//   tile.set("designs", said_count("count.design", 3));   // "3 designs", "3 Motive"
//   View list = View::list();
//   list.add(std::move(tile));
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/text/said.h"

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
  View(Said said);
  template <std::same_as<bool> Bool>
  View(Bool yes) : value_(yes) {}
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  View(Number number) : value_(std::to_string(number)) {}
  // Copies without the variant's own copy, which ends the process where there is no memory: GCC 12
  // then destroys a variant that holds nothing as if it held something.
  View(const View& other);
  View& operator=(const View& other);
  View(View&&) noexcept = default;
  View& operator=(View&&) noexcept = default;
  ~View() = default;

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

  const std::variant<bool, std::string, List, Parts, std::shared_ptr<const Said>>& value() const {
    return value_;
  }

 private:
  std::variant<bool, std::string, List, Parts, std::shared_ptr<const Said>> value_;
};

}  // namespace cartulary::docgen
