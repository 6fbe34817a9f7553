// Views of guides for the partials guide_part and guide_form: the lines of a guide, each with the
// sets because of which it is there and the rules that it follows from, and the form that chooses
// sets.
//
// Keys of a line begin with g_, so that a template inside a list never takes a key from the outer
// list.
//
//   const GuideRequest request = read_guide_request(context, DefaultSets::BaseGame);
//   const ChosenGuide chosen = choose_lines(guide, request.question());
//   page.view.set("parts", part_views(context, request, chosen, "../"));
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

// The request for a guide. Refers to the context's catalog and rulebook, which must outlive it.
struct GuideRequest {
  const Catalog& catalog;
  const Rulebook& rulebook;
  SelectionRequest sets;
  bool narrowed = false;  // to a selection: the chosen one, the base game or the group's own game

  // Of every publisher: the page shows those that were chosen, and the reader may choose others.
  GuideQuestion question() const {
    return {catalog, narrowed ? &sets.selection : nullptr, {}, &rulebook};
  }
};
// Without a server, pages show every game and scripts choose from it, except that pages of a
// group's own game show only that game.
GuideRequest read_guide_request(const PageContext& context, DefaultSets otherwise);

// For the partial guide_part. Includes every reading; the page hides those that do not apply.
View part_views(const PageContext& context, const GuideRequest& request, const ChosenGuide& chosen,
                std::string_view root);

// For the partial guide_form: the sets that the lines name, to tick, and the publishers to choose
// from. `own_page` is the path of the page itself.
void set_guide_form(const PageContext& context, const GuideRequest& request,
                    const std::vector<std::string>& sets, std::string_view own_page, View& view);
// The sets that lines of a guide name, in listing order.
std::vector<std::string> sets_named(const Catalog& catalog, const Guide& guide);

// The rule sets (engine/tile/rule_set.h) that have this reading, for a page that can show one of
// them alone: "HiG ZMG WC2012". The World Championship of 2012 (WC2012) plays as Hans im Glück
// (HiG).
std::string readers_of(std::vector<std::string> only);

// Links to rules, rulings and variants, each with the title and the word for its kind.
View record_views(const Rulebook& rulebook, const RecordIds& ids);

// "place-volcano" of "order-of-play/place/volcano".
std::string anchor_in_guide(std::string_view line_id);

}  // namespace cartulary::docgen
