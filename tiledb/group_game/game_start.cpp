#include "tiledb/group_game/game_start.h"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "engine/text/text.h"
#include "tiledb/file/replace_file.h"
#include "tiledb/group_game/game_names.h"

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view game_text =
    R"(# Our own game. `cartulary game check FOLDER` says what is wrong with it; with `--game FOLDER` every
# command answers for it. What else may stand here: content/FORMAT.md, "A group's own game".
game: {id}
title: {title}
revision: '1'
# players: 2-5

selection:
  # The boxes and sets that you play with, and how often: ids, codes or names of `cartulary sets`.
  sets: {{base-game: 1}}
  # Copies of single tiles beside these; tiles that stay in the box: ids of `cartulary tiles`.
  # tiles: {{IC-02: 1}}
  # without: {{BA-03: 1}}
  # The printing: C1 (2000), C2 (2014), C3 (2021) or C3.1 (2025); editions are those of single sets.
  # edition: C1
  # editions: {{base-game: C2}}
  # Whose rules, where publishers differ: HiG, RGG, ZMG or WC2012 (World Championship).
  # rule_set: HiG
  # Values of rules: what a city of two tiles scores.
  # rules: {{tiny-city: 2}}

# House rules, rulings and variants that you take over, by id: `cartulary rules 'status:house'`.
# adopts: [ruling/base-game/house-unplayable-tiles-go-back]

# Rules that you do not play, each with the reason.
# drops: [rule/base-game/unplayable]
# notes: {{rule/base-game/unplayable: 'An unplayable tile goes back into the bag.'}}

# Beside this file may stand, each as in content/FORMAT.md:
#   sets/{id}-NAME.yaml     your own tiles; the code begins with X
#   rules/{id}-NAME.yaml    their rules
#   rulings/game.yaml       house rules
#   elements.yaml           words that your rules use
#   ledger.yaml             doubts, and what you decided
)";

constexpr std::string_view rulings_text =
    R"(# House rules that belong to none of your own sets. Replace this one by yours.
game: {id}
rulings:
  - id: {id}/show-the-tile
    title: Show the tile
    text: >-
      Show the tile that you have drawn to all players before you place it.
    # The rules that it changes or explains, and what it speaks of: `cartulary rules QUERY`.
    annotates: [base-game/draw]
    about: [tile]
)";

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

// "Our Evenings" becomes our-evenings.
std::string id_of(const std::string& name, const Catalog& catalog) {
  std::string id;
  for (const char c : to_lower(name)) {
    if (is_word(c))
      id += c;
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  constexpr std::size_t longest = 40;
  id.resize(std::min(id.size(), longest));
  while (id.ends_with('-')) id.pop_back();
  if (id.empty()) id = "our-game";
  while (set_with_id(catalog, id) != nullptr) id.insert(0, "our-");
  return id;
}

std::string title_of(const std::string& id) {
  return "'" + capitalized(spaced(id)) + "'";
}

Error cannot(const fs::path& folder, const std::string& what, std::string fix) {
  return Error{folder.generic_string(), what, "", std::move(fix), ""};
}

Status make_empty(const fs::path& folder) {
  std::error_code fault;
  if (fs::exists(folder, fault)) {
    const bool empty = fs::is_directory(folder, fault) && fs::is_empty(folder, fault);
    if (!fault && empty) return Done{};
    return cannot(folder, "there is something already", "name a folder that is new or empty");
  }
  fs::create_directories(folder, fault);
  if (!fault) return Done{};
  return cannot(folder, "cannot be made: " + fault.message(), "name a folder that can be made");
}

}  // namespace

Result<std::vector<std::string>> write_new_game(const fs::path& folder, const Catalog& catalog) {
  if (const Status empty = make_empty(folder); !empty) return empty.error();
  std::error_code fault;
  const fs::path whole = fs::weakly_canonical(folder, fault);
  const std::string id = id_of((fault ? folder : whole).filename().string(), catalog);
  fs::create_directory(folder / "rulings", fault);
  if (fault) return cannot(folder, "cannot be written to: " + fault.message(), "");
  // game.yaml comes last, since only this file makes the folder a game.
  const fs::path rulings = folder / "rulings" / "game.yaml";
  const fs::path game = folder / "game.yaml";
  if (const Status done = replace_file(rulings, fmt::format(rulings_text, fmt::arg("id", id)));
      !done)
    return done.error();
  const std::string text =
      fmt::format(game_text, fmt::arg("id", id), fmt::arg("title", title_of(id)));
  if (const Status done = replace_file(game, text); !done) return done.error();
  return std::vector<std::string>{game.generic_string(), rulings.generic_string()};
}

}  // namespace cartulary::tiledb
