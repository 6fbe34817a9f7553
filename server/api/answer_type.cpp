#include "server/api/answer_type.h"

#include "engine/text/contract.h"
#include "engine/text/text.h"

namespace cartulary::server {

std::vector<std::string_view> type_choices(std::string_view type) {
  std::vector<std::string_view> choices;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < type.size(); ++i) {
    if (type[i] == '{') ++depth;
    if (type[i] == '}') --depth;
    if (type[i] != '|' || depth != 0) continue;
    choices.push_back(type.substr(begin, i - begin));
    begin = i + 1;
  }
  choices.push_back(type.substr(begin));
  return choices;
}

TypePart read_type(std::string_view choice) {
  CARTULARY_REQUIRES(!choice.empty());
  if (choice.ends_with(']')) {
    const std::size_t open = choice.rfind('[');
    CARTULARY_REQUIRES(open != std::string_view::npos && open > 0);
    const std::string_view length = choice.substr(open + 1, choice.size() - open - 2);
    return {TypeForm::List, choice.substr(0, open), parse_whole(length, 1, 99).value_or(0)};
  }
  if (choice.starts_with('{')) return {TypeForm::Map, choice.substr(1, choice.size() - 2)};
  if (const std::size_t equals = choice.find('='); equals != std::string_view::npos)
    return {TypeForm::Words, choice.substr(equals + 1)};
  const bool is_named = choice.front() >= 'A' && choice.front() <= 'Z';
  return {is_named ? TypeForm::Named : TypeForm::Plain, choice};
}

}  // namespace cartulary::server
