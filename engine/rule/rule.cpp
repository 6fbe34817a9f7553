#include "engine/rule/rule.h"

#include <algorithm>

namespace cartulary {
namespace {

template <class T, std::size_t Size>
std::optional<T> parse(const std::array<std::string_view, Size>& names, std::string_view text) {
  const auto found = std::find(names.begin(), names.end(), text);
  if (found == names.end()) return std::nullopt;
  return static_cast<T>(found - names.begin());
}

// Length of the link at the front, "[words](target)", and its words; 0 if none begins there.
struct Link {
  std::size_t length = 0;
  std::string_view words;
};

Link link_at(std::string_view text) {
  if (!text.starts_with('[')) return {};
  const std::size_t middle = text.find("](");
  if (middle == std::string_view::npos) return {};
  const std::size_t end = text.find(')', middle);
  if (end == std::string_view::npos) return {};
  return {end + 1, text.substr(1, middle - 1)};
}

}  // namespace

std::string_view to_text(ElementKind kind) {
  return element_kind_names[static_cast<std::size_t>(kind)];
}

std::optional<ElementKind> parse_element_kind(std::string_view text) {
  return parse<ElementKind>(element_kind_names, text);
}

std::string_view to_text(Step step) {
  return step_names[static_cast<std::size_t>(step)];
}

std::optional<Step> parse_step(std::string_view text) {
  return parse<Step>(step_names, text);
}

std::string_view to_text(RulingStatus status) {
  return ruling_status_names[static_cast<std::size_t>(status)];
}

std::optional<RulingStatus> parse_ruling_status(std::string_view text) {
  return parse<RulingStatus>(ruling_status_names, text);
}

std::vector<SourcePlace> places_of(const Ruling& ruling) {
  std::vector<SourcePlace> places;
  for (const NoteNumber& note : ruling.notes) {
    const std::string number = std::to_string(note.number);
    const auto known = std::find_if(places.begin(), places.end(), [&](const SourcePlace& place) {
      return place.document == note.document;
    });
    if (known == places.end())
      places.push_back({note.document, "note " + number});
    else if (known->place.find(',') == std::string::npos)
      known->place.replace(0, 4, "notes").append(", " + number);
    else
      known->place.append(", " + number);
  }
  places.insert(places.end(), ruling.sources.begin(), ruling.sources.end());
  return places;
}

namespace {

// Whether the line that ends before `end` is one of a table.
bool row_before(std::string_view markdown, std::size_t end) {
  const std::size_t begin = markdown.rfind('\n', end - 1);
  return markdown[begin == std::string_view::npos ? 0 : begin + 1] == '|';
}

// "| city | 2 |" as "city | 2", behind "; " if a row stands before it; nothing of the line below
// the head, which holds no words.
void add_row(std::string& plain, std::string_view line, bool follows) {
  if (line.find_first_not_of("|-: ") == std::string_view::npos) return;
  if (follows) {
    while (plain.ends_with(' ')) plain.pop_back();
    plain += "; ";
  }
  bool first = true;
  for (std::size_t begin = 1; begin < line.size();) {
    const std::size_t end = std::min(line.find('|', begin), line.size());
    if (!first) plain += " | ";
    plain += plain_text(line.substr(begin, end - begin));
    first = false;
    begin = end + 1;
  }
  plain += ' ';
}

}  // namespace

std::string plain_text(std::string_view markdown) {
  std::string plain;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    if (markdown[i] == '|' && (i == 0 || markdown[i - 1] == '\n')) {
      const std::size_t end = std::min(markdown.find('\n', i), markdown.size());
      add_row(plain, markdown.substr(i, end - i), i > 1 && row_before(markdown, i - 1));
      i = end;
      continue;
    }
    if (const Link link = link_at(markdown.substr(i)); link.length > 0) {
      plain += link.words;
      i += link.length - 1;
      continue;
    }
    const char c = markdown[i];
    const bool space = c == ' ' || c == '\n' || c == '|';
    if (c == '*' || c == '`') continue;
    if (!space)
      plain += c;
    else if (!plain.empty() && plain.back() != ' ')
      plain += ' ';
  }
  while (plain.ends_with(' ')) plain.pop_back();
  return plain;
}

}  // namespace cartulary
