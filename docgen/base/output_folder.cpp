#include "docgen/base/output_folder.h"

#include <fstream>
#include <system_error>
#include <utility>

#include <unistd.h>

#include "tiledb/yaml/sha256.h"

namespace cartulary::docgen {
namespace {

namespace fs = std::filesystem;

Error fault_at(const fs::path& path, std::string what, std::string fix) {
  return {.where = path.string(), .what = std::move(what), .fix = std::move(fix)};
}

// An existing folder may be replaced if it is empty or has the marker.
Status check_old(const fs::path& folder, const fs::path& marker) {
  std::error_code fault;
  const fs::file_status status = fs::symlink_status(folder, fault);
  if (status.type() == fs::file_type::not_found) return Done{};
  if (!fs::is_directory(status))
    return fault_at(folder, "this is no folder", "name a folder that is new or empty");
  if (fs::exists(folder / marker, fault)) return Done{};
  const bool empty = fs::is_empty(folder, fault);
  if (fault)
    return fault_at(folder, "the folder cannot be read: " + fault.message(), "name another folder");
  if (!empty)
    return fault_at(folder, "the folder holds files that were not written by this command",
                    "name a folder that is new or empty; nothing was changed");
  return Done{};
}

}  // namespace

Result<OutputFolder> OutputFolder::open(const fs::path& folder, std::string_view marker) {
  if (folder.empty())
    return Error{.where = "--out",
                 .what = "no folder is named",
                 .fix = "name a folder that is new or empty"};
  std::error_code fault;
  fs::path place = fs::absolute(folder, fault).lexically_normal();
  if (!place.has_filename()) place = place.parent_path();
  if (const Status old = check_old(place, marker); !old) return old.error();
  const fs::path fresh = place.string() + ".new-" + std::to_string(::getpid());
  fs::create_directories(fresh, fault);
  if (fault)
    return fault_at(fresh, "the folder cannot be made: " + fault.message(),
                    "check the rights of the folder above it");
  return OutputFolder(std::move(place), fresh);
}

OutputFolder::OutputFolder(OutputFolder&& other) noexcept
    : folder_(std::move(other.folder_)), fresh_(std::exchange(other.fresh_, {})) {}

OutputFolder::~OutputFolder() {
  std::error_code ignored;
  if (!fresh_.empty()) fs::remove_all(fresh_, ignored);
}

Status OutputFolder::write(std::string_view path, std::string_view text) {
  const fs::path file = fresh_ / path;
  std::error_code fault;
  fs::create_directories(file.parent_path(), fault);
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  if (!out)
    return fault_at(file, "the file cannot be written", "check the space and the rights there");
  return Done{};
}

Result<std::string> OutputFolder::copy(const fs::path& from, std::string_view path) {
  std::ifstream in(from, std::ios::binary);
  std::ofstream out(fresh_ / path, std::ios::binary | std::ios::trunc);
  // One pass for both, so that the sum is that of these bytes whatever happens to the original.
  tiledb::Sha256 hash;
  std::string block(1U << 16U, '\0');
  while (in && out) {
    in.read(block.data(), static_cast<std::streamsize>(block.size()));
    const std::string_view bytes(block.data(), static_cast<std::size_t>(in.gcount()));
    hash.add(bytes);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
  out.close();
  if (!in.eof()) return fault_at(from, "the file cannot be read", "check that it is there");
  if (!out)
    return fault_at(fresh_ / path, "the file cannot be written",
                    "check the space and the rights there");
  return hash.hex();
}

Status OutputFolder::commit() {
  const fs::path old = folder_.string() + ".old-" + std::to_string(::getpid());
  std::error_code fault;
  const bool existed = fs::exists(fs::symlink_status(folder_, fault));
  fault.clear();
  if (existed) fs::rename(folder_, old, fault);
  if (!fault) fs::rename(fresh_, folder_, fault);
  std::error_code ignored;
  if (fault) {
    if (existed && !fs::exists(folder_, ignored)) fs::rename(old, folder_, ignored);
    return fault_at(folder_, "the new folder cannot be put here: " + fault.message(),
                    "check the rights of the folder above it");
  }
  fresh_.clear();
  if (existed) fs::remove_all(old, ignored);
  return Done{};
}

}  // namespace cartulary::docgen
