// Any bytes on a connection. However they are divided, the same requests are read; and a second
// reader, which finds lengths by searching instead of by the grammar, ends each request at the same
// byte.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text.h"
#include "server/message/chunked_body.h"
#include "server/message/request_head.h"

namespace {

using namespace cartulary;

constexpr std::size_t body_room = 64;

struct Request {
  std::string text;
  std::size_t end = 0;  // in the bytes
  bool has_body = false;
};

// As a connection reads: bytes come `step` at a time, and none after a fault or a last request.
std::vector<Request> read_in(std::string_view bytes, std::size_t step) {
  std::vector<Request> requests;
  std::string in;
  std::size_t came = 0;
  const server::MoreBytes more = [&](std::string& to) {
    const std::string_view next = bytes.substr(came, step);
    to += next;
    came += next.size();
    return !next.empty();
  };
  while (true) {
    const server::HeadRead read = server::read_head(in);
    if (const auto* refused = std::get_if<server::RefusedHead>(&read)) {
      requests.push_back({refused->problem.error.what, came, false});
      return requests;
    }
    const auto* head = std::get_if<server::RequestHead>(&read);
    if (head == nullptr) {
      if (!more(in)) return requests;
      continue;
    }
    Request request{in.substr(0, head->size), 0, head->framing != server::BodyFraming::None};
    in.erase(0, head->size);
    if (head->framing == server::BodyFraming::Chunked) {
      const auto body = server::read_chunks(in, body_room, more);
      if (const auto* fault = std::get_if<server::ChunkFault>(&body)) {
        // What is incomplete may be so in several places.
        if (*fault != server::ChunkFault::NoMore) requests.push_back({"fault", came, true});
        return requests;
      }
      request.text += std::get<std::string>(body);
    } else if (head->framing == server::BodyFraming::Length) {
      if (head->length > body_room) return requests;
      const auto length = static_cast<std::size_t>(head->length);
      while (in.size() < length)
        if (!more(in)) return requests;
      request.text += in.substr(0, length);
      in.erase(0, length);
    }
    request.end = came - in.size();
    requests.push_back(request);
    if (!head->keep_alive) return requests;
  }
}

std::string text_of(const std::vector<Request>& requests) {
  std::string text;
  for (const Request& request : requests) text += request.text + '\n';
  return text;
}

// The value of a header in a head, in small letters, by search alone; empty if it is not there.
std::string searched(const std::string& head, const std::string& name) {
  const std::size_t at = head.find("\r\n" + name + ':');
  if (at == std::string::npos) return "";
  const std::size_t from = at + name.size() + 3;
  return std::string(trimmed(head.substr(from, head.find("\r\n", from) - from)));
}

// Where the chunks from `at` on end.
std::size_t end_of_chunks(const std::string& bytes, std::size_t at) {
  while (true) {
    const std::size_t size = std::strtoul(bytes.c_str() + at, nullptr, 16);
    if (size == 0) break;
    at = bytes.find("\r\n", at) + 2 + size + 2;
  }
  // The last chunk has no data, so that the empty line follows its own or the trailers' end.
  return bytes.find("\r\n\r\n", at) + 4;
}

// Where the request that begins the bytes ends. REQUIRES: a request that was read without a fault.
std::size_t searched_end(const std::string& bytes, bool has_body) {
  const std::size_t end = bytes.find("\r\n\r\n") + 4;
  if (!has_body) return end;
  const std::string head = to_lower(bytes.substr(0, end));
  if (!searched(head, "transfer-encoding").empty()) return end_of_chunks(bytes, end);
  return end + std::strtoul(searched(head, "content-length").c_str(), nullptr, 10);
}

void check(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const std::vector<Request> whole = read_in(bytes, bytes.size() + 1);
  check(text_of(read_in(bytes, 1)) == text_of(whole));
  check(text_of(read_in(bytes, 7)) == text_of(whole));
  std::size_t begin = 0;
  for (const Request& request : whole) {
    if (request.end <= begin || request.text.find("\r\n\r\n") == std::string::npos) break;
    const std::size_t length = searched_end(bytes.substr(begin), request.has_body);
    check(begin + length == request.end);
    // A byte less is not enough.
    check(read_in(bytes.substr(begin, length - 1), length).empty());
    begin = request.end;
  }
  return 0;
}
