// JsonWriter: builds one JSON text, value by value, in the order in which it is told.
//
// Written here rather than with the JSON library's dump(), whose Grisu2 is not always the
// shortest decimal; and a writer needs no tree in memory first. The writer owns the text;
// take() gives it away. Text that is not UTF-8 is mended with U+FFFD, so the result always is.
//
//   JsonWriter json;
//   json.open_object();
//   json.add("pattern", "c?rf");
//   json.key("rotations").open_array(JsonWriter::Layout::Inline);
//   json.value(0).close();
//   json.close();
//   std::string text = json.take();      // {\n  "pattern": "c?rf",\n  "rotations": [0]\n}\n
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cartulary::docgen {

class JsonWriter {
 public:
  // Lines: each member on a line of its own. Inline: all on one line, as all inside it.
  enum class Layout { Lines, Inline };

  JsonWriter& open_object(Layout layout = Layout::Lines) { return open('{', layout); }
  JsonWriter& open_array(Layout layout = Layout::Lines) { return open('[', layout); }
  // Closes what was opened last.
  JsonWriter& close();

  // The name of the next value. REQUIRES: inside an object.
  JsonWriter& key(std::string_view name);

  JsonWriter& null();
  // Text, bool, integer, floating point, or an optional of one (nothing: null).
  template <class T>
  JsonWriter& value(const T& value) {
    if constexpr (std::convertible_to<const T&, std::string_view>) {
      return text(value);
    } else if constexpr (std::same_as<T, bool>) {
      return boolean(value);
    } else if constexpr (std::same_as<T, std::uint64_t>) {
      return whole(value);
    } else if constexpr (std::integral<T>) {
      return integer(static_cast<std::int64_t>(value));
    } else if constexpr (std::floating_point<T>) {
      return number(value);
    } else {
      return value ? this->value(*value) : null();
    }
  }

  template <class T>
  JsonWriter& add(std::string_view name, const T& member) {
    return key(name).value(member);
  }
  // The texts as an array on one line.
  JsonWriter& add_texts(std::string_view name, const std::vector<std::string>& texts);

  // Bytes written so far.
  std::size_t size() const { return out_.size(); }
  // The text, ending in a newline. REQUIRES: all that was opened is closed.
  std::string take();

 private:
  struct Level {
    char closer = '}';
    bool inline_layout = false;
    bool empty = true;
  };

  JsonWriter& open(char opener, Layout layout);
  JsonWriter& text(std::string_view text);
  JsonWriter& boolean(bool value);
  JsonWriter& integer(std::int64_t value);
  JsonWriter& whole(std::uint64_t value);
  JsonWriter& number(double value);
  void begin_value();
  void separate();

  std::string out_;
  std::vector<Level> levels_;
  bool after_key_ = false;
};

// The shortest decimal that reads back as the same double, always with a point or an exponent,
// so that 1.0 stays what it is; "null" for infinities and NaN, which JSON lacks.
std::string json_number(double value);

}  // namespace cartulary::docgen
