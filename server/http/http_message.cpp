#include "server/http/http_message.h"

namespace cartulary::server {

std::string grouped(std::size_t number) {
  std::string text = std::to_string(number);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, ",");
  return text;
}

Problem body_too_large(std::size_t most) {
  return {.status = 413,
          .error = {.where = "body",
                    .what = "it is larger than " + grouped(most) + " bytes",
                    .fix = "send less"}};
}

std::string closing_text(const HttpRequest& request, const HttpResponse& response) {
  const std::size_t size = response.body ? response.body->size() : 0;
  std::string text = "HTTP/1.1 " + std::to_string(response.status) + " Error\r\n";
  for (const auto& [name, value] : response.headers)
    text.append(name).append(": ").append(value).append("\r\n");
  text += "Content-Type: " + response.content_type +
          "\r\nConnection: close\r\nContent-Length: " + std::to_string(size) + "\r\n\r\n";
  return size == 0 || request.method == "HEAD" ? text : text + *response.body;
}

}  // namespace cartulary::server
