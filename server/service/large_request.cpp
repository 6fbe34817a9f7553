#include "server/service/large_request.h"

#include <cstddef>
#include <variant>

#include "docgen/base/page_path.h"
#include "docgen/pages/site.h"
#include "server/service/asked_target.h"

namespace cartulary::server {
namespace {

// Bytes of a board file, about fifty tiles. With a bag of many sets and a drawn tile, such a board
// may take a tenth of a second and some megabytes.
constexpr std::size_t large_board = 2'048;

bool is_print(const HttpRequest& request, const docgen::PagePath& kind) {
  const std::string_view target = request.target;
  if (target.find("print") == std::string_view::npos && target.find('%') == std::string_view::npos)
    return false;
  const auto asked = parse_asked(target.substr(0, target.find('?')));
  const auto* page = std::get_if<AskedTarget>(&asked);
  return page != nullptr && kind.name_in(docgen::file_of_address(page->target.path));
}

}  // namespace

bool is_large(const HttpRequest& request) {
  if (request.method != "POST") return is_print(request, docgen::page_paths::print);
  const auto asked = parse_asked(request.target);
  const auto* board = std::get_if<AskedTarget>(&asked);
  if (board == nullptr || board->target.path != "/api/v1/board") return false;
  return request.body.size() > large_board || board->target.find("region") != nullptr;
}

bool waits(const HttpRequest& request) {
  return is_print(request, docgen::page_paths::print_pdf);
}

}  // namespace cartulary::server
