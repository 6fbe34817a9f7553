#include "docgen/print/print_page.h"

#include "docgen/views/selection_request.h"

namespace cartulary::docgen {

std::string printed_sets_words(const PrintContext& context) {
  if (context.request.whole) return "Every set";
  return selection_words(context.index, context.request.selection);
}

}  // namespace cartulary::docgen
