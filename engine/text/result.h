// Errors as values.
//
// A function that can fail returns Result<T>: either the value or an Error that says where it
// went wrong, what is wrong and what to do. Nothing in engine/ throws. The Result owns its
// value or its error.
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

namespace cartulary {

// What a person needs to put a fault right. `what` is never empty; the others may be.
struct Error {
  // The initial values let designated initializers leave members out without a warning.
  std::string where = {};       // "pattern", "sets", "content/sets/river.yaml:12:5"
  std::string what = {};        // one sentence without a full stop: "'q' is no edge"
  std::string excerpt = {};     // the line of input and a caret below it, joined by '\n'
  std::string fix = {};         // what to do: "write c, f, r, s, ? or a class such as [cr]"
  std::string suggestion = {};  // the nearest known name, bare: "tower"

  friend bool operator==(const Error&, const Error&) = default;
};

// "where: what", the excerpt indented by two, "did you mean 'x'?", "fix: ..."; no newline at
// the end. Parts that are empty are left out.
std::string to_text(const Error& error);

// `text` and, below it, a caret under its character number `column` (from 0; columns count
// UTF-8 characters; beyond the end the caret stands behind the text). Control characters show
// as spaces and bytes that are no UTF-8 as `?`, so that it stays two lines of UTF-8.
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

// The Result of a function that has no value to give.
struct Done {
  friend bool operator==(const Done&, const Done&) = default;
};
using Status = Result<Done>;

}  // namespace cartulary
