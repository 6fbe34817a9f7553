// AnswerWriter: the interface to which an answer is written, value by value, in output order.
//
// Code that writes an answer describes it once, as objects, lists and values. The writer decides
// the format: JsonWriter gives the whole answer as JSON, CsvWriter gives one of its lists as rows.
// The writer owns its text until take() hands it over. Each byte that is not UTF-8 becomes U+FFFD,
// so the result is always valid.
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

#include "engine/text/said.h"

namespace cartulary::docgen {

class AnswerWriter {
 public:
  // For JSON only. Lines: one line for each member. Inline: everything on one line, nested values
  // included.
  enum class Layout { Lines, Inline };

  virtual ~AnswerWriter() = default;

  virtual AnswerWriter& open_object(Layout layout) = 0;
  virtual AnswerWriter& open_array(Layout layout) = 0;
  AnswerWriter& open_object() { return open_object(Layout::Lines); }
  AnswerWriter& open_array() { return open_array(Layout::Lines); }
  // Opens the member `name`, the list whose objects become rows in CSV. At most one list in an
  // answer. REQUIRES: inside an object.
  virtual AnswerWriter& open_rows(std::string_view name) { return key(name).open_array(); }
  // Closes the innermost open object or list.
  virtual AnswerWriter& close() = 0;

  // The name of the next value. REQUIRES: inside an object.
  virtual AnswerWriter& key(std::string_view name) = 0;

  virtual AnswerWriter& null() = 0;
  // Text, message, bool, integer, floating point, or an optional of one (empty: null).
  template <class T>
  AnswerWriter& value(const T& value) {
    if constexpr (std::convertible_to<const T&, std::string_view>) {
      return text(value);
    } else if constexpr (std::same_as<T, Said>) {
      return message(value);
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
  // Adds the texts as an array on one line.
  AnswerWriter& add_texts(std::string_view name, const std::vector<std::string>& texts) {
    return add_all(name, texts);
  }
  AnswerWriter& add_messages(std::string_view name, const std::vector<Said>& messages) {
    return add_all(name, messages);
  }

  // Inserts members, with their keys, that were written earlier at the same depth. False if the
  // format has no use for them: then they are to be written value by value.
  virtual bool put_written(std::string_view /*members*/) { return false; }

  // Whether messages are written in English.
  virtual bool is_english() const { return true; }
  // Bytes written so far.
  virtual std::size_t size() const = 0;
  // The finished text. REQUIRES: every object and list is closed.
  virtual std::string take() = 0;

 private:
  template <class Entry>
  AnswerWriter& add_all(std::string_view name, const std::vector<Entry>& entries) {
    key(name).open_array(Layout::Inline);
    for (const Entry& entry : entries) value(entry);
    return close();
  }

  virtual AnswerWriter& text(std::string_view text) = 0;
  // In English, where the format has no language.
  virtual AnswerWriter& message(const Said& said) { return text(english(said)); }
  virtual AnswerWriter& boolean(bool value) = 0;
  virtual AnswerWriter& integer(std::int64_t value) = 0;
  virtual AnswerWriter& whole(std::uint64_t value) = 0;
  virtual AnswerWriter& number(double value) = 0;
};

// Whether a value is empty, so that JSON may omit it or have null. Values of other kinds never are.
template <class Value>
bool is_nothing(const Value& value) {
  if constexpr (requires { value.empty(); })
    return value.empty();
  else if constexpr (requires { static_cast<bool>(value); })
    return !static_cast<bool>(value);
  else if constexpr (requires { value == Value{}; })
    return value == Value{};
  else
    return false;
}

// The text of an answer in the Writer's format: written<CsvWriter>(put_dead, answer).
template <class Writer, class Put, class... Values>
std::string written(const Put& put, const Values&... values) {
  Writer writer;
  put(writer, values...);
  return writer.take();
}

}  // namespace cartulary::docgen
