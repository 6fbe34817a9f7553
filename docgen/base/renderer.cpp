#include "docgen/base/renderer.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include <kainjow/mustache.hpp>

#include "docgen/base/answer_room.h"
#include "docgen/base/page_mutex.h"
#include "docgen/base/spoken_template.h"
#include "docgen/base/template_messages.h"
#include "docgen/base/templates.h"
#include "engine/text/char_set.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

using kainjow::mustache::data;
using kainjow::mustache::mustache;

// Most texts have nothing to escape, and the library copies them letter by letter.
std::string escaped(const std::string& text) {
  constexpr CharSet escaped_bytes("&<>\"'");
  if (escaped_bytes.find_in(text) == text.size()) return text;
  return kainjow::mustache::html_escape(text);
}

constexpr std::string_view english_mark = " lang=\"en\"";
// Stands for the note that parts of the page are English, until all parts are known. No text has
// it.
constexpr char note_place_byte = '\x0E';
constexpr std::string_view note_place(&note_place_byte, 1);

// Whether the text has words: three lowercase letters in a row.
bool has_words(std::string_view text) {
  int row = 0;
  for (const char c : text) {
    row = c >= 'a' && c <= 'z' ? row + 1 : 0;
    if (row == 3) return true;
  }
  return false;
}

// The page with the note in its place where a part is English, or without it.
void settle_note(std::string& page, bool has_english, const PageLanguage& language) {
  const std::size_t at = page.find(note_place_byte);
  if (at == std::string::npos) return;
  const std::string note =
      has_english ? "\n<p class=\"aside\" id=\"in-english\">" +
                        escaped(plain_words(language.messages(), "page.in-english")) + "</p>"
                  : std::string();
  page.replace(at, 1, note);
}

// Presents a View to the mustache library, which has its own type for values. Most of a View never
// appears on a page, so each part is converted only when the template asks for it, and only as far
// as the library looks at it: text, bool, or number of list items.
class ViewContext : public kainjow::mustache::basic_context<std::string> {
 public:
  ViewContext(const View& view, const PageLanguage& language) : language_(language), open_{&view} {}

  const data* get(const std::string& name) const override {
    if (const auto hole = spoken_hole(name)) return spoken(*hole);
    // What a page has beside its own language: the German names on English pages.
    if (name == "in_english") return language_.is_english() ? &yes_ : &no_;
    asked_ = find(name);
    return asked_ == nullptr ? nullptr : shown(*asked_);
  }
  const data* get_partial(const std::string& /*name*/) const override { return nullptr; }

  // `pushed` is either the value asked for last, or an item of a list; the list itself was asked
  // for just before its first item.
  void push(const data* pushed) override {
    lists_.resize(std::max(lists_.size(), open_.size() + 1));
    const View::List*& list = lists_[open_.size()];
    if (const View::List* asked = list_in(asked_); asked && pushed == first_item(*asked))
      list = asked;
    open_.push_back(list != nullptr && is_item(pushed, *list)
                        ? &(*list)[static_cast<std::size_t>(pushed - first_item(*list))]
                        : asked_);
  }
  void pop() override { open_.pop_back(); }

  // Whether some part of the page stays English.
  bool has_english() const { return has_english_; }

