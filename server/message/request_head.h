// read_head: whether bytes begin with the head of one HTTP/1 request that every reader takes alike.
//
// A pure function of the bytes, asked before the library sees them: wherever RFC 9112 lets two
// readers differ on where a request ends (bare line feeds, a space before a colon, two lengths,
// folded lines ...), the head is refused. So is one that is too long: 414 for its first line, 431
// for its headers.
//
//   HeadRead read = read_head("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n");
//   std::get<RequestHead>(read).length;          // 3
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "server/message/http_message.h"

namespace cartulary::server {

// Of the request line, and of one header line, with their ends.
inline constexpr std::size_t longest_head_line = 8192;
// Of all lines together.
inline constexpr std::size_t longest_head = 32768;
inline constexpr std::size_t most_headers = 100;

enum class BodyFraming { None, Length, Chunked };

struct RequestHead {
  std::size_t size = 0;  // bytes of the head, with the empty line
  BodyFraming framing = BodyFraming::None;
  std::uint64_t length = 0;       // of BodyFraming::Length: bytes of the body, never 0
  bool keep_alive = true;         // the client wants to ask more on this connection
  bool expects_continue = false;  // the client waits for 100 before it sends the body
  // Method and target, and what may stand on several lines, whose order the library does not keep.
  HttpRequest request = {};
};

// The head is not whole yet.
struct HeadIncomplete {};

// What is wrong with a head, and the request as far as it was read, for the log.
struct RefusedHead {
  HttpRequest request = {};
  Problem problem = {};
};

using HeadRead = std::variant<HeadIncomplete, RequestHead, RefusedHead>;

// Reads the head at the front of `bytes`; what follows it is not looked at. Problems: 400 for what
// is no request, 405 a method that HTTP does not have, 414 a request line too long, 415 an encoded
// body, 431 headers too long or too many.
HeadRead read_head(std::string_view bytes);

// The same head with `%3F` for each question mark of the target after the first, and `%25` for each
// percent sign in a header: the library refuses the one and decodes the other.
std::string head_for_library(std::string_view head);

// Of a target such as "http://localhost/a" (RFC 9112, section 3.2.2) the host becomes the request's
// and the path its target; all others stay.
void take_absolute_form(HttpRequest& request);

// A token of RFC 9110, section 5.6.2: what a method or a header's name may be.
bool is_http_token(std::string_view text);
// What a header's value may be: visible characters, spaces, tabs, and bytes beyond ASCII.
bool is_field_value(std::string_view text);

}  // namespace cartulary::server
