// Reads language/CODE/messages.txt, the sentences and labels of the pages in a language, and
// words.txt, which is written alike. They are built into the program; here they are only checked.
#pragma once

#include <string>

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// REQUIRES: file is not null; folder is its folder, "de".
void read_messages_file(const TextFile* file, std::string folder, ContentDraft& draft);

// The same for its words.txt.
void read_word_lists_file(const TextFile* file, std::string folder, ContentDraft& draft);

// Reports what one language has and another has not, and messages that cannot stand for the English
// ones. Of lists of words a language needs none.
void check_messages(ContentDraft& draft);

}  // namespace cartulary::tiledb
