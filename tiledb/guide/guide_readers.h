// The readers of guides/ and of language/CODE/names.yaml; each is defined in the file of its name.
// A reader adds to the draft the records of the parsed file, the names that they define or use, and
// the faults that it finds. It never throws and never stops at a fault. `stem` is the file's name
// without its extension.
//
//   read_guide_file(root, "order-of-play", draft);   // guides/order-of-play.yaml
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// guides/ID.yaml: finds the reader of the guide.
// `stem` is the file's name without its extension. figures, scoring, words and glossary have
// formats of their own; all others consist of parts and lines.
void read_guide_file(const YamlNode& root, std::string_view stem, ContentDraft& draft);

// A guide that consists of parts and lines, such as the order of play.
// `stem` is the file's name without its extension, which is the guide's id.
void read_guide_of_lines(const YamlNode& root, std::string_view stem, ContentDraft& draft);

// guides/figures.yaml: the figures, each with its answers to the same questions.
void read_figures_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);

// guides/scoring.yaml: the lines with their formulas, and the facts that the formulas use.
// `stem` is the file's name without its extension.
void read_scoring_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);

// Reads scoring.yaml of a group's own game: additional facts and lines. A line with the id of a
// content line replaces it; any other must have an id that begins with the game's, and goes to the
// end. REQUIRES: draft.guides.scoring is that of the content, and draft.game the game's id.
void read_game_scoring(const YamlNode& root, ContentDraft& draft);

// guides/words.yaml, pairs of English and German words, and guides/glossary.yaml, which lists the
// elements that explain each entry of a source's glossary.
void read_words_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);
void read_glossary_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);

// guides/sentences/ID.yaml: how many sentences a section of a document has, and which of them no
// guide carries, with the reason. `stem` is the file's name without its extension, which is the
// section's id.
void read_sentences_file(const YamlNode& root, std::string_view stem, ContentDraft& draft);

// language/CODE/names.yaml: the names of sets and elements in a language other than English, each
// with the document it comes from. German names stand here only for sets and elements that have
// none in their own files. `stem` is the file's name without its extension, `folder` the name of
// its folder.
void read_names_file(const YamlNode& root, std::string_view stem, std::string_view folder,
                     ContentDraft& draft);

// Reports German names for records that already have one in the content, which is the publisher's.
// REQUIRES: all files have been read.
void check_foreign_names(ContentDraft& draft);

}  // namespace cartulary::tiledb
