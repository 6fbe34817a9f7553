// JSON and CSV of guides: the order of play for a group, figures and what they can do, words, and
// any whole guide. Layout, key order and numbers are those of all answers (docgen/json/json.h).
//
//   std::fputs(turn_json(question, chosen).c_str(), stdout);
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "docgen/json/answer_writer.h"
#include "engine/guide/guide_selection.h"
#include "engine/guide/word_search.h"

namespace cartulary::docgen {

// {"selection", "fallback", "rule_set", "steps": [{"id", "title", "note", "lines"}], "left_out"}.
// REQUIRES: the question has a selection.
std::string turn_json(const GuideQuestion& question, const ChosenGuide& chosen);

// Whether a member of a line appears only in whole guides, not in a turn: "date".
bool is_of_whole_guides(std::string_view member);

// {"guides": [{"id", "title", "summary"}]}: the guides that guide_json() and glossary_json() write.
std::string guides_json(const Guides& guides);

// {"id", "title", "summary", "sources", "parts": [...]}; with a selection also "selection" and
// "left_out".
std::string guide_json(const GuideQuestion& question, const ChosenGuide& chosen);
// The glossary, whose entries have their own form: "entries".
std::string glossary_json(const Guide& guide, std::span<const GlossaryEntry> entries);

// One row for each line, with its part.
std::string guide_csv(const ChosenGuide& chosen);
std::string glossary_csv(std::span<const GlossaryEntry> entries);

// {"selection", "rule_set", "questions", "figures": [{"id", "kind", "set", "can": [...]}]}.
std::string figures_json(const Guides& guides, const GuideQuestion& question,
                         const ChosenFigures& chosen);
// One row for each answer.
std::string figures_csv(const ChosenFigures& chosen);

// {"query", "total", "words": [{"english", "german", "publisher", "kind", "element", "names":
// {"fr": {"text", "source"}}}]}. The words are the rows of CSV. If languages are given, each word
// has a name in exactly these: `text` is null if it is not known, `source` null for the content's
// own names. Otherwise a word has all its names in other languages.
void put_words(AnswerWriter& json, const std::string& query, const std::vector<FoundWords>& words,
               const std::vector<std::string>& languages);

}  // namespace cartulary::docgen
