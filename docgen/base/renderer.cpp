#include "docgen/base/renderer.h"

#include <map>
#include <mutex>
#include <vector>

#include <kainjow/mustache.hpp>

#include "docgen/base/page_mutex.h"
#include "docgen/base/templates.h"

namespace cartulary::docgen {

namespace {

using kainjow::mustache::data;
using kainjow::mustache::mustache;

data to_data(const View& view) {
  struct Convert {
    data operator()(bool yes) const { return yes; }
    // The library takes every text, also an empty one, for "yes".
    data operator()(const std::string& text) const {
      return text.empty() ? data(false) : data(text);
    }
    // The library's own ways to add copy all that is added, at each level of nesting again; both
    // take a place first and move the part into it.
    data operator()(const View::List& list) const {
      data result{data::type::list};
      for (const View& item : list) {
        result.push_back(data(false));
        const_cast<data&>(result.list_value().back()) = to_data(item);
      }
      return result;
    }
    data operator()(const View::Parts& parts) const {
      data result{data::type::object};
      for (const auto& [name, part] : parts) result[name] = to_data(part);
      return result;
    }
  };
  return std::visit(Convert{}, view.value());
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
    // The partial ends with a newline of its own.
    if (text.starts_with('\n')) text.remove_prefix(1);
  }
  return result += text;
}

// Rendering with the library changes its parsed template, so each page that is being rendered
// has templates of its own, taken from the shelf and put back.
struct Renderer::Shelf {
  PageMutex mutex;
  std::map<std::string, std::vector<std::unique_ptr<mustache>>, std::less<>> idle;

  std::unique_ptr<mustache> take(std::string_view name) {
    {
      const std::lock_guard<PageMutex> lock(mutex);
      const auto found = idle.find(name);
      if (found != idle.end() && !found->second.empty()) {
        std::unique_ptr<mustache> parsed = std::move(found->second.back());
        found->second.pop_back();
        return parsed;
      }
    }
    const auto text = template_text(std::string(name) + ".mustache");
    return std::make_unique<mustache>(expand_partials(text.value_or(std::string_view())));
  }

  void put_back(std::string_view name, std::unique_ptr<mustache> parsed) {
    const std::lock_guard<PageMutex> lock(mutex);
    idle[std::string(name)].push_back(std::move(parsed));
  }
};

Renderer::Renderer() : shelf_(std::make_unique<Shelf>()) {}
Renderer::~Renderer() = default;

std::string Renderer::render(std::string_view name, const View& view) const {
  std::unique_ptr<mustache> parsed = shelf_->take(name);
  const data filled = to_data(view);
  std::string result;
  parsed->render(filled, [&result](const std::string& part) { result += part; });
  shelf_->put_back(name, std::move(parsed));
  return result;
}

}  // namespace cartulary::docgen
