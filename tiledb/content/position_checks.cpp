#include <algorithm>
#include <deque>
#include <map>

#include <fmt/format.h>

#include "engine/board/board_kit.h"
#include "engine/guide/table_formulas.h"
#include "tiledb/content/content_checks.h"

namespace cartulary::tiledb {
namespace {

// Board kits by selection. Each is built once, since most positions share a few selections.
class Kits {
 public:
  Kits(const Catalog& catalog, const Scoring& scoring) : catalog_(catalog), scoring_(scoring) {}

  Result<const BoardKit*> kit_of(const Selection& selection) {
    for (const BoardKit& kit : kits_)
      if (kit.selection == selection) return &kit;
    Result<BoardKit> made =
        board_kit(catalog_, selection, table_formulas(catalog_, scoring_, selection));
    if (!made) return made.error();
    kits_.push_back(*std::move(made));
    return &kits_.back();
  }

 private:
  const Catalog& catalog_;
  const Scoring& scoring_;
  std::deque<BoardKit> kits_;
};

using Files = std::map<std::string_view, const TextFile*>;

Files files_of_sets(const ContentDraft& draft) {
  Files files;
  for (const NameGiven& name : draft.given)
    if (name.kind == NameKind::Set) files.emplace(name.name, name.place.file);
  return files;
}

bool is_sound(const PositionDraft& made, const Catalog& catalog, const Files& files,
              const ErrorList& errors) {
  const auto sound_set = [&](const std::string& set) {
    const auto file = files.find(set);
    return file != files.end() && catalog.find_set(set) != nullptr && !errors.names(file->second);
  };
  const Position& position = made.position;
  return !errors.names(made.place.file) &&
         std::all_of(position.selection.sets.begin(), position.selection.sets.end(),
                     [&](const auto& set) { return sound_set(set.first); }) &&
         std::all_of(position.tiles.begin(), position.tiles.end(), [&](const PositionTile& tile) {
           const Tile* found = catalog.find_tile(tile.tile);
           return found != nullptr && sound_set(found->set);
         });
}

void check_sets(const PositionDraft& made, const Catalog& catalog, ErrorList& errors) {
  std::size_t index = 0;
  for (const auto& [name, quantity] : made.position.selection.sets) {
    const TileSet* set = catalog.find_set(name);
    if (set != nullptr && set->kind == SetKind::Box)
      errors.add(made.set_places[index], fmt::format("'{}' is a box", name), "name the sets in it");
    ++index;
  }
}

void check_figures(const PositionDraft& made, ContentDraft& draft) {
  const Position& position = made.position;
  for (std::size_t i = 0; i < position.figures.size(); ++i) {
    const std::string& name = position.figures[i].figure;
    const auto found = std::find_if(draft.elements.begin(), draft.elements.end(),
                                    [&](const Element& element) { return element.id == name; });
    if (found == draft.elements.end() || found->kind == ElementKind::Figure ||
        found->kind == ElementKind::Token)
      continue;
    draft.errors.add(made.figure_places[i],
                     fmt::format("'{}' is no figure, but a {}", name, to_text(found->kind)),
                     "write the id of an element of the kind figure or token");
  }
}

}  // namespace

void check_positions(const Catalog& catalog, ContentDraft& draft) {
  Kits kits(catalog, draft.guides.scoring);
  const Files files = files_of_sets(draft);
  for (const PositionDraft& made : draft.positions) {
    check_sets(made, catalog, draft.errors);
    check_figures(made, draft);
    if (!is_sound(made, catalog, files, draft.errors)) continue;
    const Result<const BoardKit*> kit = kits.kit_of(made.position.selection);
    if (!kit) {
      draft.errors.add(made.place, kit.error().what, kit.error().fix);
      continue;
    }
    for (const PositionFault& fault : position_faults(made.position, **kit))
      draft.errors.add(made.place_of(fault.part, fault.index), fault.what, fault.fix);
  }
}

}  // namespace cartulary::tiledb
