#include "tests/engine/counted_shelf.h"

#include <utility>

#include "tests/engine/small_catalog.h"

namespace cartulary::test {
namespace {

TileSet set(std::string id, std::string code, std::string title, SetKind kind) {
  TileSet made;
  made.id = std::move(id);
  made.code = std::move(code);
  made.title = std::move(title);
  made.kind = kind;
  made.editions = {Edition::C1, Edition::C2};
  return made;
}

BoxItem item(std::optional<int> count, std::string element, std::optional<Edition> edition = {}) {
  return {count, element + "s", "", edition, element, ""};
}

BoxItem goods(int count, std::string element) {
  return {count, element + " tokens", "", {}, element, "trade-goods"};
}

}  // namespace

Catalog counted_shelf() {
  TileSet base = set("base-game", "BA", "Base Game", SetKind::Base);
  base.contents = {{3, "land tiles", "", {}, "", ""},
                   item(40, "follower", Edition::C1),
                   item(8, "follower", Edition::C2),
                   item(1, "scoreboard")};
  base.contents.back().what = "scoring board";
  TileSet tower = set("tower", "TO", "The Tower", SetKind::Major);
  tower.contents = {item(30, "tower-piece"), item(1, "point-tile")};
  TileSet traders = set("traders", "TR", "Traders", SetKind::Major);
  traders.contents = {goods(9, "wine"), goods(6, "grain"), item(6, "builder")};
  TileSet box = set("big-box", "BB", "Big Box", SetKind::Box);
  box.editions = {Edition::C2};
  box.contents = {item(9, "follower"), item({}, "pig")};
  box.contains = {{"base-game", {}, 1, false, {}}, {"tower", {}, 2, false, {}}};

  Tile card = land("TO-02", "tower", "", {1, 1, {}, {}});
  card.cls = TileClass::Special;
  card.shape = Shape::Card;
  std::vector<Tile> tiles = {land("BA-01", "base-game", "cfrf", {2, 2, {}, {}}),
                             land("BA-02", "base-game", "cccc", {1, {}, {}, {}}),
                             land("TO-01", "tower", "ffff", {3, 3, {}, {}}), card};
  return {{base, tower, traders, box}, std::move(tiles)};
}

PieceNames shelf_names() {
  return {{"follower", "follower"},     {"meeple", "follower"},
          {"scoreboard", "scoreboard"}, {"tower piece", "tower-piece"},
          {"point tile", "point-tile"}, {"pig", "pig"},
          {"Turmteil", "tower-piece"},  {"wine", "wine"},
          {"grain", "grain"},           {"builder", "builder"},
          {"good", "trade-goods"}};
}

}  // namespace cartulary::test
