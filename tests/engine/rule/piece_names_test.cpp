#include "engine/rule/piece_names.h"

#include "tests/support/catch.h"

namespace cartulary::piece_names_test {
namespace {

Element element(std::string id, std::string name, std::string german,
                std::vector<std::string> also) {
  Element made;
  made.id = std::move(id);
  made.name = std::move(name);
  made.german = std::move(german);
  made.also = std::move(also);
  return made;
}

Catalog shelf() {
  TileSet set;
  set.id = "tower";
  set.code = "TO";
  set.contents = {{30, "wooden floors", "", {}, "tower-piece", ""},
                  {18, "land tiles", "", {}, "", ""}};
  return {{set}, {}};
}

}  // namespace

TEST_CASE("a key has small letters, spaces, and one of several") {
  CHECK(piece_key("Tower-Pieces") == "tower piece");
  CHECK(piece_key(" abbess ") == "abbess");
  CHECK(piece_key("gas") == "gas");
}

TEST_CASE("what a box holds is found by id, name, contents, German and other words") {
  const PieceNames names =
      piece_names(shelf(), std::vector{element("tower", "tower piece", "", {"floor"}),
                                       element("tower-piece", "tower piece", "Turmteil", {"floor"}),
                                       element("pig", "pig", "Schwein", {})});
  CHECK(names == PieceNames{{"tower piece", "tower-piece"},
                            {"wooden floor", "tower-piece"},
                            {"turmteil", "tower-piece"},
                            {"floor", "tower-piece"}});
}

}  // namespace cartulary::piece_names_test
