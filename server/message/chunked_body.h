// read_chunks: takes the chunks of a body apart (RFC 9112, section 7.1).
//
// Sizes are plain hexadecimal digits and every line ends with CRLF; extensions and trailers are
// passed over.
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

// Adds bytes that have come since to the end of what was there; false if there are none any more.
using MoreBytes = std::function<bool(std::string& bytes)>;

// The body; what is read of `bytes` is taken off its front. Faults: a body of more than `room`
// bytes, of which no more is read; one that is not made as it should be; one that does not end.
std::variant<std::string, ChunkFault> read_chunks(std::string& bytes, std::size_t room,
                                                  const MoreBytes& more);

// REQUIRES: not NoMore.
Problem chunk_problem(ChunkFault fault, std::size_t room);

}  // namespace cartulary::server
