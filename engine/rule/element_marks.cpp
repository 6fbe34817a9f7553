#include "engine/rule/element_marks.h"

#include <string>

namespace cartulary {

std::vector<MarkName> mark_names_of(std::span<const Element> elements) {
  std::vector<MarkName> found;
  for (const Element& element : elements) {
    std::vector<std::string> marks = element.marks;
    if (marks.empty() && parse_segment_kind(element.id)) marks.push_back(element.id);
    std::vector<std::string> names = {element.name, element.german};
    names.insert(names.end(), element.also.begin(), element.also.end());
    for (const std::string& mark : marks)
      for (const std::string& name : names)
        if (!name.empty()) found.push_back({name, mark});
  }
  return found;
}

}  // namespace cartulary
