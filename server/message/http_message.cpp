#include "server/message/http_message.h"

namespace cartulary::server {

std::string grouped(std::size_t number) {
  std::string text = std::to_string(number);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, ",");
  return text;
}

Problem unavailable(Said what) {
  return {
      .status = 503,
      .error = {.where = "server", .what = std::move(what), .fix = said("http-fault.ask-again")},
      .retry_after = 5};
}

Problem body_too_large(std::size_t most) {
  return {.status = 413,
          .error = {.where = "body",
                    .what = "it is larger than " + grouped(most) + " bytes",
                    .fix = "send less"}};
}

}  // namespace cartulary::server
