#include "server/http/http_library.h"

#include "tests/support/catch.h"

namespace cartulary::server {
namespace {

// What the library makes of a request, and what it sends.
struct Exchanged {
  HttpRequest read;
  std::string sent;
};

Exchanged exchanged(const HttpRequest& request, After after, const HttpResponse& response) {
  Exchanged result;
  HttpLibrary http({.take = [](int) {},
                    .answer =
                        [&](const HttpRequest& read) {
                          result.read = read;
                          return response;
                        }},
                   {.idle_seconds = 7, .requests = 99});
  REQUIRE(http.open("127.0.0.1", 0).ok());
  result.sent = http.exchange(request, after);
  return result;
}

HttpResponse hello() {
  return {.status = 200,
          .content_type = "text/plain",
          .body = std::make_shared<const std::string>("hello"),
          .headers = {{"Vary", "Accept-Encoding"}}};
}

}  // namespace

TEST_CASE("The library reads a request as it was read before") {
  const HttpRequest request{.method = "POST",
                            .target = "/api/v1/missing?set=BA&x=%41+b",
                            .host = "%6cocalhost:8040",
                            .accept_encoding = "gzip, br;q=0.5",
                            .if_none_match = "\"a-gzip\", W/\"b\"",
                            .content_type = "multipart/form-data; boundary=x",
                            .body = std::string("a\0\r\n\r\nGET / HTTP/1.1\r\n", 22),
                            .forwarded = "for=\"[2001:db8::17]:4711\";proto=https",
                            .forwarded_for = "203.0.113.9, 10.0.0.1",
                            .request_id = "f00d%41-7",
                            .peer = "127.0.0.1"};
  const HttpRequest read = exchanged(request, After::KeepAlive, hello()).read;
  CHECK(read.method == request.method);
  CHECK(read.target == request.target);
  CHECK(read.host == request.host);
  CHECK(read.accept_encoding == request.accept_encoding);
  CHECK(read.if_none_match == request.if_none_match);
  CHECK(read.content_type == request.content_type);
  CHECK(read.body == request.body);
  CHECK(read.forwarded == request.forwarded);
  CHECK(read.forwarded_for == request.forwarded_for);
  CHECK(read.request_id == request.request_id);
  CHECK(read.peer == request.peer);
}

// 0.11.4 answers a second question mark by 400.
TEST_CASE("A question mark in a query reaches the answerer") {
  const HttpRequest request{.method = "GET", .target = "/fit?pattern=c??f", .host = "localhost"};
  const Exchanged result = exchanged(request, After::KeepAlive, hello());
  CHECK(result.read.target == "/fit?pattern=c??f");
  CHECK(result.sent.starts_with("HTTP/1.1 200 OK\r\n"));
}

TEST_CASE(
    "An answer is sent whole, uncompressed by the library, and says whether more may follow") {
  const auto sent = [](const char* method, After after) {
    return exchanged({.method = method,
                      .target = "/",
                      .host = "localhost",
                      .accept_encoding = "gzip, br"},
                     after, hello())
        .sent;
  };
  const auto has = [](const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  };
  const std::string kept = sent("GET", After::KeepAlive);
  CHECK(kept.ends_with("\r\n\r\nhello"));
  CHECK(has(kept, "Content-Length: 5\r\n"));
  CHECK(has(kept, "Keep-Alive: timeout=7, max=99\r\n"));
  CHECK(has(kept, "Vary: Accept-Encoding\r\n"));
  CHECK_FALSE(has(kept, "Content-Encoding"));
  CHECK(has(sent("GET", After::Close), "Connection: close\r\n"));
  const std::string head = sent("HEAD", After::KeepAlive);
  CHECK(has(head, "Content-Length: 5\r\n"));
  CHECK(head.ends_with("\r\n\r\n"));
}

}  // namespace cartulary::server
