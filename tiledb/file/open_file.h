// OpenFile: an open file or folder, for writers that need to know why a call failed.
//
// Owns the descriptor and closes it. Calls interrupted by a signal are repeated. A failed call
// leaves the reason in errno.
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
  // `flags` and `mode` are those of open(2). Child programs do not inherit the descriptor.
  static OpenFile open(const std::filesystem::path& path, int flags, mode_t mode = 0666);
  OpenFile(OpenFile&& other) noexcept;
  OpenFile& operator=(OpenFile&&) = delete;
  ~OpenFile();

  explicit operator bool() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }

  // These return false, with errno set, on failure.
  bool write(std::string_view bytes) const;  // writes all bytes
  // Reads `size` bytes, fewer only at the end of the file; returns -1 on failure.
  ssize_t read(char* bytes, std::size_t size) const;
  bool sync() const;
  // Takes over the permissions of what stands at `place`, if anything does, and its owner, if the
  // system allows it.
  bool adopt_rights(const std::filesystem::path& place) const;
  // Waits for the lock that tells other processes that this file's owner is alive. Also true if the
  // file system has no locks.
  bool lock() const;
  // Takes the lock if it is free. False if the file system has no locks.
  bool try_lock() const;
  // The result of fstat(2); all zero if that fails.
  struct stat status() const;

 private:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace cartulary::tiledb
