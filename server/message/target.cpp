#include "server/message/target.h"

#include <algorithm>
#include <optional>

#include "engine/text/text.h"

namespace cartulary::server {
namespace {

Problem bad(std::string where, std::string what, std::string fix, int status = 400) {
  return {.status = status,
          .error = {.where = std::move(where), .what = std::move(what), .fix = std::move(fix)}};
}

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

enum class Plus { IsPlus, IsSpace };

// Percent-decodes `text`. Returns nothing if a '%' is not followed by two hexadecimal digits.
std::optional<std::string> decoded(std::string_view text, Plus plus) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && plus == Plus::IsSpace) {
      out += ' ';
    } else if (text[i] != '%') {
      out += text[i];
    } else {
      const auto high = i + 2 < text.size() ? hex_digit(text[i + 1]) : std::nullopt;
      const auto low = i + 2 < text.size() ? hex_digit(text[i + 2]) : std::nullopt;
      if (!high || !low) return std::nullopt;
      out += static_cast<char>(*high * 16 + *low);
      i += 2;
    }
  }
  return out;
}

bool has_control(std::string_view text) {
  for (char c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return true;
  return false;
}

// What is wrong with decoded text, or nothing.
std::optional<Problem> fault_of(const std::optional<std::string>& text, const std::string& where) {
  if (!text)
    return bad(where, "a '%' is not followed by two hexadecimal digits", "write '%' itself as %25");
  if (has_control(*text))
    return bad(where, "it has a control character", "leave out %00 to %1F and %7F");
  if (first_bad_utf8(*text)) return bad(where, "it is not UTF-8", "encode text as UTF-8");
  return std::nullopt;
}

std::optional<Problem> path_fault(std::string_view path) {
  if (path.size() > longest_path)
    return bad("path", "the path is longer than 1,024 bytes", "no page has so long a path", 414);
  if (path.find('\\') != std::string_view::npos)
    return bad("path", "the path has a backslash", "write '/'");
  for (std::string_view part : split(path, '/'))
    if (part == "." || part == "..")
      return bad("path", "the path has a part '" + std::string(part) + "'",
                 "write the path from '/' on, without '.' and '..'");
  return std::nullopt;
}

std::optional<Problem> add_parameter(Target& target, std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  const auto name = decoded(text.substr(0, equals), Plus::IsSpace);
  if (auto fault = fault_of(name, "query")) return fault;
  const auto value =
      decoded(equals < text.size() ? text.substr(equals + 1) : std::string_view(), Plus::IsSpace);
  if (name->size() > 64 || name->empty())
    return bad("query", "a parameter has no name or one longer than 64 bytes",
               "write parameters as name=value, joined by '&'");
  if (auto fault = fault_of(value, *name)) return fault;
  if (value->size() > longest_value)
    return bad(*name, "its value is longer than 4,096 bytes", "ask for less");
  if (!target.parameters.emplace(*name, *value).second)
    return bad(*name, "it is given twice", "give each parameter once; lists are joined by ','");
  return std::nullopt;
}

}  // namespace

const std::string* Target::find(std::string_view name) const {
  const auto found = parameters.find(name);
  return found == parameters.end() ? nullptr : &found->second;
}

std::string Target::key() const {
  std::string text = path;
  // Names and values have no control characters, so these separators are unambiguous.
  for (const auto& [name, value] : parameters)
    text.append("\x1E").append(name).append("\x1F").append(value);
  return text;
}

std::variant<Target, Problem> parse_target(std::string_view text) {
  if (text.size() > longest_target)
    return bad("target", "it is longer than 8,192 bytes", "ask for less", 414);
  if (!text.starts_with('/'))
    return bad("target", "it does not begin with '/'", "ask for a path, such as /index.html");
  text = text.substr(0, text.find('#'));
  const std::size_t query = std::min(text.find('?'), text.size());
  const auto path = decoded(text.substr(0, query), Plus::IsPlus);
  if (auto fault = fault_of(path, "path")) return *fault;
  if (auto fault = path_fault(*path)) return *fault;
  Target target{.path = *path, .parameters = {}};
  if (query + 1 >= text.size()) return target;
  std::size_t count = 0;
  for (std::string_view part : split(text.substr(query + 1), '&')) {
    if (part.empty()) continue;
    if (++count > most_parameters)
      return bad("query", "there are more than 256 parameters", "give each parameter once");
    if (auto fault = add_parameter(target, part)) return *fault;
  }
  return target;
}

}  // namespace cartulary::server
