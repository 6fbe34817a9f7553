#include "tiledb/group_game/game_names.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

void give(ContentDraft& draft, NameKind kind, const std::string& name) {
  draft.given.push_back({kind, name, Place{}});
}

template <class Records>
void give_all(ContentDraft& draft, NameKind kind, const Records& records) {
  for (const auto& record : records) {
    give(draft, kind, record.id);
    for (const std::string& alias : record.aliases)
      draft.former.push_back({kind, alias, Place{}, record.id});
  }
}

// The rest of the form of an id, after the game's id; empty for kinds without this rule.
std::string_view form_of(NameKind kind) {
  switch (kind) {
    case NameKind::Set:
    case NameKind::Element:
    case NameKind::LedgerEntry:
      return "-NAME";
    case NameKind::Rule:
    case NameKind::Ruling:
      return "-NAME/WORDS";
    default:
      return "";
  }
}

}  // namespace

void add_content_names(const Library& content, ContentDraft& draft) {
  for (const TileSet& set : content.catalog.sets()) {
    draft.sets.push_back({set, {}, {}});
    give(draft, NameKind::Set, set.id);
    for (const std::string& alias : set.aliases) give(draft, NameKind::Set, alias);
    give(draft, NameKind::SetCode, set.code);
  }
  for (const Tile& tile : content.catalog.tiles()) give(draft, NameKind::Tile, tile.id);
  for (const Element& element : content.rulebook.elements())
    give(draft, NameKind::Element, element.id);
  give_all(draft, NameKind::Rule, content.rulebook.rules());
  give_all(draft, NameKind::Ruling, content.rulebook.rulings());
  give_all(draft, NameKind::Variant, content.rulebook.variants());
  for (const SourceDocument& document : content.sources)
    give(draft, NameKind::Document, document.id);
  for (const LedgerEntry& entry : content.ledger) give(draft, NameKind::LedgerEntry, entry.id);
  for (const ClaimResult& claim : content.claims) give(draft, NameKind::Claim, claim.id);
  for (const Position& position : content.positions) give(draft, NameKind::Board, position.id);
}

const TileSet* set_with_id(const Catalog& catalog, std::string_view id) {
  for (const TileSet& set : catalog.sets()) {
    const auto& aliases = set.aliases;
    if (same_letters(set.id, id) || same_letters(set.code, id) ||
        std::find(aliases.begin(), aliases.end(), id) != aliases.end())
      return &set;
  }
  return nullptr;
}

void check_game_ids(const GameDraft& game, const Library& content, ContentDraft& draft) {
  const std::string& id = game.game.id;
  if (id.empty()) return;
  if (const TileSet* set = set_with_id(content.catalog, id))
    draft.errors.add(game.id, fmt::format("'{}' is the id or code of the set '{}'", id, set->id),
                     "choose an id that no set has");
  for (const NameGiven& name : draft.given) {
    const std::string_view form = form_of(name.kind);
    if (name.place.file == nullptr || form.empty()) continue;
    if (begins_with_game(name.name, id) && name.name != id) continue;
    draft.errors.add(name.place,
                     fmt::format("'{}' does not begin with the id of the game", name.name),
                     fmt::format("write {}{}", id, form));
  }
}

}  // namespace cartulary::tiledb
