#include "server/service/asked_target.h"

#include <utility>

namespace cartulary::server {

std::variant<AskedTarget, Problem> parse_asked(std::string_view target) {
  auto parsed = parse_target(target);
  if (auto* fault = std::get_if<Problem>(&parsed)) return std::move(*fault);
  AskedTarget asked{.target = std::get<Target>(std::move(parsed))};
  if (asked.target.path.starts_with(german_folder)) {
    asked.target.path.erase(0, german_folder.size() - 1);
    asked.language = docgen::Language::German;
  }
  return asked;
}

}  // namespace cartulary::server
