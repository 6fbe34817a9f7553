// Views of guides for the partials guide_part and guide_form: lines with what brings them and what
// stands behind them, and the form that chooses sets.
//
// Keys of a line begin with g_, so that a template inside a list never takes a key from the list
// around it.
//
//   const GuideRequest request = read_guide_request(context, DefaultSets::BaseGame);
//   page.view.set("parts", part_views(context, request, choose_lines(guide, request.question())));
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page_context.h"
#include "docgen/base/view.h"
#include "docgen/views/selection_request.h"
#include "engine/guide/guide_selection.h"

namespace cartulary::docgen {

// What a reader asks a guide for. Points into the context's catalog.
struct GuideRequest {
  const Catalog& catalog;
  const Rulebook& rulebook;
  SelectionRequest sets;
  bool narrowed = false;  // to a selection, chosen or the base game
  std::string rule_set;

  GuideQuestion question() const {
    return {catalog, narrowed ? &sets.selection : nullptr, {}, &rulebook};
  }
};
// Without a server every game is shown, for scripts to choose from, but for pages of a group's own.
GuideRequest read_guide_request(const PageContext& context, DefaultSets otherwise);

// For the partial guide_part. Every reading is there; the page hides those that are not read.
View part_views(const PageContext& context, const GuideRequest& request, const ChosenGuide& chosen,
                std::string_view root);

// For the partial guide_form: the sets that the lines name, to tick, and whose rules are read.
// `own_page` is the page itself.
void set_guide_form(const PageContext& context, const GuideRequest& request,
                    const std::vector<std::string>& sets, std::string_view own_page, View& view);
// The sets that lines of a guide name, in listing order.
std::vector<std::string> sets_named(const Catalog& catalog, const Guide& guide);

// Names of those whose reading it is, for a page that shows one of them alone: "HiG ZMG WC2012".
// The World Championship plays as HiG.
std::string readers_of(std::vector<std::string> only);

// Links to rules, rulings and variants, each with its title and the word for its kind.
View record_views(const Rulebook& rulebook, const std::vector<std::string>& names);

// "place-volcano" of "order-of-play/place/volcano".
std::string anchor_in_guide(std::string_view line_id);

}  // namespace cartulary::docgen
