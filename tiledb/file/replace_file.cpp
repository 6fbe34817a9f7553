#include "tiledb/file/replace_file.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <system_error>
#include <thread>

#include <fmt/format.h>
#include <unistd.h>

#include "tiledb/file/temporary_name.h"

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

Error file_error(const fs::path& target, std::string_view what, std::string_view reason) {
  return {target.string(), fmt::format("{}: {}", what, reason), "",
          "name a file in a folder that exists and that you may write to", ""};
}

std::string_view words_for(fs::file_type type) {
  switch (type) {
    case fs::file_type::directory:
      return "is a folder";
    case fs::file_type::character:
    case fs::file_type::block:
      return "is a device";
    case fs::file_type::fifo:
      return "is a pipe";
    default:
      return "is no regular file";
  }
}

// The path at which to put the new file: the target with links resolved. It must be a regular file
// or not exist.
Result<fs::path> place_of(const fs::path& target) {
  if (!target.has_filename()) return file_error(target, "cannot be written", "names no file");
  std::error_code fault, ignored;
  const bool link = fs::is_symlink(target, ignored);
  const fs::path real = link ? fs::canonical(target, fault) : target;
  if (fault) return file_error(target, "the link cannot be followed", fault.message());
  const fs::file_type type = fs::status(real, fault).type();
  if (type == fs::file_type::not_found || type == fs::file_type::regular) return real;
  if (type == fs::file_type::none) return file_error(target, "cannot be written", fault.message());
  return file_error(target, "cannot be written", words_for(type));
}

// Removes temporaries of killed runs, recognized by their free lock.
void remove_left_files(const fs::path& place) {
  for (const fs::path& path : temporaries_beside(place, "new")) {
    const OpenFile left = OpenFile::open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    if (left && S_ISREG(left.status().st_mode) && left.try_lock()) ::unlink(path.c_str());
  }
}

// Opening a FIFO fails until somebody reads from it, which may take a moment.
OpenFile open_for_reader(const fs::path& target) {
  constexpr auto wait = std::chrono::milliseconds(20);
  constexpr int most_waits = 50;
  for (int waited = 0;; ++waited) {
    OpenFile file = OpenFile::open(target, O_WRONLY | O_NONBLOCK | O_NOCTTY);
    if (file || errno != ENXIO || waited == most_waits) return file;
    std::this_thread::sleep_for(wait);
  }
}

}  // namespace

Result<FileReplacement> FileReplacement::begin(const fs::path& target) {
  const Result<fs::path> place = place_of(target);
  if (!place) return place.error();
  remove_left_files(*place);
  struct stat old{};
  const bool replaces = ::stat(place->c_str(), &old) == 0;
  // While it is written, the new file must not be readable by more people than the old one.
  const mode_t mode = replaces ? 0600 : 0666;
  for (int attempt = 0; attempt < most_temporaries; ++attempt) {
    fs::path path = temporary_beside(*place, "new");
    OpenFile file = OpenFile::open(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, mode);
    if (!file && errno == EEXIST) continue;
    if (!file) break;
    FileReplacement made(*place, std::move(path), std::move(file));
    if (!made.file_.lock()) break;
    // Another run may have removed it as a leftover before it was locked.
    if (made.file_.status().st_nlink == 0) continue;
    return made;
  }
  return file_error(target, "cannot be written", std::strerror(errno));
}

FileReplacement::FileReplacement(fs::path target, fs::path path, OpenFile file)
    : target_(std::move(target)), path_(std::move(path)), file_(std::move(file)) {}

FileReplacement::FileReplacement(FileReplacement&& other) noexcept
    : target_(std::move(other.target_)),
      path_(std::move(other.path_)),
      file_(std::move(other.file_)) {
  other.path_.clear();
}

FileReplacement::~FileReplacement() {
  const int fault = errno;  // keep the reason for which it was not committed
  if (!path_.empty()) ::unlink(path_.c_str());
  errno = fault;
}

Status FileReplacement::commit() {
  if (!file_.adopt_rights(target_) || !file_.sync())
    return file_error(target_, "cannot be brought to the disk", std::strerror(errno));
  std::error_code fault;
  fs::rename(path_, target_, fault);
  if (fault) return file_error(target_, "cannot be replaced", fault.message());
  path_.clear();
  // The rename is done; some file systems cannot sync a folder, so a failure is ignored.
  const OpenFile folder = OpenFile::open(folder_of(target_), O_RDONLY | O_DIRECTORY);
  if (folder) folder.sync();
  return Done{};
}

Status replace_file(const fs::path& target, std::string_view bytes) {
  Result<FileReplacement> replacement = FileReplacement::begin(target);
  if (!replacement) return replacement.error();
  if (!replacement->file().write(bytes))
    return file_error(target, "cannot be written", std::strerror(errno));
  return replacement->commit();
}

Status write_output(const fs::path& target, std::string_view bytes) {
  std::error_code ignored;
  const fs::file_type type = fs::status(target, ignored).type();
  if (type != fs::file_type::fifo && type != fs::file_type::character)
    return replace_file(target, bytes);
  const OpenFile file = open_for_reader(target);
  if (!file)
    return file_error(target, "cannot be written",
                      errno == ENXIO ? "nobody reads from it" : std::strerror(errno));
  // From here on, wait for a slow reader.
  ::fcntl(file.descriptor(), F_SETFL, ::fcntl(file.descriptor(), F_GETFL) & ~O_NONBLOCK);
  if (!file.write(bytes)) return file_error(target, "cannot be written", std::strerror(errno));
  return Done{};
}

}  // namespace cartulary::tiledb
