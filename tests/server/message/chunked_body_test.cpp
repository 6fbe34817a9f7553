#include "server/message/chunked_body.h"

#include <algorithm>
#include <string_view>

#include "tests/support/catch.h"

namespace cartulary::server::chunked_body_test {
namespace {

// What is read of the bytes, of which `step` come at a time, and what is left; bodies of up to 10
// bytes are wanted.
std::string read_in(std::string_view bytes, std::size_t step) {
  std::string in;
  const auto more = [&](std::string& to) {
    if (bytes.empty()) return false;
    to += bytes.substr(0, step);
    bytes.remove_prefix(std::min(step, bytes.size()));
    return true;
  };
  const auto read = read_chunks(in, 10, more);
  if (const auto* body = std::get_if<std::string>(&read)) return *body + " | " + in;
  switch (std::get<ChunkFault>(read)) {
    case ChunkFault::TooLarge:
      return "too large";
    case ChunkFault::Broken:
      return "broken";
    case ChunkFault::NoMore:
      break;
  }
  return "no more";
}

// The same however the bytes come.
std::string chunked(std::string_view bytes) {
  const std::string whole = read_in(bytes, bytes.size());
  const std::string body = whole.substr(0, whole.find(" |"));
  for (std::size_t step = 1; step < std::min<std::size_t>(bytes.size(), 12); ++step) {
    const std::string stepped = read_in(bytes, step);
    CHECK(stepped.substr(0, stepped.find(" |")) == body);
  }
  return whole;
}

}  // namespace

TEST_CASE("Chunks are put together, and what follows is left") {
  CHECK(chunked("2\r\nde\r\n3;x=\"y\"\r\nfgh\r\n0\r\nTrailer: x\r\n\r\nGET /") == "defgh | GET /");
  CHECK(chunked("a\r\n0123456789\r\n0\r\n\r\n") == "0123456789 | ");
  CHECK(chunked("00A\r\n0123456789\r\n000\r\n\r\n") == "0123456789 | ");
  CHECK(chunked("0\r\n\r\n") == " | ");
}

TEST_CASE("Chunks are plain, each with its end") {
  for (const char* bytes :
       {"0x2\r\nab\r\n0\r\n\r\n", " 2\r\nab\r\n0\r\n\r\n", "2 \r\nab\r\n0\r\n\r\n",
        "+2\r\nab\r\n0\r\n\r\n", "-2\r\nab\r\n0\r\n\r\n", "\r\nab\r\n0\r\n\r\n",
        "2\nab\r\n0\r\n\r\n", "2\r\nabXX\r\n0\r\n\r\n", "2\r\nab\n0\r\n\r\n",
        "2;a\rb\r\nab\r\n0\r\n\r\n", "ffffffffffffffffff\r\nab", "0\r\nno trailer\r\n\r\n",
        "0\r\nA : b\r\n\r\n"}) {
    INFO(bytes);
    CHECK(chunked(bytes) == "broken");
  }
  CHECK(chunked("2;" + std::string(300, 'a')) == "broken");
  CHECK(chunked("0\r\nA: " + std::string(9000, 'a')) == "broken");
}

TEST_CASE("Chunks of more than is wanted are refused before they come") {
  CHECK(chunked("6\r\nabcdef\r\n5\r\n") == "too large");
  CHECK(chunked("fffffffffffffff\r\n") == "too large");
}

TEST_CASE("Chunks that end too soon are no body") {
  for (const char* bytes : {"", "2", "2\r\na", "2\r\nab", "2\r\nab\r\n", "2\r\nab\r\n0\r\n"})
    CHECK(chunked(bytes) == "no more");
}

}  // namespace cartulary::server::chunked_body_test
