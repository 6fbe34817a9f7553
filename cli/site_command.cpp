#include <array>

#include "cli/answer_text.h"
#include "cli/call.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "docgen/json_writer.h"
#include "docgen/site.h"

namespace cartulary {
namespace {

std::vector<Error> run_site(Call& call) {
  const std::string out = call.text("--out");
  if (out.empty()) return {Error{"--out", "is empty", "", "name a folder: --out DIR", ""}};
  const Result<Database> database = call.database();
  if (!database) return {database.error()};
  const Result<SiteData> data = load_site_data(*database);
  if (!data) return {data.error()};
  const Site site(*data);
  const Status written = write_site(site, out);
  if (!written) return {written.error()};
  const int files = static_cast<int>(site.paths().size());
  if (call.json()) {
    JsonWriter json;
    json.open_object();
    json.add("out", out).add("files", files).add("content_hash", data->meta.content_hash).close();
    call.print(json.take());
    return {};
  }
  call.print(counted(files, "file", "files") + " written to " + out + "\nopen " +
             (std::filesystem::path(out) / "index.html").string() + '\n');
  return {};
}

constexpr std::array options = {
    OptionRow{"--out", "DIR",
              "where to write; made if missing, else empty or an earlier site, which is "
              "replaced",
              ValueKind::Folder, "", false, true}};
constexpr std::array examples = {
    Example{"site --out public", "then open public/index.html, or put the folder on a web server"}};

}  // namespace

const Command& site_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", options}};
  static const Command command = {
      "site",
      "Publish and maintain",
      "write the static site",
      "Writes every page as HTML that works from a web server and from file://, without scripts "
      "too. Either the whole site is written or nothing.",
      {},
      groups,
      examples,
      run_site};
  return command;
}

}  // namespace cartulary
