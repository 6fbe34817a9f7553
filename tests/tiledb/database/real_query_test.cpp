// Tile queries on the real content against each tile asked by itself.
#include <functional>
#include <map>
#include <set>

#include "engine/query/tile_query.h"
#include "engine/query/tile_terms.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"
#include "engine/tile/tile_look.h"
#include "engine/tile/tile_words.h"
#include "tests/support/brute_fit.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::real_query_test {
namespace {

const Catalog& real_catalog() {
  return test::project_library().catalog;
}

const Selection& everything() {
  static const Selection selection = *select(real_catalog(), {}, DefaultSets::Everything);
  return selection;
}

using Asked = std::function<bool(const HeldPiece&)>;

// The query, if its hits are others than the pieces that `asked` says; else empty.
std::string differs(const std::string& query, const Asked& asked) {
  const auto hits = find_tiles(real_catalog(), everything(), query);
  if (!hits) return query + ": " + to_text(hits.error());
  const auto pieces = pieces_of(real_catalog(), everything());
  std::vector<HeldPiece> wanted;
  for (const HeldPiece& piece : *pieces)
    if (asked(piece)) wanted.push_back(piece);
  return hits->tiles == wanted ? "" : query;
}

bool contains(const std::string& text, const std::string& word) {
  return to_lower(text).find(word) != std::string::npos;
}

// What a word finds, text by text as the tiles have them.
bool has_word(const Tile& tile, const std::string& word) {
  if (counts_of_look(word)) return contains(look_of(tile), word);
  const TileSet& set = *real_catalog().find_set(tile.set);
  const std::vector<std::string> called = real_catalog().marks_called(word);
  const std::vector<std::string> marks = mark_names(tile);
  const auto code = parse_edge_code(word);
  return (code && edge_code(tile) && edge_code(tile)->canonical() == code->canonical()) ||
         contains(tile.id, word) || contains(tile.title, word) ||
         // A note may say that the tile lacks the mark that the word names.
         (called.empty() && contains(tile.note, word)) ||
         contains(english(tile_words(tile)), word) || contains(set.title, word) ||
         contains(set.code, word) || contains(look_of(tile), word) ||
         std::ranges::any_of(marks,
                             [&](const std::string& mark) { return contains(mark, word); }) ||
         std::ranges::any_of(called,
                             [&](const std::string& mark) { return count_marks(tile, mark) > 0; });
}

// Words of letters alone that stand in the texts of the tiles.
std::set<std::string> words_of_tiles() {
  std::set<std::string> words;
  for (const Tile& tile : real_catalog().tiles())
    for (const SearchToken& token :
         content_tokens(english(tile_words(tile)) + ' ' + tile.note, real_catalog().language()))
      if (token.word.size() > 2 && std::ranges::all_of(token.word, [](char letter) {
            return letter >= 'a' && letter <= 'z';
          }))
        words.insert(token.word);
  return words;
}

}  // namespace

TEST_CASE("walk: a slip that is read as another word is told as a hint") {
  const auto ask = [](const std::string& query) {
    return *find_tiles(real_catalog(), everything(), query);
  };
  CHECK(ask("has:innn").hint == "'innn' is read as 'inn'.");
  CHECK(ask("has:innn").tiles == ask("has:inn").tiles);
  CHECK(ask("-(has:innn road)").hint == "'innn' is read as 'inn'.");
  for (const std::string name : {"inn", "Inns", "Wirtshaus", "wirtshaeuser"})
    CHECK(ask("has:" + name).hint.empty());
}

TEST_CASE("a query for a mark finds the tiles on which it is counted") {
  std::vector<std::string> marks = known_marks(real_catalog());
  for (const char* other : {"monastic", "church", "well", "pennant", "tunnel", "labyrinth"})
    marks.emplace_back(other);
  REQUIRE(marks.size() > 60);
  std::vector<std::string> faults;
  for (const std::string& mark : marks) {
    const Asked bears = [&](const HeldPiece& it) { return count_marks(*it.tile, mark) > 0; };
    faults.push_back(differs("has:" + mark, bears));
    faults.push_back(differs("-has:" + mark, [&](const HeldPiece& it) { return !bears(it); }));
  }
  std::erase(faults, "");
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("a query for edges finds the tiles that show them in some turn") {
  std::vector<std::string> faults;
  const auto ask = [&](const std::string& pattern) {
    const PatternPositions read = parse_positions(pattern);
    faults.push_back(differs("edges:" + pattern, [&](const HeldPiece& it) {
      return shows_edges(*it.tile, read.sides);
    }));
  };
  for (const brute::Sides& sides : brute::all_patterns()) ask(brute::written(sides));
  for (const char* pattern : {"[cr]f??", "!c!c?f", "ccc", "cf?", "cfrfcf", "??????", "!fccc"})
    ask(pattern);
  std::erase(faults, "");
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("a query for a number finds the tiles with as many") {
  std::vector<std::string> faults;
  const auto kind = [](SegmentKind wanted) {
    return [wanted](const HeldPiece& it) {
      return static_cast<int>(std::ranges::count(it.tile->segments, wanted, &Segment::kind));
    };
  };
  const std::map<std::string, std::function<int(const HeldPiece&)>> measures = {
      {"cities", kind(SegmentKind::City)},
      {"roads", kind(SegmentKind::Road)},
      {"fields", kind(SegmentKind::Field)},
      {"rivers", kind(SegmentKind::River)},
      {"pennants", [](const HeldPiece& it) { return count_marks(*it.tile, "pennant"); }},
      {"copies", [](const HeldPiece& it) { return it.copies; }}};
  for (const auto& [key, measure] : measures)
    for (int number = 0; number <= 5; ++number) {
      const std::string text = std::to_string(number);
      faults.push_back(
          differs(key + ':' + text, [&](const HeldPiece& it) { return measure(it) == number; }));
      faults.push_back(
          differs(key + '>' + text, [&](const HeldPiece& it) { return measure(it) > number; }));
    }
  std::erase(faults, "");
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("a word finds the tiles in whose texts it stands") {
  const std::set<std::string> words = words_of_tiles();
  REQUIRE(words.size() > 200);
  std::vector<std::string> faults;
  for (const std::string& word : words)
    faults.push_back(differs(word, [&](const HeldPiece& it) { return has_word(*it.tile, word); }));
  std::erase(faults, "");
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("copies of many pieces are the sums of each") {
  std::map<Edition, int> sums;
  const std::vector<HeldPiece> pieces = *pieces_of(real_catalog(), everything());
  for (const HeldPiece& piece : pieces)
    for (const auto& [edition, copies] : copies_by_edition(everything(), *piece.tile))
      sums[edition] += copies;
  CHECK(sums == copies_by_edition(everything(), pieces));
}

}  // namespace cartulary::tiledb::real_query_test
