#include "server/http/request_reader.h"

#include "tests/support/catch.h"

namespace cartulary::server {
namespace {

constexpr std::string_view post = "POST /take HTTP/1.1\r\nHost: localhost\r\n";

// A body of up to 10 bytes is wanted for "/take", none for others.
RequestReader reader() {
  return RequestReader(
      [](const HttpRequest& request) { return request.target == "/take" ? 10U : 0U; });
}

std::string told(const ReadRequest& request) {
  std::string text =
      request.request.method + ' ' + request.request.target + " '" + request.request.body + '\'';
  if (request.fault)
    text += ' ' + std::to_string(request.fault->status) + ' ' + request.fault->error.what;
  return text + (request.keep_alive ? ", goes on" : ", last");
}

// All requests in the bytes, given in pieces of `step`, joined by '\n'.
std::string all(std::string_view bytes, std::size_t step) {
  RequestReader from = reader();
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += step) {
    from.add(bytes.substr(at, step));
    while (const auto request = from.next()) text += told(*request) + '\n';
  }
  return text + (from.ended() ? "ended" : from.begun() ? "begun" : "idle");
}

std::string chunked(std::string_view chunks) {
  const std::string bytes =
      std::string(post) + "Transfer-Encoding: chunked\r\n\r\n" + std::string(chunks);
  std::string whole = all(bytes, bytes.size());
  CHECK(all(bytes, 1) == whole);
  return whole;
}

constexpr const char* broken = "POST /take '' 400 its chunks cannot be read, last\nended";

}  // namespace

TEST_CASE("Requests are read alike, in one piece or byte by byte") {
  const std::string bytes =
      std::string(post) + "Content-Length: 3\r\n\r\nabc" + std::string(post) +
      "Transfer-Encoding: chunked\r\n\r\n2\r\nde\r\n3;x=\"y\"\r\nfgh\r\n0\r\nTrailer: x\r\n\r\n" +
      "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\nGET /b HTT";
  const std::string wanted =
      "POST /take 'abc', goes on\nPOST /take 'defgh', goes on\nGET /a '', goes on\nbegun";
  for (std::size_t step = 1; step <= bytes.size(); ++step) CHECK(all(bytes, step) == wanted);
}

TEST_CASE("Chunks are plain, each with its end") {
  CHECK(chunked("a\r\n0123456789\r\n0\r\n\r\n") == "POST /take '0123456789', goes on\nidle");
  CHECK(chunked("00A\r\n0123456789\r\n000\r\n\r\n") == "POST /take '0123456789', goes on\nidle");
  CHECK(chunked("0x2\r\nab\r\n0\r\n\r\n") == broken);
  CHECK(chunked(" 2\r\nab\r\n0\r\n\r\n") == broken);
  CHECK(chunked("2 \r\nab\r\n0\r\n\r\n") == broken);
  CHECK(chunked("+2\r\nab\r\n0\r\n\r\n") == broken);
  CHECK(chunked("-2\r\nab\r\n0\r\n\r\n") == broken);
  CHECK(chunked("\r\nab\r\n0\r\n\r\n") == broken);
  CHECK(chunked("2\nab\r\n0\r\n\r\n") == broken);
  CHECK(chunked("2\r\nabXX\r\n0\r\n\r\n") == broken);
  CHECK(chunked("2\r\nab\n0\r\n\r\n") == broken);
  CHECK(chunked("2;a\rb\r\nab\r\n0\r\n\r\n") == broken);
  CHECK(chunked("2;" + std::string(300, 'a')) == broken);
  CHECK(chunked("ffffffffffffffffff\r\nab") == broken);
  CHECK(chunked("0\r\nno trailer\r\n\r\n") == broken);
  CHECK(chunked("0\r\nA : b\r\n\r\n") == broken);
  CHECK(chunked("0\r\nA: " + std::string(9000, 'a')) == broken);
}

TEST_CASE("A body larger than what is wanted is refused before it comes") {
  const std::string large = "POST /take '' 413 it is larger than 10 bytes, last\nended";
  CHECK(all(std::string(post) + "Content-Length: 11\r\n\r\n", 1) == large);
  CHECK(chunked("6\r\nabcdef\r\n5\r\n") == large);
  CHECK(chunked("fffffffffffffff\r\n") == large);
}

TEST_CASE("After a body that is not wanted, or a fault, nothing is taken for a request") {
  const std::string next = "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n";
  CHECK(all("POST /other HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n" + next, 7) ==
        "POST /other '', last\nended");
  CHECK(all(std::string(post) + "Content-Length : 3\r\n\r\n" + next, 7) ==
        "POST /take '' 400 the name before a colon is no name, last\nended");
  CHECK(all("GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" + next, 7) ==
        "GET /a '', last\nended");
}

TEST_CASE("A client that waits for a word is told once, if its body is wanted") {
  RequestReader from = reader();
  from.add(std::string(post) + "Content-Length: 3\r\nExpect: 100-continue\r\n\r\n");
  CHECK_FALSE(from.next());
  CHECK(from.take_continue());
  CHECK_FALSE(from.take_continue());
  from.add("abc");
  REQUIRE(from.next());
  CHECK_FALSE(from.take_continue());
}

}  // namespace cartulary::server
