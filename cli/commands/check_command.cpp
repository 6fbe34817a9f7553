#include <algorithm>
#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/json/json_writer.h"
#include "tiledb/content/content.h"
#include "tiledb/group_game/game_folder.h"

namespace cartulary::cli {
namespace {

struct CheckCounts {
  tiledb::RecordCounts records;
  int sources, claims, met;
  int points, points_left_out;
  int verdicts, verdicts_twice;
  int games = 0;
};

CheckCounts counts_of(const tiledb::Content& content) {
  const tiledb::Library& library = content.library;
  const auto met = std::ranges::count_if(library.claims, &tiledb::ClaimResult::met);
  const auto left_out = std::ranges::count_if(
      content.points, [](const tiledb::EditionPoint& point) { return !point.left_out.empty(); });
  int verdicts = 0, twice = 0;
  const auto count_verdict = [&](const RuleRecord& record) {
    verdicts += record.verdict.empty() ? 0 : 1;
    twice += record.verdict_read == "twice" ? 1 : 0;
  };
  std::ranges::for_each(library.rulebook.rules(), count_verdict);
  std::ranges::for_each(library.rulebook.rulings(), count_verdict);
  const auto size = [](const auto& list) { return static_cast<int>(list.size()); };
  return {counts_of(library),
          size(library.sources),
          size(library.claims),
          static_cast<int>(met),
          size(content.points),
          static_cast<int>(left_out),
          verdicts,
          twice,
          size(library.games)};
}

// The number of points in which printings differ; empty if no file lists any.
std::string points_text(const CheckCounts& counts) {
  if (counts.points == 0) return {};
  return counted(counts.points, "point") + " of editions, " +
         std::to_string(counts.points_left_out) + " left out with the reason\n";
}

std::string json_of(const CheckCounts& counts, const std::string& hash) {
  docgen::JsonWriter json;
  json.open_object();
  const tiledb::RecordCounts& records = counts.records;
  json.add("sets", records.sets).add("tiles", records.tiles).add("rules", records.rules);
  json.add("rulings", records.rulings).add("variants", records.variants);
  json.add("elements", records.elements);
  json.add("positions", records.positions).add("sources", counts.sources);
  json.add("claims", counts.claims).add("claims_met", counts.met).add("ledger", records.ledger);
  json.add("points", counts.points).add("points_left_out", counts.points_left_out);
  json.add("verdicts", counts.verdicts).add("verdicts_read_twice", counts.verdicts_twice);
  json.add("games", counts.games);
  json.add("content_hash", hash).add("faults", 0);
  json.close();
  return json.take();
}

std::vector<Error> run_check(Call& call) {
  const Result<std::filesystem::path> folder = call.content_folder();
  if (!folder) return {folder.error()};
  tiledb::ContentRead read = tiledb::read_content(*folder);
  tiledb::add_games(*folder, read);
  if (!read.errors.empty()) return read.errors;
  const CheckCounts counts = counts_of(read.content);
  if (call.json()) {
    call.print(json_of(counts, read.content.library.meta.content_hash));
    return {};
  }
  call.print(records_text(counts.records) + ", " + counted(counts.sources, "source") + '\n' +
             counted(counts.claims, "claim") + ", " + std::to_string(counts.met) +
             " met, the others explained in the ledger\n" + points_text(counts) +
             counted(counts.verdicts, "verdict") + ", " + std::to_string(counts.verdicts_twice) +
             " read twice against the sources\n" +
             counted(counts.games, "group's own game", "groups' own games") + "\nno faults\n");
  return {};
}

constexpr std::array check_options = {content_option};
constexpr std::array check_examples = {Example{"check", "every fault of ./content"},
                                       Example{"check --content content --json", "for a program"}};

}  // namespace

const Command& check_command() {
  static constexpr std::array groups = {OptionGroup{"Content", "", check_options}};
  static const Command command = {"check",
                                  "Publish and maintain",
                                  "check the content only",
                                  "Reads every content file, groups' own games included, and "
                                  "reports all faults with file, line and column, and what to "
                                  "do. Exit status 0 means that there are none.",
                                  {},
                                  groups,
                                  check_examples,
                                  run_check};
  return command;
}

}  // namespace cartulary::cli
