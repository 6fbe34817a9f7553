// Any bytes on a connection. However they are divided, the same requests are read; and a second
// reader, which finds lengths by searching instead of by the grammar, ends each request at the same
// byte.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text.h"
#include "server/http/request_reader.h"

namespace {

using namespace cartulary;

constexpr std::size_t body_room = 64;

std::size_t room_of(const server::HttpRequest& request) {
  return request.method == "POST" ? body_room : 0;
}

std::string text_of(const server::ReadRequest& read) {
  const server::HttpRequest& request = read.request;
  std::string text = request.method + '\n' + request.target + '\n' + request.host + '\n' +
                     request.accept_encoding + '\n' + request.if_none_match + '\n' +
                     request.content_type + '\n' + request.body + '\n';
  if (read.fault) text += std::to_string(read.fault->status) + ' ' + read.fault->error.what;
  return text + (read.keep_alive ? " on" : " last");
}

struct Reading {
  std::vector<server::ReadRequest> requests;
  std::string text;
  bool begun = false;
};

Reading read_in(std::string_view bytes, std::size_t step) {
  server::RequestReader reader(room_of);
  Reading reading;
  for (std::size_t at = 0; at < bytes.size(); at += step) {
    reader.add(bytes.substr(at, step));
    while (auto request = reader.next()) {
      reading.text += text_of(*request) + '\n';
      reading.requests.push_back(*std::move(request));
    }
  }
  reading.begun = reader.begun();
  return reading;
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
  const Reading whole = read_in(bytes, bytes.size() + 1);
  check(read_in(bytes, 1).text == whole.text);
  check(read_in(bytes, 7).text == whole.text);
  std::size_t end = 0;
  for (const server::ReadRequest& request : whole.requests) {
    if (request.fault) break;
    if (!request.keep_alive) break;
    const std::string rest = bytes.substr(end);
    const std::size_t length = searched_end(rest, request.request.method == "POST");
    // Up to that byte the request is whole and nothing more has begun; a byte less is not enough.
    const Reading alone = read_in(rest.substr(0, length), length);
    check(alone.text == text_of(request) + '\n' && !alone.begun);
    check(length > 0 && read_in(rest.substr(0, length - 1), length).requests.empty());
    end += length;
  }
  return 0;
}
