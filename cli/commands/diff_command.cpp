#include <array>

#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/export/data_diff.h"
#include "engine/text/text.h"
#include "tiledb/library/library.h"

namespace cartulary::cli {
namespace {

Result<tiledb::Library> library_of(const std::string& file) {
  const Result<tiledb::Database> database = tiledb::Database::open(file);
  if (!database) {
    // The usual fix, to build or to name --db, is about the single database of other commands.
    Error error = database.error();
    error.fix = "name two databases that this version of the program has built";
    return error;
  }
  return database->library();
}

std::string value_text(const std::string& json) {
  return json.empty() ? "nothing" : json;
}

void print_record(const Call& call, const docgen::ChangedRecord& record) {
  std::string line = std::string(to_text(record.change)) + ' ' +
                     call.style().paint(Ink::Name, record.kind + '/' + record.id);
  if (!record.title.empty()) line += ": " + record.title;
  call.print(line + '\n');
  for (const docgen::ChangedKey& key : record.keys) {
    call.print(wrap_after("  " + key.key + ": ", value_text(key.before), call.width()));
    call.print(wrap_after("    now: ", value_text(key.after), call.width()));
  }
}

std::vector<Error> run_diff(Call& call) {
  const Result<tiledb::Library> before = library_of(call.text("OLD"));
  if (!before) return {before.error()};
  const Result<tiledb::Library> after = library_of(call.text("NEW"));
  if (!after) return {after.error()};
  const Result<docgen::DataDiff> compared = docgen::data_diff(*before, *after);
  if (!compared) return {compared.error()};
  const docgen::DataDiff& diff = *compared;
  if (call.print_data(docgen::put_data_diff, diff)) return {};
  call.print("content " + diff.before.substr(0, 12) + " to " + diff.after.substr(0, 12) + ": " +
             (diff.records.empty()
                  ? "nothing changed"
                  : counted(static_cast<int>(diff.records.size()), "record") + " changed") +
             '\n');
  for (const docgen::ChangedRecord& record : diff.records) print_record(call, record);
  return {};
}

constexpr std::array diff_arguments = {ArgumentRow{"OLD", "the earlier database", ValueKind::File},
                                       ArgumentRow{"NEW", "the later one", ValueKind::File}};
constexpr std::array diff_output = {csv_option};
constexpr std::array diff_examples = {
    Example{"diff last-month.db cartulary.db", "what came, went and changed, key by key"},
    Example{"diff last-month.db cartulary.db --csv", "a row for each record"}};

}  // namespace

const Command& diff_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", diff_output}};
  static const Command command = {
      "diff",
      "Publish and maintain",
      "what changed in the data from one database to another",
      "Compares sets, tiles, rules, rulings, elements, sources, ledger, claims and positions by "
      "their ids: what was added, what was removed, and of what changed each key with its value "
      "before and now. What only follows from other records, such as the number of a set's tiles, "
      "is left out. Both databases must be of this program's schema.",
      diff_arguments,
      groups,
      diff_examples,
      run_diff};
  return command;
}

}  // namespace cartulary::cli
