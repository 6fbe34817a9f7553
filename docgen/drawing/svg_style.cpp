#include "docgen/drawing/svg_style.h"

#include <algorithm>
#include <map>
#include <vector>

namespace cartulary::docgen {
namespace {

using Properties = std::map<std::string, std::string, std::less<>>;

struct Rule {
  std::string selector;
  std::string body;
};

bool is_space(char c) {
  return c == ' ' || c == '\n' || c == '\t';
}

// Without comments, with one space where any stood, none beside the marks of the language.
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

std::vector<Rule> rules_of(std::string_view text) {
  std::vector<Rule> rules;
  std::size_t at = 0;
  for (std::size_t open; (open = text.find('{', at)) != std::string_view::npos;) {
    const std::size_t end = block_end(text, open);
    rules.push_back({std::string(text.substr(at, open - at)),
                     std::string(text.substr(open + 1, end - open - 1))});
    at = end + 1;
    if (at >= text.size()) break;
  }
  return rules;
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

}  // namespace

std::string embedded_style(std::string_view sheet) {
  const std::vector<Rule> rules = rules_of(squeezed(sheet));
  Properties light;
  for (const Rule& rule : rules)
    if (rule.selector == ".tile") read_properties(rule.body, light);
  Properties dark = light;
  std::string dark_query;
  for (const Rule& rule : rules) {
    if (rule.selector.find("dark") == std::string::npos) continue;
    dark_query = rule.selector;
    for (const Rule& inner : rules_of(rule.body)) read_properties(inner.body, dark);
  }
  std::string text;
  std::string changed;
  for (const Rule& rule : rules) {
    if (rule.selector == ".tile" || rule.selector.starts_with('@')) continue;
    const std::string body = resolved(rule.body, light);
    const std::string in_dark = resolved(rule.body, dark);
    text += rule.selector + '{' + body + '}';
    if (in_dark != body) changed += rule.selector + '{' + in_dark + '}';
  }
  return changed.empty() ? text : text + dark_query + '{' + changed + '}';
}

}  // namespace cartulary::docgen
