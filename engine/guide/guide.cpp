#include "engine/guide/guide.h"

#include "engine/text/enum_names.h"
#include "engine/text/text.h"

namespace cartulary {
std::string_view to_text(FigureKind kind) {
  return figure_kind_names[static_cast<std::size_t>(kind)];
}

std::optional<FigureKind> parse_figure_kind(std::string_view text) {
  return parse_name<FigureKind>(figure_kind_names, text);
}

std::string_view to_text(FigureAnswer answer) {
  return figure_answer_names[static_cast<std::size_t>(answer)];
}

std::optional<FigureAnswer> parse_figure_answer(std::string_view text) {
  return parse_name<FigureAnswer>(figure_answer_names, text);
}

std::string_view id_in_guide(std::string_view line_id) {
  const std::size_t slash = line_id.find('/');
  return slash == std::string_view::npos ? line_id : line_id.substr(slash + 1);
}

std::vector<SourcePlace> places_of(const Guide& guide, const GuideLine& line) {
  if (!line.sources.empty()) return line.sources;
  std::vector<SourcePlace> places = guide.sources;
  if (!line.place.empty() && !places.empty()) add_item(places.front().place, line.place);
  return places;
}

}  // namespace cartulary
