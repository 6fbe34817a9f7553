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
//   std::vector<MessageFault> faults;
//   const Messages english = read_messages(text, faults);
//   english.find("home.title")->parts[0].text;   // "Which tile fits this hole?"
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary {

struct MessagePart {
  enum class Kind { Text, Hole, Open, Close, Element };
  Kind kind = Kind::Text;
  std::string text;   // the text, or the name of the hole or element
  char holds = '\0';  // of a hole: '#', '*' or nothing
};

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

 private:
  std::vector<Message> all_;
  std::map<std::string, std::size_t, std::less<>> places_;
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

// The messages of a language that cannot stand for the English ones: with other elements, or the
// same in another order, other holes between them, or words where the English has none.
std::vector<MessageFault> unlike_english(const Messages& english, const Messages& other);
// The messages that have no counterpart in the other language.
std::vector<MessageFault> without_counterpart(const Messages& messages, const Messages& other);

}  // namespace cartulary
