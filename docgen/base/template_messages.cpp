#include "docgen/base/template_messages.h"

#include <algorithm>
#include <utility>

#include "engine/text/char_set.h"

namespace cartulary::docgen {

namespace {

constexpr CharSet name_bytes("abcdefghijklmnopqrstuvwxyz0123456789_-");
constexpr CharSet id_bytes("abcdefghijklmnopqrstuvwxyz0123456789-.");
constexpr CharSet blanks(" \n\t");

// Reads one `{{t:ID NAME=VALUE ...}}` of a template.
class ReferenceReader {
 public:
  explicit ReferenceReader(std::string_view rest) : rest_(rest) {}

  // The length of the whole reference, 0 if it does not end.
  std::size_t read() {
    at_ = opening.size();
    id = rest_.substr(at_, id_bytes.find_other(rest_.substr(at_)));
    at_ += id.size();
    while (true) {
      at_ += blanks.find_other(rest_.substr(at_));
      if (rest_.substr(at_).starts_with("}}")) return at_ + 2;
      const std::size_t length = name_bytes.find_other(rest_.substr(at_));
      if (length == 0 || at_ + length >= rest_.size() || rest_[at_ + length] != '=') return 0;
      const std::string_view name = rest_.substr(at_, length);
      at_ += length + 1;
      const std::size_t begin = at_;
      if (!pass_value()) return 0;
      values.emplace_back(name, rest_.substr(begin, at_ - begin));
    }
  }

  static constexpr std::string_view opening = "{{t:";
  std::string_view id;
  std::vector<std::pair<std::string_view, std::string_view>> values;

 private:
  // A value ends before "}}", and before blanks that a further name follows.
  bool pass_value() {
    while (at_ < rest_.size()) {
      const std::string_view here = rest_.substr(at_);
      if (here.starts_with("}}") || (blanks.has(here[0]) && ends(here))) return true;
      std::size_t length = 1;
      if (here.starts_with("{{{"))
        length = here.find("}}}") + 3;
      else if (here.starts_with("{{"))
        length = here.find("}}") + 2;
      else if (here[0] == '<')
        length = tag_length(here);
      at_ += std::max<std::size_t>(length, 1);
    }
    return false;
  }

  static bool ends(std::string_view here) {
    here.remove_prefix(blanks.find_other(here));
    if (here.starts_with("}}")) return true;
    const std::size_t name = name_bytes.find_other(here);
    return name > 0 && here.substr(name).starts_with('=');
  }

  static std::size_t tag_length(std::string_view here) {
    bool in_quotes = false;
    for (std::size_t i = 0; i < here.size(); ++i) {
      if (here[i] == '"') in_quotes = !in_quotes;
      if (here[i] == '>' && !in_quotes) return i + 1;
    }
    return here.size();
  }

  std::string_view rest_;
  std::size_t at_ = 0;
};

std::string escaped_text(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '&')
      result += "&amp;";
    else
      result += c;
  }
  return result;
}

// Puts a message together from the values that a template gives it.
class Filling {
 public:
  Filling(const Message& message, const ReferenceReader& reference, bool in_english)
      : message_(message), reference_(reference), in_english_(in_english) {}

  std::string text;
  std::string fault;  // what is wrong, or nothing

  void run() {
    for (const MessagePart& part : message_.parts) add(part);
    for (const auto& [name, value] : reference_.values)
      if (std::ranges::find(message_.parts, name, &MessagePart::text) == message_.parts.end())
        fault = "the message has no '" + std::string(name) + "'";
  }

 private:
  void add(const MessagePart& part) {
    using enum MessagePart::Kind;
    if (part.kind == Text) {
      text += escaped_text(part.text);
      return;
    }
    const auto given = std::ranges::find(reference_.values, part.text,
                                         [](const auto& value) { return value.first; });
    const bool has = given != reference_.values.end();
    if (part.kind == Count) {
      fault = "a template cannot choose the form of {" + part.text + "}";
    } else if (part.kind == Hole && (part.capital || !part.one.empty())) {
      fault = "a template cannot choose what stands with {" + part.text + "}";
    } else if (part.kind == Hole) {
      add_hole(part, has ? std::string(given->second) : "{{" + part.text + "}}");
    } else if (!has) {
      fault = "nothing says what <" + part.text + "> of the message is";
    } else if (part.kind == Close) {
      const std::string_view tag = given->second;
      text.append("</").append(tag.substr(1, tag.find_first_of(" >") - 1)).append(">");
    } else {
      text += given->second;
    }
  }

  void add_hole(const MessagePart& part, const std::string& value) {
    if (part.holds == '\0' || in_english_)
      text += value;
    else
      text += holding(part.holds == '#' ? '%' : '*', value);
  }

  // Each plain hole with the sign of what it holds.
  static std::string holding(char sign, std::string_view value) {
    std::string marked;
    for (std::size_t open = value.find("{{"); open != std::string_view::npos;
         open = value.find("{{")) {
      marked += value.substr(0, open + 2);
      value.remove_prefix(open + 2);
      if (!value.empty() && (name_bytes.has(value[0]) || value[0] == '.')) marked += sign;
      const std::size_t close = std::min(value.find("}}"), value.size());
      marked += value.substr(0, close);
      value.remove_prefix(close);
    }
    return marked.append(value);
  }

  const Message& message_;
  const ReferenceReader& reference_;
  bool in_english_;
};

}  // namespace

ExpandedTemplate expand_messages(std::string_view text, const PageLanguage& language) {
  ExpandedTemplate expanded;
  for (std::size_t at = 0; true;) {
    const std::size_t open = text.find(ReferenceReader::opening, at);
    expanded.text += text.substr(at, open - at);
    if (open == std::string_view::npos) return expanded;
    ReferenceReader reference(text.substr(open));
    const std::size_t length = reference.read();
    at = open + std::max(length, ReferenceReader::opening.size());
    const Message* message = language.messages().find(reference.id);
    std::string fault;
    if (length == 0) {
      fault = "this message does not end, or a value has no name";
    } else if (message == nullptr) {
      fault = "there is no message '" + std::string(reference.id) + "'";
    } else {
      Filling filling(*message, reference, language.is_english());
      filling.run();
      expanded.text += filling.text;
      fault = filling.fault;
    }
    expanded.ids.emplace_back(reference.id);
    if (!fault.empty())
      expanded.faults.push_back(
          {open, fault, "write {{t:ID NAME=VALUE}} as docgen/base/template_messages.h says"});
  }
}

}  // namespace cartulary::docgen
