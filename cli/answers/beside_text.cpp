#include "cli/answers/beside_text.h"

#include <ostream>

#include "cli/terminal/terminal.h"
#include "engine/text/text.h"

namespace cartulary::cli {

void print_hint(const Call& call, const Said& hint) {
  if (!hint.empty() && !call.json())
    call.world().err << wrap_after("", "hint: " + english(hint), call.width());
}

std::string suggestion_text(const std::string& suggestion, bool found) {
  if (suggestion.find("has:cloister") != std::string::npos)
    return "What the second and third edition call a monastery is a cloister here: " +
           cartulary::quoted(suggestion) + " finds those, has:monastic all their kin.";
  if (found)
    return "The word finds sets by their titles too; " + cartulary::quoted(suggestion) +
           " finds the tiles that show it.";
  return "Did you mean " + cartulary::quoted(suggestion) + "?";
}

std::string house_remarks_text(const std::vector<HouseRemark>& remarks, std::size_t width) {
  std::string text;
  for (const HouseRemark& remark : remarks)
    text += wrap_after(
        "",
        "House rule, not counted here: " + english(remark.text) + " [" + to_text(remark.rule) + "]",
        width);
  return text.empty() ? text : '\n' + text;
}

}  // namespace cartulary::cli
