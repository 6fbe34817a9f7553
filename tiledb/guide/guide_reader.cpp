#include "tiledb/guide/guide_readers.h"

namespace cartulary::tiledb {

void read_guide_file(const YamlNode& root, std::string_view stem, ContentDraft& draft) {
  if (stem == "figures")
    read_figures_guide(root, stem, draft);
  else if (stem == "scoring")
    read_scoring_guide(root, stem, draft);
  else if (stem == "words")
    read_words_guide(root, stem, draft);
  else if (stem == "glossary")
    read_glossary_guide(root, stem, draft);
  else
    read_guide_of_lines(root, stem, draft);
}

}  // namespace cartulary::tiledb
