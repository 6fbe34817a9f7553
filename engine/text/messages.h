// Messages: the sentences and labels of the pages in one language, each by its id. They stand in
// content/language/CODE/messages.txt, a line each:
//
//   # ---- Home
//   home.title = Which tile fits this hole?
//   home.also = Also: <edges>{code_count} for tile edges</edges>.
//   fit.more-fit = <copies/> of {bag} fit
//
// `{bag}` is a hole, `{#total}` one for a number, `{*title}` one for a text that stays as it is.
// <edges> is an element around some words, <copies/> one that brings its own.
//
// `{tiles, one: # tile, other: # tiles}` is a number with what it counts: "1 tile", "12 tiles".
//
//   std::vector<MessageFault> faults;
//   const Messages english = read_messages(text, faults);
//   english.say("home.title");                     // "Which tile fits this hole?"
//   english.say("search.hits", {{"hits", 12}});  // "12 hits"
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text_map.h"

namespace cartulary {

struct MessagePart {
  enum class Kind { Text, Hole, Count, Open, Close, Element };
  Kind kind = Kind::Text;
  std::string text;        // the text, or the name of the hole or element
  char holds = '\0';       // of a hole: '#', '*' or nothing
  std::string one = {};    // of a count: "# tile"
  std::string other = {};  // "# tiles"

  bool holds_value() const { return kind == Kind::Hole || kind == Kind::Count; }
};

// A form of a count with a text in place of its sign: "# tiles" and "12" are "12 tiles".
std::string counted_in(std::string_view form, std::string_view text);

struct Message {
  std::string id;
  std::vector<MessagePart> parts;
  std::size_t offset = 0;  // of its line in the file
};

// What stands in a hole: a text, or a number.
struct MessageHole {
  MessageHole(std::string_view hole, std::string_view holds) : name(hole), text(holds) {}
  template <std::integral Number>
  MessageHole(std::string_view hole, Number holds)
      : name(hole), number(static_cast<long long>(holds)) {}

  std::string_view name;
  std::string_view text = {};
  long long number = -1;  // none below 0
};

class Messages {
 public:
  // Null if there is no such message.
  const Message* find(std::string_view id) const;
  // The words of a message. REQUIRES: there is one, without elements, and a value for each hole (a
  // test reads every call).
  std::string say(std::string_view id, std::span<const MessageHole> holes) const;
  std::string say(std::string_view id, std::initializer_list<MessageHole> holes = {}) const {
    return say(id, std::span<const MessageHole>(holes.begin(), holes.size()));
  }
  const std::vector<Message>& all() const { return all_; }

  // False if the id is taken already.
  bool add(Message message);
  // For another language than English: takes from the English what its holes hold.
  void stand_beside(const Messages& english);

 private:
  std::vector<Message> all_;
  TextMap<std::size_t> places_;
};

struct MessageFault {
  std::size_t offset = 0;  // in the file
  std::string what;
  std::string fix;
  friend bool operator==(const MessageFault&, const MessageFault&) = default;
};

// Reads the text of a file. Lines with a fault are left out.
Messages read_messages(std::string_view text, std::vector<MessageFault>& faults);

// The texts and holes of a message between its elements: one more than it has tags.
std::vector<std::vector<MessagePart>> message_pieces(const Message& message);

// The messages of a language that cannot stand for the English ones: with other elements or holes.
// Their order is each language's own.
std::vector<MessageFault> unlike_english(const Messages& english, const Messages& other);
// The messages that have no counterpart in the other language.
std::vector<MessageFault> without_counterpart(const Messages& messages, const Messages& other);

}  // namespace cartulary
