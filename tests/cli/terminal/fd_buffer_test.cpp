// Errors of standard output, which streams forget.
#include "cli/terminal/fd_buffer.h"

#include <cerrno>
#include <csignal>
#include <ostream>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include "tests/support/catch.h"

namespace cartulary::cli::fd_buffer_test {
TEST_CASE("a full device is an error that stays") {
  const int device = ::open("/dev/full", O_WRONLY | O_CLOEXEC);
  REQUIRE(device >= 0);
  FdBuffer buffer(device);
  std::ostream out(&buffer);
  out << "text" << std::flush;
  CHECK(buffer.error() == ENOSPC);
  out.clear();
  out << std::string(50'000, 'x') << std::flush;
  CHECK(buffer.error() == ENOSPC);
  ::close(device);
}

TEST_CASE("a pipe without a reader is EPIPE, a pipe with one gets every byte") {
  std::signal(SIGPIPE, SIG_IGN);
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  FdBuffer buffer(ends[1]);
  std::ostream out(&buffer);
  const std::string text(20'000, 'y');
  out << text << std::flush;
  std::string read(text.size(), ' ');
  std::size_t got = 0;
  while (got < read.size()) {
    const ssize_t count = ::read(ends[0], read.data() + got, read.size() - got);
    REQUIRE(count > 0);
    got += static_cast<std::size_t>(count);
  }
  CHECK(read == text);
  CHECK(buffer.error() == 0);
  ::close(ends[0]);
  out << "more" << std::flush;
  CHECK(buffer.error() == EPIPE);
  ::close(ends[1]);
}

}  // namespace cartulary::cli::fd_buffer_test
