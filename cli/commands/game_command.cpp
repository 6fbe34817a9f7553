#include <algorithm>
#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/json_writer.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "tiledb/group_game/game_folder.h"
#include "tiledb/group_game/game_start.h"

namespace cartulary::cli {
namespace {

struct OwnCounts {
  int sets, tiles, rules, rulings, elements;
};

OwnCounts own_counts(const tiledb::Library& library) {
  const GroupGame& game = *library.rulebook.game();
  const auto own = [&](const auto& list) {
    return static_cast<int>(std::count_if(
        list.begin(), list.end(), [&](const auto& record) { return game.owns(record.id); }));
  };
  const auto& tiles = library.catalog.tiles();
  const auto own_tiles = std::count_if(tiles.begin(), tiles.end(),
                                       [&](const Tile& tile) { return game.owns(tile.set); });
  // Does not count the set that represents the game itself, which the group did not make.
  return {own(library.catalog.sets()) - 1, static_cast<int>(own_tiles),
          own(library.rulebook.rules()), own(library.rulebook.rulings()),
          own(library.rulebook.elements())};
}

std::string json_of(const GroupGame& game, const OwnCounts& counts) {
  docgen::JsonWriter json;
  json.open_object();
  docgen::add_game(json, game.name());
  json.add("sets", counts.sets).add("tiles", counts.tiles).add("rules", counts.rules);
  json.add("rulings", counts.rulings).add("elements", counts.elements);
  json.add("adopts", static_cast<int>(game.adopts.size()));
  json.add("drops", static_cast<int>(game.drops.size())).add("faults", 0);
  json.close();
  return json.take();
}

std::string text_of(const GroupGame& game, const OwnCounts& counts) {
  std::string text = game.title + " (" + game.id + ")";
  if (!game.revision.empty()) text += ", revision " + game.revision;
  text += "\nits own: " + counted(counts.sets, "set") + ", " + counted(counts.tiles, "tile") +
          ", " + counted(counts.rules, "rule") + ", " + counted(counts.rulings, "ruling") + ", " +
          counted(counts.elements, "element");
  text += "\ntaken over: " + std::to_string(game.adopts.size()) +
          ", left out: " + std::to_string(game.drops.size());
  return text + "\nno faults\n";
}

std::vector<Error> check(Call& call, const tiledb::Library& content, const std::string& folder) {
  const tiledb::GameRead read = tiledb::read_game(folder, content);
  if (!read.errors.empty()) return read.errors;
  const GroupGame& game = *read.library.rulebook.game();
  const OwnCounts counts = own_counts(read.library);
  call.print(call.json() ? json_of(game, counts) : text_of(game, counts));
  return {};
}

std::vector<Error> start(Call& call, const tiledb::Library& content, const std::string& folder) {
  const Result<std::vector<std::string>> written = tiledb::write_new_game(folder, content.catalog);
  if (!written) return {written.error()};
  if (call.json()) {
    docgen::JsonWriter json;
    json.open_object().add_texts("written", *written).close();
    call.print(json.take());
    return {};
  }
  for (const std::string& file : *written) call.print("written " + file + '\n');
  call.print("edit them, then: cartulary game check " + folder + '\n');
  return {};
}

std::vector<Error> run_game(Call& call) {
  const std::string folder = call.text("DIR");
  if (folder.empty()) return {Error{"DIR", "is empty", "", "name a folder", ""}};
  const std::string action = call.text("ACTION");
  const std::vector<std::string> actions = {"new", "check"};
  if (action != "new" && action != "check")
    return {Error{"ACTION", "'" + action + "' is nothing that can be done", "",
                  "write game new DIR or game check DIR", nearest(action, actions)}};
  const Result<tiledb::Database> database = call.database();
  if (!database) return {database.error()};
  const Result<tiledb::Library> content = database->library();
  if (!content) return {content.error()};
  if (action == "check") return check(call, *content, folder);
  return start(call, *content, folder);
}

constexpr std::array game_arguments = {
    ArgumentRow{"ACTION",
                "new: writes a commented start into a folder that is new or empty; check: every "
                "fault of the folder, with file, line and what to do",
                ValueKind::Choice, "new check"},
    ArgumentRow{"DIR", "the folder of the game", ValueKind::Folder}};
constexpr std::array game_examples = {
    Example{"game new our-evenings", "a start that passes the check as it is"},
    Example{"game check our-evenings", "what is wrong with it"}};

}  // namespace

const Command& game_command() {
  static const Command command = {
      "game",
      "Look up",
      "your own game: your boxes, single tiles, house rules",
      "A game is a folder that says what a group plays with: sets and tiles, house rules and "
      "variants taken over, rules left out, each with the reason, and sets, rules, rulings and "
      "elements of its own. The folder is all that it takes to send the game to a friend. What may "
      "stand in it: content/FORMAT.md, \"A group's own game\".",
      game_arguments,
      {},
      game_examples,
      run_game};
  return command;
}

}  // namespace cartulary::cli
