#include "docgen/base/template_messages.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "docgen/base/templates.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::docgen::template_messages_test {
namespace {

Messages small() {
  std::vector<MessageFault> faults;
  return read_messages(
      "title = Salt & pepper\nmore = <copies/> of {bag} <turn>fit {*name}</turn>.\n", faults);
}

std::string expanded(std::string_view text) {
  const ExpandedTemplate made = expand_messages(text, PageLanguage("en", small()));
  std::string result = made.text;
  for (const MessageFault& fault : made.faults)
    result += fmt::format(" [{}: {}]", fault.offset, fault.what);
  return result;
}

// "templates/home.mustache:12", or that of messages in English.
std::string line_of(std::string_view path, std::string_view text, std::size_t offset) {
  return fmt::format("{}:{}", path, 1 + std::ranges::count(text.substr(0, offset), '\n'));
}

// A message that C++ or a script asks for: `said("fit.bridged", {{"n", 3}})`,
// `said('script.undone', { told })`, or the id alone in a table.
struct AskedMessage {
  std::string place;  // "docgen/pages/fit_pages.cpp:12"
  std::string id;
  bool is_call = false;
  std::string holes;  // the text of the call after the id
  bool by_script = false;

  // A script may give an object that has the holes: its braces tell nothing then.
  bool gives(const std::string& hole) const {
    if (!by_script) return holes.find("{\"" + hole + "\",") != std::string::npos;
    return holes.find('{') == std::string::npos ? holes.find(',') != std::string::npos
                                                : holes.find(hole) != std::string::npos;
  }

  // What is wrong with it, or nothing.
  std::string fault() const {
    const Message* message = messages_of("en").find(id);
    if (message == nullptr) return "there is no message " + id;
    for (const MessagePart& part : message->parts) {
      using enum MessagePart::Kind;
      if (part.kind == Text || !is_call) continue;
      if (part.kind != Hole && part.kind != Count) return id + " has elements";
      if (!gives(part.text)) return id + " is not given {" + part.text + "}";
    }
    return {};
  }
};

// The text up to the bracket that closes the one before it.
std::string_view to_bracket(std::string_view text) {
  int depth = 1;
  std::size_t at = 0;
  for (; at < text.size() && depth > 0; ++at)
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
  return text.substr(0, at);
}

std::vector<AskedMessage> asked_by_sources() {
  std::vector<AskedMessage> asked;
  for (const std::string_view folder : {"browser", "cli", "docgen", "engine", "server", "tiledb"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             std::filesystem::path(CARTULARY_SOURCE_DIR) / folder)) {
      if (entry.path().extension() != ".cpp") continue;
      const std::string text = file_bytes(entry.path());
      const std::string path =
          std::filesystem::relative(entry.path(), CARTULARY_SOURCE_DIR).string();
      for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 1)) {
        const std::size_t end = std::min(text.find('"', at + 1), text.size());
        std::string id = text.substr(at + 1, end - at - 1);
        const std::string_view before = std::string_view(text).substr(0, at);
        const bool is_call = before.ends_with("said(") || before.ends_with(".say(");
        // "rule-choice.": C++ adds the rest.
        if (id.ends_with('.'))
          for (const Message& each : messages_of("en").all())
            if (each.id.starts_with(id)) asked.push_back({path, each.id, false, {}, false});
        if (is_call || messages_of("en").find(id) != nullptr)
          asked.push_back({line_of(path, text, at), std::move(id), is_call,
                           std::string(to_bracket(std::string_view(text).substr(end)))});
      }
    }
  return asked;
}

// What scripts ask for, `said('count.tile', { n })`: ids in single quotes. A call gives its holes,
// and its elements where it makes more than a text.
std::vector<AskedMessage> asked_by_scripts() {
  std::vector<AskedMessage> asked;
  for (const std::string_view name : template_paths()) {
    if (!name.ends_with(".js")) continue;
    const std::string_view text = *template_text(name);
    const std::string path = fmt::format("templates/{}", name);
    for (std::size_t at = text.find('\''); at != std::string_view::npos;
         at = text.find('\'', at + 1)) {
      const std::size_t end = std::min(text.find('\'', at + 1), text.size());
      std::string id(text.substr(at + 1, end - at - 1));
      const std::string_view before = text.substr(0, at);
      const bool says = before.ends_with("aid(");
      if (says || before.ends_with("arts(") || id.starts_with("script.") ||
          messages_of("en").find(id) != nullptr)
        asked.push_back({line_of(path, text, at), std::move(id), says,
                         std::string(to_bracket(text.substr(end))), true});
    }
  }
  return asked;
}

// What stands between tags, outside of {{ }}, and in attributes that are read out.
std::string without_holes(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find("{{"), text.size());
    plain += text.substr(0, open);
    const std::size_t close = text.find("}}", open);
    text.remove_prefix(close == std::string_view::npos ? text.size() : close + 2);
  }
  return plain;
}

bool has_words(std::string_view text) {
  return std::ranges::any_of(text, [](unsigned char c) { return std::isalpha(c) != 0; });
}

}  // namespace

