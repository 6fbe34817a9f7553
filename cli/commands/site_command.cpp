#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/commands/publishing.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/pages/site_writer.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_site(Call& call) {
  const Result<Publishing> publishing = start_publishing(call);
  if (!publishing) return {publishing.error()};
  const docgen::Site site(publishing->data);
  const Status written = docgen::write_site(site, publishing->out);
  if (!written) return {written.error()};
  const int files = static_cast<int>(site.paths().size());
  const auto first = std::filesystem::path(publishing->out) / "index.html";
  report_written(call, *publishing, {"files", files}, counted(files, "file", "files"),
                 "open " + first.string());
  return {};
}

constexpr std::array site_options = {
    OptionRow{"--out", "DIR",
              "where to write; made if missing, else empty or an earlier site, which is "
              "replaced",
              ValueKind::Folder, "", false, true},
    game_option};
constexpr std::array site_examples = {
    Example{"site --out public", "then open public/index.html, or put the folder on a web server"}};

}  // namespace

const Command& site_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", site_options}};
  static const Command command = {
      "site",
      "Publish and maintain",
      "write the static site",
      "Writes every page as HTML that works from a web server and from file://, without scripts "
      "too. Either the whole site is written or nothing.",
      {},
      groups,
      site_examples,
      run_site};
  return command;
}

}  // namespace cartulary::cli
