#include <filesystem>
#include <fstream>
#include <set>
#include <system_error>

#include <unistd.h>

#include "docgen/site.h"

namespace cartulary {

namespace {

namespace fs = std::filesystem;

// Stands in every site that was written here, so that a later one may take its place.
constexpr std::string_view marker = ".cartulary-site";

Error folder_error(const fs::path& folder, std::string what, std::string fix) {
  return {folder.string(), std::move(what), "", std::move(fix), ""};
}

// An existing folder may be replaced if it is empty or an earlier site.
Status check_target(const fs::path& folder) {
  std::error_code fault;
  const fs::file_status status = fs::symlink_status(folder, fault);
  if (status.type() == fs::file_type::not_found) return Done{};
  if (!fs::is_directory(status))
    return folder_error(folder, "this is no folder", "name a folder that is new or empty");
  if (fs::exists(folder / marker, fault)) return Done{};
  const bool empty = fs::is_empty(folder, fault);
  if (fault)
    return folder_error(folder, "the folder cannot be read: " + fault.message(),
                        "name another folder");
  if (!empty)
    return folder_error(folder, "the folder holds files that no site was written with",
                        "name a folder that is new or empty; nothing was changed");
  return Done{};
}

Status write_file(const fs::path& file, std::string_view text) {
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  if (!out)
    return folder_error(file, "the file cannot be written", "check the space and rights there");
  return Done{};
}

Status write_files(const Site& site, const fs::path& folder) {
  std::set<fs::path> made;
  for (const std::string& path : site.paths()) {
    const fs::path file = folder / path;
    if (made.insert(file.parent_path()).second) {
      std::error_code fault;
      fs::create_directories(file.parent_path(), fault);
      if (fault)
        return folder_error(file.parent_path(), "the folder cannot be made: " + fault.message(),
                            "check the rights there");
    }
    const auto rendered = site.render(path);
    if (!rendered) return folder_error(file, "the page has no content", "report this fault");
    if (Status written = write_file(file, rendered->body); !written) return written;
  }
  return write_file(folder / marker, "A static site of Cartulary; it may be written again.\n");
}

// Puts the new folder in the place of the old one; on a fault the old one comes back.
Status put_in_place(const fs::path& fresh, const fs::path& folder, const fs::path& old) {
  std::error_code fault;
  const bool existed = fs::exists(fs::symlink_status(folder, fault));
  if (existed) fs::rename(folder, old, fault);
  if (!fault) fs::rename(fresh, folder, fault);
  if (fault) {
    std::error_code ignored;
    if (existed && !fs::exists(folder, ignored)) fs::rename(old, folder, ignored);
    return folder_error(folder, "the new site cannot be put here: " + fault.message(),
                        "check the rights of the folder above it");
  }
  std::error_code ignored;
  fs::remove_all(old, ignored);
  return Done{};
}

}  // namespace

Status write_site(const Site& site, const std::string& name) {
  if (name.empty())
    return Error{"--out", "no folder is named", "", "name a folder that is new or empty", ""};
  std::error_code fault;
  fs::path folder = fs::absolute(name, fault).lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();
  if (Status fit = check_target(folder); !fit) return fit;
  const std::string tail = ".new-" + std::to_string(::getpid());
  const fs::path fresh = folder.string() + tail;
  const fs::path old = folder.string() + ".old-" + std::to_string(::getpid());
  fs::create_directories(fresh, fault);
  if (fault)
    return folder_error(fresh, "the folder cannot be made: " + fault.message(),
                        "check the rights of the folder above it");
  Status done = write_files(site.for_files(), fresh);
  if (done) done = put_in_place(fresh, folder, old);
  if (!done) fs::remove_all(fresh, fault);
  return done;
}

}  // namespace cartulary
