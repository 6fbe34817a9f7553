#include "engine/text/messages.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/text/char_set.h"
#include "engine/text/contract.h"
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
    if (name.find(',') != std::string_view::npos) return count(name);
    const std::size_t length = name.size() + 2;
    MessagePart part{.kind = Hole, .text = {}};
    take_article(name, part);
    if (name.starts_with('#') || name.starts_with('*')) {
      part.holds = name[0];
      name.remove_prefix(1);
    }
    part.text = name;
    if (!name.empty()) part.text[0] = to_lower(name.substr(0, 1))[0];
    part.capital = part.text != name;
    if (!is_name(part.text))
      return fault("this is no hole",
                   "write {bag}, {#total} for a number, {*title} for what stays as it is, "
                   "{a|an figure} with its article");
    parts.push_back(std::move(part));
    at_ += length;
    return std::nullopt;
  }

  // "a|an figure": the name stays.
  static void take_article(std::string_view& name, MessagePart& part) {
    const std::size_t bar = name.find('|'), space = name.find(' ');
    if (bar >= space || space == std::string_view::npos) return;
    part.one = std::string(name.substr(0, bar)) + ' ';
    part.other = std::string(name.substr(bar + 1, space - bar - 1)) + ' ';
    name.remove_prefix(space + 1);
  }

  // "tiles, one: # tile, other: # tiles"
  std::optional<MessageFault> count(std::string_view whole) {
    constexpr std::string_view one = ", one: ", other = ", other: ";
    const std::size_t first = std::min(whole.find(one), whole.size());
    const std::size_t second = std::min(whole.find(other), whole.size());
    const std::string_view name = whole.substr(0, first);
    if (!is_name(name) || first > second || second == whole.size())
      return fault("this is no count", "write {tiles, one: # tile, other: # tiles}");
    const std::string_view single = whole.substr(first + one.size(), second - first - one.size());
    parts.push_back({.kind = Count,
                     .text = std::string(name),
                     .one = std::string(single),
                     .other = std::string(whole.substr(second + other.size()))});
    at_ += whole.size() + 2;
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
  return part.kind == Open || part.kind == Close || part.kind == Element;
}

// "{n}<turn></turn>", each once and in the order of names, since languages have orders of their
// own.
std::string things_of(const Message& message) {
  std::set<std::string> things;
  for (const MessagePart& part : message.parts) {
    if (part.holds_value()) things.insert('{' + part.text + '}');
    if (cuts(part) && part.kind != Close) things.insert('<' + part.text + '>');
  }
  std::string all;
  for (const std::string& thing : things) all += thing;
  return all.empty() ? "no hole or element" : all;
}

std::string difference(const Message& english, const Message& other) {
  const std::string here = things_of(other), there = things_of(english);
  return here == there ? "" : "has " + here + ", the English " + there;
}

}  // namespace

std::string counted_in(std::string_view form, std::string_view text) {
  const std::size_t sign = form.find('#');
  if (sign == std::string_view::npos) return std::string(form);
  return std::string(form.substr(0, sign)).append(text).append(form.substr(sign + 1));
}

void Messages::stand_beside(const Messages& english) {
  for (Message& message : all_) {
    const Message* original = english.find(message.id);
    if (original == nullptr) continue;
    for (MessagePart& part : message.parts) {
      const auto twin = std::ranges::find_if(original->parts, [&](const MessagePart& each) {
        return each.kind == Hole && each.text == part.text;
      });
      if (part.kind == Hole && twin != original->parts.end()) part.holds = twin->holds;
    }
  }
}

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
                        "take over the elements and holes of the English"});
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
