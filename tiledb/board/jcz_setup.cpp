#include "tiledb/board/jcz_setup.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/bag/bag.h"
#include "engine/replay/saved_game.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

using Kind = JsonNode::Kind;

constexpr int most_sets = 99;

// Exceptions to the rule that JCloisterZone's bag holds the tiles of the sets.
constexpr std::string_view city_of_carcassonne = "count";  // present once, whatever the quantity
constexpr std::string_view river_spring = "RI/s";    // present once, although both rivers have it
constexpr std::string_view river_lake = "RI.1/I.e";  // left out if The River II is in play
constexpr std::string_view second_river = "river/2";
constexpr std::string_view gq11_spring = "GQ/RFI";
constexpr std::string_view portal_with_pennant = "DG/Ccc+.g";  // used in both editions
constexpr std::string_view abbey = "AM/A";
constexpr std::string_view princess = "princess-and-dragon";
constexpr std::array<std::string_view, 2> monasteries = {"BA/L", "BA/LR"};

// A value of one of their rules, and the choice of a Selection that says the same.
struct TheirChoice {
  std::string_view theirs, their_value, rule, value;
};
constexpr TheirChoice their_choices[] = {
    {"king-and-robber-scoring", "10/20", "king-and-robber", "ten"},
    {"king-and-robber-scoring", "15/40", "king-and-robber", "fifteen-or-forty"},
    {"king-and-robber-scoring", "continuously", "king-and-robber", "at-once"},
    {"princess-action", "may", "princess-action", "may"},
    {"princess-action", "must", "princess-action", "must"},
    {"fairy-placement", "next-follower", "fairy-placement", "beside"},
    {"fairy-placement", "on-tile", "fairy-placement", "on-tile"},
    {"dragon-move", "before-scoring", "dragon-move", "before-scoring"},
    {"dragon-move", "after-scoring", "dragon-move", "after-scoring"},
    {"tiny-city-scoring", "2", "tiny-city", "2"},
    {"tiny-city-scoring", "4", "tiny-city", "4"},
    {"little-buildings-scoring", "3/2/1", "little-buildings", "by-kind"},
};

// One of JCloisterZone's sets, and the set of ours that it stands for.
struct NamedSet {
  const TileSet* set = nullptr;
  const JczSet* jcz = nullptr;
};

NamedSet find_jcz_set(const Catalog& catalog, std::string_view id) {
  for (const TileSet& set : catalog.sets())
    for (const JczSet& jcz : set.jcz)
      if (jcz.id == id) return {&set, &jcz};
  return {};
}

bool holds(const JczSet& jcz, const Tile& tile) {
  return tile.jcz && (jcz.tiles.empty() ||
                      std::find(jcz.tiles.begin(), jcz.tiles.end(), tile.id) != jcz.tiles.end());
}

class SetupReader {
 public:
  SetupReader(const Catalog& catalog, const JsonSpot& setup, const std::vector<std::string>& start)
      : catalog_(catalog), setup_(setup), start_(start) {}

  Result<JczSelection> read() {
    const Result<JsonSpot> sets = setup_.need("sets", Kind::Object);
    if (!sets) return sets.error();
    for (std::size_t i = 0; i < sets->node().members.size(); ++i)
      if (const Status status = add(sets->member(i), sets->node().members[i].key); !status)
        return status.error();
    if (chosen_.empty() && !unknown_.empty())
      return sets->error(said("wrong-file.no-known-set", {{"sets", joined(unknown_)}}),
                         said("wrong-file.need-known-set"));
    if (chosen_.empty())
      return sets->error(said("wrong-file.names-no-set"), said("wrong-file.need-set"));
    choose_editions();
    drop_what_is_not_theirs();
    apply_exceptions();
    add_abbeys();
    read_rules();
    return JczSelection{std::move(selection_), std::move(unknown_)};
  }

 private:
  // The JCloisterZone sets that stand for one of our sets, with their quantities.
  struct Chosen {
    Edition edition = Edition::C1;
    std::vector<std::pair<const JczSet*, int>> parts;
  };

