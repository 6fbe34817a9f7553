// AnswerWriter: what an answer is written to, value by value, in the order in which it is told.
//
// An answer is written once, as objects, lists and values; the writer decides which text comes of
// it: JsonWriter gives the whole as JSON, CsvWriter one list of it as rows. The writer owns its
// text; take() gives it away. Text that is not UTF-8 gets U+FFFD for each bad byte, so the result
// always is.
//
//   void put_dead(AnswerWriter& json, const DeadAnswer& answer) {
//     json.open_object().add("codes", answer.codes).open_rows("dead");
//     for (...) json.open_object(Layout::Inline).add("edges", code.text()).close();
//     json.close().close();
//   }
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary::docgen {

class AnswerWriter {
 public:
  // Of JSON alone. Lines: each member on a line of its own. Inline: all on one line, as all
  // inside it.
  enum class Layout { Lines, Inline };

  virtual ~AnswerWriter() = default;

  virtual AnswerWriter& open_object(Layout layout) = 0;
  virtual AnswerWriter& open_array(Layout layout) = 0;
  AnswerWriter& open_object() { return open_object(Layout::Lines); }
  AnswerWriter& open_array() { return open_array(Layout::Lines); }
  // The member `name`: the list whose objects are the rows of the answer as a table, one list at
  // most. REQUIRES: inside an object.
  virtual AnswerWriter& open_rows(std::string_view name) { return key(name).open_array(); }
  // Closes what was opened last.
  virtual AnswerWriter& close() = 0;

  // The name of the next value. REQUIRES: inside an object.
  virtual AnswerWriter& key(std::string_view name) = 0;

  virtual AnswerWriter& null() = 0;
  // Text, bool, integer, floating point, or an optional of one (nothing: null).
  template <class T>
  AnswerWriter& value(const T& value) {
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
  AnswerWriter& add(std::string_view name, const T& member) {
    return key(name).value(member);
  }
  // The texts as an array on one line.
  AnswerWriter& add_texts(std::string_view name, const std::vector<std::string>& texts) {
    key(name).open_array(Layout::Inline);
    for (const std::string& entry : texts) value(entry);
    return close();
  }

  // Bytes written so far.
  virtual std::size_t size() const = 0;
  // The text. REQUIRES: all that was opened is closed.
  virtual std::string take() = 0;

 private:
  virtual AnswerWriter& text(std::string_view text) = 0;
  virtual AnswerWriter& boolean(bool value) = 0;
  virtual AnswerWriter& integer(std::int64_t value) = 0;
  virtual AnswerWriter& whole(std::uint64_t value) = 0;
  virtual AnswerWriter& number(double value) = 0;
};

// The text that a Writer makes of an answer: written<CsvWriter>(put_dead, answer).
template <class Writer, class Put, class... Values>
std::string written(const Put& put, const Values&... values) {
  Writer writer;
  put(writer, values...);
  return writer.take();
}

}  // namespace cartulary::docgen
