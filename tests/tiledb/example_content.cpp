#include "tests/tiledb/example_content.h"

#include "tests/support/catch.h"
#include "tiledb/group_game/game_folder.h"

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

const fs::path cases = fs::path(CARTULARY_SOURCE_DIR) / "tests" / "bad_content";

}  // namespace

ExampleContent::ExampleContent() {
  overlay("good");
}

void ExampleContent::overlay(const std::string& name) const {
  fs::copy(cases / name, folder_ / "content",
           fs::copy_options::recursive | fs::copy_options::overwrite_existing);
}

ContentRead ExampleContent::read_all() const {
  const fs::path before = fs::current_path();
  fs::current_path(folder_.path());
  ContentRead read = read_content("content");
  add_games("content", read);
  fs::current_path(before);
  return read;
}

std::string ExampleContent::errors() const {
  std::string text;
  for (const Error& error : read_all().errors)
    text += (text.empty() ? "" : "\n") + to_text(error) + "\n";
  return text;
}

}  // namespace cartulary::tiledb
