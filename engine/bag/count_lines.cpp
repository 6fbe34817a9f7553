#include "engine/bag/count_lines.h"

#include <algorithm>
#include <optional>

#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr int most_counted = 999;
constexpr std::string_view times = "×";

struct Token {
  std::string_view text;
  bool is_number = false;  // digits, perhaps written with a times sign at one end
  bool ends = false;       // a comma or semicolon follows
};

// "3" for "3", "x3", "3x", "*3" and "3×"; nullopt for a word.
std::optional<std::string_view> digits_of(std::string_view word) {
  for (const std::string_view sign :
       {std::string_view("x"), std::string_view("X"), times, std::string_view("*")}) {
    if (word.starts_with(sign)) {
      word.remove_prefix(sign.size());
      break;
    }
    if (word.ends_with(sign)) {
      word.remove_suffix(sign.size());
      break;
    }
  }
  if (word.empty() || !std::all_of(word.begin(), word.end(), is_digit)) return std::nullopt;
  return word;
}

bool is_sign(std::string_view word) {
  return word == "x" || word == "X" || word == times || word == "*" || word == "-";
}

// The words and numbers of a line, without what only separates them.
std::vector<Token> tokens_of(std::string_view line) {
  constexpr std::string_view between = " \t=:,;";
  std::vector<Token> tokens;
  std::size_t at = 0;
  while ((at = line.find_first_not_of(between, at)) != std::string_view::npos) {
    const std::size_t end = std::min(line.find_first_of(between, at), line.size());
    const std::string_view word = line.substr(at, end - at);
    const bool ends = end < line.size() && (line[end] == ',' || line[end] == ';');
    if (const auto digits = digits_of(word))
      tokens.push_back({*digits, true, ends});
    else if (!is_sign(word))
      tokens.push_back({word, false, ends});
    at = end;
  }
  return tokens;
}

class LineReader {
 public:
  LineReader(std::string_view line, std::string where, std::vector<Result<CountedName>>& found)
      : line_(line), where_(std::move(where)), found_(found) {}

  Status read(std::string_view content) {
    const std::vector<Token> tokens = tokens_of(content);
    if (tokens.empty()) return Done{};
    std::size_t at = 0;
    while (at < tokens.size()) {
      CountedName counted = fresh(tokens[at].text);
      const bool number_first = tokens[at].is_number;
      std::optional<Token> number;
      if (number_first) number = tokens[at++];
      if (at < tokens.size()) counted.place = tokens[at].text;
      // "3 cfrf, cccc 2" has two names, while "cfrf, 3" has one and its number.
      bool ended = false;
      while (at < tokens.size() && !tokens[at].is_number && !ended) {
        ended = number_first && tokens[at].ends;
        add_item(counted.name, tokens[at++].text, " ");
      }
      if (!number_first && at < tokens.size()) number = tokens[at++];
      if (Status taken = take(std::move(counted), number); !taken) return taken;
    }
    return Done{};
  }

 private:
  CountedName fresh(std::string_view place) const { return {"", 0, where_, line_, place}; }

  Status take(CountedName counted, const std::optional<Token>& number) {
    if (counted.name.empty() || !number)
      return count_error(counted, number ? number->text : counted.place,
                         said("missing-fault.no-count"), said("missing-fault.write-count"));
    const auto copies = parse_whole(number->text, 0, most_counted);
    if (!copies)
      return count_error(counted, number->text,
                         said("fault.no-copies", {{"text", printable(number->text)}}),
                         said("fault.copies-beyond", {{"least", 0}, {"most", 999}}));
    counted.copies = *copies;
    found_.push_back(std::move(counted));
    return Done{};
  }

  std::string_view line_;
  std::string where_;
  std::vector<Result<CountedName>>& found_;
};

}  // namespace

Error count_error(const CountedName& counted, std::string_view at, Said what, Said fix) {
  const auto offset = static_cast<std::size_t>(at.data() - counted.line.data());
  return Error{.where = counted.where,
               .what = std::move(what),
               .excerpt = caret_excerpt(counted.line, utf8_column(counted.line, offset)),
               .fix = std::move(fix)};
}

std::vector<Result<CountedName>> read_each_count(std::string_view text, std::string_view where) {
  std::vector<Result<CountedName>> found;
  int number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    if (line.ends_with('\r')) line.remove_suffix(1);
    LineReader reader(line, std::string(where) + ":" + std::to_string(number), found);
    if (const Status read = reader.read(line.substr(0, line.find('#'))); !read)
      found.emplace_back(read.error());
  }
  return found;
}

Result<std::vector<CountedName>> read_count_lines(std::string_view text, std::string_view where) {
  std::vector<CountedName> found;
  for (const Result<CountedName>& counted : read_each_count(text, where)) {
    if (!counted) return counted.error();
    found.push_back(*counted);
  }
  return found;
}

}  // namespace cartulary
