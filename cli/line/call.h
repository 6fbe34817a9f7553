// Call: one run of a command: its arguments, its output and output format (text, --json, --csv),
// and the inputs that most commands need.
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
#include "tiledb/database/database.h"
#include "tiledb/library/library.h"

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
  // Prints the answer that `put` writes, if --json or --csv was given; returns whether one was.
  //   if (call.print_data(docgen::put_fit, catalog, answer)) return {};
  template <class Put, class... Values>
  bool print_data(const Put& put, const Values&... values) const {
    if (json())
      print(docgen::written<docgen::JsonWriter>(put, values...));
    else if (csv())
      print(docgen::written<docgen::CsvWriter>(put, values...));
    return json() || csv();
  }

  // The first of: --db; $CARTULARY_DB; cartulary.db next to the program; the database of an
  // installed program (../share/cartulary), if only that exists. Error: --db is empty.
  Result<std::filesystem::path> database_path() const;
  Result<tiledb::Database> database() const;
  // The contents of the database and of the game of --game. From then on the game's selection is
  // the default for --sets.
  Result<tiledb::Library> library();
  Result<Catalog> catalog();
  // The selection of the game that was read; an empty selection if there is none.
  const Selection& game() const { return game_; }
  // The texts of the ODDS options.
  OddsText odds_text() const;
  // The texts of the SELECTION options except --selection, with the name of a collection file
  // replaced by its contents. An option given without a value is an error.
  Result<SelectionText> selection_text(const Catalog& catalog) const;
  // Whether any of the SELECTION options but --rule-set, which alone chooses nothing, was given.
  bool chooses_sets() const;
  // The selection in the file of --selection. Its `adopts` may name records of the database or of
  // the game of --game. REQUIRES: the option was given.
  Result<Selection> selection_file(const Catalog& catalog) const;
  // The SELECTION options, applied over the file of --selection, or else over the game's selection.
  // What the game adopts applies in both cases.
  Result<Selection> selection(const Catalog& catalog, DefaultSets defaults) const;
  // The first of: --content; ./content; the folder `content` next to the folder of the program.
  Result<std::filesystem::path> content_folder() const;

  // The integer value of an option, or `otherwise` if it was not given.
  Result<int> number(std::string_view option, int low, int high, int otherwise) const;
  // The text of a file, or of standard input for "-", at most `max_bytes`. `where` of errors is the
  // name as given, or "standard input" for "-".
  Result<std::string> read(const std::string& file, std::size_t max_bytes) const;

 private:
  const Arguments& arguments_;
  World& world_;
  Style style_;
  Selection game_;  // of the game that was read; empty if there is none
};

}  // namespace cartulary::cli
