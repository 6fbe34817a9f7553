// The readers of content files, one for each kind of file; each is defined in the file of its name.
// A reader adds to the draft the records of the parsed file, the names that they define or use, and
// the faults that it finds. It never throws and never stops at a fault.
//
//   read_set_file(root, "tower", draft);   // sets/tower.yaml
#pragma once

#include <string>
#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// sources.yaml, the documents that facts come from, and ledger.yaml, where sources are wrong or
// disagree.
void read_sources_file(const YamlNode& root, ContentDraft& draft);
void read_ledger_file(const YamlNode& root, ContentDraft& draft);

// sets/ID.yaml: a set and its tiles.
// `id` is the file's name without its extension.
void read_set_file(const YamlNode& root, std::string_view id, ContentDraft& draft);

// claims/*.yaml: numbers that a source prints, or points in which editions differ.
void read_claims_file(const YamlNode& root, ContentDraft& draft);

// elements.yaml: the terms that rules use.
void read_elements_file(const YamlNode& root, ContentDraft& draft);

// rules/SET.yaml: the introduction to a set's rules, and the rules.
// `set` is the file's name without its extension.
void read_rules_file(const YamlNode& root, std::string_view set, ContentDraft& draft);

// rulings/SET.yaml: the rulings on a set's rules.
// `set` is the file's name without its extension.
void read_rulings_file(const YamlNode& root, std::string_view set, ContentDraft& draft);

// variants/SET.yaml: other ways to play that a group may agree on.
// `set` is the file's name without its extension.
void read_variants_file(const YamlNode& root, std::string_view set, ContentDraft& draft);

// notes/DOCUMENT.yaml: the numbers of a document's notes, and which of them are left out.
// `document` is the file's name without its extension.
void read_notes_file(const YamlNode& root, std::string_view document, ContentDraft& draft);

// boards/SET/NAME.yaml: a position that illustrates rules.
// `name` is SET/NAME.
void read_position_file(const YamlNode& root, std::string_view name, ContentDraft& draft);

// language/CODE/search.yaml: the words with which the search interprets questions in a language.
// `folder` is the name of the file's folder, which is the code of its language. Adds to
// search_words and notes the elements that the words stand for as used.
void read_search_words_file(const YamlNode& root, std::string_view folder, ContentDraft& draft);

// language/CODE/messages.txt, the sentences and labels of the pages in a language, and words.txt,
// which is written alike. They are built into the program; here they are only checked. REQUIRES:
// file is not null; folder is its folder, "de".
void read_messages_file(const TextFile* file, std::string folder, ContentDraft& draft);

// The same for its words.txt.
void read_word_lists_file(const TextFile* file, std::string folder, ContentDraft& draft);

// Reports what one language has and another has not, and messages that cannot stand for the English
// ones. Of lists of words a language needs none.
void check_messages(ContentDraft& draft);

}  // namespace cartulary::tiledb
