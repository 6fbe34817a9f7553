#include "server/http/request_head.h"

#include "tests/support/catch.h"

namespace cartulary::server {
namespace {

constexpr std::string_view start = "GET / HTTP/1.1\r\nHost: localhost\r\n";

// "400 headers: a line has no colon", or "whole", or "incomplete".
std::string outcome(std::string_view bytes) {
  const HeadRead read = read_head(bytes);
  if (const auto* refused = std::get_if<RefusedHead>(&read))
    return std::to_string(refused->problem.status) + ' ' + refused->problem.error.where + ": " +
           refused->problem.error.what;
  return std::holds_alternative<RequestHead>(read) ? "whole" : "incomplete";
}

// The outcome of a GET of "/" with these header lines.
std::string with(std::string_view lines) {
  return outcome(std::string(start) + std::string(lines) + "\r\n");
}

}  // namespace

TEST_CASE("A head is read to its empty line, and no further") {
  const std::string bytes =
      "POST /api/v1/fit?pattern=c?rf HTTP/1.1\r\nHost: localhost:8040\r\naccept-encoding:gzip \r\n"
      "If-None-Match: \"a\"\r\nContent-Type:\ttext/plain\r\nCONTENT-LENGTH: 12\r\n"
      "Expect: 100-Continue\r\nConnection: Keep-Alive, Close\r\n\r\n";
  const HeadRead read = read_head(bytes + "GET /other");
  const auto* head = std::get_if<RequestHead>(&read);
  REQUIRE(head != nullptr);
  CHECK(head->size == bytes.size());
  CHECK(head->request.method == "POST");
  CHECK(head->request.target == "/api/v1/fit?pattern=c?rf");
  CHECK(head->request.host == "localhost:8040");
  CHECK(head->request.accept_encoding == "gzip");
  CHECK(head->request.if_none_match == "\"a\"");
  CHECK(head->request.content_type == "text/plain");
  CHECK(head->framing == BodyFraming::Length);
  CHECK(head->length == 12);
  CHECK(head->expects_continue);
  CHECK_FALSE(head->keep_alive);
  // No part of it is a whole head or a fault.
  for (std::size_t size = 0; size < bytes.size(); ++size)
    CHECK(outcome(std::string_view(bytes).substr(0, size)) == "incomplete");
}

TEST_CASE("What proxies say is taken with all its lines") {
  const HeadRead read = read_head(std::string(start) +
                                  "X-Forwarded-For: 6.6.6.6\r\nForwarded: for=192.0.2.1\r\n"
                                  "x-forwarded-for: 203.0.113.9, 10.0.0.1\r\n"
                                  "X-Request-ID: f00d-7\r\n\r\n");
  const HttpRequest& request = std::get<RequestHead>(read).request;
  CHECK(request.forwarded_for == "6.6.6.6, 203.0.113.9, 10.0.0.1");
  CHECK(request.forwarded == "for=192.0.2.1");
  CHECK(request.request_id == "f00d-7");
}

TEST_CASE("How a body is framed is told in one way alone") {
  const auto framing = [](std::string_view lines) {
    const HeadRead read = read_head(std::string(start) + std::string(lines) + "\r\n");
    return std::get<RequestHead>(read).framing;
  };
  CHECK(framing("") == BodyFraming::None);
  CHECK(framing("Content-Length: 0\r\n") == BodyFraming::None);
  CHECK(framing("Content-Length: 007\r\n") == BodyFraming::Length);
  CHECK(framing("Transfer-Encoding: Chunked\r\n") == BodyFraming::Chunked);

  const std::string length = "400 Content-Length: it is not one whole number";
  CHECK(with("Content-Length:\r\n") == length);
  CHECK(with("Content-Length: 5, 5\r\n") == length);
  CHECK(with("Content-Length: 5\r\nContent-Length: 5\r\n") == length);
  CHECK(with("Content-Length: +5\r\n") == length);
  CHECK(with("Content-Length: 5 5\r\n") == length);
  CHECK(with("Content-Length: 0x5\r\n") == length);
  CHECK(with("Content-Length: 99999999999999999999\r\n") == length);
  const std::string coding = "400 Transfer-Encoding: it is not 'chunked' alone";
  CHECK(with("Transfer-Encoding: chunked, identity\r\n") == coding);
  CHECK(with("Transfer-Encoding: identity\r\n") == coding);
  CHECK(with("Transfer-Encoding: gzip, chunked\r\n") == coding);
  CHECK(with("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n") == coding);
  CHECK(with("Transfer-Encoding:\r\n") == coding);
  CHECK(with("Transfer-Encoding: chunked\r\nContent-Length: 0\r\n") ==
        "400 Transfer-Encoding: it stands beside Content-Length");
  CHECK(outcome("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n") ==
        "400 Transfer-Encoding: HTTP/1.0 does not have it");
}

TEST_CASE("Lines that two readers might take differently are refused") {
  const std::string name = "400 headers: the name before a colon is no name";
  CHECK(with("Content-Length : 60\r\n") == name);
  CHECK(with("Content-Length\t: 60\r\n") == name);
  CHECK(with("Transfer-Encoding : chunked\r\n") == name);
  CHECK(with(std::string_view("Content-Length\0: 60\r\n", 21)) == name);
  CHECK(with(": value\r\n") == name);
  CHECK(with("A B: value\r\n") == name);
  CHECK(with("no colon\r\n") == "400 headers: a line has no colon");
  CHECK(with("X: a\r\n b\r\n") == "400 headers: a header is folded over two lines");
  CHECK(with("X: a\r\n\tb\r\n") == "400 headers: a header is folded over two lines");
  const std::string control = "400 headers: a value has a control character";
  CHECK(with("X: a\rb\r\n") == control);
  CHECK(with("X: a\r\r\n") == control);
  CHECK(with(std::string_view("Content-Length: 6\0\r\n", 20)) == control);
  CHECK(with("X: \x7F\r\n") == control);
  CHECK(with("X: a\tb \xC3\xA4\r\n") == "whole");
  const std::string feed = "400 headers: a line ends without a carriage return";
  CHECK(outcome("GET / HTTP/1.1\nHost: localhost\n\n") == feed);
  CHECK(outcome("GET / HTTP/1.1\r\nHost: localhost\n") == feed);
  CHECK(outcome("\nGET / HTTP/1.1\r\n") == feed);
}

TEST_CASE("A request line has three parts, divided by one space") {
  const std::string fault = "400 request line: it is not 'METHOD TARGET HTTP/1.1'";
  for (const char* line : {"", "GET /", "GET  / HTTP/1.1", "GET / HTTP/1.1 ", " GET / HTTP/1.1",
                           "GET\t/\tHTTP/1.1", "GET / HTTP/2.0", "GET / http/1.1",
                           "GET /\x01 HTTP/1.1", "G@T / HTTP/1.1", "GET /\r HTTP/1.1"}) {
    INFO(line);
    CHECK(outcome(std::string(line) + "\r\nHost: localhost\r\n\r\n") == fault);
  }
  CHECK(outcome("BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n") ==
        "405 method: it is none that is known here");
}

TEST_CASE("HTTP/1.1 has one Host; HTTP/1.0 may have none, and is not kept alive") {
  CHECK(outcome("GET / HTTP/1.1\r\n\r\n") == "400 Host: the header is missing");
  CHECK(with("HOST: localhost\r\n") == "400 Host: the header stands twice");
  const HeadRead read = read_head("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
  REQUIRE(std::holds_alternative<RequestHead>(read));
  CHECK_FALSE(std::get<RequestHead>(read).keep_alive);
}

TEST_CASE("Lines and heads have an end, and are refused before it comes") {
  const std::string line = "414 target: the request line is longer than 8,192 bytes";
  CHECK(outcome("GET /" + std::string(8176, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n") == "whole");
  CHECK(outcome("GET /" + std::string(8177, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n") == line);
  CHECK(outcome("GET /" + std::string(8186, 'a')) == "incomplete");
  CHECK(outcome("GET /" + std::string(8187, 'a')) == line);
  const std::string headers =
      "431 headers: a header is longer than 8,192 bytes, or all together than 32,768";
  CHECK(with("X: " + std::string(8187, 'a') + "\r\n") == "whole");
  CHECK(with("X: " + std::string(8188, 'a') + "\r\n") == headers);
  std::string many;
  while (many.size() < longest_head) many += "X: aaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n";
  CHECK(outcome(std::string(start) + many) == headers);
}

TEST_CASE("What was searched before is not searched again, wherever the bytes were divided") {
  const std::string bytes = std::string(start) + "X: y\r\n\r\n";
  for (std::size_t checked = 0; checked < bytes.size(); ++checked) {
    const HeadRead read = read_head(bytes, checked);
    REQUIRE(std::holds_alternative<RequestHead>(read));
    CHECK(std::get<RequestHead>(read).size == bytes.size());
  }
}

TEST_CASE("Headers that are refused for what they ask") {
  CHECK(with("Content-Encoding: gzip\r\n") == "415 Content-Encoding: the body is encoded");
  CHECK(with("Range: bytes=0-3, 5-\r\n") == "whole");
  CHECK(with("Range: bytes=-5\r\n") == "whole");
  for (const char* range : {"x", "bytes=x", "bytes=", "bytes=-", "bytes=1"})
    CHECK(with(std::string("Range: ") + range + "\r\n") == "416 Range: the range cannot be read");
}

}  // namespace cartulary::server
