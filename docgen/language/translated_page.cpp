#include "docgen/language/translated_page.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "docgen/base/xml_text.h"
#include "engine/text/char_set.h"
#include "engine/text/page_language.h"

namespace cartulary::docgen {

namespace {

constexpr std::array<std::string_view, 9> without_end = {"meta", "link", "img",    "input", "br",
                                                         "hr",   "col",  "source", "wbr"};
// Elements without prose in them.
constexpr std::array<std::string_view, 7> no_prose = {"script", "style", "code",    "pre",
                                                      "kbd",    "time",  "textarea"};
// The style sheet shows the last one.
constexpr std::array<std::string_view, 7> spoken = {"aria-label", "placeholder", "title", "alt",
                                                    "content",    "label",       "data-q"};
constexpr std::array<std::pair<std::string_view, char>, 6> entities = {{{"&amp;", '&'},
                                                                        {"&lt;", '<'},
                                                                        {"&gt;", '>'},
                                                                        {"&quot;", '"'},
                                                                        {"&apos;", '\''},
                                                                        {"&#39;", '\''}}};
constexpr std::string_view blanks = " \n\t";
constexpr std::array<char, 3> mark_bytes = {WordMarks::words, WordMarks::number, WordMarks::end};
constexpr CharSet marks(std::string_view(mark_bytes.data(), mark_bytes.size()));

std::string plain(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const auto found = std::ranges::find_if(
        entities, [&](const auto& entity) { return text.substr(i).starts_with(entity.first); });
    const bool blank = blanks.find(text[i]) != std::string_view::npos;
    if (!blank || !result.ends_with(' '))
      result += found != entities.end() ? found->second : (blank ? ' ' : text[i]);
    i += found != entities.end() ? found->first.size() : 1;
  }
  return result;
}

// Whether the text has words: three lowercase letters in a row.
bool has_words(std::string_view text) {
  int row = 0;
  for (const char c : text) {
    row = c >= 'a' && c <= 'z' ? row + 1 : 0;
    if (row == 3) return true;
  }
  return false;
}

struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// What a text has between the blanks at its ends.
Range without_blanks(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
  return {begin, std::max(begin, text.find_last_not_of(blanks) + 1)};
}

// The same without dots between items ("Promo · "), which belong to neither.
Range without_dots(std::string_view text) {
  constexpr std::string_view dot = "·";
  Range range = without_blanks(text);
  if (text.substr(range.begin, dot.size()) == dot) range.begin += dot.size();
  if (text.substr(range.begin, range.end - range.begin).ends_with(dot)) range.end -= dot.size();
  const Range inner = without_blanks(text.substr(range.begin, range.end - range.begin));
  return {range.begin + inner.begin, range.begin + inner.end};
}

struct Attribute {
  std::string_view name;
  std::string_view value;
  std::size_t at = 0;  // offset of the value in the tag
};

std::vector<Attribute> attributes_of(std::string_view tag) {
  std::vector<Attribute> list;
  for (std::size_t at = tag.find("=\""); at != std::string_view::npos;) {
    const std::size_t name = tag.find_last_of(" \n", at) + 1;
    const std::size_t end = std::min(tag.find('"', at + 2), tag.size());
    list.push_back({tag.substr(name, at - name), tag.substr(at + 2, end - at - 2), at + 2});
    at = tag.find("=\"", end + 1);
  }
  return list;
}

std::string_view value_of(const std::vector<Attribute>& attributes, std::string_view name) {
  const auto found = std::ranges::find(attributes, name, &Attribute::name);
  return found == attributes.end() ? std::string_view() : found->value;
}

// Whether a <meta> tag has text that other sites show about the page.
bool tells_page(const std::vector<Attribute>& attributes) {
  const std::string_view property = value_of(attributes, "property");
  return value_of(attributes, "name") == "description" || property == "og:title" ||
         property == "og:description";
}

bool has_class(std::string_view classes, std::string_view name) {
  for (std::size_t at = classes.find(name); at != std::string_view::npos;
       at = classes.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if ((at == 0 || classes[at - 1] == ' ') && (end == classes.size() || classes[end] == ' '))
      return true;
  }
  return false;
}

class Translation {
 public:
  Translation(const LanguageWords& words, std::string_view html)
      : words_(words), lang_(" lang=\"" + words.code + '"'), rest_(html) {
    result_.reserve(html.size() + html.size() / 8);
  }

