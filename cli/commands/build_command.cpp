#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/json/json_records.h"
#include "tiledb/content/content.h"
#include "tiledb/database/database_writer.h"
#include "tiledb/group_game/game_folder.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_build(Call& call) {
  const Result<std::filesystem::path> file = call.database_path();
  if (!file) return {file.error()};
  const Result<std::filesystem::path> folder = call.content_folder();
  if (!folder) return {folder.error()};
  tiledb::ContentRead read = tiledb::read_content(*folder);
  tiledb::add_games(*folder, read);
  if (!read.errors.empty()) return read.errors;
  const Status written = tiledb::write_database(read.content, *file);
  if (!written) return {written.error()};
  const Result<tiledb::Database> database = tiledb::Database::open(*file);
  if (!database) return {database.error()};
  const Result<tiledb::Meta> meta = database->meta();
  if (!meta) return {meta.error()};
  const tiledb::RecordCounts counts = counts_of(read.content.library);
  if (call.json()) {
    call.print(docgen::meta_json(*meta, counts));
    return {};
  }
  call.print(records_text(counts) + ", content " + meta->content_hash.substr(0, 12) +
             "\nwritten to " + file->string() + '\n');
  return {};
}

constexpr std::array build_options = {content_option};
constexpr std::array build_examples = {
    Example{"build", "from ./content to cartulary.db beside the program"},
    Example{"build --content content --db /tmp/try.db", "from and to other places"}};

}  // namespace

const Command& build_command() {
  static constexpr std::array groups = {OptionGroup{"Content", "", build_options}};
  static const Command command = {
      "build",
      "Publish and maintain",
      "check the content, write the database",
      "Checks every content file and then writes the database. Any fault leaves the old database "
      "as it was. Without --content it is the folder content here, else the one beside the "
      "program's folder.",
      {},
      groups,
      build_examples,
      run_build};
  return command;
}

}  // namespace cartulary::cli
