#include "docgen/base/spoken_template.h"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

constexpr std::array<std::string_view, 9> without_end = {"meta", "link", "img",    "input", "br",
                                                         "hr",   "col",  "source", "wbr"};
// Elements without prose in them.
constexpr std::array<std::string_view, 7> no_prose = {"script", "style", "code",    "pre",
                                                      "kbd",    "time",  "textarea"};
// Elements that hold text alone.
constexpr std::array<std::string_view, 2> text_alone = {"title", "option"};
// The style sheet shows the last one.
constexpr std::array<std::string_view, 7> spoken = {"aria-label", "placeholder", "title", "alt",
                                                    "content",    "label",       "data-q"};
// Classes of parts that hold texts of records, which are English.
constexpr std::array<std::string_view, 27> english_classes = {
    "rule",        "ruling",     "g-line",       "g-notes",       "g-note",      "hit-text",
    "answer-text", "definition", "set-summary",  "hit-question",  "quoted-text", "in-edition",
    "cited",       "remark",     "book-lead",    "on-mark",       "opening",     "differ",
    "digest",      "elsewhere",  "record-title", "edition-title", "in-brief",    "position",
    "places",      "told-side",  "aside-english"};
constexpr std::string_view white = " \n\t";

template <class List>
bool is_one_of(std::string_view name, const List& list) {
  return std::ranges::find(list, name) != list.end();
}

// A tag of the template engine at the beginning of the text: its length, and of a hole its name and
// whether its text is escaped.
struct Braces {
  std::size_t length = 0;
  std::string_view name = {};  // empty: no hole
  bool escapes = true;
};

Braces braces_of(std::string_view text) {
  const bool raw = text.starts_with("{{{");
  const std::string_view end = raw ? "}}}" : "}}";
  const std::size_t close = text.find(end);
  if (close == std::string_view::npos) return {text.size()};
  const std::string_view inner = trimmed(text.substr(end.size(), close - end.size()));
  const bool is_hole = raw || (!inner.empty() &&
                               std::string_view("#^/!>&").find(inner[0]) == std::string_view::npos);
  return {close + end.size(), is_hole ? inner : std::string_view(), !raw};
}

// What a start tag says of itself.
struct StartTag {
  std::string name;
  std::string classes;
  bool has_lang = false;
  bool tells_page = false;  // of <meta>: other sites show its content
  bool is_whole = false;    // "<path/>"

  bool has_class(std::string_view one) const {
    const auto words = split(classes, ' ');
    return std::ranges::find(words, one) != words.end();
  }
  bool stays_english() const {
    return !is_own_word() &&
           (std::ranges::any_of(english_classes, [&](auto one) { return has_class(one); }) ||
            (name == "p" && has_class("asked")) || (name == "div" && has_class("answer")));
  }
  // A mark of a status, or a word of ours, also within what stays English.
  bool is_own_word() const {
    return ((name == "span" || name == "a") && has_class("status")) || has_class("own-word");
  }
  bool is_without_prose() const { return has_class("code") || is_one_of(name, no_prose); }
  bool has_no_end() const {
    return is_whole || name.starts_with('!') || is_one_of(name, without_end);
  }
};

struct OpenElement {
  std::string name;
  bool quiet = false;  // its texts stay as they are
};

class TemplateSpeech {
 public:
  TemplateSpeech(std::string_view text, std::string_view code) : rest_(text), code_(code) {}

  std::string run() {
    while (!rest_.empty()) {
      if (rest_.starts_with("{{"))
        hole();
      else if (rest_.starts_with("</"))
        end_tag();
      else if (rest_.starts_with('<'))
        start_tag();
      else
        take(std::min(rest_.find_first_of("{<", 1), rest_.size()));
    }
    return std::move(result_);
  }

 private:
  void take(std::size_t length) {
    result_ += rest_.substr(0, length);
    rest_.remove_prefix(length);
  }

  bool is_quiet() const { return !open_.empty() && open_.back().quiet; }

  // A hole in a text.
  void hole() {
    const Braces braces = braces_of(rest_);
    if (braces.name.empty() || !braces.escapes) return take(braces.length);
    rest_.remove_prefix(braces.length);
    std::string_view name = braces.name;
    if (name.starts_with('%') && !is_quiet()) {
      result_ += fmt::format("{{{{{}}}}}", name);
      return;
    }
    if (name.starts_with('*') || name.starts_with('%') || is_quiet()) {
      if (name.starts_with('*') || name.starts_with('%')) name.remove_prefix(1);
      result_ += fmt::format("{{{{{}}}}}", name);
    } else if (holds_text_alone()) {
      result_ += fmt::format("{{{{~{}}}}}", name);
    } else if (tag_end_ == result_.size() && tag_end_ > 0 && rest_.starts_with("</")) {
      result_.insert(tag_end_ - 1, fmt::format("{{{{{{~lang:{}}}}}}}", name));
      result_ += fmt::format("{{{{{{~all:{}}}}}}}", name);
    } else {
      result_ += fmt::format("{{{{{{~in:{}}}}}}}", name);
    }
  }

  // Text without tags, and drawings, whose texts are not HTML.
  bool holds_text_alone() const {
    return open_.empty() || is_one_of(open_.back().name, text_alone) ||
           std::ranges::find(open_, "svg", &OpenElement::name) != open_.end();
  }

