#include "server/log/request_ids.h"

#include <algorithm>
#include <random>

#include <fmt/format.h>

namespace cartulary::server {

bool is_request_id(std::string_view text) {
  constexpr std::size_t longest = 128;
  constexpr std::string_view marks = "-._=+/:";
  return !text.empty() && text.size() <= longest &&
         std::all_of(text.begin(), text.end(), [marks](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  marks.find(c) != std::string_view::npos;
         });
}

RequestIds::RequestIds() : RequestIds(fmt::format("{:08x}", std::random_device()())) {}

std::string RequestIds::of(const HttpRequest& request) {
  if (is_request_id(request.request_id)) return request.request_id;
  return fmt::format("{}-{}", own_, ++made_);
}

}  // namespace cartulary::server
