// PrintPage: one printable document as a template and a view, before it becomes HTML. PrintContext:
// its input.
//
//   PrintPage page = booklet_print({index, request});
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "docgen/print/print_picture.h"
#include "docgen/print/print_request.h"
#include "engine/guide/guide_selection.h"
#include "engine/text/page_language.h"

namespace cartulary::docgen {

// Refers to the index and the request, which must outlive it.
struct PrintContext {
  const SiteIndex& index;
  const PrintRequest& request;
  std::string_view root = {};  // path to the top folder of the site; empty: the print is one file
  PageLanguage language = PageLanguage();

  PrintPictures pictures() const;
};

struct PrintPage {
  std::string body;  // name of its template
  Said title;        // of the document
  View view;
};

// The question of guides for what is printed: of every game if the whole is.
GuideQuestion guide_question(const PrintContext& context);

// The chosen sets for a title page: "Base Game, The Tower ×2 (C2)" or "Every set"; with whose rules
// if that was chosen.
Said printed_sets_words(const PrintContext& context);

}  // namespace cartulary::docgen
