#include "engine/rule/group_game.h"

namespace cartulary {

bool GroupGame::owns(std::string_view name) const {
  return begins_with_game(name, id);
}

std::optional<GameStanding> standing_in(const GroupGame* game, const RecordId& id) {
  if (game == nullptr) return std::nullopt;
  if (const std::string* reason = game->dropped(id)) return GameStanding{"dropped", *reason};
  if (const auto found = game->adopts.find(id); found != game->adopts.end())
    return GameStanding{"adopted", found->second};
  if (game->owns(id.name)) return GameStanding{"own", {}};
  return std::nullopt;
}

std::string words_of(const GameStanding& standing) {
  std::string words = standing.word == "dropped"   ? "not played"
                      : standing.word == "adopted" ? "taken over"
                                                   : "our own";
  if (!standing.note.empty()) words.append(": ").append(standing.note);
  return words;
}

bool begins_with_game(std::string_view id, std::string_view game) {
  if (game.empty() || !id.starts_with(game)) return false;
  return id.size() == game.size() || id[game.size()] == '-' || id[game.size()] == '/';
}

}  // namespace cartulary
