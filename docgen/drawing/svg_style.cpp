#include "docgen/drawing/svg_style.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

using Properties = std::map<std::string, std::string, std::less<>>;

struct Block {
  std::string selector;
  std::string body;
};

bool is_space(char c) {
  return c == ' ' || c == '\n' || c == '\t';
}

// The sheet without comments, with single spaces and none next to punctuation.
std::string squeezed(std::string_view sheet) {
  std::string text;
  for (std::size_t i = 0; i < sheet.size(); ++i) {
    if (sheet.substr(i, 2) == "/*") {
      const std::size_t end = sheet.find("*/", i + 2);
      if (end == std::string_view::npos) break;
      i = end + 1;
      continue;
    }
    constexpr std::string_view marks = "{}:;,";
    const char c = sheet[i];
    if (is_space(c)) {
      if (!text.empty() && text.back() != ' ' && marks.find(text.back()) == marks.npos) text += ' ';
      continue;
    }
    if (c != ':' && marks.find(c) != marks.npos && !text.empty() && text.back() == ' ')
      text.pop_back();
    if (c == '}' && !text.empty() && text.back() == ';') text.pop_back();
    text += c;
  }
  return text;
}

std::size_t block_end(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}' && --depth == 0) return i;
  }
  return text.size();
}

std::vector<Block> blocks_of(std::string_view text) {
  std::vector<Block> blocks;
  std::size_t at = 0;
  for (std::size_t open; (open = text.find('{', at)) != std::string_view::npos;) {
    const std::size_t end = block_end(text, open);
    blocks.push_back({std::string(text.substr(at, open - at)),
                      std::string(text.substr(open + 1, end - open - 1))});
    at = end + 1;
    if (at >= text.size()) break;
  }
  return blocks;
}

void read_properties(std::string_view body, Properties& properties) {
  while (!body.empty()) {
    const std::string_view declaration = body.substr(0, body.find(';'));
    body.remove_prefix(std::min(body.size(), declaration.size() + 1));
    const std::size_t colon = declaration.find(':');
    if (declaration.starts_with("--") && colon != std::string_view::npos)
      properties[std::string(declaration.substr(0, colon))] = declaration.substr(colon + 1);
  }
}

std::string resolved(std::string_view body, const Properties& properties) {
  constexpr std::string_view start = "var(";
  std::string text;
  for (std::size_t at; (at = body.find(start)) != std::string_view::npos;) {
    const std::size_t end = body.find(')', at);
    if (end == std::string_view::npos) break;
    const auto property = properties.find(body.substr(at + start.size(), end - at - start.size()));
    text += body.substr(0, at);
    text += property == properties.end() ? "none" : property->second;
    body.remove_prefix(end + 1);
  }
  return text += body;
}

// The parts between the marks, including empty ones.
std::vector<std::string_view> parts_of(std::string_view text, char mark) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(mark);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// The declarations without custom properties.
std::string without_properties(std::string_view body) {
  std::string text;
  for (const std::string_view declaration : parts_of(body, ';'))
    if (!declaration.starts_with("--")) add_item(text, declaration, ";");
  return text;
}

// The declarations of `body` that `from` does not have.
std::string changed(std::string_view body, std::string_view from) {
  const std::vector<std::string_view> known = parts_of(from, ';');
  std::string text;
  for (const std::string_view declaration : parts_of(body, ';')) {
    if (std::ranges::find(known, declaration) == known.end()) add_item(text, declaration, ";");
  }
  return text;
}

std::vector<std::string> selectors_of(std::string_view list) {
  constexpr std::string_view below_tile = ".tile ";
  std::vector<std::string> selectors;
  for (std::string_view selector : parts_of(list, ',')) {
    if (selector.starts_with(below_tile)) selector.remove_prefix(below_tile.size());
    selectors.emplace_back(selector);
  }
  return selectors;
}

// The names of elements, and of classes with a dot before them, in a drawing.
std::set<std::string, std::less<>> used_in(std::string_view svg) {
  constexpr std::string_view attribute = " class=\"";
  std::set<std::string, std::less<>> used;
  for (std::size_t at = 0; (at = svg.find('<', at)) != std::string_view::npos;) {
    const std::size_t end = std::min(svg.find('>', at), svg.size());
    const std::string_view tag = svg.substr(at + 1, end - at - 1);
    at = end;
    used.emplace(tag.substr(0, tag.find_first_of(" /")));
    const std::size_t start = tag.find(attribute);
    if (start == std::string_view::npos) continue;
    const std::string_view value = tag.substr(start + attribute.size());
    for (const std::string_view name : parts_of(value.substr(0, value.find('"')), ' '))
      used.insert('.' + std::string(name));
  }
  return used;
}

}  // namespace

SvgStyle::SvgStyle(std::string_view sheet) {
  const std::vector<Block> blocks = blocks_of(squeezed(sheet));
  Properties light;
  for (const Block& block : blocks)
    if (block.selector == ".tile") read_properties(block.body, light);
  Properties dark = light;
  for (const Block& block : blocks) {
    if (block.selector.find("dark") == std::string::npos) continue;
    dark_query_ = block.selector;
    for (const Block& inner : blocks_of(block.body)) read_properties(inner.body, dark);
  }
  for (const Block& block : blocks) {
    if (block.selector.starts_with('@')) continue;
    std::string body = resolved(without_properties(block.body), light);
    if (body.empty()) continue;
    std::string in_dark = changed(resolved(without_properties(block.body), dark), body);
    rules_.push_back({selectors_of(block.selector), std::move(body), std::move(in_dark)});
  }
}

std::string SvgStyle::of(std::string_view svg) const {
  const auto used = used_in(svg);
  std::string text;
  // Rules with the same change share one block.
  std::map<std::string, std::string> in_dark;
  for (const Rule& rule : rules_) {
    std::string selector;
    for (const std::string& name : rule.selectors)
      if (used.contains(name)) add_item(selector, name, ",");
    if (selector.empty()) continue;
    text += selector + '{' + rule.body + '}';
    if (!rule.in_dark.empty()) add_item(in_dark[rule.in_dark], selector, ",");
  }
  if (in_dark.empty()) return text;
  text += dark_query_ + '{';
  for (const auto& [body, selectors] : in_dark)
    text.append(selectors).append("{").append(body).append("}");
  return text + '}';
}

}  // namespace cartulary::docgen