TEST_CASE("a template takes the words of its messages, and gives them elements and values") {
  CHECK(expanded("<h1>{{t:title}}</h1>") == "<h1>Salt &amp; pepper</h1>");
  CHECK(expanded("{{t:more copies=<b class=\"a b\">{{n}}</b> turn=<a href=\"{{root}}x.html\">}}") ==
        "<b class=\"a b\">{{n}}</b> of {{bag}} <a href=\"{{root}}x.html\">fit {{name}}</a>.");
  CHECK(expanded("{{t:more\ncopies={{n}}\nturn=<i>\nbag={{{html}}} and more\nname={{title}}}}!") ==
        "{{n}} of {{{html}}} and more <i>fit {{title}}</i>.!");
}

TEST_CASE("what a template asks of messages wrongly has its place") {
  CHECK(expanded("{{t:none}}") == " [0: there is no message 'none']");
  CHECK(expanded("a {{t:title x=1}}") == "a Salt &amp; pepper [2: the message has no 'x']");
  CHECK(expanded("{{t:more copies=1}}") ==
        "1 of {{bag}} fit {{name}}. [0: nothing says what <turn> of the message is]");
  CHECK(expanded("{{t:title").ends_with(" [0: this message does not end, or a value has no name]"));
}

TEST_CASE("in another language a hole says what it holds, and one that stays as it is alike") {
  std::vector<MessageFault> faults;
  const Messages english =
      read_messages("more = <copies/> of {#bag} <turn>fit {*name}</turn>, {rest}\n", faults);
  Messages german =
      read_messages("more = <turn>{name} passt</turn> auf {bag} <copies/> {rest}\n", faults);
  german.stand_beside(english);
  const PageLanguage language("de", german);
  CHECK(expand_messages("{{t:more turn=<i> copies={{n}}}}", language).text ==
        "<i>{{*name}} passt</i> auf {{%bag}} {{n}} {{rest}}");
  CHECK(
      expand_messages("{{t:more turn=<i> copies={{n}} name=<b>{{#a}}{{set}}{{/a}}</b>}}", language)
          .text == "<i><b>{{#a}}{{*set}}{{/a}}</b> passt</i> auf {{%bag}} {{n}} {{rest}}");
}

TEST_CASE("templates and scripts ask for messages that are there, and each is asked for") {
  std::vector<std::string> faults;
  std::set<std::string> asked;
  for (const auto& all : {asked_by_sources(), asked_by_scripts()})
    for (const AskedMessage& message : all) {
      asked.insert(message.id);
      const std::string fault = message.fault();
      if (!fault.empty()) faults.push_back(message.place + ": " + fault);
    }
  for (const std::string_view path : template_paths()) {
    if (!path.ends_with(".mustache")) continue;
    const std::string_view text = *template_text(path);
    const ExpandedTemplate made = expand_messages(text, PageLanguage());
    asked.insert(made.ids.begin(), made.ids.end());
    for (const MessageFault& fault : made.faults)
      faults.push_back(line_of(fmt::format("templates/{}", path), text, fault.offset) + ": " +
                       fault.what);
  }
  const std::string_view english = *language_text("en/messages.txt");
  for (const Message& message : messages_of("en").all())
    if (!asked.contains(message.id))
      faults.push_back(line_of("content/language/en/messages.txt", english, message.offset) +
                       ": nobody asks for " + message.id);
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("no template has words of its own") {
  const std::set<std::string_view> without_prose = {"code", "kbd", "script", "style"};
  const std::set<std::string_view> names = {"A4", "A5", "Letter", "PDF"};
  std::vector<std::string> faults;
  for (const std::string_view path : template_paths()) {
    if (!path.ends_with(".mustache")) continue;
    const std::string_view text = *template_text(path);
    // Messages go first, since their values have tags.
    const Messages none;
    const std::string rest = expand_messages(text, PageLanguage("en", none)).text;
    for (std::size_t open = 0; (open = rest.find('<', open)) != std::string::npos; ++open) {
      const std::string_view tag =
          std::string_view(rest).substr(open + 1, rest.find_first_of(" >", open) - open - 1);
      const std::size_t close = std::min(rest.find('>', open), rest.size() - 1);
      const std::size_t next = std::min(rest.find('<', close), rest.size());
      const std::string words =
          without_holes(std::string_view(rest).substr(close + 1, next - close - 1));
      if (has_words(words) && !names.contains(words) && !without_prose.contains(tag))
        faults.push_back(fmt::format("templates/{}: {}", path, words));
      for (const std::string_view name : {" aria-label=\"", " placeholder=\"", " title=\""}) {
        const std::size_t at = rest.find(name, open);
        if (at > close) continue;
        const std::size_t begin = at + name.size();
        const std::string value =
            without_holes(std::string_view(rest).substr(begin, rest.find('"', begin) - begin));
        if (has_words(value)) faults.push_back(fmt::format("templates/{}: {}", path, value));
      }
    }
  }
  CHECK(faults == std::vector<std::string>());
}

}  // namespace cartulary::docgen::template_messages_test
