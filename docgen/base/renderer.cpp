#include "docgen/base/renderer.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>
#include <vector>

#include <kainjow/mustache.hpp>

#include "docgen/base/answer_room.h"
#include "docgen/base/page_mutex.h"
#include "docgen/base/template_messages.h"
#include "docgen/base/templates.h"
#include "engine/text/char_set.h"

namespace cartulary::docgen {

namespace {

using kainjow::mustache::data;
using kainjow::mustache::mustache;

// Presents a View to the mustache library, which has its own type for values. Most of a View never
// appears on a page, so each part is converted only when the template asks for it, and only as far
// as the library looks at it: text, bool, or number of list items.
class ViewContext : public kainjow::mustache::basic_context<std::string> {
 public:
  ViewContext(const View& view, const Messages& messages) : messages_(messages), open_{&view} {}

  const data* get(const std::string& name) const override {
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

 private:
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
      return &shown(words_of(**said, messages_));
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

  const Messages& messages_;
  data yes_{true};
  data no_{false};
  mutable data text_{data::type::string};
  mutable std::map<std::size_t, data> lists_of_;  // by number of items; the items are placeholders
  mutable const View* asked_ = nullptr;
  std::vector<const View*> open_;         // the views of the open sections, the whole page first
  std::vector<const View::List*> lists_;  // the list whose items were last at each depth of open_
};

// Most texts have nothing to escape, and the library copies them letter by letter.
std::string escaped(const std::string& text) {
  constexpr CharSet escaped_bytes("&<>\"'");
  if (escaped_bytes.find_in(text) == text.size()) return text;
  return kainjow::mustache::html_escape(text);
}

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
    auto parsed = std::make_unique<mustache>(expand_messages(whole, language.messages()).text);
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
  ViewContext context(view, language.messages());
  Written written;
  if (!render_within(*parsed, context, written)) {
    AnswerRoom::tell_overrun();
    return {};
  }
  shelf_->put_back(name, language, std::move(parsed));
  return std::move(written.text);
}

}  // namespace cartulary::docgen
