#include "server/service/large_request.h"

#include <cstddef>
#include <variant>

#include "server/http/target.h"
#include "server/service/language_folder.h"

namespace cartulary::server {
namespace {

// Some fifty tiles. In a bag of many sets, and with a tile drawn, such a board may take a tenth of
// a second and some megabytes.
constexpr std::size_t large_board = 2'048;

}  // namespace

bool is_large(const HttpRequest& request) {
  if (request.method != "POST") return false;
  auto target = parse_target(request.target);
  auto* asked = std::get_if<Target>(&target);
  if (asked == nullptr) return false;
  take_language(*asked);
  if (asked->path != "/api/v1/board") return false;
  return request.body.size() > large_board || asked->find("region") != nullptr;
}

bool waits(const HttpRequest& request) {
  auto target = parse_target(request.target);
  auto* asked = std::get_if<Target>(&target);
  if (asked == nullptr) return false;
  take_language(*asked);
  return asked->path.starts_with("/print/") && asked->path.ends_with(".pdf");
}

}  // namespace cartulary::server
