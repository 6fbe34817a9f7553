#include "server/http/response_text.h"

#include "tests/support/catch.h"

namespace cartulary::server {
namespace {

constexpr StandingHeaders standing = {
    .idle_seconds = 7, .requests = 99, .lines = "Referrer-Policy: no-referrer\r\n"};

HttpResponse hello() {
  return {.status = 200,
          .content_type = "text/plain",
          .body = std::make_shared<const std::string>("hello"),
          .headers = {{"Vary", "Accept-Encoding"}}};
}

HttpRequest asked(std::string method) {
  return {.method = std::move(method), .target = "/", .host = "localhost"};
}

}  // namespace

TEST_CASE("An answer is its status, its headers, what every answer says, and its body") {
  CHECK(response_text(asked("GET"), hello(), After::KeepAlive, standing) ==
        "HTTP/1.1 200 OK\r\n"
        "Vary: Accept-Encoding\r\n"
        "Content-Type: text/plain\r\n"
        "Content-Length: 5\r\n"
        "Keep-Alive: timeout=7, max=99\r\n"
        "Referrer-Policy: no-referrer\r\n"
        "Accept-Ranges: none\r\n"
        "\r\n"
        "hello");
}

TEST_CASE("The answer to HEAD has the length of the body and not the body") {
  CHECK(response_text(asked("HEAD"), hello(), After::Close, standing) ==
        "HTTP/1.1 200 OK\r\n"
        "Vary: Accept-Encoding\r\n"
        "Content-Type: text/plain\r\n"
        "Content-Length: 5\r\n"
        "Connection: close\r\n"
        "Referrer-Policy: no-referrer\r\n"
        "Accept-Ranges: none\r\n"
        "\r\n");
}

TEST_CASE("304 has neither a body nor a length, and an empty answer says that it is empty") {
  CHECK(response_text(asked("GET"), {.status = 304, .headers = {{"ETag", "\"a\""}}},
                      After::KeepAlive, {}) ==
        "HTTP/1.1 304 Not Modified\r\n"
        "ETag: \"a\"\r\n"
        "Keep-Alive: timeout=0, max=0\r\n"
        "Accept-Ranges: none\r\n"
        "\r\n");
  CHECK(response_text(asked("GET"), {.status = 503}, After::Close, {}) ==
        "HTTP/1.1 503 Service Unavailable\r\n"
        "Content-Length: 0\r\n"
        "Connection: close\r\n"
        "Accept-Ranges: none\r\n"
        "\r\n");
}

}  // namespace cartulary::server
