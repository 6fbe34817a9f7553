// JSON and CSV of guides: the order of play for a group, figures and what they can do, words, any
// guide whole. As docgen/json/json.h in all else.
//
//   std::fputs(turn_json(catalog, question, chosen).c_str(), stdout);
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

// Whether the member of a line stands in whole guides alone, not in a turn: "date".
bool is_of_whole_guides(std::string_view member);

// {"guides": [{"id", "title", "summary"}]}: those that guide_json() and glossary_json() tell.
std::string guides_json(const Guides& guides);

// {"id", "title", "summary", "sources", "parts": [...]}; with a selection also that and "left_out".
std::string guide_json(const GuideQuestion& question, const ChosenGuide& chosen);
// The glossary, whose entries have a form of their own: "entries".
std::string glossary_json(const Guide& guide, std::span<const GlossaryEntry> entries);

// The lines as rows, each with its part.
std::string guide_csv(const ChosenGuide& chosen);
std::string glossary_csv(std::span<const GlossaryEntry> entries);

// {"selection", "rule_set", "questions", "figures": [{"id", "kind", "set", "can": [...]}]}.
std::string figures_json(const Guides& guides, const GuideQuestion& question,
                         const ChosenFigures& chosen);
// An answer a row.
std::string figures_csv(const ChosenFigures& chosen);

// {"query", "total", "words": [{"english", "german", "publisher", "kind", "element", "names":
// {"fr":
// {"text", "source"}}}]}; the rows of CSV are the words. With languages each word has these, null
// where it is not known, and no source of the content's own; without any, all other languages that
// it has.
void put_words(AnswerWriter& json, const std::string& query, const std::vector<FoundWords>& words,
               const std::vector<std::string>& languages);

}  // namespace cartulary::docgen
