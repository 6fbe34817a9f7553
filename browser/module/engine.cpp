#include "browser/module/engine.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "engine/text/text.h"
#include "server/api/api_router.h"
#include "server/http/http_message.h"
#include "server/http/target.h"
#include "tiledb/packed/packed_library.h"

namespace cartulary::browser {
namespace {

using server::ApiAnswer;
using server::HttpRequest;

// Cuts the first line off, without its line feed.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

HttpRequest read_request(std::string_view text) {
  HttpRequest request;
  const std::string_view first = take_line(text);
  const std::size_t space = std::min(first.find(' '), first.size());
  request.method = first.substr(0, space);
  request.target = first.substr(std::min(space + 1, first.size()));
  constexpr std::string_view type = "content-type:";
  for (std::string_view line = take_line(text); !line.empty(); line = take_line(text))
    if (to_lower(line.substr(0, type.size())) == type)
      request.content_type = trimmed(line.substr(type.size()));
  request.body = text;
  return request;
}

std::string written(ApiAnswer answer) {
  std::string text = std::to_string(answer.status) + "\nContent-Type: ";
  text += answer.content_type();
  if (!answer.allow.empty()) text += "\nAllow: " + answer.allow;
  if (answer.retry_after > 0) text += "\nRetry-After: " + std::to_string(answer.retry_after);
  return text + "\n\n" + std::move(answer.json);
}

ApiAnswer answer_to(const server::ApiData& data, const HttpRequest& request) {
  const auto target = server::parse_target(request.target);
  if (const auto* fault = std::get_if<server::Problem>(&target))
    return server::problem_answer(*fault);
  return server::answer_api(data, request, std::get<server::Target>(target), {});
}

}  // namespace

Engine::Engine(std::string_view data) {
  Result<tiledb::Library> library = tiledb::unpacked(data);
  if (library)
    data_ = std::make_unique<server::ApiData>(*std::move(library));
  else
    fault_ = library.error();
}

std::string_view Engine::ask(std::string_view request) {
  answer_ = written(data_ ? answer_to(*data_, read_request(request))
                          : server::problem_answer({.status = 500, .error = fault_}));
  return answer_;
}

}  // namespace cartulary::browser
