#include "engine/rule.h"

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

std::string plain_text(std::string_view markdown) {
  std::string plain;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    if (const Link link = link_at(markdown.substr(i)); link.length > 0) {
      plain += link.words;
      i += link.length - 1;
      continue;
    }
    if (markdown.substr(i).starts_with("---")) {
      // The line below the head of a table.
      while (i + 1 < markdown.size() && (markdown[i + 1] == '-' || markdown[i + 1] == ':')) ++i;
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
