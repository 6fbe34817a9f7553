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

#include "engine/text/messages.h"

namespace cartulary::docgen {

// A message by its id, with what its holes hold: texts, numbers or other messages.
struct Said {
  struct Hole {
    Hole(std::string_view hole, std::string_view holds);
    template <std::integral Number>
    Hole(std::string_view hole, Number holds)
        : Hole(hole, static_cast<long long>(holds), nullptr) {}
    Hole(std::string_view hole, Said holds);
    // Not inline, since builders of pages make a hundred of them.
    Hole(const Hole&);
    Hole& operator=(const Hole&);
    ~Hole();

    std::string_view name;
    std::string text;
    long long number = -1;             // none below 0
    std::shared_ptr<const Said> said;  // or a message

   private:
    Hole(std::string_view hole, long long holds, std::shared_ptr<const Said> none);
  };

  std::string_view id;
  std::vector<Hole> holes = {};
};

Said said(std::string_view id);
Said said(std::string_view id, std::initializer_list<Said::Hole> holes);
// A message with one hole, {n}.
Said said_count(std::string_view id, long long n);
template <std::integral Number>
Said said_count(std::string_view id, Number n) {
  return said_count(id, static_cast<long long>(n));
}

// The words of a message in a language.
std::string words_of(const Said& said, const Messages& messages);

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
