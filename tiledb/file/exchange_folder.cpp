#include "tiledb/file/exchange_folder.h"

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tiledb/file/open_file.h"
#include "tiledb/file/temporary_name.h"

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

std::error_code last_error() {
  return {errno, std::generic_category()};
}

std::error_code rename_by(const fs::path& from, const fs::path& to, unsigned flags) {
  int done = 0;
  do {
    done = ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), flags);
  } while (done != 0 && errno == EINTR);
  return done == 0 ? std::error_code() : last_error();
}

// The kernel or the file system does not support the flag. EXDEV comes from layered file systems
// that can rename a folder but not exchange it.
bool is_unknown(const std::error_code& fault) {
  return fault.value() == EINVAL || fault.value() == ENOSYS || fault.value() == EXDEV;
}

OpenFile open_folder(const fs::path& folder) {
  return OpenFile::open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
}

// Plain rename(2) would replace an empty folder, so RENAME_NOREPLACE is tried first.
std::error_code rename_to_free(const fs::path& from, const fs::path& to) {
  std::error_code fault = rename_by(from, to, RENAME_NOREPLACE);
  if (is_unknown(fault)) fs::rename(from, to, fault);
  return fault;
}

// Syncs the parent folder first: the new folder's name must be on disk before the old folder is
// deleted. Some file systems cannot sync a folder; there is no better way on those.
void remove_old(const fs::path& old, const fs::path& folder) {
  const OpenFile above = OpenFile::open(folder_of(folder), O_RDONLY | O_DIRECTORY);
  if (above) (void)above.sync();
  // The next run removes what is left.
  std::error_code ignored;
  fs::remove_all(old, ignored);
}

std::error_code exchange_in_two(const fs::path& fresh, const fs::path& folder) {
  const fs::path aside = temporary_beside(folder, "old");
  // The lock keeps another run from moving it back in the meantime.
  const OpenFile old = open_folder(folder);
  if (old) (void)old.try_lock();
  if (const std::error_code fault = rename_to_free(folder, aside)) return fault;
  if (const std::error_code fault = rename_to_free(fresh, folder)) {
    (void)rename_to_free(aside, folder);
    return fault;
  }
  remove_old(aside, folder);
  return {};
}

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(path, ignored));
}

// Whether the folder belongs to a run that has ended. The owner is checked because in a shared
// parent folder anybody could create a folder with such a name.
bool is_left(const OpenFile& left, const fs::path& folder) {
  struct stat above{};
  if (!left || ::stat(folder_of(folder).c_str(), &above) != 0) return false;
  const uid_t owner = left.status().st_uid;
  return (owner == ::geteuid() || owner == above.st_uid) && left.try_lock();
}

}  // namespace

std::error_code exchange_folder(const fs::path& fresh, const fs::path& folder) {
  if (!is_there(folder)) return rename_to_free(fresh, folder);
  const std::error_code fault = rename_by(fresh, folder, RENAME_EXCHANGE);
  if (is_unknown(fault)) return exchange_in_two(fresh, folder);
  if (fault) return fault;
  remove_old(fresh, folder);  // after the exchange the old folder has this name
  return {};
}

void remove_left_folders(const fs::path& folder) {
  std::error_code ignored;
  for (const char* kind : {"old", "new"}) {
    if (std::string_view(kind) == "old" && !is_there(folder)) continue;
    for (const fs::path& path : temporaries_beside(folder, kind))
      if (const OpenFile left = open_folder(path); is_left(left, folder))
        fs::remove_all(path, ignored);
  }
}

void put_back_displaced(const fs::path& folder) {
  for (const fs::path& path : temporaries_beside(folder, "old")) {
    if (is_there(folder)) return;
    if (const OpenFile left = open_folder(path); is_left(left, folder))
      (void)rename_to_free(path, folder);
  }
}

}  // namespace cartulary::tiledb
