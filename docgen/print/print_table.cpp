#include "docgen/print/print_table.h"

#include <algorithm>
#include <array>

#include "docgen/base/page_path.h"
#include "docgen/base/renderer.h"
#include "docgen/print/print_builders.h"

namespace cartulary::docgen {

namespace {

constexpr std::array<PrintKind, 10> print_kinds = {{
    {"booklet", "print-start.booklet", "print-start.booklet-words", booklet_print},
    {"rulebook", "print-start.rulebook", "print-start.rulebook-words", rulebook_print},
    {"sheet", "print-start.sheet", "print-start.sheet-words", sheet_print, 2},
    {"scorepad", "print-start.scorepad", "print-start.scorepad-words", scorepad_print},
    {"tiles", "print-start.tiles", "print-start.tiles-words", tiles_print},
    {"manifest", "print-start.manifest", "print-start.manifest-words", manifest_print},
    {"checklist", "word.checklist", "print-start.checklist-words", checklist_print},
    {"editions", "common.editions-side-by-side", "print-start.editions-words", editions_print},
    {"words", "word.words", "print-start.words-words", words_print},
    {"proxies", "print-start.proxies", "print-start.proxies-words", proxies_print, 0,
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

std::string print_style(Paper paper, const PageLanguage& language) {
  const Renderer renderer;
  View style;
  style.set("a4", paper == Paper::A4)
      .set("a5", paper == Paper::A5)
      .set("letter", paper == Paper::Letter);
  return renderer.render("print_style", style, language);
}

std::string print_html(const PrintKind& kind, const PrintContext& context) {
  const Renderer renderer;
  const PrintPage page = kind.build(context);
  View frame;
  frame.set("title", page.title)
      .set("kind", kind.name)
      .set("style", context.root.empty() ? print_style(context.request.paper, context.language)
                                         : std::string())
      .set("style_href", context.root.empty()
                             ? std::string()
                             : std::string(context.root) +
                                   page_paths::print_style.of(to_text(context.request.paper)))
      .set("main", renderer.render(page.body, page.view, context.language));
  return renderer.render("print_frame", frame, context.language);
}

}  // namespace cartulary::docgen
