#include "engine/rule/rule.h"

#include <algorithm>

#include "engine/text/enum_names.h"
#include "engine/text/text.h"

namespace cartulary {
std::string_view to_text(ElementKind kind) {
  return element_kind_names[static_cast<std::size_t>(kind)];
}

std::optional<ElementKind> parse_element_kind(std::string_view text) {
  return parse_name<ElementKind>(element_kind_names, text);
}

std::string_view to_text(Step step) {
  return step_names[static_cast<std::size_t>(step)];
}

std::optional<Step> parse_step(std::string_view text) {
  return parse_name<Step>(step_names, text);
}

std::string_view to_text(RulingStatus status) {
  return ruling_status_names[static_cast<std::size_t>(status)];
}

std::optional<RulingStatus> parse_ruling_status(std::string_view text) {
  return parse_name<RulingStatus>(ruling_status_names, text);
}

std::string stated(std::string_view verdict) {
  for (const std::string_view word : {"Yes: ", "No: "})
    if (verdict.starts_with(word)) return capitalized(verdict.substr(word.size()));
  return std::string(verdict);
}

std::string told_text(const Ruling& ruling) {
  if (ruling.verdict.empty() || ruling.status == RulingStatus::House) return ruling.text;
  // Tables and lists must begin on a new line.
  const bool prose = ruling.text.find_first_of("|-1*") != 0;
  return "**" + ruling.verdict + "**" + (prose ? " " : "\n\n") + ruling.text;
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

}  // namespace cartulary
