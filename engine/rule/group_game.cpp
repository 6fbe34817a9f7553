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

Said words_of(const GameStanding& standing) {
  const bool told = !standing.note.empty();
  if (standing.word == "dropped")
    return told ? said("rules.not-played-since", {{"note", standing.note}})
                : said("rules.not-played");
  if (standing.word == "adopted")
    return told ? said("rules.taken-over-with", {{"note", standing.note}})
                : said("rules.taken-over");
  return told ? said("rules.our-own-with", {{"note", standing.note}}) : said("rules.our-own");
}

bool begins_with_game(std::string_view id, std::string_view game) {
  if (game.empty() || !id.starts_with(game)) return false;
  return id.size() == game.size() || id[game.size()] == '-' || id[game.size()] == '/';
}

}  // namespace cartulary
