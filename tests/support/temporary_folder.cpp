#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iterator>
#include <system_error>

#include <stdlib.h>

#include "tests/support/catch.h"

namespace cartulary {

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "cartulary-test-XXXXXX").string();
  REQUIRE(mkdtemp(name.data()) != nullptr);
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

void TemporaryFolder::write(const std::string& name, std::string_view bytes) const {
  std::filesystem::create_directories((path_ / name).parent_path());
  std::ofstream stream(path_ / name, std::ios::binary);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  REQUIRE(stream.good());
}

std::string TemporaryFolder::read(const std::string& name) const {
  return file_bytes(path_ / name);
}

std::string file_bytes(const std::filesystem::path& file) {
  INFO(file.string());
  std::ifstream stream(file, std::ios::binary);
  REQUIRE(stream.good());
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace cartulary