 private:
  // A hole of a spoken template: "in" and "title" of `~in:title`, "%" and "tiles" of `%tiles`.
  struct SpokenHole {
    std::string_view how;
    std::string name;
  };
  static std::optional<SpokenHole> spoken_hole(std::string_view name) {
    if (name.starts_with('%')) return SpokenHole{name.substr(0, 1), std::string(name.substr(1))};
    if (!name.starts_with('~')) return std::nullopt;
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos) return SpokenHole{"", std::string(name.substr(1))};
    return SpokenHole{name.substr(1, colon - 1), std::string(name.substr(colon + 1))};
  }

  const data* spoken(const SpokenHole& hole) const {
    if (hole.how == "note") return &shown(std::string(note_place));
    if (hole.how == "english") {
      has_english_ = true;
      return &shown(std::string(english_mark));
    }
    const View* view = find(hole.name);
    if (view == nullptr) return nullptr;
    const auto* text = std::get_if<std::string>(&view->value());
    const auto* said = std::get_if<std::shared_ptr<const Said>>(&view->value());
    if (text == nullptr && said == nullptr) return shown(*view);
    if (hole.how == "%")
      return &shown(language_.number(text ? *text : words_of(**said, language_)));
    std::vector<Translated> parts = text ? text_parts(*text) : parts_of(**said, language_);
    for (const Translated& part : parts)
      has_english_ =
          has_english_ || (part.in_english && part.text.ends_with('.') && has_words(part.text));
    return &shown(spoken_text(hole.how, parts));
  }

  std::vector<Translated> text_parts(const std::string& text) const {
    const std::string_view inner = trimmed(text);
    if (inner.empty()) return {{text}};
    const auto begin = static_cast<std::size_t>(inner.data() - text.data());
    Translated said = language_.say(inner);
    said.text = text.substr(0, begin) + said.text + text.substr(begin + inner.size());
    return {std::move(said)};
  }

  static std::string spoken_text(std::string_view how, const std::vector<Translated>& parts) {
    const auto stays = [](const Translated& part) {
      return part.in_english && has_words(part.text);
    };
    const bool whole = parts.size() == 1 && stays(parts.front());
    if (how == "lang") return whole ? std::string(english_mark) : "";
    std::string text;
    for (const Translated& part : parts) {
      if (how.empty())
        text += part.text;
      else if (stays(part) && !(whole && how == "all"))
        text.append("<span")
            .append(english_mark)
            .append(">")
            .append(escaped(part.text))
            .append("</span>");
      else
        text += escaped(part.text);
    }
    return text;
  }

  static const View::List* list_in(const View* view) {
    return view == nullptr ? nullptr : std::get_if<View::List>(&view->value());
  }

  const View* find(const std::string& name) const {
    if (name == ".") return open_.back();
    for (auto level = open_.rbegin(); level != open_.rend(); ++level) {
      const auto* parts = *level ? std::get_if<View::Parts>(&(*level)->value()) : nullptr;
      if (parts == nullptr) continue;
      for (const auto& [key, part] : *parts)
        if (key == name) return &part;
    }
    return nullptr;
  }

  const data* shown(const View& view) const {
    if (const auto* yes = std::get_if<bool>(&view.value())) return *yes ? &yes_ : &no_;
    if (const auto* list = std::get_if<View::List>(&view.value())) return &items(list->size());
    if (const auto* said = std::get_if<std::shared_ptr<const Said>>(&view.value()))
      return &shown(words_of(**said, language_));
    const auto* text = std::get_if<std::string>(&view.value());
    if (text == nullptr) return &yes_;
    // The library treats any text as true, even an empty one.
    return text->empty() ? &no_ : &shown(*text);
  }

  const data& shown(const std::string& text) const {
    // The library has no other way to replace a text, and it finishes with one before it asks for
    // the next.
    const_cast<std::string&>(text_.string_value()) = text;
    return text_;
  }

  const data& items(std::size_t count) const {
    data& list = lists_of_.try_emplace(count, data::type::list).first->second;
    while (list.list_value().size() < count) list.push_back(yes_);
    return list;
  }
  // Null if there is none.
  const data* first_item(const View::List& list) const {
    return list.empty() ? nullptr : items(list.size()).list_value().data();
  }
  bool is_item(const data* pushed, const View::List& list) const {
    const data* first = first_item(list);
    return std::less_equal<>()(first, pushed) && std::less<>()(pushed, first + list.size());
  }

  const PageLanguage& language_;
  mutable bool has_english_ = false;
  data yes_{true};
  data no_{false};
  mutable data text_{data::type::string};
  mutable std::map<std::size_t, data> lists_of_;  // by number of items; the items are placeholders
  mutable const View* asked_ = nullptr;
  std::vector<const View*> open_;         // the views of the open sections, the whole page first
  std::vector<const View::List*> lists_;  // the list whose items were last at each depth of open_
};

