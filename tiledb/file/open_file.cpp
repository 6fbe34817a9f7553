#include "tiledb/file/open_file.h"

#include <cerrno>
#include <utility>

#include <sys/file.h>
#include <unistd.h>

namespace cartulary::tiledb {
namespace {

// Repeats a call while signals interrupt it.
template <class Call>
auto repeated(Call call) {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

}  // namespace

OpenFile OpenFile::open(const std::filesystem::path& path, int flags, mode_t mode) {
  return OpenFile(repeated([&] { return ::open(path.c_str(), flags | O_CLOEXEC, mode); }));
}

OpenFile::OpenFile(OpenFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

OpenFile::~OpenFile() {
  const int fault = errno;  // closing must not overwrite the reason of an earlier failure
  if (descriptor_ >= 0) ::close(descriptor_);
  errno = fault;
}

bool OpenFile::write(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t written =
        repeated([&] { return ::write(descriptor_, bytes.data(), bytes.size()); });
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

ssize_t OpenFile::read(char* bytes, std::size_t size) const {
  std::size_t done = 0;
  while (done < size) {
    const ssize_t got = repeated([&] { return ::read(descriptor_, bytes + done, size - done); });
    if (got < 0) return -1;
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  return static_cast<ssize_t>(done);
}

bool OpenFile::sync() const {
  return repeated([&] { return ::fsync(descriptor_); }) == 0;
}

bool OpenFile::adopt_rights(const std::filesystem::path& place) const {
  constexpr mode_t permissions = 0777;
  struct stat old{};
  if (::stat(place.c_str(), &old) != 0) return errno == ENOENT;
  // The owner comes first, since changing it may clear permission bits.
  if (::fchown(descriptor_, old.st_uid, old.st_gid) != 0 && errno != EPERM) return false;
  return ::fchmod(descriptor_, old.st_mode & permissions) == 0;
}

bool OpenFile::lock() const {
  if (repeated([&] { return ::flock(descriptor_, LOCK_EX); }) == 0) return true;
  return errno == ENOSYS || errno == ENOLCK || errno == EOPNOTSUPP || errno == EINVAL;
}

bool OpenFile::try_lock() const {
  return repeated([&] { return ::flock(descriptor_, LOCK_EX | LOCK_NB); }) == 0;
}

struct stat OpenFile::status() const {
  struct stat status{};
  if (::fstat(descriptor_, &status) != 0) status = {};
  return status;
}

}  // namespace cartulary::tiledb
