// AnswerKeys: the keys of an answer, listed once. The writing of JSON and CSV and the schema in
// openapi.json both follow from the list, so a key added to it appears in all of them.
//
// The lists are in bag_answer_keys.h and tile_answer_keys.h, not with the structs, so that the
// engine does not depend on JSON. A list is constexpr, and its texts live for ever.
//
//   constexpr auto answer_keys(Of<OutsidePiece>) {
//     return answer_in_line("OutsidePiece", "A piece that is never drawn.",
//                           keys_of(name_of<OutsidePiece>),
//                           key("copies", &OutsidePiece::copies, "how many"),
//                           key("reason", &OutsidePiece::reason, "why it is never drawn"));
//   }
//   put_answer(json, piece, {&catalog});   // {"id": "AM-14", ..., "copies": 6, "reason": "..."}
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "engine/text/mixed_list.h"
#include "engine/tile/edition.h"
#include "engine/tile/rotation.h"
#include "engine/tile/side.h"

namespace cartulary {
class Catalog;
class Rulebook;
}  // namespace cartulary

namespace cartulary::docgen {

// The meanings of keys that many answers have.
inline constexpr std::string_view game_meaning = "the group's own game that is played";
inline constexpr std::string_view selection_meaning = "what was played with";
inline constexpr std::string_view fallback_meaning =
    "sets that lack the edition, with the edition that counts instead";
inline constexpr std::string_view suggestion_meaning =
    "a field that may have been meant by a text of the query";
inline constexpr std::string_view hint_meaning =
    "what of the query was mended before it was answered, in sentences";
inline constexpr std::string_view total_meaning = "entries of the whole list";
inline constexpr std::string_view shown_meaning = "entries of this page of it";
inline constexpr std::string_view next_meaning =
    "to be given as the parameter `next`, for the page after this one";
inline constexpr std::string_view any_meaning = "pieces beside the bag that fit anything";
inline constexpr std::string_view elsewhere_meaning =
    "where nothing is found: where something would be";

// Names a type: each type that an answer shows as an object has an overload of
// `answer_keys(Of<Type>)`, which returns its AnswerList.
template <class Answer>
struct Of {};

// The keys of an answer, in the order of JSON, and what openapi.json calls it.
template <class... Keys>
struct AnswerList {
  std::string_view name;  // empty: a group of keys that others include
  std::string_view meaning;
  bool lines;  // whether JSON gives each key a line of its own
  MixedList<Keys...> keys;
};
template <class... Keys>
constexpr AnswerList<Keys...> answer_in_lines(std::string_view name, std::string_view meaning,
                                              Keys... keys) {
  return {name, meaning, true, mixed_list(keys...)};
}
template <class... Keys>
constexpr AnswerList<Keys...> answer_in_line(std::string_view name, std::string_view meaning,
                                             Keys... keys) {
  return {name, meaning, false, mixed_list(keys...)};
}
template <class... Keys>
constexpr AnswerList<Keys...> key_group(Keys... keys) {
  return {{}, {}, false, mixed_list(keys...)};
}

template <class Answer>
concept HasAnswerKeys = requires { answer_keys(Of<Answer>{}); };
template <HasAnswerKeys Answer>
inline constexpr auto answer_list = answer_keys(Of<Answer>{});

// Parts of answers that were written before; see AnswerContext.
struct WrittenParts;

// Where the values of keys are looked up. Holds references only; what a list does not need may be
// null.
struct AnswerContext {
  const Catalog* catalog = nullptr;
  const Rulebook* rulebook = nullptr;
  const WrittenParts* written = nullptr;
};

struct KeyTraits {
  bool omitted = false;                          // left out if empty, and never null
  bool or_null = false;                          // null if empty
  bool one_line = false;                         // lists: JSON puts the list on one line
  bool rows = false;                             // the list that CSV writes
  std::span<const std::string_view> words = {};  // the possible texts, if they are few
  std::string_view type = {};  // as in SchemaKey, if the type of the value does not say it
};

inline constexpr KeyTraits omitted{.omitted = true};
inline constexpr KeyTraits or_null{.or_null = true};
inline constexpr KeyTraits one_line{.one_line = true};
inline constexpr KeyTraits csv_rows{.rows = true};

// `get`: a member, or a function of the answer, or of the answer and the AnswerContext.
template <class Get>
struct AnswerKey {
  std::string_view name;
  Get get;
  std::string_view meaning;
  KeyTraits traits;
  std::string WrittenParts::* written;  // where the member may have been written before
};
template <class Get>
constexpr AnswerKey<Get> key(std::string_view name, Get get, std::string_view meaning,
                             const KeyTraits& traits = {},
                             std::string WrittenParts::* written = nullptr) {
  return {name, get, meaning, traits, written};
}

// The keys of another list, those of what `get` returns, as if they stood here.
template <class Get>
struct IncludedKeys {
  Get get;
  std::string WrittenParts::* written;
};
template <class Get>
constexpr IncludedKeys<Get> keys_of(Get get, std::string WrittenParts::* written = nullptr) {
  return {get, written};
}
template <class Entry>
inline constexpr bool is_included = false;
template <class Get>
inline constexpr bool is_included<IncludedKeys<Get>> = true;

// The member `inner` of what the member `outer` is or points to.
template <class Outer, class Inner>
constexpr auto through(Outer outer, Inner inner) {
  return [outer, inner](const auto& answer) -> auto& {
    return std::invoke(inner, std::invoke(outer, answer));
  };
}

template <class Get, class Answer>
constexpr decltype(auto) value_of(const Get& get, const Answer& answer,
                                  const AnswerContext& context) {
  if constexpr (std::invocable<const Get&, const Answer&, const AnswerContext&>)
    return std::invoke(get, answer, context);
  else
    return std::invoke(get, answer);
}
// The type of the values of an entry of the list.
template <class Entry, class Answer>
using KeyValue = std::remove_cvref_t<decltype(value_of(std::declval<const Entry&>().get,
                                                       std::declval<const Answer&>(),
                                                       std::declval<const AnswerContext&>()))>;

template <class Answer, class Take>
constexpr void for_each_answer_key(Take take) {
  answer_list<Answer>.keys.each(take);
}

template <class Answer>
void put_answer(AnswerWriter& json, const Answer& answer, const AnswerContext& context);

// ---- Values

template <class Value>
inline constexpr bool is_pairs = false;
template <class Name, class Of>
inline constexpr bool is_pairs<std::map<Name, Of>> = true;
template <class Of>
inline constexpr bool is_pairs<std::vector<std::pair<std::string, Of>>> = true;
template <class Value>
inline constexpr bool is_list = false;
template <class Item>
inline constexpr bool is_list<std::vector<Item>> = !is_pairs<std::vector<Item>>;
template <class Item, std::size_t size>
inline constexpr bool is_list<std::array<Item, size>> = true;
template <class Item, class Order>
inline constexpr bool is_list<std::set<Item, Order>> = true;
template <class Value>
inline constexpr bool is_optional_value = false;
template <class Value>
inline constexpr bool is_optional_value<std::optional<Value>> = true;

// The texts of values that are no texts.
template <class Value>
decltype(auto) plain_value(const Value& value) {
  if constexpr (std::is_same_v<Value, Rotation>)
    return degrees(value);
  else if constexpr (std::is_same_v<Value, Side>)
    return std::string(1, to_char(value));
  else if constexpr (std::is_enum_v<Value>)
    return to_text(value);
  else
    return (value);
}

template <class Value>
void put_answer_value(AnswerWriter& json, const Value& value, const AnswerContext& context,
                      AnswerWriter::Layout layout = AnswerWriter::Layout::Lines) {
  if constexpr (is_optional_value<Value>) {
    if (value)
      put_answer_value(json, *value, context);
    else
      json.null();
  } else if constexpr (requires { put_own_form(json, value, context); }) {
    put_own_form(json, value, context);
  } else if constexpr (HasAnswerKeys<Value>) {
    put_answer(json, value, context);
  } else if constexpr (is_pairs<Value>) {
    json.open_object(AnswerWriter::Layout::Inline);
    for (const auto& [name, of] : value) {
      json.key(plain_value(name));
      put_answer_value(json, of, context);
    }
    json.close();
  } else if constexpr (std::same_as<Value, RotationSet>) {
    json.open_array(layout);
    for (const Rotation rotation : all_rotations)
      if (value.contains(rotation)) json.value(degrees(rotation));
    json.close();
  } else if constexpr (is_list<Value>) {
    json.open_array(layout);
    for (const auto& item : value) put_answer_value(json, item, context);
    json.close();
  } else {
    json.value(plain_value(value));
  }
}

// ---- Answers

template <class Value>
void put_key(AnswerWriter& json, std::string_view name, const Value& value, const KeyTraits& traits,
             const AnswerContext& context) {
  if (traits.omitted && is_nothing(value)) return;
  if constexpr (is_list<Value>) {
    if (traits.rows) {
      json.open_rows(name);
      for (const auto& item : value) put_answer_value(json, item, context);
      json.close();
      return;
    }
  }
  json.key(name);
  if (traits.or_null && is_nothing(value))
    json.null();
  else
    put_answer_value(json, value, context,
                     traits.one_line ? AnswerWriter::Layout::Inline : AnswerWriter::Layout::Lines);
}

// Members of answers as JSON, with their keys. They are equal in many answers and most of a fit, so
// a caller that answers many patterns makes them once.
struct WrittenParts {
  std::string selection;  // with `game` before and `fallback` behind it
  std::string outside;
};

template <class Answer>
void put_keys(AnswerWriter& json, const Answer& answer, const AnswerContext& context) {
  for_each_answer_key<Answer>([&](const auto& entry) {
    if (entry.written != nullptr && context.written != nullptr &&
        json.put_written(context.written->*entry.written))
      return;
    if constexpr (is_included<std::remove_cvref_t<decltype(entry)>>)
      put_keys(json, value_of(entry.get, answer, context), context);
    else
      put_key(json, entry.name, value_of(entry.get, answer, context), entry.traits, context);
  });
}

template <class Answer>
void put_answer(AnswerWriter& json, const Answer& answer, const AnswerContext& context) {
  json.open_object(answer_list<Answer>.lines ? AnswerWriter::Layout::Lines
                                             : AnswerWriter::Layout::Inline);
  put_keys(json, answer, context);
  json.close();
}

}  // namespace cartulary::docgen
