// Result: errors as values.
//
// A function that can fail returns Result<T>: either the value or an Error that says where it
// failed, what is wrong and how to fix it. Nothing in engine/ throws. The Result owns its value or
// its error.
//
//   Result<Pattern> p = parse_pattern("c?qf");
//   if (!p) std::cerr << to_text(p.error());
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/text/contract.h"
#include "engine/text/said.h"

namespace cartulary {

// An error message for a person. `what` is never empty; the other parts may be.
struct Error {
  // The initializers let designated initializers omit members without a warning.
  std::string where = {};       // "pattern", "sets", "content/sets/river.yaml:12:5"
  Said what = {};               // one sentence without a full stop: "'q' is no edge"
  std::string excerpt = {};     // the line of input and a caret below it, joined by '\n'
  Said fix = {};                // advice: "write c, f, r, s, ? or a class such as [cr]"
  std::string suggestion = {};  // the nearest known name, bare: "tower"

  friend bool operator==(const Error&, const Error&) = default;
};

// Formats an error: "where: what", the excerpt indented by two, "did you mean 'x'?", "fix: ...".
// There is no newline at the end, and empty parts are omitted.
std::string to_text(const Error& error);

// `text` and, on a second line, a caret under character `column`. Columns count UTF-8 characters
// from 0; beyond the end, the caret is placed after the text. Unseen characters become spaces and
// invalid UTF-8 bytes become `?`, so the result is always two lines of valid UTF-8.
std::string caret_excerpt(std::string_view text, std::size_t column);

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // REQUIRES: ok()
  const T& value() const& {
    CARTULARY_REQUIRES(ok());
    return *std::get_if<0>(&state_);
  }
  T& value() & {
    CARTULARY_REQUIRES(ok());
    return *std::get_if<0>(&state_);
  }
  T&& value() && {
    CARTULARY_REQUIRES(ok());
    return std::move(*std::get_if<0>(&state_));
  }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  // REQUIRES: !ok()
  const Error& error() const {
    CARTULARY_REQUIRES(!ok());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, Error> state_;
};

// The value of a Result whose function returns nothing else.
struct Done {
  friend bool operator==(const Done&, const Done&) = default;
};
using Status = Result<Done>;

}  // namespace cartulary
