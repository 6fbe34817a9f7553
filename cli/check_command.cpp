#include <algorithm>
#include <array>

#include "cli/answer_text.h"
#include "cli/call.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "docgen/json_writer.h"
#include "tiledb/content.h"

namespace cartulary {
namespace {

struct CheckCounts {
  int sets, tiles, sources, claims, met, ledger;
};

CheckCounts counts_of(const Content& content) {
  const auto met = std::count_if(content.claims.begin(), content.claims.end(),
                                 [](const ClaimResult& claim) { return claim.met(); });
  return {static_cast<int>(content.catalog.sets().size()),
          static_cast<int>(content.catalog.tiles().size()),
          static_cast<int>(content.sources.size()),
          static_cast<int>(content.claims.size()),
          static_cast<int>(met),
          static_cast<int>(content.ledger.size())};
}

std::string json_of(const CheckCounts& counts, const std::string& hash) {
  JsonWriter json;
  json.open_object();
  json.add("sets", counts.sets).add("tiles", counts.tiles).add("sources", counts.sources);
  json.add("claims", counts.claims).add("claims_met", counts.met).add("ledger", counts.ledger);
  json.add("content_hash", hash).add("faults", 0);
  json.close();
  return json.take();
}

std::vector<Error> run_check(Call& call) {
  const Result<std::filesystem::path> folder = call.content_folder();
  if (!folder) return {folder.error()};
  const ContentRead read = read_content(*folder);
  if (!read.errors.empty()) return read.errors;
  const CheckCounts counts = counts_of(read.content);
  if (call.json()) {
    call.print(json_of(counts, read.content.hash));
    return {};
  }
  call.print(counted(counts.sets, "set", "sets") + ", " + counted(counts.tiles, "tile", "tiles") +
             ", " + counted(counts.sources, "source", "sources") + '\n' +
             counted(counts.claims, "claim", "claims") + ", " + std::to_string(counts.met) +
             " met, the others explained by " +
             counted(counts.ledger, "ledger entry", "ledger entries") + "\nno faults\n");
  return {};
}

constexpr std::array options = {content_option};
constexpr std::array examples = {Example{"check", "every fault of ./content"},
                                 Example{"check --content content --json", "for a program"}};

}  // namespace

const Command& check_command() {
  static constexpr std::array groups = {OptionGroup{"Content", "", options}};
  static const Command command = {
      "check",
      "Publish and maintain",
      "check the content only",
      "Reads every content file and reports all faults with file, line and column, and what to "
      "do. Exit status 0 means that there are none.",
      {},
      groups,
      examples,
      run_check};
  return command;
}

}  // namespace cartulary
