// docs/json.md has every key of the records that have a list of members, with its meaning.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "engine/guide/guide_members.h"
#include "engine/position/position_members.h"
#include "engine/rule/carried_game_members.h"
#include "engine/rule/rule_members.h"
#include "engine/tile/set_members.h"
#include "engine/tile/source_members.h"
#include "engine/tile/tile_members.h"
#include "tests/support/catch.h"

namespace cartulary::record_docs_test {
namespace {

const std::filesystem::path document =
    std::filesystem::path(CARTULARY_SOURCE_DIR) / "docs" / "json.md";

std::string document_text() {
  std::ifstream in(document, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

bool updating() {
  const char* value = std::getenv("CARTULARY_UPDATE_GOLDEN");
  return value != nullptr && std::string_view(value) == "1";
}

struct Section {
  std::size_t begin = 0;
  std::size_t size = 0;
};

// Where the table of the record stands.
Section section_of(const std::string& text, std::string_view what) {
  const std::string opening =
      "<!-- keys of " + std::string(what) + ", from the list of its members -->\n";
  const std::size_t found = text.find(opening);
  REQUIRE(found != std::string::npos);
  const std::size_t begin = found + opening.size();
  const std::size_t end = text.find("<!-- end of keys -->", begin);
  REQUIRE(end != std::string::npos);
  return {begin, end - begin};
}

// Whether JSON has it at all.
constexpr bool is_told(const DerivedMember&) {
  return true;
}
template <class M>
constexpr bool is_told(const M& member) {
  return member.traits.in_json;
}

std::string meaning_of(const DerivedMember& member) {
  return std::string(member.meaning);
}
template <class M>
std::string meaning_of(const M& member) {
  return std::string(member.traits.meaning);
}

template <class R>
void check_table(std::string_view what) {
  std::string text = document_text();
  const Section section = section_of(text, what);
  const std::string told = text.substr(section.begin, section.size);
  std::string table = "| key | meaning |\n|---|---|\n";
  for_each_key<R>([&](const auto& member) {
    if (!is_told(member)) return;
    const std::string row = "| `" + std::string(member.name) + "` | " + meaning_of(member) + " |\n";
    INFO("docs/json.md, the keys of " << what << ": " << member.name);
    if (!updating()) CHECK(told.find(row) != std::string::npos);
    table += row;
  });
  if (updating()) {
    text.replace(section.begin, section.size, table);
    std::ofstream(document, std::ios::binary) << text;
  } else {
    CHECK(told == table);
  }
}

template <class R>
void check_table() {
  check_table<R>(MembersOf<R>::record.what);
}

}  // namespace

TEST_CASE("docs/json.md has each key of a record with a list, and no other") {
  check_table<Rule>();
  check_table<Ruling>();
  check_table<Variant>();
  check_table<Element>();
  check_table<SourceDocument>();
  check_table<LedgerEntry>();
  check_table<TileSet>();
  check_table<Tile>();
  check_table<Segment>("a segment");
  check_table<GuideLine>();
  check_table<GlossaryEntry>();
  check_table<FigureCell>();
  check_table<CarriedGame>();
  check_table<Position>();
  check_table<Expectation>("what a position expects");
  check_table<ExpectedFeature>("an expected feature");
}

}  // namespace cartulary::record_docs_test
