// Call: one run of a command: its arguments, where and in which form it writes (text, --json,
// --csv), and what most commands need.
//
// Refers to the arguments and the World, which must outlive it.
//
//   std::vector<Error> run(Call& call) {
//     Result<Catalog> catalog = call.catalog();
//     if (!catalog) return {catalog.error()};
//     call.print("...");
//     return {};
//   }
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cli/line/app.h"
#include "cli/line/arguments.h"
#include "cli/terminal/terminal.h"
#include "docgen/json/csv_writer.h"
#include "docgen/json/json_writer.h"
#include "engine/bag/fit.h"
#include "engine/bag/selection.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "tiledb/database/library.h"

namespace cartulary::cli {

class Call {
 public:
  Call(const Arguments& arguments, World& world, Style style)
      : arguments_(arguments), world_(world), style_(style) {}

  const Arguments& arguments() const { return arguments_; }
  std::string text(std::string_view name) const { return arguments_.text(name); }
  World& world() const { return world_; }
  const Style& style() const { return style_; }
  std::size_t width() const { return world_.width; }
  bool json() const { return arguments_.has("--json"); }
  bool csv() const { return arguments_.has("--csv"); }

  void print(std::string_view text) const;
  // The answer that `put` writes, in the form that was asked for; true if it was --json or --csv.
  //   if (call.print_data(docgen::put_fit, catalog, answer)) return {};
  template <class Put, class... Values>
  bool print_data(const Put& put, const Values&... values) const {
    if (json())
      print(docgen::written<docgen::JsonWriter>(put, values...));
    else if (csv())
      print(docgen::written<docgen::CsvWriter>(put, values...));
    return json() || csv();
  }

  // --db, else $CARTULARY_DB, else cartulary.db beside the program, else where an installed
  // program has it (../share/cartulary). Error: --db is empty.
  Result<std::filesystem::path> database_path() const;
  Result<tiledb::Database> database() const;
  // What the database holds, and the game of --game; from then on its selection stands in for
  // --sets.
  Result<tiledb::Library> library();
  Result<Catalog> catalog();
  // The selection of the game that was read; nothing is chosen where there is none.
  const Selection& game() const { return game_; }
  // The texts of ODDS.
  OddsText odds_text() const;
  // The texts of SELECTION without its file, those of a collection in the place of its name; an
  // option that is given and empty is an error.
  Result<SelectionText> selection_text(const Catalog& catalog) const;
  // The selection in the file of --selection, whose `adopts` name what the database or the game of
  // --game has. REQUIRES: the option was given.
  Result<Selection> selection_file(const Catalog& catalog) const;
  // What SELECTION says, over the file of --selection, over the game.
  Result<Selection> selection(const Catalog& catalog, DefaultSets defaults) const;
  // --content, else ./content, else the folder `content` beside that of the program.
  Result<std::filesystem::path> content_folder() const;

  // The whole number of an option, or `otherwise` when it was not given.
  Result<int> number(std::string_view option, int low, int high, int otherwise) const;
  // The text of a file, or of standard input for "-": at most `max_bytes`. `where` of errors is
  // the name as given, "standard input" for "-".
  Result<std::string> read(const std::string& file, std::size_t max_bytes) const;

 private:
  const Arguments& arguments_;
  World& world_;
  Style style_;
  Selection game_;  // of the game that was read; else nothing is chosen
};

}  // namespace cartulary::cli