  Status add(const JsonSpot& spot, const std::string& id) {
    const Result<int> quantity = spot.whole(0, most_sets);
    if (!quantity) return quantity.error();
    if (*quantity == 0) return Done{};
    const NamedSet named = find_jcz_set(catalog_, id);
    if (named.set == nullptr) {
      unknown_.push_back(printable(id.substr(0, 64)));
      return Done{};
    }
    Chosen& chosen = chosen_[named.set];
    if (!chosen.parts.empty() && chosen.edition != named.jcz->edition)
      return spot.error(said("wrong-file.set-in-two-editions", {{"set", named.set->id}}),
                        said("wrong-file.one-edition"));
    chosen.edition = named.jcz->edition;
    chosen.parts.emplace_back(named.jcz, id == city_of_carcassonne ? 1 : *quantity);
    if (id.starts_with(second_river)) second_river_ = true;
    int& most = selection_.sets[named.set->id];
    most = std::max(most, chosen.parts.back().second);
    return Done{};
  }

  // The edition of the selection is that of its first set in catalog order.
  void choose_editions() {
    bool first = true;
    for (const TileSet& set : catalog_.sets()) {
      const auto found = chosen_.find(&set);
      if (found == chosen_.end()) continue;
      if (first) selection_.edition = found->second.edition;
      first = false;
      if (edition_for(selection_, set) != found->second.edition)
        selection_.editions[set.id] = found->second.edition;
    }
  }

  int copies_of(const Tile& tile) const {
    const auto sets = selection_.sets.find(tile.set);
    if (sets == selection_.sets.end()) return 0;
    const auto dropped = selection_.dropped.find(tile.id);
    return tile.copies_in(edition_for(selection_, *catalog_.find_set(tile.set))) * sets->second -
           (dropped == selection_.dropped.end() ? 0 : dropped->second);
  }

  void keep(const Tile& tile, int copies) {
    const int surplus = copies_of(tile) - copies;
    if (surplus > 0) selection_.dropped[tile.id] += surplus;
  }

  // Drops copies of our land tiles that none of their sets provides.
  void drop_what_is_not_theirs() {
    for (const auto& [set, chosen] : chosen_)
      for (const Tile& tile : catalog_.tiles_of(set->id)) {
        if (tile.cls != TileClass::Land) continue;
        int copies = 0;
        for (const auto& [jcz, quantity] : chosen.parts)
          if (holds(*jcz, tile)) copies += quantity * tile.copies_in(chosen.edition);
        keep(tile, copies);
      }
  }

  // Keeps that many copies in total of the tiles with this JCloisterZone id, the first listed
  // first.
  void keep_all(std::string_view jcz_id, int copies) {
    for (const Tile& tile : catalog_.tiles()) {
      if (!tile.jcz || tile.jcz->id != jcz_id) continue;
      keep(tile, copies);
      copies -= std::max(0, std::min(copies, copies_of(tile)));
    }
  }

  bool owns(std::string_view jcz_id) const {
    return std::any_of(catalog_.tiles().begin(), catalog_.tiles().end(), [&](const Tile& tile) {
      return tile.jcz && tile.jcz->id == jcz_id && copies_of(tile) > 0;
    });
  }
  bool starts_with(std::string_view jcz_id) const {
    return std::find(start_.begin(), start_.end(), jcz_id) != start_.end();
  }

  void apply_exceptions() {
    add_portal_with_pennant();
    if (second_river_) keep_all(river_lake, 0);
    keep_all(river_spring, 1);
    if (owns(gq11_spring) && owns(river_spring)) {
      // If neither is a start tile, the save does not show which of them is left out.
      const bool gq11 = starts_with(gq11_spring);
      if (gq11 != starts_with(river_spring)) keep_all(gq11 ? river_spring : gq11_spring, 0);
    }
    const std::optional<JsonSpot> rules = setup_.find("rules");
    const JsonNode* rule = rules ? rules->node().find("keep-monasteries") : nullptr;
    if (rule != nullptr && rule->text == "replace")
      for (const std::string_view id : monasteries) keep_all(id, 0);
  }

  // Abbeys may be in play without the other tiles of their set.
  void add_abbeys() {
    const std::optional<JsonSpot> elements = setup_.find("elements");
    const JsonNode* abbeys = elements ? elements->node().find("abbey") : nullptr;
    if (abbeys == nullptr || !is_in_play(*abbeys) || owns(abbey)) return;
    for (const Tile& tile : catalog_.tiles())
      if (tile.jcz && tile.jcz->id == abbey)
        selection_.tiles[tile.id] = tile.copies_in(selection_.edition);
  }

