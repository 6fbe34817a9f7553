#include "tests/docgen/html_page.h"

#include <array>
#include <filesystem>
#include <utility>

namespace cartulary::test {

namespace {

std::string without_entities(std::string text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> entities = {
      {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}}};
  for (const auto& [entity, plain] : entities)
    for (std::size_t at = text.find(entity); at != std::string::npos;
         at = text.find(entity, at + plain.size()))
      text.replace(at, entity.size(), plain);
  return text;
}

bool is_void(std::string_view name) {
  constexpr std::array<std::string_view, 6> names = {"meta", "link", "input", "img", "br", "hr"};
  for (const std::string_view other : names)
    if (name == other) return true;
  return false;
}

}  // namespace

std::vector<std::string> attribute_values(std::string_view html, std::string_view name) {
  std::vector<std::string> values;
  const std::string begin = ' ' + std::string(name) + "=\"";
  for (std::size_t at = html.find(begin); at != std::string_view::npos;
       at = html.find(begin, at + 1)) {
    const std::size_t from = at + begin.size();
    values.push_back(without_entities(std::string(html.substr(from, html.find('"', from) - from))));
  }
  return values;
}

int count_elements(std::string_view html, std::string_view name) {
  int count = 0;
  const std::string begin = '<' + std::string(name);
  for (std::size_t at = html.find(begin); at != std::string_view::npos;
       at = html.find(begin, at + 1)) {
    const char next = html[at + begin.size()];
    if (next == '>' || next == ' ' || next == '\n') ++count;
  }
  return count;
}

Target target_of(std::string_view path, std::string_view link) {
  if (link.find("://") != std::string_view::npos) return {};
  const std::size_t hash = link.find('#');
  const std::string anchor(hash == std::string_view::npos ? "" : link.substr(hash + 1));
  link = link.substr(0, hash);
  link = link.substr(0, link.find('?'));
  if (link.empty()) return {std::string(path), anchor};
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  return {(folder / link).lexically_normal().generic_string(), anchor};
}

std::vector<std::string> nesting_faults(std::string_view html) {
  std::vector<std::string> faults;
  std::vector<std::string> open;
  for (std::size_t at = html.find('<'); at != std::string_view::npos; at = html.find('<', at + 1)) {
    const std::size_t end = html.find('>', at);
    if (end == std::string_view::npos) return {"a tag is left open"};
    const std::string_view tag = html.substr(at + 1, end - at - 1);
    const std::string name(tag.substr(0, tag.find_first_of(" \n/", 1)));
    if (name.starts_with('!') || is_void(name) || tag.ends_with('/')) continue;
    if (!tag.starts_with('/')) {
      open.push_back(name);
    } else if (open.empty() || open.back() != tag.substr(1)) {
      faults.push_back("<" + std::string(tag) + "> where <" + (open.empty() ? "" : open.back()) +
                       "> is open");
      return faults;
    } else {
      open.pop_back();
    }
  }
  for (const std::string& name : open) faults.push_back("<" + name + "> is never closed");
  return faults;
}

}  // namespace cartulary::test