  void run() {
    while (!rest_.empty()) {
      const std::size_t open = std::min(rest_.find('<'), rest_.size());
      text(rest_.substr(0, open));
      rest_.remove_prefix(open);
      if (rest_.empty()) break;
      const std::size_t close = std::min(rest_.find('>'), rest_.size() - 1);
      tag(rest_.substr(0, close + 1));
      rest_.remove_prefix(close + 1);
    }
    tell_english();
  }

  std::string take() { return std::move(result_); }
  std::vector<std::string> take_missing() { return std::move(missing_); }

 private:
  void text(std::string_view whole) {
    const bool beside_words = stretch_ != '\0' || marks.find_in(whole) < whole.size();
    each_stretch(whole, [&](std::string_view part) { stretch(part, beside_words); });
  }

  // Calls `each` with what stands between two marks, without them.
  template <class Each>
  void each_stretch(std::string_view whole, Each each) {
    while (true) {
      const std::size_t length = marks.find_in(whole);
      each(whole.substr(0, length));
      if (length == whole.size()) return;
      stretch_ = whole[length] == WordMarks::end ? '\0' : whole[length];
      whole.remove_prefix(length + 1);
    }
  }

  // A text without marks: between two tags, or beside words of the language.
  void stretch(std::string_view whole, bool beside_words) {
    if (whole.find_first_not_of(blanks) == std::string_view::npos || quiet_ > 0 ||
        stretch_ == WordMarks::words) {
      result_ += whole;
      return;
    }
    const auto [begin, end] = beside_words ? without_dots(whole) : without_blanks(whole);
    if (begin == end) {
      result_ += whole;
      return;
    }
    if (stretch_ == WordMarks::number && is_number(whole)) {
      result_ += words_.phrases.number(whole);
      return;
    }
    const std::string read = plain(whole.substr(begin, end - begin));
    const auto said =
        words_.phrases.say(read, open_.empty() || beside_words ? std::string_view() : open_.back());
    if (!said) miss(read);
    english_ = english_ || (!said && read.ends_with('.') && has_words(read));
    const bool is_marked = !beside_words && (!said || said->in_english) && mark_english(read);
    result_ += whole.substr(0, begin);
    if (said)
      result_ += xml_text(said->text);
    else
      add_english(whole.substr(begin, end - begin), !is_marked && has_words(read));
    result_ += whole.substr(end);
  }

  void add_english(std::string_view text, bool mark) {
    const bool marks_it = mark && takes_elements();
    result_.append(marks_it ? R"(<span lang="en">)" : "").append(text);
    result_ += marks_it ? "</span>" : "";
  }

  bool takes_elements() const {
    return !open_.empty() && open_.back() != "title" && open_.back() != "option" &&
           open_.back() != "textarea" && std::ranges::find(open_, "svg") == open_.end();
  }

  void miss(const std::string& text) {
    if (has_words(text) && std::ranges::find(missing_, text) == missing_.end())
      missing_.push_back(text);
  }

  // Marks the enclosing element as English if it holds only this text; false if not.
  bool mark_english(std::string_view text) {
    const bool alone = tag_end_ == result_.size() && tag_end_ > 0 && !open_.empty() &&
                       open_.back() != "title" && open_.back() != "option";
    const std::size_t next = rest_.find('<');
    if (!alone || next == std::string_view::npos || !has_words(text)) return false;
    if (!rest_.substr(next + 1).starts_with('/')) return false;
    result_.insert(tag_end_ - 1, R"( lang="en")");
    return true;
  }

  void tag(std::string_view tag) {
    const bool closes = tag.starts_with("</");
    const std::size_t begin = closes ? 2 : 1;
    const std::string_view name = tag.substr(begin, tag.find_first_of(" \n/>", begin) - begin);
    if (closes) return end(tag, name);
    const auto attributes = attributes_of(tag);
    const bool is_html = name == "html";
    const bool stays = stays_english(name, value_of(attributes, "class"));
    const bool has_lang = !is_html && !value_of(attributes, "lang").empty();
    const std::string_view classes = value_of(attributes, "class");
    const bool speaks = ((name == "span" || name == "a") && has_class(classes, "status")) ||
                        has_class(classes, "own-word");
    const bool in_language = speaks && quiet_ > 0 && !has_lang;
    const int quiet = std::exchange(quiet_, in_language ? 0 : quiet_);
    write_tag(tag, attributes, is_html);
    quiet_ = quiet;
    if (in_language) return say_in_language(name);
    // A link's label is ours, whatever it stands in.
    if (name == "a" && quiet_ > 0 && !has_lang && marks.find_in(tag) < tag.size())
      result_.insert(result_.size() - 1, lang_);
    if (stays && quiet_ == 0 && !has_lang) result_.insert(result_.size() - 1, R"( lang="en")");
    english_ = english_ || stays;
    if (tag.ends_with("/>") || name.starts_with('!') ||
        std::ranges::find(without_end, name) != without_end.end())
      return;
    open_.push_back(name);
    if (quiet_ > 0 || stays || has_lang || has_class(value_of(attributes, "class"), "code") ||
        std::ranges::find(no_prose, name) != no_prose.end())
      ++quiet_;
    tag_end_ = has_lang ? 0 : result_.size();
  }

