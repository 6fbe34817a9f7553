// Saved games and boards of the command line's tests, damaged at random from a fixed seed.
#include <random>

#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/support/temporary_folder.h"
#include "tiledb/board/board_file.h"

namespace cartulary::tiledb::damaged_save_test {
namespace {

// One to four bytes changed, taken out or put in, with a liking for what JSON is made of.
std::string damaged(std::string text, std::mt19937& random) {
  constexpr std::string_view letters = "0123456789-{}[],:\"\\eE.ntf \x01\xFF";
  for (unsigned left = 1 + random() % 4; left > 0 && !text.empty(); --left) {
    const std::size_t place = random() % text.size();
    const char letter = letters[random() % letters.size()];
    switch (random() % 3) {
      case 0:
        text[place] = letter;
        break;
      case 1:
        text.erase(place, 1 + random() % 20);
        break;
      default:
        text.insert(place, 1, letter);
    }
  }
  return text;
}

// Whether what is wrong is said, and where.
bool is_sound(const Error& error) {
  return error.where.starts_with("save") && !error.what.empty();
}

TEST_CASE("2,000 damaged saves: each is read and laid, or an error with its place") {
  const Catalog& catalog = test::project_library().catalog;
  std::mt19937 random(2000);
  int errors = 0;
  for (const char* name : {"game.jcz", "forty.json"}) {
    const std::string save =
        file_bytes(std::filesystem::path(CARTULARY_SOURCE_DIR) / "tests/cli/boards" / name);
    for (int i = 0; i < 1000; ++i) {
      INFO(name << ", damage " << i);
      const Result<BoardFile> read = parse_board_file(catalog, damaged(save, random), "save");
      if (!read) {
        ++errors;
        CHECK(is_sound(read.error()));
        continue;
      }
      const Result<BoardKit> kit = board_kit(catalog, read->selection);
      if (!kit) continue;
      if (const Result<Board> board = lay_board(*read, *kit); !board)
        CHECK(is_sound(board.error()));
    }
  }
  CHECK(errors > 1000);
  CHECK(errors < 2000);
}

}  // namespace
}  // namespace cartulary::tiledb::damaged_save_test
