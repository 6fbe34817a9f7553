// ChunkedBody: takes the chunks of a body apart as they come (RFC 9112, section 7.1).
//
// Owns the bytes of the body read so far. Sizes are plain hexadecimal digits and every line ends
// with CRLF; extensions and trailers are passed over.
//
//   ChunkedBody body(65'536);
//   std::size_t used = body.read("7\r\ncccc 1\n\r\n0\r\n\r\nGET ...");    // all before "GET"
//   body.state();                                                       // Whole
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cartulary::server {

class ChunkedBody {
 public:
  enum class State { Incomplete, Whole, TooLarge, Broken };

  // Of a body of more than `room` bytes no more is read.
  explicit ChunkedBody(std::size_t room) : room_(room) {}

  // How many bytes of the front were used; the rest comes again, with what follows. None once the
  // state is not Incomplete.
  std::size_t read(std::string_view bytes);
  State state() const { return state_; }
  const std::string& bytes() const { return body_; }
  std::string take() { return std::move(body_); }

 private:
  enum class Part { Size, Data, DataEnd, Trailer };

  std::size_t read_size(std::string_view bytes);
  std::size_t read_data(std::string_view bytes);
  std::size_t read_data_end(std::string_view bytes);
  std::size_t read_trailer(std::string_view bytes);

  std::size_t room_;
  State state_ = State::Incomplete;
  Part part_ = Part::Size;
  std::size_t left_ = 0;      // of the chunk
  std::size_t trailers_ = 0;  // bytes of trailers
  std::string body_;
};

}  // namespace cartulary::server