  // Status marks and our own words are translated even within English parts, as headings are.
  void say_in_language(std::string_view name) {
    result_.insert(result_.size() - 1, lang_);
    open_.push_back(name);
    quiet_outside_ = quiet_;
    status_depth_ = open_.size();
    quiet_ = 0;
    tag_end_ = 0;
  }

  // A quiet element counts each tag within it, so that a nested tag of the same name does not end
  // it.
  void end(std::string_view tag, std::string_view name) {
    result_ += tag;
    tag_end_ = 0;
    if (open_.empty() || open_.back() != name) return;
    if (status_depth_ == open_.size()) {
      status_depth_ = 0;
      quiet_ = quiet_outside_;
    } else if (quiet_ > 0) {
      --quiet_;
    }
    open_.pop_back();
    if (name == "h1" && note_at_ == 0) note_at_ = result_.size();
  }

  // What an attribute says in the language.
  std::string said_of(std::string_view value, bool is_spoken) {
    std::string text;
    each_stretch(value, [&](std::string_view part) {
      const auto [begin, end] = without_blanks(part);
      if (!is_spoken || begin == end || stretch_ == WordMarks::words) {
        text += part;
      } else if (stretch_ == WordMarks::number && is_number(part)) {
        text += words_.phrases.number(part);
      } else {
        const std::string read = plain(part.substr(begin, end - begin));
        const auto said = words_.phrases.say(read);
        if (!said) miss(read);
        text += part.substr(0, begin);
        text += said ? xml_text(said->text) : std::string(part.substr(begin, end - begin));
        text += part.substr(end);
      }
    });
    return text;
  }

  void write_tag(std::string_view tag, const std::vector<Attribute>& attributes, bool is_html) {
    std::size_t done = 0;
    const auto replace = [&](const Attribute& attribute, std::string_view value) {
      result_ += tag.substr(done, attribute.at - done);
      result_ += value;
      done = attribute.at + attribute.value.size();
    };
    for (const Attribute& attribute : attributes) {
      if (is_html && attribute.name == "lang") replace(attribute, words_.code);
      const bool is_spoken = quiet_ == 0 &&
                             std::ranges::find(spoken, attribute.name) != spoken.end() &&
                             (attribute.name != "content" || tells_page(attributes));
      if (is_spoken || marks.find_in(attribute.value) < attribute.value.size())
        replace(attribute, said_of(attribute.value, is_spoken));
    }
    result_ += tag.substr(done);
  }

  bool stays_english(std::string_view name, std::string_view classes) const {
    if (classes.empty()) return false;
    return std::ranges::any_of(words_.catalogue.english_parts, [&](const std::string& part) {
      const std::size_t dot = part.find('.');
      return (dot == 0 || part.substr(0, dot) == name) &&
             has_class(classes, std::string_view(part).substr(dot + 1));
    });
  }

  void tell_english() {
    if (!english_ || note_at_ == 0) return;
    result_.insert(note_at_, "\n<p class=\"aside\" id=\"in-english\"" + lang_ + ">" +
                                 xml_text(words_.catalogue.note) + "</p>");
  }

  const LanguageWords& words_;
  std::string lang_;     // " lang=\"de\""
  char stretch_ = '\0';  // the mark before what is read, or 0
  std::string_view rest_;
  std::string result_;
  std::vector<std::string> missing_;
  std::vector<std::string_view> open_;
  int quiet_ = 0;                 // open tags whose text stays unchanged
  int quiet_outside_ = 0;         // quiet_ around a status
  std::size_t status_depth_ = 0;  // depth of a status in the open tags, or 0
  bool english_ = false;          // some part stays English
  std::size_t tag_end_ = 0;       // end of an opening tag with nothing after it yet, or 0
  std::size_t note_at_ = 0;       // place of the note after the heading, or 0
};

}  // namespace

std::string translated_page(const LanguageWords& words, std::string_view html) {
  Translation translation(words, html);
  translation.run();
  return translation.take();
}

std::vector<std::string> texts_left(const LanguageWords& words, std::string_view html) {
  Translation translation(words, html);
  translation.run();
  return translation.take_missing();
}

}  // namespace cartulary::docgen
