// OpenFile: a file or folder opened by its name, for writers that must know what failed.
//
// Owns the descriptor and closes it. Every call is repeated when a signal interrupts it. A call
// that fails leaves the reason in errno.
//
//   const OpenFile file = OpenFile::open("a.txt", O_WRONLY | O_CREAT | O_EXCL, 0666);
//   if (!file || !file.write("text") || !file.sync()) ... std::strerror(errno)
#pragma once

#include <filesystem>
#include <string_view>

#include <fcntl.h>
#include <sys/stat.h>

namespace cartulary::tiledb {

class OpenFile {
 public:
  // `flags` and `mode` are those of open(2); no program that is started inherits the descriptor.
  static OpenFile open(const std::filesystem::path& path, int flags, mode_t mode = 0666);
  OpenFile(OpenFile&& other) noexcept;
  OpenFile& operator=(OpenFile&&) = delete;
  ~OpenFile();

  explicit operator bool() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }

  // Each is false with errno set when it fails.
  bool write(std::string_view bytes) const;  // all of them
  // Up to `size` bytes, fewer only at the end of the file; -1 when it fails.
  ssize_t read(char* bytes, std::size_t size) const;
  bool sync() const;
  // Waits for the lock that tells others that the owner of this file is alive. True as well where
  // the file system has no locks.
  bool lock() const;
  // The same lock, if nobody has it; false where there are no locks.
  bool try_lock() const;
  // What the file is; all zero when that cannot be had.
  struct stat status() const;

 private:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace cartulary::tiledb
