#include "docgen/print/print_table.h"

#include <algorithm>
#include <array>

#include "docgen/base/page_path.h"
#include "docgen/base/renderer.h"
#include "docgen/print/booklet.h"
#include "docgen/print/checklist.h"
#include "docgen/print/editions_print.h"
#include "docgen/print/manifest.h"
#include "docgen/print/proxies.h"
#include "docgen/print/rulebook_print.h"
#include "docgen/print/scorepad.h"
#include "docgen/print/sheet.h"
#include "docgen/print/tile_reference.h"
#include "docgen/print/words_print.h"

namespace cartulary::docgen {

namespace {

constexpr std::array<PrintKind, 10> print_kinds = {{
    {"booklet", "Booklet of rules",
     "The rules for your boxes with all their rulings, an index and the sources.", booklet_print},
    {"rulebook", "Group rulebook",
     "Your sets, the rules together with your house rules, and the tiles in the bag.",
     rulebook_print},
    {"sheet", "Table sheet",
     "The order of play, the scoring and what figures can do, for your boxes, on two sides.",
     sheet_print, 2},
    {"scorepad", "Score pad",
     "A column for each player, a row for each way to score with your boxes.", scorepad_print},
    {"tiles", "Tile reference",
     "Every tile by edge code and by set, with copies, totals and an index of features.",
     tiles_print},
    {"manifest", "Tiles in the bag",
     "The tiles of your boxes by set and by landscape, with a tick box for each copy.",
     manifest_print},
    {"checklist", "Checklist", "The contents of every set and box, to tick off what you own.",
     checklist_print},
    {"editions", "Editions side by side",
     "The differences between editions of your boxes, each with its source.", editions_print},
    {"words", "Words", "A word list in two languages, English and German by default.", words_print},
    {"proxies", "Tiles to cut out",
     "45 mm tiles with cutting marks and backs, to replace lost ones.", proxies_print, 0,
     proxies_left_out},
}};

}  // namespace

std::span<const PrintKind> print_table() {
  return print_kinds;
}

const PrintKind* find_print(std::string_view name) {
  const auto found = std::ranges::find(print_kinds, name, &PrintKind::name);
  return found == print_kinds.end() ? nullptr : &*found;
}

std::string print_style(Paper paper) {
  const Renderer renderer;
  View style;
  style.set("a4", paper == Paper::A4)
      .set("a5", paper == Paper::A5)
      .set("letter", paper == Paper::Letter);
  return renderer.render("print_style", style);
}

std::string print_html(const PrintKind& kind, const PrintContext& context) {
  const Renderer renderer;
  const PrintPage page = kind.build(context);
  View frame;
  frame.set("title", page.title)
      .set("kind", kind.name)
      .set("style", context.root.empty() ? print_style(context.request.paper) : std::string())
      .set("style_href", context.root.empty()
                             ? std::string()
                             : std::string(context.root) +
                                   page_paths::print_style.of(to_text(context.request.paper)))
      .set("main", renderer.render(page.body, page.view));
  return renderer.render("print_frame", frame);
}

}  // namespace cartulary::docgen