  void end_tag() {
    const std::size_t close = std::min(rest_.find('>'), rest_.size() - 1);
    const std::string_view name = rest_.substr(2, close - 2);
    const auto last = std::find_if(open_.rbegin(), open_.rend(),
                                   [&](const OpenElement& one) { return one.name == name; });
    const bool is_heading = name == "h1";
    if (last != open_.rend()) open_.erase(std::next(last).base());
    take(close + 1);
    tag_end_ = 0;
    if (is_heading && !has_note_) result_ += "{{{~note:}}}";
    has_note_ = has_note_ || is_heading;
  }

  void start_tag() {
    StartTag tag;
    const bool was_quiet = is_quiet();
    const std::size_t begin = result_.size();
    const std::size_t name_end = std::min(rest_.find_first_of(" \n/>{", 1), rest_.size());
    tag.name = rest_.substr(1, name_end - 1);
    take(name_end);
    if (tag.name == "meta") tag.tells_page = tells_page(rest_.substr(0, rest_.find('>')));
    while (!rest_.empty() && !rest_.starts_with('>')) attribute(tag, was_quiet);
    tag.is_whole = result_.ends_with('/');
    if (tag.is_whole) result_.pop_back();
    const bool speaks = tag.is_own_word() && was_quiet && !tag.has_lang;
    const bool stays = tag.stays_english() && !was_quiet && !tag.has_lang;
    const bool in_language = speaks || says_label(begin, tag, was_quiet);
    if (in_language) result_ += fmt::format(" lang=\"{}\"", code_);
    if (stays) result_ += "{{{~english:}}}";
    if (tag.is_whole) result_ += '/';
    take(std::min<std::size_t>(1, rest_.size()));
    tag_end_ = 0;
    if (tag.has_no_end()) return;
    const bool has_own = tag.has_lang && tag.name != "html";
    const bool quiet =
        !speaks && (was_quiet || has_own || tag.is_without_prose() || tag.stays_english());
    open_.push_back({tag.name, quiet});
    if (!tag.has_lang && !in_language) tag_end_ = result_.size();
  }

  // A link's label is ours, whatever it stands in.
  bool says_label(std::size_t begin, const StartTag& tag, bool was_quiet) const {
    return tag.name == "a" && was_quiet && !tag.has_lang &&
           std::string_view(result_).substr(begin).find("aria-label=") != std::string_view::npos;
  }

  static bool tells_page(std::string_view tag) {
    return tag.find("name=\"description\"") != std::string_view::npos ||
           tag.find("property=\"og:title\"") != std::string_view::npos ||
           tag.find("property=\"og:description\"") != std::string_view::npos;
  }

  // The next attribute of a start tag, a blank, or braces around attributes.
  void attribute(StartTag& tag, bool was_quiet) {
    if (rest_.starts_with("{{!")) return comment(tag);
    if (rest_.starts_with("{{")) return take(braces_of(rest_).length);
    const std::size_t end = std::min(rest_.find_first_of("=>{", 1), rest_.size());
    if (!rest_.substr(0, end + 2).ends_with("=\"")) return take(end);
    const std::string_view before = rest_.substr(0, end);
    const std::string name(before.substr(before.find_last_of(white) + 1));
    take(end + 2);
    const bool is_html_lang = name == "lang" && tag.name == "html";
    tag.has_lang = tag.has_lang || name == "lang";
    const bool is_heard =
        !was_quiet && is_one_of(name, spoken) && (name != "content" || tag.tells_page);
    const std::size_t value = result_.size();
    while (!rest_.empty() && !rest_.starts_with('"')) in_value(is_heard);
    if (is_html_lang) result_.replace(value, std::string::npos, code_);
    if (name == "class")
      tag.classes += ' ' + without_braces(std::string_view(result_).substr(value));
    take(std::min<std::size_t>(1, rest_.size()));
  }

  // A class that the element has for this reader alone.
  void comment(StartTag& tag) {
    const std::size_t length = braces_of(rest_).length;
    tag.classes.append(" ").append(rest_.substr(3, length - 5));
    rest_.remove_prefix(length);
  }

  void in_value(bool is_heard) {
    if (!rest_.starts_with("{{"))
      return take(std::min(rest_.find_first_of("{\"", 1), rest_.size()));
    const Braces braces = braces_of(rest_);
    if (braces.name.empty() || !braces.escapes) return take(braces.length);
    rest_.remove_prefix(braces.length);
    std::string_view name = braces.name;
    const bool number = name.starts_with('%');
    const bool stays = name.starts_with('*');
    if (stays || (number && !is_heard)) name.remove_prefix(1);
    result_ += fmt::format("{{{{{}{}}}}}", is_heard && !stays && !number ? "~" : "", name);
  }

  // Of sections their contents.
  static std::string without_braces(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
      const std::size_t open = std::min(text.find("{{"), text.size());
      plain += text.substr(0, open);
      text.remove_prefix(open);
      if (!text.empty()) text.remove_prefix(braces_of(text).length);
    }
    return plain;
  }

  std::string_view rest_;
  std::string_view code_;
  std::string result_;
  std::vector<OpenElement> open_;
  std::size_t tag_end_ = 0;  // end of a start tag with nothing after it yet, or 0
  bool has_note_ = false;
};

}  // namespace

std::string spoken_template(std::string_view text, std::string_view code) {
  return TemplateSpeech(text, code).run();
}

}  // namespace cartulary::docgen
