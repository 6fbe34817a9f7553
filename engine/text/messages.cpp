#include "engine/text/messages.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/text/char_set.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

using enum MessagePart::Kind;

constexpr std::size_t longest_line = 4096;
constexpr CharSet name_bytes("abcdefghijklmnopqrstuvwxyz0123456789_-");
constexpr CharSet id_bytes("abcdefghijklmnopqrstuvwxyz0123456789-.");
constexpr CharSet mark_bytes("{}<>\"");

bool is_name(std::string_view text) {
  return !text.empty() && name_bytes.find_other(text) == text.size();
}

// Reads the text of one message, which begins at `offset` in the file.
class MessageReader {
 public:
  MessageReader(std::size_t offset, std::string_view text) : offset_(offset), text_(text) {}

  std::optional<MessageFault> read() {
    while (at_ < text_.size()) {
      const std::string_view plain = text_.substr(at_, mark_bytes.find_in(text_.substr(at_)));
      if (!plain.empty()) parts.push_back({Text, std::string(plain)});
      at_ += plain.size();
      if (at_ == text_.size()) break;
      if (auto fault = text_[at_] == '{' ? hole() : element()) return fault;
    }
    if (open_.empty()) return std::nullopt;
    return fault('<' + open_.back() + "> is not closed", "write </" + open_.back() + '>');
  }

  std::vector<MessagePart> parts;

 private:
  MessageFault fault(std::string what, std::string fix) const {
    return {offset_ + at_, std::move(what), std::move(fix)};
  }

  // What stands between the mark at at_ and the next `end`; empty if there is none.
  std::string_view inside(char end) const {
    const std::size_t close = text_.find(end, at_);
    if (close == std::string_view::npos) return {};
    return text_.substr(at_ + 1, close - at_ - 1);
  }

  std::optional<MessageFault> hole() {
    std::string_view name = inside('}');
    const char kind = name.starts_with('#') || name.starts_with('*') ? name[0] : '\0';
    const std::size_t length = name.size() + 2;
    if (kind != '\0') name.remove_prefix(1);
    if (!is_name(name))
      return fault("this is no hole",
                   "write {bag}, {#total} for a number, {*title} for what stays as it is");
    parts.push_back({Hole, std::string(name), kind});
    at_ += length;
    return std::nullopt;
  }

  std::optional<MessageFault> element() {
    std::string_view name = text_[at_] == '<' ? inside('>') : std::string_view();
    const std::size_t length = name.size() + 2;
    const bool closes = name.starts_with('/');
    const bool alone = name.ends_with('/');
    if (closes) name.remove_prefix(1);
    if (alone) name.remove_suffix(1);
    if (!is_name(name))
      return fault("this is neither text nor an element",
                   "write <turn>words</turn> or <code/>, and “ ” for quotes");
    if (closes && (open_.empty() || open_.back() != name))
      return fault("nothing of this name is open", "close the last one that is open");
    if (closes) open_.pop_back();
    if (!closes && !alone) open_.emplace_back(name);
    parts.push_back({closes ? Close : (alone ? Element : Open), std::string(name)});
    at_ += length;
    return std::nullopt;
  }

  std::size_t offset_;
  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::string> open_;
};

std::optional<MessageFault> read_line(std::size_t offset, std::string_view line,
                                      Messages& messages) {
  constexpr std::string_view equals = " = ";
  if (line.empty() || line[0] == '#') return std::nullopt;
  if (line.size() > longest_line)
    return MessageFault{offset, "this message is longer than 4096 bytes", "make two of it"};
  const std::size_t middle = std::min(line.find(equals), line.size());
  const std::string_view id = line.substr(0, middle);
  const std::string_view text = line.substr(std::min(middle + equals.size(), line.size()));
  if (id.empty() || id_bytes.find_other(id) < id.size() || text.empty() || text != trimmed(text))
    return MessageFault{offset, "this line is no message", "write ID = TEXT, or # and a remark"};
  MessageReader reader(offset + middle + equals.size(), text);
  if (auto fault = reader.read()) return fault;
  if (!messages.add({std::string(id), std::move(reader.parts), offset}))
    return MessageFault{offset, quoted(id) + " stands here twice", "leave one out"};
  return std::nullopt;
}

bool cuts(const MessagePart& part) {
  return part.kind != Text && part.kind != Hole;
}

// "<turn></turn><code/>"
std::string elements_of(const Message& message) {
  std::string elements;
  for (const MessagePart& part : message.parts)
    if (cuts(part))
      elements +=
          (part.kind == Close ? "</" : "<") + part.text + (part.kind == Element ? "/>" : ">");
  return elements;
}

std::string words_of(const std::vector<MessagePart>& piece) {
  std::string words;
  for (const MessagePart& part : piece) words += part.kind == Text ? part.text : "{}";
  return std::string(trimmed(words));
}

bool has_hole(const std::vector<MessagePart>& piece, std::string_view name) {
  return std::ranges::any_of(
      piece, [&](const MessagePart& part) { return part.kind == Hole && part.text == name; });
}

std::string difference(const Message& english, const Message& other) {
  if (elements_of(english) != elements_of(other))
    return "has the elements " + elements_of(other) + ", the English " + elements_of(english);
  const auto pieces = message_pieces(english);
  const auto said = message_pieces(other);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (const MessagePart& part : said[i])
      if (part.kind == Hole && !has_hole(pieces[i], part.text))
        return "has {" + part.text + "} at a place where the English has not";
    if (words_of(pieces[i]).empty() != words_of(said[i]).empty())
      return "has words between two elements where the English has none, or none where it has some";
  }
  return {};
}

}  // namespace

const Message* Messages::find(std::string_view id) const {
  const auto place = places_.find(id);
  return place == places_.end() ? nullptr : &all_[place->second];
}

bool Messages::add(Message message) {
  if (!places_.emplace(message.id, all_.size()).second) return false;
  all_.push_back(std::move(message));
  return true;
}

Messages read_messages(std::string_view text, std::vector<MessageFault>& faults) {
  Messages messages;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (auto fault = read_line(at, text.substr(at, end - at), messages))
      faults.push_back(*std::move(fault));
    at = end + 1;
  }
  return messages;
}

std::vector<std::vector<MessagePart>> message_pieces(const Message& message) {
  std::vector<std::vector<MessagePart>> pieces(1);
  for (const MessagePart& part : message.parts) {
    if (cuts(part))
      pieces.emplace_back();
    else
      pieces.back().push_back(part);
  }
  return pieces;
}

std::vector<MessageFault> unlike_english(const Messages& english, const Messages& other) {
  std::vector<MessageFault> faults;
  for (const Message& message : other.all()) {
    const Message* original = english.find(message.id);
    const std::string what = original == nullptr ? "" : difference(*original, message);
    if (!what.empty())
      faults.push_back({message.offset, quoted(message.id) + ' ' + what,
                        "take over the elements and holes of the English in their order"});
  }
  return faults;
}

std::vector<MessageFault> without_counterpart(const Messages& messages, const Messages& other) {
  std::vector<MessageFault> faults;
  for (const Message& message : messages.all())
    if (other.find(message.id) == nullptr)
      faults.push_back({message.offset, quoted(message.id), ""});
  return faults;
}

}  // namespace cartulary
