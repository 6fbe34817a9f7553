// Any text as what a client sends: the first byte chooses a route of the API, a page or the bare
// target, the rest is the query. Every answer is whole and has a status that was meant.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include <unistd.h>

#include "engine/text/text.h"
#include "server/api/openapi.h"
#include "server/api/route.h"
#include "server/api/routes.h"
#include "server/service/load_data.h"
#include "server/service/service.h"
#include "tests/engine/small_catalog.h"
#include "tiledb/content/content.h"
#include "tiledb/database/database.h"
#include "tiledb/database/database_writer.h"

namespace {

using namespace cartulary;

tiledb::Content small_content() {
  const Catalog small = test::small_catalog();
  std::vector<Tile> tiles = small.tiles();
  for (Tile& tile : tiles) {
    tile.number = parse_whole(tile.id.substr(tile.id.find('-') + 1), 1, 99).value_or(0);
    if (const auto code = edge_code(tile)) tile.edges = code->canonical().text();
  }
  tiledb::Content content;
  content.library.catalog = Catalog(small.sets(), std::move(tiles), {}, small.language());
  content.library.meta.content_hash = std::string(64, 'a');
  return content;
}

std::unique_ptr<server::Service> made_service() {
  const std::filesystem::path file = std::filesystem::temp_directory_path() /
                                     ("cartulary-fuzz-" + std::to_string(getpid()) + ".db");
  if (!tiledb::write_database(small_content(), file).ok()) std::abort();
  Result<std::unique_ptr<server::ApiData>> data = server::load_data(file);
  if (!data) std::abort();
  // The connection stays open; nothing is left behind.
  std::filesystem::remove(file);
  return std::make_unique<server::Service>(*std::move(data), server::ServiceOptions{});
}

// The target that the input asks for.
std::string target_of(std::uint8_t choice, const std::string& text) {
  constexpr std::array<std::string_view, 6> pages = {"/fit/index.html",   "/search.html",
                                                     "/tiles/index.html", "/dead.html",
                                                     "/index.html",       "/fit/c_rf.json"};
  const std::size_t routes = server::api_routes().size();
  const std::size_t number = choice % (routes + pages.size() + 2);
  if (number >= routes + pages.size()) return (number % 2 == 0 ? "/" : "") + text;
  std::string path(number < routes ? server::api_routes()[number].path : pages[number - routes]);
  if (const std::size_t id = path.find("{id}"); id != std::string::npos)
    return path.substr(0, id) + text;
  return path + '?' + text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::unique_ptr<server::Service> service = made_service();
  if (size < 2) return 0;
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  server::HttpRequest request;
  request.target = target_of(data[0], text);
  const bool asks_with_body =
      request.target.starts_with("/api/v1/missing") || request.target.starts_with("/api/v1/board");
  request.method = asks_with_body ? "POST" : "GET";
  request.host = data[1] % 64 == 0 ? text.substr(0, 64) : "localhost";
  request.accept_encoding = data[1] % 2 == 0 ? "gzip" : "";
  request.if_none_match = text.substr(0, 64);
  request.body = text;
  const server::HttpResponse response = service->answer(request);
  constexpr std::array<int, 8> meant = {200, 304, 400, 404, 405, 414, 415, 421};
  bool known = false;
  for (int status : meant) known = known || status == response.status;
  if (!known) std::abort();
  if (response.status != 304 && (!response.body || response.body->empty())) std::abort();
  return 0;
}
