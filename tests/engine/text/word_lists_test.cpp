#include "engine/text/word_lists.h"

#include <filesystem>
#include <string>

#include "engine/text/messages.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::word_lists_test {
namespace {

namespace fs = std::filesystem;

std::string text_of(std::string_view name) {
  std::string text;
  for (const WordList& list : word_lists(name))
    text += std::string(list.language) + ": " + std::string(list.words) + '\n';
  return text;
}

// All sources of the engine, one behind the other.
std::string engine_sources() {
  std::string sources;
  for (const auto& entry :
       fs::recursive_directory_iterator(fs::path(CARTULARY_SOURCE_DIR) / "engine"))
    if (entry.path().extension() == ".cpp") sources += file_bytes(entry.path());
  return sources;
}

TEST_CASE("a list stands in each language that has it, by code") {
  CHECK(text_of("edge.field") == "de: feld wiese\nen: farm field\n");
  CHECK(text_of("look.more") == "en: many\n");
  CHECK(text_of("edge.sea") == "");
}

TEST_CASE("the list in English is had by itself") {
  CHECK(english_words("edge.road") == "road");
  CHECK(english_words("edge.sea").empty());
}

TEST_CASE("each list is asked for, by its name or what that begins with") {
  const std::string sources = engine_sources();
  std::vector<MessageFault> faults;
  const Messages lists = read_messages(
      file_bytes(fs::path(CARTULARY_SOURCE_DIR) / "content/language/en/words.txt"), faults);
  CHECK(faults.empty());
  CHECK_FALSE(lists.all().empty());
  for (const Message& list : lists.all()) {
    INFO(list.id);
    const std::string group = list.id.substr(0, list.id.find('.') + 1);
    CHECK((sources.find('"' + list.id + '"') != std::string::npos ||
           sources.find('"' + group + '"') != std::string::npos));
  }
}

}  // namespace
}  // namespace cartulary::word_lists_test