// Thrown to stop the library, which has no other way. The browser module is built without
// exceptions, but it renders only its own page and never sets a limit.
struct NoRoom {};

[[noreturn]] void stop_rendering() {
#ifdef __cpp_exceptions
  throw NoRoom{};
#else
  std::abort();
#endif
}

// The output of the library, limited by the AnswerRoom.
struct Written {
  std::size_t most = AnswerRoom::bytes();
  std::string text = {};
  Written& operator<<(const std::string& part) {
    if (part.size() > most - text.size()) stop_rendering();
    text += part;
    return *this;
  }
};

// False if the page did not fit.
bool render_within(mustache& parsed, ViewContext& context, Written& written) {
#ifdef __cpp_exceptions
  try {
    parsed.render(context, written);
  } catch (const NoRoom&) {
    return false;
  }
#else
  parsed.render(context, written);
#endif
  return true;
}

}  // namespace

std::string expand_partials(std::string_view text, int depth) {
  std::string result;
  while (true) {
    const std::size_t open = text.find("{{> ");
    const std::size_t close = text.find("}}", open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    result += text.substr(0, open);
    const std::string name(text.substr(open + 4, close - open - 4));
    const auto partial = template_text(name + ".mustache");
    if (partial && depth < 8) result += expand_partials(*partial, depth + 1);
    text.remove_prefix(close + 2);
    // The partial ends with its own newline.
    if (text.starts_with('\n')) text.remove_prefix(1);
  }
  return result += text;
}

// Rendering modifies the library's parsed template, so each page being rendered takes a template
// from the shelf for itself and puts it back afterwards.
struct Renderer::Shelf {
  PageMutex mutex;
  std::map<std::string, std::vector<std::unique_ptr<mustache>>, std::less<>> idle;

  // "en/tile"
  static std::string key(std::string_view name, const PageLanguage& language) {
    return language.code() + '/' + std::string(name);
  }

  std::unique_ptr<mustache> take(std::string_view name, const PageLanguage& language) {
    {
      const std::lock_guard<PageMutex> lock(mutex);
      const auto found = idle.find(key(name, language));
      if (found != idle.end() && !found->second.empty()) {
        std::unique_ptr<mustache> parsed = std::move(found->second.back());
        found->second.pop_back();
        return parsed;
      }
    }
    const auto text = template_text(std::string(name) + ".mustache");
    const std::string whole = expand_partials(text.value_or(std::string_view()));
    std::string expanded = expand_messages(whole, language).text;
    if (!language.is_english()) expanded = spoken_template(expanded, language.code());
    auto parsed = std::make_unique<mustache>(expanded);
    parsed->set_custom_escape(escaped);
    return parsed;
  }

  void put_back(std::string_view name, const PageLanguage& language,
                std::unique_ptr<mustache> parsed) {
    const std::lock_guard<PageMutex> lock(mutex);
    idle[key(name, language)].push_back(std::move(parsed));
  }
};

Renderer::Renderer() : shelf_(std::make_unique<Shelf>()) {}
Renderer::~Renderer() = default;

std::string Renderer::render(std::string_view name, const View& view,
                             const PageLanguage& language) const {
  std::unique_ptr<mustache> parsed = shelf_->take(name, language);
  ViewContext context(view, language);
  Written written;
  if (!render_within(*parsed, context, written)) {
    AnswerRoom::tell_overrun();
    return {};
  }
  shelf_->put_back(name, language, std::move(parsed));
  settle_note(written.text, context.has_english(), language);
  return std::move(written.text);
}

}  // namespace cartulary::docgen
