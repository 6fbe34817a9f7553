#include "docgen/print/print_page.h"

#include "docgen/views/selection_request.h"

namespace cartulary::docgen {

PrintPictures PrintContext::pictures() const {
  // Pictures stand once, beside the folders of languages.
  const bool beside = !root.empty() && !language.is_english();
  return {.colours = request.grey ? Colours::Grey : Colours::Full,
          .root = (beside ? "../" : "") + std::string(root)};
}

GuideQuestion guide_question(const PrintContext& context) {
  GuideQuestion question = cartulary::guide_question(
      context.index.catalog(), context.request.selection, &context.index.rulebook());
  if (context.request.whole) question.selection = nullptr;
  return question;
}

Said printed_sets_words(const PrintContext& context) {
  if (context.request.whole)
    return with_rule_set(said("print.every-set"), context.request.selection);
  return selection_words(context.index, context.request.selection);
}

}  // namespace cartulary::docgen