  // JCloisterZone's second edition has this portal tile with the pennant, which the printed one
  // lacks.
  void add_portal_with_pennant() {
    for (const auto& [set, chosen] : chosen_) {
      if (set->id != princess || chosen.edition != Edition::C2) continue;
      for (const Tile& tile : catalog_.tiles_of(set->id))
        if (tile.jcz && tile.jcz->id == portal_with_pennant && copies_of(tile) == 0)
          selection_.tiles[tile.id] = selection_.sets[set->id];
    }
  }

  // JCloisterZone's house rules that change what a feature scores here.
  void read_rules() {
    const std::optional<JsonSpot> rules = setup_.find("rules");
    for (const TheirChoice& choice : their_choices) {
      const JsonNode* chosen = rules ? rules->node().find(choice.theirs) : nullptr;
      if (chosen != nullptr && chosen->text == choice.their_value)
        selection_.rules[std::string(choice.rule)] = choice.value;
    }
    // JCloisterZone plays the advanced labyrinth by default.
    const JsonNode* labyrinth = rules ? rules->node().find("labyrinth-variant") : nullptr;
    if (selection_.sets.count("labyrinth") != 0 &&
        (labyrinth == nullptr || labyrinth->text != "basic"))
      selection_.rules["labyrinth-variant"] = "advanced";
    // If pig herds are in play, JCloisterZone counts the herd of GQ11 as well.
    const std::optional<JsonSpot> elements = setup_.find("elements");
    const JsonNode* herd = elements ? elements->node().find("pig-herd") : nullptr;
    if (herd != nullptr && selection_.sets.count("gq11") != 0)
      selection_.rules["gq11-pig-herd"] = "yes";
  }

  const Catalog& catalog_;
  const JsonSpot& setup_;
  const std::vector<std::string>& start_;
  std::map<const TileSet*, Chosen> chosen_;
  bool second_river_ = false;
  Selection selection_;
  std::vector<std::string> unknown_;
};

}  // namespace

std::map<std::string, int> jcz_sets(const Catalog& catalog, const Selection& selection,
                                    std::vector<std::string>& unknown) {
  std::map<std::string, int> theirs;
  const auto stays = [&](const std::string& id) {
    const Tile* tile = catalog.find_tile(id);
    const auto dropped = selection.dropped.find(id), without = selection.without.find(id);
    const int copies = tile->copies_in(edition_for(selection, *catalog.find_set(tile->set)));
    return copies > (dropped == selection.dropped.end() ? 0 : dropped->second) +
                        (without == selection.without.end() ? 0 : without->second);
  };
  for (const auto& [id, quantity] : selection.sets) {
    const TileSet& set = *catalog.find_set(id);
    const std::size_t before = theirs.size();
    for (const JczSet& jcz : set.jcz)
      if (jcz.edition == edition_for(selection, set) &&
          (jcz.tiles.empty() || std::ranges::any_of(jcz.tiles, stays)))
        theirs[jcz.id] = quantity;
    if (theirs.size() == before) unknown.push_back(id);
  }
  return theirs;
}

std::map<std::string, std::string> jcz_rules(const Selection& selection) {
  std::map<std::string, std::string> theirs;
  for (const TheirChoice& choice : their_choices) {
    const auto chosen = selection.rules.find(std::string(choice.rule));
    if (chosen != selection.rules.end() && chosen->second == choice.value)
      theirs[std::string(choice.theirs)] = choice.their_value;
  }
  if (selection.sets.contains("labyrinth") && !selection.rules.contains("labyrinth-variant"))
    theirs["labyrinth-variant"] = "basic";
  return theirs;
}

std::string element_of_jcz_figure(std::string_view figure) {
  const std::string_view kind = figure.substr(0, figure.find("-follower"));
  return figure_element("0." + std::string(kind) + ".1");
}

bool is_in_play(const JsonNode& element) {
  return !element.is(Kind::Null) && !(element.is(Kind::Boolean) && !element.truth) &&
         !(element.is(Kind::Integer) && element.integer == 0);
}

Result<JczSelection> jcz_selection(const Catalog& catalog, const JsonSpot& setup,
                                   const std::vector<std::string>& start) {
  return SetupReader(catalog, setup, start).read();
}

}  // namespace cartulary::tiledb
