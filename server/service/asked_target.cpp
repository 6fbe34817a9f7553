#include "server/service/asked_target.h"

#include <algorithm>
#include <utility>

#include "docgen/pages/site.h"
#include "docgen/pages/taken_parameters.h"
#include "engine/text/page_language.h"
#include "engine/text/said.h"
#include "server/api/api_router.h"

namespace cartulary::server {
namespace {

// Whether a page of another site makes the browser request something slow, which its reader did not
// ask for.
bool is_forced(const HttpRequest& request, const Target& target) {
  return request.fetch_site == "cross-site" &&
         (request.method == "POST" || target.path.starts_with("/print/"));
}

Problem forced() {
  return {.status = 403,
          .error = {.where = "Sec-Fetch-Site",
                    .what = said("http-fault.other-site"),
                    .fix = said("http-fault.own-page")}};
}

}  // namespace

std::string language_folder(std::string_view language) {
  return language == "en" ? "/" : '/' + std::string(language) + '/';
}

std::variant<AskedTarget, Problem> parse_asked(std::string_view target) {
  auto parsed = parse_target(target);
  if (auto* fault = std::get_if<Problem>(&parsed)) return std::move(*fault);
  AskedTarget asked{.target = std::get<Target>(std::move(parsed))};
  for (const std::string& code : page_languages()) {
    const std::string folder = language_folder(code);
    if (!asked.target.path.starts_with(folder)) continue;
    asked.target.path.erase(0, folder.size() - 1);
    asked.language = code;
    break;
  }
  const std::string* told_in = asked.target.find("language");
  if (told_in == nullptr || asked.language != "en" || !is_api(asked.target.path)) return asked;
  if (std::ranges::find(page_languages(), *told_in) == page_languages().end()) return asked;
  asked.told_in = *told_in;
  asked.target.parameters.erase("language");
  return asked;
}

std::variant<AskedTarget, Problem> read_asked(const HttpRequest& request,
                                              const docgen::SiteIndex& index) {
  auto parsed = parse_asked(request.target);
  auto* asked = std::get_if<AskedTarget>(&parsed);
  if (asked == nullptr) return parsed;
  Target& target = asked->target;
  if (is_forced(request, target)) return forced();
  if (target.path == openapi_path)
    target.parameters.clear();
  else if (!is_api(target.path) && !target.path.ends_with(".json"))
    target.parameters =
        docgen::taken_parameters(index, docgen::file_of_address(target.path), target.parameters);
  return parsed;
}

}  // namespace cartulary::server
