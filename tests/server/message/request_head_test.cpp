#include "server/message/request_head.h"

#include "tests/support/catch.h"

namespace cartulary::server::request_head_test {
namespace {

constexpr std::string_view start = "GET / HTTP/1.1\r\nHost: localhost\r\n";

// "400 headers: a line has no colon", or "whole", or "incomplete".
std::string outcome(std::string_view bytes) {
  const HeadRead read = read_head(bytes);
  if (const auto* refused = std::get_if<RefusedHead>(&read))
    return std::to_string(refused->problem.status) + ' ' + refused->problem.error.where + ": " +
           english(refused->problem.error.what);
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
  CHECK(head->framing == BodyFraming::Length);
  CHECK(head->length == 12);
  CHECK(head->expects_continue);
  CHECK_FALSE(head->keep_alive);
  // No part of it is a whole head or a fault.
  for (std::size_t size = 0; size < bytes.size(); ++size)
    CHECK(outcome(std::string_view(bytes).substr(0, size)) == "incomplete");
}

TEST_CASE("A head that is refused tells what was read of it, for the log") {
  const HeadRead read = read_head(std::string(start) + "no colon\r\n\r\n");
  const auto* refused = std::get_if<RefusedHead>(&read);
  REQUIRE(refused != nullptr);
  CHECK(refused->request.method == "GET");
  CHECK(refused->request.target == "/");
}

// One version of the library gives such lines in another order, and so the client a forged address.
TEST_CASE("What stands on several lines is one list in the order of the lines") {
  const std::string lines =
      "X-Forwarded-For: 1.1.1.1\r\nForwarded: for=2.2.2.2\r\n"
      "x-forwarded-for: 3.3.3.3\r\nX-Request-Id: a\r\nForwarded: for=4.4.4.4\r\n";
  const auto is_told = [](const HttpRequest& request) {
    CHECK(request.forwarded == "for=2.2.2.2, for=4.4.4.4");
    CHECK(request.forwarded_for == "1.1.1.1, 3.3.3.3");
    CHECK(request.request_id == "a");
  };
  const HeadRead read = read_head(std::string(start) + lines + "\r\n");
  REQUIRE(std::holds_alternative<RequestHead>(read));
  is_told(std::get<RequestHead>(read).request);
  const HeadRead refused = read_head(std::string(start) + lines + "Content-Encoding: gzip\r\n\r\n");
  REQUIRE(std::holds_alternative<RefusedHead>(refused));
  is_told(std::get<RefusedHead>(refused).request);
}

TEST_CASE("The library is given no question mark that it refuses, and no escape in a header") {
  CHECK(head_for_library("GET /a?b=c??d%3F HTTP/1.1\r\nReferer: /?a?b%20c\r\n\r\n") ==
        "GET /a?b=c%3F%3Fd%3F HTTP/1.1\r\nReferer: /?a?b%2520c\r\n\r\n");
}

TEST_CASE("A target with scheme and host is a path asked of that host") {
  const auto taken = [](std::string target) {
    HttpRequest request{.target = std::move(target), .host = "from.header"};
    take_absolute_form(request);
    return request.host + ' ' + request.target;
  };
  CHECK(taken("/a?b=http://c") == "from.header /a?b=http://c");
  CHECK(taken("*") == "from.header *");
  CHECK(taken("http://localhost:8040/a?b") == "localhost:8040 /a?b");
  CHECK(taken("HTTP://localhost") == "localhost /");
  CHECK(taken("https://localhost?b") == "localhost /?b");
  CHECK(taken("ftp://localhost/a") == "from.header ftp://localhost/a");
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
      "431 headers: a header is longer than 8,192 bytes, or all together than 32,768, or there are "
      "more than 100";
  CHECK(with("X: " + std::string(8187, 'a') + "\r\n") == "whole");
  CHECK(with("X: " + std::string(8188, 'a') + "\r\n") == headers);
  std::string many;
  while (many.size() < longest_head) many += "X: aaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n";
  CHECK(outcome(std::string(start) + many) == headers);
  std::string ninety_nine;
  for (int i = 0; i < 99; ++i) ninety_nine += "X: a\r\n";
  CHECK(with(ninety_nine) == "whole");
  CHECK(with(ninety_nine + "X: a\r\n") == headers);
}

TEST_CASE("A body that is encoded is refused") {
  CHECK(with("Content-Encoding: gzip\r\n") == "415 Content-Encoding: the body is encoded");
}

}  // namespace cartulary::server::request_head_test
