#include "tiledb/yaml/replace_file.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

Error file_error(const fs::path& target, std::string_view what, std::string_view reason) {
  return {target.string(), fmt::format("{}: {}", what, reason), "",
          "name a file in a folder that exists and that you may write to", ""};
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

// Brings a file or folder to the disk; false with errno set.
bool sync(const fs::path& path, int flags) {
  const int file = open(path.c_str(), flags | O_CLOEXEC);
  if (file < 0) return false;
  const bool synced = fsync(file) == 0;
  const int fault = errno;
  close(file);
  errno = fault;
  return synced;
}

}  // namespace

Result<FileReplacement> FileReplacement::begin(const fs::path& target) {
  std::error_code fault, ignored;
  const bool link = fs::is_symlink(target, ignored);
  const fs::path real = link ? fs::canonical(target, fault) : target;
  if (fault) return file_error(target, "the link cannot be followed", fault.message());
  if (fs::is_directory(real, ignored))
    return file_error(target, "cannot be written", "is a folder");
  for (int attempt = 0; attempt < 100; ++attempt) {
    const std::string name =
        fmt::format(".{}.{}.{}.tmp", real.filename().string(), getpid(), attempt);
    fs::path path = folder_of(real) / name;
    const int file = open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (file >= 0) {
      close(file);
      return FileReplacement(real, std::move(path));
    }
    if (errno != EEXIST) break;
  }
  return file_error(target, "cannot be written", std::strerror(errno));
}

FileReplacement::FileReplacement(fs::path target, fs::path path)
    : target_(std::move(target)), path_(std::move(path)) {}

FileReplacement::FileReplacement(FileReplacement&& other) noexcept
    : target_(std::move(other.target_)), path_(std::move(other.path_)) {
  other.path_.clear();
}

FileReplacement::~FileReplacement() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove(path_, ignored);
}

Status FileReplacement::commit() {
  if (!sync(path_, O_RDONLY))
    return file_error(target_, "cannot be brought to the disk", std::strerror(errno));
  std::error_code fault;
  fs::rename(path_, target_, fault);
  if (fault) return file_error(target_, "cannot be replaced", fault.message());
  path_.clear();
  // Some file systems cannot sync a folder; the rename itself has been done by then.
  sync(folder_of(target_), O_RDONLY | O_DIRECTORY);
  return Done{};
}

Status replace_file(const fs::path& target, std::string_view bytes) {
  Result<FileReplacement> file = FileReplacement::begin(target);
  if (!file) return file.error();
  std::ofstream stream(file->path(), std::ios::binary);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  stream.close();
  if (!stream) return file_error(target, "cannot be written", "the disk may be full");
  return file->commit();
}

}  // namespace cartulary::tiledb
