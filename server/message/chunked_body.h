// read_chunks decodes a chunked body (RFC 9112, section 7.1).
//
// Sizes are plain hexadecimal digits, and every line ends with CRLF. Extensions and trailers are
// skipped.
//
//   std::string bytes = "7\r\ncccc 1\n\r\n0\r\n\r\nGET ...";
//   read_chunks(bytes, 65'536, [](std::string&) { return false; });   // "cccc 1\n"
//   bytes;                                                            // "GET ..."
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <variant>

#include "server/message/http_message.h"

namespace cartulary::server {

enum class ChunkFault { TooLarge, Broken, NoMore };

// Appends newly received bytes to `bytes`. Returns false if no more will come.
using MoreBytes = std::function<bool(std::string& bytes)>;

// Returns the body, and removes what it has read from the front of `bytes`. Faults: TooLarge if the
// body exceeds `room` bytes (no more is read then); Broken if it is malformed; NoMore if it does
// not end.
std::variant<std::string, ChunkFault> read_chunks(std::string& bytes, std::size_t room,
                                                  const MoreBytes& more);

// REQUIRES: not NoMore.
Problem chunk_problem(ChunkFault fault, std::size_t room);

}  // namespace cartulary::server
