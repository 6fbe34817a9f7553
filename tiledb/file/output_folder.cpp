#include "tiledb/file/output_folder.h"

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include <unistd.h>

#include "engine/text/said.h"
#include "tiledb/file/exchange_folder.h"
#include "tiledb/file/sha256.h"
#include "tiledb/file/temporary_name.h"

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

Error fault_at(const fs::path& path, Said what, Said fix) {
  return {.where = path.string(), .what = std::move(what), .fix = std::move(fix)};
}

Error cannot_be_made(const fs::path& folder, const std::string& reason) {
  return fault_at(folder, said("folder-fault.not-made", {{"reason", reason}}),
                  said("folder-fault.rights-above"));
}

// An existing folder may be replaced if it is empty or contains the marker.
Status check_old(const fs::path& folder, const fs::path& marker) {
  std::error_code fault;
  const fs::file_status status = fs::symlink_status(folder, fault);
  if (status.type() == fs::file_type::not_found) return Done{};
  if (status.type() == fs::file_type::none)
    return fault_at(folder, said("folder-fault.not-read", {{"reason", fault.message()}}),
                    said("folder-fault.other-folder"));
  if (!fs::is_directory(status))
    return fault_at(folder, said("folder-fault.no-folder"), said("folder-fault.new-or-empty"));
  if (fs::exists(folder / marker, fault)) return Done{};
  const bool empty = fs::is_empty(folder, fault);
  if (fault)
    return fault_at(folder, said("folder-fault.not-read", {{"reason", fault.message()}}),
                    said("folder-fault.other-folder"));
  if (!empty)
    return fault_at(folder, said("folder-fault.other-files"), said("folder-fault.nothing-changed"));
  return Done{};
}

// One call syncs all files of the folder, though it also waits for other writes to that file
// system.
bool sync_all(const OpenFile& folder) {
  if (::syncfs(folder.descriptor()) == 0) return true;
  if (errno != ENOSYS && errno != EINVAL) return false;
  ::sync();
  return true;
}

}  // namespace

Result<OutputFolder> OutputFolder::open(const fs::path& folder, std::string_view marker) {
  if (folder.empty())
    return Error{.where = "--out",
                 .what = said("folder-fault.none-named"),
                 .fix = said("folder-fault.new-or-empty")};
  std::error_code fault;
  fs::path place = fs::absolute(folder, fault).lexically_normal();
  if (!place.has_filename()) place = place.parent_path();
  if (const Status old = check_old(place, marker); !old) return old.error();
  remove_left_folders(place);
  fs::create_directories(place.parent_path(), fault);
  if (fault) return cannot_be_made(place, fault.message());
  for (int attempt = 0; attempt < most_temporaries; ++attempt) {
    const fs::path fresh = temporary_beside(place, "new");
    if (::mkdir(fresh.c_str(), 0777) != 0) {
      if (errno == EEXIST) continue;
      break;
    }
    OpenFile lock = OpenFile::open(fresh, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    // Until it is locked, or even opened, another run may mistake it for a leftover and remove it.
    if (!lock && errno == ENOENT) continue;
    OutputFolder made(place, marker, fresh, std::move(lock));
    if (!made.lock_ || !made.lock_.lock()) break;
    if (made.lock_.status().st_nlink == 0) continue;
    return made;
  }
  return cannot_be_made(place, std::strerror(errno));
}

OutputFolder::OutputFolder(OutputFolder&& other) noexcept
    : folder_(std::exchange(other.folder_, {})),
      marker_(std::move(other.marker_)),
      fresh_(std::exchange(other.fresh_, {})),
      lock_(std::move(other.lock_)) {}

OutputFolder::~OutputFolder() {
  const int fault = errno;  // a caller may still report why commit() failed
  std::error_code ignored;
  if (!fresh_.empty()) fs::remove_all(fresh_, ignored);
  // This must come last: a folder that is moved back stays until the next run.
  if (!folder_.empty()) put_back_displaced(folder_);
  errno = fault;
}

// Errors name the final path of the file, since the user does not know the temporary one.
Result<OpenFile> OutputFolder::make(std::string_view path) {
  const fs::path file = fresh_ / path;
  const auto open = [&file] {
    return OpenFile::open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
  };
  if (OpenFile made = open(); made || errno != ENOENT) {
    if (!made) return cannot_be_written(path);
    return made;
  }
  // This is the first file in its folder.
  std::error_code fault;
  fs::create_directories(file.parent_path(), fault);
  OpenFile made = open();
  if (!made) return cannot_be_written(path);
  return made;
}

Error OutputFolder::cannot_be_written(std::string_view path) const {
  return fault_at(folder_ / path,
                  said("folder-fault.file-not-written", {{"reason", std::strerror(errno)}}),
                  said("folder-fault.space-and-rights"));
}

Status OutputFolder::write(std::string_view path, std::string_view text) {
  const Result<OpenFile> file = make(path);
  if (!file) return file.error();
  if (!file->write(text)) return cannot_be_written(path);
  return Done{};
}

Result<std::string> OutputFolder::copy(const fs::path& from, std::string_view path) {
  const OpenFile in = OpenFile::open(from, O_RDONLY);
  const auto cannot_be_read = [&] {
    return fault_at(from, said("folder-fault.file-not-read", {{"reason", std::strerror(errno)}}),
                    said("folder-fault.check-file"));
  };
  if (!in) return cannot_be_read();
  const Result<OpenFile> out = make(path);
  if (!out) return out.error();
  // Hashes the bytes as they are copied, so the sum matches the copy even if the original changes.
  Sha256 hash;
  std::string block(1U << 16U, '\0');
  for (;;) {
    const ssize_t size = in.read(block.data(), block.size());
    if (size < 0) return cannot_be_read();
    if (size == 0) return hash.hex();
    const std::string_view bytes(block.data(), static_cast<std::size_t>(size));
    hash.add(bytes);
    if (!out->write(bytes)) return cannot_be_written(path);
  }
}

Status OutputFolder::commit() {
  std::error_code fault;
  for (int attempt = 0; attempt < most_temporaries; ++attempt) {
    // The target may have changed since open().
    if (Status old = check_old(folder_, marker_); !old) return old;
    if (!lock_.adopt_rights(folder_) || !sync_all(lock_))
      return fault_at(folder_, said("folder-fault.not-on-disk", {{"reason", std::strerror(errno)}}),
                      said("folder-fault.space-and-rights"));
    fault = exchange_folder(fresh_, folder_);
    // Another run has created the target since check_old().
    if (fault != std::errc::file_exists) break;
  }
  if (fault)
    return fault_at(folder_, said("folder-fault.not-put-here", {{"reason", fault.message()}}),
                    said("folder-fault.rights-above-or-in"));
  fresh_.clear();
  remove_left_folders(folder_);
  return Done{};
}

}  // namespace cartulary::tiledb
