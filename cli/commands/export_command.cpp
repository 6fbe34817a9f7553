#include <array>

#include "cli/commands/commands.h"
#include "cli/commands/publishing.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/export/export.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_export(Call& call) {
  const Result<docgen::ExportFormat> format = docgen::parse_export_format(call.text("--format"));
  if (!format) return {format.error()};
  const Result<Publishing> publishing = start_publishing(call);
  if (!publishing) return {publishing.error()};
  if (*format == docgen::ExportFormat::Sqlite && call.arguments().has("--game"))
    return {Error{"--game", "a database holds the content alone", "",
                  "take --format json or csv, which have the game as well", ""}};
  const Status written =
      docgen::export_data(publishing->data, publishing->database, *format, publishing->out);
  if (!written) return {written.error()};
  const std::string_view name = to_text(*format);
  report_written(call, *publishing, {"format", name}, name,
                 "DATA-DICTIONARY.md tells what stands where; `sha256sum -c SHA256SUMS` checks "
                 "the files");
  return {};
}

constexpr std::array export_options = {
    OptionRow{"--format", "NAME", "json, csv, sqlite, or suite: cases for engines",
              ValueKind::Choice, "json csv sqlite suite", false, true},
    OptionRow{"--out", "PATH",
              "folder to write; made if missing, else empty or an earlier export, which is "
              "replaced",
              ValueKind::Folder, "", false, true},
    OptionRow{"--game", "DIR", "your own game (see `game`), as JSON or CSV", ValueKind::Folder}};
constexpr std::array export_examples = {
    Example{"export --format csv --out tiles-csv", "tables for a spreadsheet"},
    Example{"export --format sqlite --out tiles-db", "the database itself, for any SQLite tool"},
    Example{"export --format suite --out cases",
            "boards with what is right on them, by which an engine can be checked"}};

}  // namespace

const Command& export_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", export_options}};
  static const Command command = {
      "export",
      "Publish and maintain",
      "the data as JSON, CSV or SQLite, with dictionary and checksums",
      "Writes a folder with the data, DATA-DICTIONARY.md, which tells every file and column, and "
      "SHA256SUMS. The same data gives the same bytes.",
      {},
      groups,
      export_examples,
      run_export};
  return command;
}

}  // namespace cartulary::cli
