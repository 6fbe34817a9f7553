#include "cli/line/input_file.h"

#include <cerrno>

#include <poll.h>
#include <unistd.h>

#include "tiledb/file/open_file.h"

namespace cartulary::cli {
namespace {

constexpr int wait_for_writer = 1000;  // ms

Error unreadable(const std::string& file, std::string what) {
  return {file, std::move(what), "", "name a file, or - for standard input", ""};
}

// Waits for the first bytes of a pipe. Returns false if the time is up and nobody has it open for
// writing: a non-blocking read then returns end of file, whereas with a silent writer it fails with
// EAGAIN.
bool has_writer(const tiledb::OpenFile& pipe, std::string& bytes) {
  pollfd ready{pipe.descriptor(), POLLIN, 0};
  const bool quiet = ::poll(&ready, 1, wait_for_writer) == 0;
  const ssize_t got = ::read(pipe.descriptor(), bytes.data(), bytes.size());
  bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return !quiet || got != 0;
}

bool read_rest(const tiledb::OpenFile& file, std::string& bytes, std::size_t most) {
  ::fcntl(file.descriptor(), F_SETFL, ::fcntl(file.descriptor(), F_GETFL) & ~O_NONBLOCK);
  const std::size_t begun = bytes.size();
  bytes.resize(most);
  const ssize_t got = file.read(bytes.data() + begun, most - begun);
  bytes.resize(begun + (got > 0 ? static_cast<std::size_t>(got) : 0));
  return got >= 0;
}

}  // namespace

Result<std::string> read_input_file(const std::string& file, std::size_t max_bytes) {
  // Without O_NONBLOCK, opening a FIFO would block until somebody opens it for writing.
  const tiledb::OpenFile opened = tiledb::OpenFile::open(file, O_RDONLY | O_NONBLOCK | O_NOCTTY);
  if (!opened) return unreadable(file, "cannot be read");
  const mode_t mode = opened.status().st_mode;
  if (S_ISDIR(mode)) return unreadable(file, "is a folder");
  std::string bytes;
  if (S_ISFIFO(mode)) {
    bytes.resize(max_bytes + 1);
    if (!has_writer(opened, bytes)) return unreadable(file, "is a pipe into which nobody writes");
  }
  if (!read_rest(opened, bytes, max_bytes + 1)) return unreadable(file, "cannot be read");
  return bytes;
}

}  // namespace cartulary::cli
