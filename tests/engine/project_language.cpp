#include "tests/engine/project_language.h"

#include <deque>

#include "tiledb/content/content_readers.h"
#include "tiledb/yaml/content_folder.h"

namespace cartulary::test {
namespace {

SearchLanguage read_language() {
  tiledb::ContentDraft draft;
  for (const tiledb::ContentFile& file :
       tiledb::read_folder(CARTULARY_SOURCE_DIR "/content", draft.files, draft.errors)) {
    if (file.kind != tiledb::ContentFileKind::Language || file.stem != "search") continue;
    const std::string folder = file.relative.substr(std::string_view("language/").size(), 2);
    if (const auto root = tiledb::parse_yaml(*file.text, draft.errors))
      tiledb::read_search_words_file(*root, folder, draft);
  }
  return SearchLanguage(draft.search_words);
}

}  // namespace

const SearchLanguage& project_language() {
  static const SearchLanguage language = read_language();
  return language;
}

}  // namespace cartulary::test
