#include "cli/commands/publishing.h"

#include "docgen/json/json_writer.h"

namespace cartulary::cli {

Result<Publishing> start_publishing(Call& call) {
  std::string out = call.text("--out");
  if (out.empty()) return Error{"--out", "is empty", "", "name a folder: --out DIR", ""};
  Result<std::filesystem::path> path = call.database_path();
  if (!path) return path.error();
  Result<tiledb::Library> data = call.library();
  if (!data) return data.error();
  return Publishing{std::move(out), *std::move(path), *std::move(data)};
}

void report_written(const Call& call, const Publishing& publishing, const ReportedFact& fact,
                    std::string_view what, std::string_view next) {
  if (!call.json()) {
    call.print(std::string(what) + " written to " + publishing.out + '\n' + std::string(next) +
               '\n');
    return;
  }
  docgen::JsonWriter json;
  json.open_object().key(fact.key);
  std::visit([&json](const auto& value) { json.value(value); }, fact.value);
  json.add("out", publishing.out).add("content_hash", publishing.data.meta.content_hash).close();
  call.print(json.take());
}

}  // namespace cartulary::cli
