#include "docgen/json/carried_json.h"

#include "docgen/json/json_parts.h"
#include "docgen/json/record_json.h"
#include "engine/rule/carried_game_members.h"

namespace cartulary::docgen {

std::string carried_games_json(const std::vector<CarriedGame>& games) {
  JsonWriter json;
  json.open_object().key("games").open_array();
  for (const CarriedGame& game : games) {
    json.open_object(AnswerWriter::Layout::Inline).add("id", game.id).add("title", game.title);
    add_or_null(json, "revision", game.revision);
    add_or_null(json, "players", game.players);
    json.add("sets", static_cast<int>(game.used.size()))
        .add("tiles", land_tiles(game))
        .add("unknown", unknown_tiles(game))
        .close();
  }
  return json.close().close().take();
}

void add_carried_game(AnswerWriter& json, const CarriedGame& game) {
  add_members(json, {}, game);
}

std::string carried_game_json(const CarriedGame& game) {
  JsonWriter json;
  json.open_object();
  add_carried_game(json, game);
  return json.close().take();
}

}  // namespace cartulary::docgen
