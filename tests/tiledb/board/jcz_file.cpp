#include "tests/tiledb/board/jcz_file.h"

namespace cartulary::test {
namespace {

std::string quoted(const std::string& text) {
  return '"' + text + '"';
}

void append(std::string& list, const std::string& item) {
  list += (list.empty() ? "" : ",\n    ") + item;
}

std::string pointer(int x, int y, const std::string& feature, const std::string& location) {
  return "{\"position\": [" + std::to_string(x) + ", " + std::to_string(y) +
         "], \"feature\": " + quoted(feature) + ", \"location\": " + quoted(location) + "}";
}

}  // namespace

JczFile& JczFile::start(const std::string& tile, int x, int y, int degrees) {
  append(start_, "{\"tile\": " + quoted(tile) + ", \"x\": " + std::to_string(x) + ", \"y\": " +
                     std::to_string(y) + ", \"rotation\": " + std::to_string(degrees) + "}");
  return *this;
}

JczFile& JczFile::tile(const std::string& tile, const std::string& turn, int x, int y) {
  append(draws_, quoted(tile));
  return action("PLACE_TILE", "{\"tileId\": " + quoted(tile) + ", \"rotation\": " + quoted(turn) +
                                  ", \"position\": [" + std::to_string(x) + ", " +
                                  std::to_string(y) + "]}");
}

JczFile& JczFile::action(const std::string& type, const std::string& payload) {
  append(replay_, "{\"type\": " + quoted(type) + ", \"payload\": " + payload +
                      ", \"player\": " + std::to_string(player_) + ", \"clock\": 17}");
  return *this;
}

JczFile& JczFile::token(const std::string& token, int x, int y, const std::string& location) {
  return action("PLACE_TOKEN", "{\"token\": " + quoted(token) + ", \"pointer\": {\"position\": [" +
                                   std::to_string(x) + ", " + std::to_string(y) +
                                   "], \"location\": " + quoted(location) +
                                   ", \"feature\": \"Road\"}}");
}

JczFile& JczFile::rule(const std::string& name, const std::string& value) {
  append(rules_, quoted(name) + ": " + quoted(value));
  return *this;
}

JczFile& JczFile::players(int count) {
  players_ = count;
  return *this;
}

JczFile& JczFile::plays(const std::string& element) {
  append(elements_, quoted(element) + ": true");
  return *this;
}

JczFile& JczFile::ends_after(int tiles) {
  end_ = tiles;
  return *this;
}

JczFile& JczFile::tells_draws() {
  tells_draws_ = true;
  return *this;
}

JczFile& JczFile::first_chance(const std::string& number) {
  chance_ = number;
  return *this;
}

JczFile& JczFile::by(int player) {
  player_ = player;
  return *this;
}

JczFile& JczFile::turn(int player, const std::string& tile, const std::string& turn, int x, int y) {
  return by(player).tile(tile, turn, x, y);
}

JczFile& JczFile::deploy(const std::string& figure, int x, int y, const std::string& feature,
                         const std::string& location) {
  return action("DEPLOY_MEEPLE", "{\"meepleId\": " + quoted(figure) +
                                     ", \"pointer\": " + pointer(x, y, feature, location) + "}");
}

JczFile& JczFile::fairy(const std::string& figure, int x, int y, const std::string& feature,
                        const std::string& location) {
  return action("MOVE_NEUTRAL_FIGURE", "{\"figureId\": \"fairy.1\", \"to\": {\"featurePointer\": " +
                                           pointer(x, y, feature, location) +
                                           ", \"meepleId\": " + quoted(figure) + "}}");
}

JczFile& JczFile::neutral(const std::string& figure, int x, int y) {
  return action("MOVE_NEUTRAL_FIGURE", "{\"figureId\": " + quoted(figure) + ", \"to\": [" +
                                           std::to_string(x) + ", " + std::to_string(y) + "]}");
}

JczFile& JczFile::neutral_on(const std::string& figure, int x, int y, const std::string& feature,
                             const std::string& location) {
  return action("MOVE_NEUTRAL_FIGURE", "{\"figureId\": " + quoted(figure) +
                                           ", \"to\": " + pointer(x, y, feature, location) + "}");
}

JczFile& JczFile::count(const std::string& quarter, int x, int y) {
  return neutral_on("count.1", x, y, "Quarter", quarter);
}

JczFile& JczFile::capture(const std::string& figure, int x, int y, const std::string& feature,
                          const std::string& location) {
  return action("CAPTURE_FOLLOWER",
                "{\"pointer\": {\"featurePointer\": " + pointer(x, y, feature, location) +
                    ", \"meepleId\": " + quoted(figure) + "}}");
}

JczFile& JczFile::take_back(const std::string& figure, int x, int y, const std::string& source) {
  return action("RETURN_MEEPLE",
                "{\"source\": " + quoted(source) + ", \"pointer\": {\"featurePointer\": " +
                    pointer(x, y, "City", "N") + ", \"meepleId\": " + quoted(figure) + "}}");
}

JczFile& JczFile::ransom(const std::string& figure) {
  return action("PAY_RANSOM", "{\"meepleId\": " + quoted(figure) + "}");
}

JczFile& JczFile::commit(const std::string& number) {
  return action("COMMIT", "{\"random\": " + number + "}");
}

JczFile& JczFile::flock(const std::string& value, const std::string& number) {
  return action("FLOCK_EXPAND_OR_SCORE",
                "{\"value\": " + quoted(value) + ", \"random\": " + number + "}");
}

std::string JczFile::text() const {
  std::string sets;
  for (const auto& [id, quantity] : sets_)
    append(sets, quoted(id) + ": " + std::to_string(quantity));
  std::string players;
  for (int i = 0; i < players_; ++i)
    append(players, std::string("{\"name\": \"") + static_cast<char>('A' + i) +
                        "\", \"slot\": " + std::to_string(i) + "}");
  std::string notes;
  if (end_ != 0) append(notes, "\"endTurn\": " + std::to_string(end_));
  if (tells_draws_) append(notes, "\"drawOrder\": [" + draws_ + "]");
  return "{\n  \"appVersion\": \"5.7.0\", \"gameId\": \"0\", \"name\": \"\", \"initialRandom\": " +
         chance_ +
         ",\n"
         "  \"setup\": {\"sets\": {" +
         sets + "},\n  \"elements\": {" + elements_ + "},\n  \"rules\": {" + rules_ +
         "},\n  \"start\": [" + start_ + "]},\n  \"players\": [" + players + "],\n" +
         (notes.empty() ? "" : "  \"gameAnnotations\": {" + notes + "},\n") +
         (replay_.empty() ? "" : "  \"replay\": [" + replay_ + "],\n") + "  \"clock\": 99\n}\n";
}

}  // namespace cartulary::test
