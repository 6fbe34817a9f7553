#include "docgen/print/print_page.h"

#include "docgen/views/selection_request.h"

namespace cartulary::docgen {

GuideQuestion guide_question(const PrintContext& context) {
  GuideQuestion question = cartulary::guide_question(
      context.index.catalog(), context.request.selection, &context.index.rulebook());
  if (context.request.whole) question.selection = nullptr;
  return question;
}

std::string printed_sets_words(const PrintContext& context) {
  if (context.request.whole) return with_rule_set("Every set", context.request.selection);
  return selection_words(context.index, context.request.selection);
}

}  // namespace cartulary::docgen
