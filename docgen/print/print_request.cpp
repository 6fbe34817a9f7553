#include "docgen/print/print_request.h"

#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

template <class Choice, std::size_t size>
std::optional<Choice> parse_choice(const std::array<std::string_view, size>& names,
                                   std::string_view text) {
  for (std::size_t i = 0; i < size; ++i)
    if (same_letters(names[i], text)) return static_cast<Choice>(i);
  return std::nullopt;
}

}  // namespace

std::optional<Paper> parse_paper(std::string_view text) {
  return parse_choice<Paper>(paper_names, text);
}

std::string_view to_text(Paper paper) {
  return paper_names[static_cast<std::size_t>(paper)];
}

std::optional<PrintOrder> parse_print_order(std::string_view text) {
  return parse_choice<PrintOrder>(print_order_names, text);
}

}  // namespace cartulary::docgen
