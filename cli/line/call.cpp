#include "cli/line/call.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <system_error>

#include "cli/line/collection_option.h"
#include "cli/line/input_file.h"
#include "engine/rule/adopted.h"
#include "engine/text/contract.h"
#include "engine/text/text.h"
#include "tiledb/board/selection_file.h"
#include "tiledb/group_game/game_folder.h"

namespace cartulary::cli {

namespace fs = std::filesystem;

namespace {

std::string option_of(std::string_view part) {
  return "--" + std::string(part);
}

}  // namespace

void Call::print(std::string_view text) const {
  world_.out << text;
}

Result<fs::path> Call::database_path() const {
  if (arguments_.has("--db")) {
    if (text("--db").empty()) return Error{"--db", "is empty", "", "name a file: --db FILE", ""};
    return fs::path(text("--db"));
  }
  if (!world_.database_variable.empty()) return fs::path(world_.database_variable);
  const fs::path beside = world_.program_folder / "cartulary.db";
  const fs::path shared = world_.program_folder / ".." / "share" / "cartulary" / "cartulary.db";
  std::error_code ignored;
  return !fs::exists(beside, ignored) && fs::exists(shared, ignored) ? shared.lexically_normal()
                                                                     : beside;
}

Result<tiledb::Database> Call::database() const {
  const Result<fs::path> path = database_path();
  if (!path) return path.error();
  return tiledb::Database::open(*path);
}

Result<tiledb::Library> Call::library() {
  const Result<fs::path> path = database_path();
  if (!path) return path.error();
  if (arguments_.has("--game") && text("--game").empty())
    return Error{"--game", "is empty", "", "name a folder: --game DIR", ""};
  Result<tiledb::Library> library = tiledb::load_library(*path, text("--game"));
  if (library && library->rulebook.game() != nullptr) game_ = library->rulebook.game()->selection;
  return library;
}

Result<Catalog> Call::catalog() {
  if (arguments_.has("--game")) {
    Result<tiledb::Library> read = library();
    if (!read) return read.error();
    return std::move(read->catalog);
  }
  const Result<tiledb::Database> opened = database();
  if (!opened) return opened.error();
  return opened->catalog();
}

OddsText Call::odds_text() const {
  return {text("--draws"), text("--players"), text("--turn"), text("--hidden"), text("--laid")};
}

Result<SelectionText> Call::selection_text(const Catalog& catalog) const {
  for (const SelectionPart& part : selection_parts)
    if (const std::string name = option_of(part.name); arguments_.has(name) && text(name).empty())
      return Error{name, "is empty", "", "give it a value or leave it out", ""};
  SelectionText texts = stated_parts(
      [&](std::string_view name) { return joined(arguments_.texts(option_of(name)), ","); });
  if (Status taken = take_collection(*this, catalog, texts); !taken) return taken.error();
  return texts;
}

bool Call::chooses_sets() const {
  return arguments_.has("--selection") || arguments_.has("--game") ||
         std::ranges::any_of(selection_parts, [&](const SelectionPart& part) {
           return part.chooses && arguments_.has(option_of(part.name));
         });
}

Result<Selection> Call::selection_file(const Catalog& catalog) const {
  CARTULARY_REQUIRES(arguments_.has("--selection"));
  const std::string file = text("--selection");
  const Result<std::string> json_text = read(file, tiledb::max_selection_bytes);
  if (!json_text) return json_text.error();
  Result<Selection> selection = tiledb::parse_selection(catalog, *json_text, file);
  if (!selection || selection->adopted.empty()) return selection;
  const Result<fs::path> path = database_path();
  if (!path) return path.error();
  const Result<tiledb::Library> library = tiledb::load_library(*path, text("--game"));
  if (!library) return library.error();
  const Status known = check_adopted(library->rulebook, file + ": adopts", *selection);
  if (!known) return known.error();
  return selection;
}

Result<Selection> Call::selection(const Catalog& catalog, DefaultSets defaults) const {
  Selection base = game_;
  if (arguments_.has("--selection")) {
    Result<Selection> from_file = selection_file(catalog);
    if (!from_file) return from_file;
    base = *std::move(from_file);
    base.game = game_.game;
    base.adopted.insert(game_.adopted.begin(), game_.adopted.end());
  }
  const Result<SelectionText> options = selection_text(catalog);
  if (!options) return options.error();
  return select(catalog, *options, defaults, base);
}

Result<fs::path> Call::content_folder() const {
  if (arguments_.has("--content")) return fs::path(text("--content"));
  std::error_code ignored;
  const fs::path beside = world_.program_folder / ".." / "content";
  if (fs::is_directory("content", ignored)) return fs::path("content");
  if (fs::is_directory(beside, ignored)) return beside.lexically_normal();
  return Error{"--content", "no folder content here or beside the program", "",
               "name the folder: --content DIR", ""};
}

Result<int> Call::number(std::string_view option, int low, int high, int otherwise) const {
  if (!arguments_.has(option)) return otherwise;
  const std::string value = text(option);
  if (const std::optional<int> number = parse_whole(value, low, high)) return *number;
  return Error{std::string(option),
               "'" + value + "' is no whole number from " + std::to_string(low) + " to " +
                   std::to_string(high),
               "", "", ""};
}

Result<std::string> Call::read(const std::string& file, std::size_t max_bytes) const {
  std::string bytes;
  if (file == "-") {
    bytes.resize(max_bytes + 1);
    world_.in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(world_.in.gcount()));
  } else {
    Result<std::string> read = read_input_file(file, max_bytes);
    if (!read) return read;
    bytes = *std::move(read);
  }
  if (bytes.size() <= max_bytes) return bytes;
  return Error{file == "-" ? "standard input" : file,
               "is longer than " + std::to_string(max_bytes) + " bytes", "", "", ""};
}

}  // namespace cartulary::cli
