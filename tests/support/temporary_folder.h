// TemporaryFolder is a new empty folder for a test, removed by the destructor.
//
//   TemporaryFolder folder;
//   folder.write("content/ledger.yaml", "- id: x\n");
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace cartulary {

class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

  // Creates missing parent folders too.
  void write(const std::string& name, std::string_view bytes) const;
  std::string read(const std::string& name) const;

 private:
  std::filesystem::path path_;
};

// The bytes of a file; fails the running test if it does not exist.
std::string file_bytes(const std::filesystem::path& file);

}  // namespace cartulary
