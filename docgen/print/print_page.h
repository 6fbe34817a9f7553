// PrintPage: one printable document before any HTML, and what it is made from.
//
//   PrintPage page = booklet_print({index, request});
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "docgen/print/print_picture.h"
#include "docgen/print/print_request.h"

namespace cartulary::docgen {

// Refers to the index and the request, which must outlive it.
struct PrintContext {
  const SiteIndex& index;
  const PrintRequest& request;
  std::string_view root = {};  // as PrintPictures has it

  PrintPictures pictures() const {
    return {.colours = request.grey ? Colours::Grey : Colours::Full, .root = root};
  }
};

struct PrintPage {
  std::string body;   // its template
  std::string title;  // of the document
  View view;
};

// "Base Game, The Tower ×2 (C2)" or "Every set", as a title page tells it.
std::string printed_sets_words(const PrintContext& context);

}  // namespace cartulary::docgen
