#include "tests/tiledb/board/laid_feature.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "tests/support/catch.h"
#include "tests/tiledb/guide/worked_figures.h"

namespace cartulary::test {

namespace {

constexpr std::array<std::string_view, 5> colours = {"red", "blue", "yellow", "green", "black"};
// Around a building, so that each touches one that lies.
constexpr std::array<Cell, 8> ring = {
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

Cell at(int x, int y) {
  return moved({}, x, y);
}

// A tile with that side of it, as stored, looking to where the line goes.
struct Piece {
  const char* id;
  Side side;
};
constexpr Piece road_end{"BA-02", Side::W}, road{"BA-24", Side::W}, road_with_inn{"IC-15", Side::W};
constexpr Piece city_end{"BA-18", Side::N}, city_end_with_pennant{"AM-09", Side::N},
    besieged_city_end{"CATH-01", Side::N}, city_end_on_hill{"HS-06", Side::N};
constexpr Piece city{"BA-08", Side::N}, city_with_pennant{"BA-07", Side::N};
constexpr Piece cathedral{"IC-01", Side::N}, darmstadtium{"DA-01", Side::N};
constexpr Piece field{"BA-01", Side::N}, herd{"RI2-11", Side::N}, vineyard{"HS-01", Side::N};
constexpr Piece abbey{"AM-14", Side::N};
constexpr const char* german_castle = "CG-01";

class FeatureLayer {
 public:
  FeatureLayer(const Catalog& catalog, const ScoreQuestion& question)
      : catalog_(catalog), question_(question) {}

  LaidFeature laid() {
    const std::string& feature = question_.feature;
    if (feature == "game")
      laid_.not_laid = "no feature brings it";
    else if (feature == "hut")
      laid_.not_laid = "boards count no huts";
    else if (feature == "road")
      lay_road();
    else if (feature == "city")
      lay_city();
    else if (feature == "field")
      lay_farm();
    else if (feature == "castle")
      lay_castle();
    else
      lay_building();
    if (laid_.not_laid.empty()) stand_figures();
    return std::move(laid_);
  }

 private:
  bool holds(std::string_view fact) const { return question_.facts.contains(fact); }
  int count(std::string_view fact) const {
    const auto found = question_.facts.find(fact);
    return found == question_.facts.end() ? 0 : found->second.count;
  }
  std::string_view word(std::string_view fact) const {
    const auto found = question_.facts.find(fact);
    return found == question_.facts.end() ? std::string_view() : found->second.word;
  }

  // ---- tiles

  Rotation put(const Piece& piece, Cell cell, Side looks = Side::N) {
    const auto turn = static_cast<Rotation>((index(looks) - index(piece.side)) & 3U);
    put(piece.id, cell, turn);
    return turn;
  }
  void put(const char* id, Cell cell, Rotation turn) {
    const Tile* tile = catalog_.find_tile(id);
    REQUIRE(tile != nullptr);
    laid_.tiles.push_back({tile, cell, turn});
  }

  // Beside it a figure can stand: on that side of the tile as it lies.
  LaidPlace place(Cell cell, const char* feature, Side lies, Rotation turn) const {
    std::string word = feature;
    word[0] = static_cast<char>(word[0] - 'A' + 'a');
    const std::string half = word == "field" ? "L" : "";
    return {cell, word + ' ' + to_char(stored_side(lies, turn)) + half, feature,
            to_char(lies) + half};
  }
  void put_with_place(const Piece& piece, Cell cell, Side looks, const char* feature) {
    places_.push_back(place(cell, feature, looks, put(piece, cell, looks)));
  }

  // A castle in Germany, a side of which looks along the line, at its eastern or western end.
  void put_german_castle(Cell cell, bool east, const char* feature) {
    const bool is_road = question_.feature == "road";
    Cell corner = cell;
    if (!east) corner = is_road ? moved(cell, -1, 0) : moved(cell, 0, -1);
    const Rotation turn =
        is_road ? (east ? Rotation::R0 : Rotation::R180) : (east ? Rotation::R270 : Rotation::R90);
    put(german_castle, corner, turn);
    if (is_road) places_.push_back({corner, "road W", feature, ""});
  }

  // An abbey beside a single tile does not end a saved game.
  void put_start(int tiles) {
    if (tiles == 1) put(field, {0, 1});
  }

  // ---- roads and cities

  void lay_road() {
    const int tiles = count("tiles");
    const bool complete = holds("complete");
    put_start(tiles);
    for (int x = 0; x < tiles; ++x) {
      const bool first = x == 0, last = complete && x == tiles - 1 && !first;
      if ((last && holds("german-castles")) || (first && count("german-castles") > 1))
        put_german_castle(at(x, 0), last, "Road");
      else if (first || last)
        put_with_place(road_end, at(x, 0), first ? Side::E : Side::W, "Road");
      else
        put_with_place(x == 1 && holds("inn") ? road_with_inn : road, at(x, 0), Side::W, "Road");
    }
    if (complete && tiles == 1) put(abbey, {1, 0});
    if (holds("inn") && tiles < 3) laid_.not_laid = "no tile in the middle has room for the inn";
  }

  struct CityPart {
    Cell cell;
    Side looks = Side::E;
    bool is_end = false;
  };

  // In a line to the east from an end or, with a cathedral, from a tile that is city on all sides;
  // what no end of a city is left for is closed by abbeys.
  void lay_city() {
    std::vector<CityPart> parts;
    std::vector<Cell> closed;
    int left = count("tiles") - 1;
    const bool complete = holds("complete");
    const bool has_hub = holds("cathedral") || holds("darmstadtium");
    if (!has_hub) parts.push_back({{0, 0}, Side::E, true});
    for (const Side side : {Side::W, Side::N, Side::S}) {
      if (!has_hub) break;
      const Cell cell = beside({0, 0}, side);
      if (left > (complete ? 1 : 0)) {
        parts.push_back({cell, opposite(side), true});
        --left;
      } else if (complete) {
        closed.push_back(cell);
      }
    }
    for (int x = 1; x <= left; ++x) parts.push_back({at(x, 0), Side::W, complete && x == left});
    if (complete && left == 0) closed.push_back({1, 0});
    put_start(count("tiles"));
    if (has_hub) put(holds("cathedral") ? cathedral : darmstadtium, {0, 0});
    put_city(parts);
    for (const Cell cell : closed) put(abbey, cell);
  }

  // Pennants lie between the ends as long as there is room.
  void put_city(const std::vector<CityPart>& parts) {
    int castles = count("german-castles"), pennants = count("pennants");
    const auto between = std::ranges::count(parts, false, &CityPart::is_end);
    int at_ends = std::max(0, pennants - static_cast<int>(between));
    pennants -= at_ends;
    bool siege = holds("siege"), hill = has_hill();
    for (const CityPart& part : parts) {
      if (part.is_end && castles > 0) {
        --castles;
        put_german_castle(part.cell, part.looks == Side::W, "City");
      } else if (!part.is_end) {
        put_with_place(pennants-- > 0 ? city_with_pennant : city, part.cell, part.looks, "City");
      } else if (std::exchange(siege, false)) {
        put_with_place(besieged_city_end, part.cell, part.looks, "City");
      } else if (std::exchange(hill, false)) {
        put_with_place(city_end_on_hill, part.cell, part.looks, "City");
        hill_ = places_.size() - 1;
      } else {
        put_with_place(at_ends-- > 0 ? city_end_with_pennant : city_end, part.cell, part.looks,
                       "City");
      }
    }
    if (siege || hill || castles > 0 || at_ends > 0 || pennants > 0)
      laid_.not_laid = "its tiles do not suffice for all that it has";
  }

  bool has_hill() const { return std::ranges::any_of(claimants_of(question_), &Claimant::on_hill); }

  // A city of two tiles over each other, that of a castle or beside a farm.
  void put_small_city(int x, bool besieged) {
    put(city_end, at(x, 0));
    put(besieged ? besieged_city_end : city_end, at(x, -1), Side::S);
  }

  void build_castle(int x, const std::string& lord, bool before) {
    const LaidPlace in_city = place(at(x, 0), "City", Side::N, Rotation::R0);
    laid_.figures.push_back({lord, "castle-token", in_city, before});
  }

  // A castle with a city of ten tiles in its fief, which is completed last.
  void lay_castle() {
    const int tiles = count("feature-points") / 2;
    if (count("feature-points") != 2 * tiles || tiles < 3)
      laid_.not_laid = "no city without pennants has these points";
    laid_.not_own = "it scores when a feature in its fief is completed";
    put_small_city(0, false);
    build_castle(0, "red", true);
    for (int x = 1; x <= tiles; ++x) {
      const bool first = x == 1, last = x == tiles;
      put(first || last ? city_end : city, at(x, 0), first ? Side::E : Side::W);
    }
  }

  // ---- farms

  void lay_farm() {
    const int besieged = count("besieged-cities"), castles = count("castles");
    const int cities = count("cities") + besieged + castles;
    const std::string_view barn = word("barn");
    if (holds("pig-herd")) put(herd, {-1, 0});
    for (int x = 0; x < cities; ++x) put_small_city(x, x < besieged);
    const int width = std::max(cities, barn == "placed" || barn == "final" ? 2 : 1);
    for (int x = cities; x < width; ++x) put(field, at(x, 0));
    for (int x = 0; x < width; ++x)
      places_.push_back(place(at(x, 0), "Field", Side::S, Rotation::R0));
    // A saved game has one tile at its start.
    if (laid_.tiles.size() == 1) put(field, {0, 1});
    for (int i = 0; i < castles; ++i) build_castle(besieged + i, free_colour(), false);
    if (barn == "joined")
      join_barn(width);
    else if (!barn.empty())
      for (const int x : {0, 1}) put(field, at(x, 1));
    if (barn == "final") barn_ = barn_at({0, 0});
    if (barn == "placed") laid_.figures.push_back({free_colour(), "barn", barn_at({0, 0})});
    if (barn == "placed" || barn == "joined")
      laid_.not_own = "its farmers score when the barn is placed or joined";
  }

  static LaidPlace barn_at(Cell cell) { return {cell, "corner SE", "Field", "SL"}; }

  // The farm of the barn lies beyond a gap, which the last tile fills.
  void join_barn(int gap) {
    put(field, at(gap, -1));
    for (const int x : {gap + 1, gap + 2})
      for (const int y : {-1, 0, 1}) put(field, at(x, y));
    put(field, at(gap, 0));
    laid_.figures.push_back({free_colour(), "barn", barn_at(at(gap + 1, 0)), true});
  }

  // ---- buildings

  void lay_building() {
    const std::string& feature = question_.feature;
    if (feature == "german-castle") return lay_german_castle();
    const bool in_line = holds("in-line");
    put({middle_of(feature), Side::N}, {0, 0});
    const bool lies = holds("lying-abbot");
    places_.push_back(
        {{0, 0}, feature, feature == "garden" ? "Garden" : "Monastery", lies ? "AS_ABBOT" : "I"});
    if (lies) laid_.not_own = "a figure of a board is a monk, no abbot";
    if (holds("most-around")) laid_.not_own = "they are counted when the church is completed";
    if (holds("challenge-lost")) return lay_challenge();
    for (int x = 1; x <= count("in-line"); ++x) put(field, at(x, 0));
    for (int i = 0; i + 1 < count("tiles") && !in_line; ++i) put_around(i);
  }

  static const char* middle_of(std::string_view feature) {
    if (feature == "garden") return "TO-18";
    if (feature == "shrine") return "SH-01";
    if (feature == "monastery") return "MO-01";
    if (feature == "church") return "DA-03";
    return "BA-01";
  }

  void put_around(int number) {
    const Cell cell = ring[static_cast<std::size_t>(number)];
    const bool is_beside = cell.x == 0 || cell.y == 0;
    const Side out = cell.x > 0 ? Side::E : cell.x < 0 ? Side::W : cell.y > 0 ? Side::S : Side::N;
    if (is_beside && vineyards_ < count("vineyards")) {
      ++vineyards_;
      put(vineyard, cell, out);
    } else if (question_.feature == "church" && is_beside && (out == Side::S || out == Side::W)) {
      put(road_end, cell, opposite(out));
    } else {
      put(field, cell);
    }
  }

  // The cloister beside the shrine is completed first.
  void lay_challenge() {
    laid_.not_own = "a challenge ends when one of the two is completed";
    laid_.figures.push_back({free_colour(), "follower", {{1, 0}, "cloister", "Monastery", "I"}});
    constexpr std::array<Cell, 8> around = {
        {{0, 1}, {1, 1}, {2, 1}, {2, 0}, {2, -1}, {1, -1}, {0, -1}, {1, 0}}};
    for (const Cell cell : around) put(field, cell);
  }

  // Its two squares lie in a row; roads and the city look at the tiles around.
  void lay_german_castle() {
    put(german_castle, {0, 0}, Rotation::R0);
    places_.push_back({{0, 0}, "castle", "", ""});
    const int around = holds("complete") ? 10 : count("tiles");
    const std::array<Placement, 10> tiles = {{{nullptr, {0, -1}, Rotation::R270},
                                              {nullptr, {1, -1}, Rotation::R180},
                                              {nullptr, {2, -1}, Rotation::R0},
                                              {nullptr, {2, 0}, Rotation::R0},
                                              {nullptr, {2, 1}, Rotation::R0},
                                              {nullptr, {1, 1}, Rotation::R90},
                                              {nullptr, {0, 1}, Rotation::R0},
                                              {nullptr, {-1, 1}, Rotation::R0},
                                              {nullptr, {-1, 0}, Rotation::R180},
                                              {nullptr, {-1, -1}, Rotation::R0}}};
    for (int i = 0; i < around; ++i) {
      const Placement& tile = tiles[static_cast<std::size_t>(i)];
      const bool is_road = i == 0 || i == 5 || i == 8;
      put(i == 1 ? city_end.id : is_road ? road_end.id : field.id, tile.cell, tile.rotation);
    }
  }

  // ---- figures

  // Of nobody whom the question names.
  std::string free_colour() const {
    for (const std::string_view colour : colours)
      if (!question_.figures.contains(std::string(colour))) return std::string(colour);
    return {};
  }

  void stand_figures() {
    std::size_t next = 0;
    for (const Claimant& each : claimants_of(question_)) {
      if (question_.feature == "castle") break;  // its lord stands on it
      const bool on_barn = each.figure == "barn" && barn_;
      const LaidPlace& there = on_barn ? *barn_ : each.on_hill ? places_[*hill_] : next_place(next);
      laid_.figures.push_back({each.player, each.figure, there});
    }
    for (const char* magic : {"mage", "witch"})
      if (holds(magic)) laid_.figures.push_back({"", magic, places_.front()});
    constexpr std::array<std::array<const char*, 2>, 3> buildings = {
        {{"towers", "little-tower"}, {"houses", "little-house"}, {"sheds", "shed"}}};
    for (const auto& [fact, element] : buildings)
      for (int i = 0; i < count(fact); ++i)
        laid_.figures.push_back({"", element, {places_.front().cell, "", "", "I"}});
  }

  const LaidPlace& next_place(std::size_t& next) const {
    if (hill_ && next % places_.size() == *hill_) ++next;
    return places_[next++ % places_.size()];
  }

  const Catalog& catalog_;
  const ScoreQuestion& question_;
  LaidFeature laid_;
  std::vector<LaidPlace> places_;
  std::optional<std::size_t> hill_;  // in places_
  std::optional<LaidPlace> barn_;
  int vineyards_ = 0;
};

}  // namespace

LaidFeature lay_feature(const Catalog& catalog, const ScoreQuestion& question) {
  return FeatureLayer(catalog, question).laid();
}

}  // namespace cartulary::test
