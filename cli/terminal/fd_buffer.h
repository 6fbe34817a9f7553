// FdBuffer: writes a stream to a file descriptor and keeps the first system error, which std::cout
// forgets.
//
//   FdBuffer buffer(STDOUT_FILENO);
//   std::ostream out(&buffer);
//   out << "text" << std::flush;
//   buffer.error();                       // 0, or ENOSPC, EPIPE ...
#pragma once

#include <array>
#include <streambuf>

namespace cartulary::cli {

// Does not own the descriptor. The destructor writes what has not been flushed.
class FdBuffer : public std::streambuf {
 public:
  explicit FdBuffer(int descriptor);
  FdBuffer(const FdBuffer&) = delete;
  FdBuffer& operator=(const FdBuffer&) = delete;
  ~FdBuffer() override;

  // errno of the first write that failed; 0 if none did. Nothing is written after a failure.
  int error() const { return error_; }

 protected:
  int_type overflow(int_type byte) override;
  int sync() override;

 private:
  int descriptor_;
  int error_ = 0;
  std::array<char, 16'384> bytes_{};
};

}  // namespace cartulary::cli
