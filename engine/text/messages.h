// Messages: the sentences and labels of the pages in one language, each by its id. They stand in
// content/language/CODE/messages.txt, a line each:
//
//   # ---- Home
//   home.title = Which tile fits this hole?
//   home.also = Also: <edges>{code_count} for tile edges</edges>.
//   fit.more-fit = <copies/> of {bag} fit
//
// `{bag}` is a hole, a placeholder that a value fills. `{#total}` is one for a number, `{*title}`
// one for a text that stays as it is. <edges> marks words that the page wraps in an element;
// <copies/> is an element whose words the page brings itself.
//
// `{tiles, one: # tile, other: # tiles}` is a number with what it counts: "1 tile", "12 tiles".
// `{a|an figure}` is a hole with its article, the second of which stands before a vowel.
// `{Figure}` is the hole `figure`, whose value then begins with a capital letter.
//
//   std::vector<MessageFault> faults;
//   const Messages english = read_messages(text, faults);
//   english.find("home.title")->parts;
//
// engine/text/said.h fills the holes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text_map.h"

namespace cartulary {

struct MessagePart {
  enum class Kind { Text, Hole, Count, Open, Close, Element };
  Kind kind = Kind::Text;
  std::string text;   // the text, or the name of the hole or element
  char holds = '\0';  // of a hole: '#', '*' or nothing
  // Of a count "# tile" and "# tiles"; of a hole with an article "a " and "an ", before a vowel.
  std::string one = {};
  std::string other = {};
  bool capital = false;  // a hole "{Figure}": what it holds begins with a capital letter

  bool holds_value() const { return kind == Kind::Hole || kind == Kind::Count; }
};

// A form of a count with a text in place of its sign: "# tiles" and "12" are "12 tiles".
std::string counted_in(std::string_view form, std::string_view text);

struct Message {
  std::string id;
  std::vector<MessagePart> parts;
  std::size_t offset = 0;  // of its line in the file
};

class Messages {
 public:
  // Null if there is no such message.
  const Message* find(std::string_view id) const;
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
