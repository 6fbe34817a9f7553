#include "engine/guide/guides.h"

#include <algorithm>

namespace cartulary {

const Guide* Guides::find(std::string_view id) const {
  const auto found = std::find_if(guides.begin(), guides.end(),
                                  [id](const Guide& guide) { return guide.id == id; });
  return found == guides.end() ? nullptr : &*found;
}

const GuideFigure* Guides::find_figure(std::string_view element) const {
  const auto found =
      std::find_if(figures.begin(), figures.end(),
                   [element](const GuideFigure& figure) { return figure.element == element; });
  return found == figures.end() ? nullptr : &*found;
}

}  // namespace cartulary
