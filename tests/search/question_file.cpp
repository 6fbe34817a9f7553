#include "tests/search/question_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tiledb/yaml/yaml_node.h"

namespace cartulary::test {
namespace {

JudgedQuestion question_of(const tiledb::YamlNode& node) {
  JudgedQuestion question;
  for (const tiledb::YamlEntry& entry : node.entries) {
    if (entry.key == "ask") question.ask = entry.value.text;
    if (entry.key == "part") question.part = entry.value.text;
    if (entry.key == "edition") question.edition = entry.value.text;
    if (entry.key == "finds")
      for (const tiledb::YamlNode& item : entry.value.items) question.finds.push_back(item.text);
  }
  return question;
}

}  // namespace

std::vector<JudgedQuestion> judged_questions() {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(CARTULARY_SOURCE_DIR "/tests/search"))
    if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<JudgedQuestion> questions;
  for (const fs::path& path : files) {
    std::ifstream in(path, std::ios::binary);
    const tiledb::TextFile file(path.filename().string(),
                                std::string(std::istreambuf_iterator(in), {}));
    tiledb::ErrorList errors;
    const std::optional<tiledb::YamlNode> root = tiledb::parse_yaml(file, errors);
    if (!root || errors.size() > 0) questions.emplace_back();
    if (root)
      for (const tiledb::YamlNode& node : root->items) {
        questions.push_back(question_of(node));
        questions.back().file = path.stem().string();
      }
  }
  return questions;
}

}  // namespace cartulary::test
