// Guides: every guide of one database, with its figures, words, names in other languages and
// glossary.
//
// Owns its records. Guides are sorted by id; figures, questions, words and entries are in reading
// order.
//
//   if (const Guide* play = guides.find("order-of-play")) ... play->parts ...
#pragma once

#include <string_view>
#include <vector>

#include "engine/guide/foreign_name.h"
#include "engine/guide/guide.h"
#include "engine/guide/scoring.h"

namespace cartulary {

struct Guides {
  std::vector<Guide> guides;  // by id
  std::vector<FigureQuestion> questions;
  std::vector<GuideFigure> figures;
  std::vector<WordPair> words;
  std::vector<ForeignName> names;  // by language, then as written
  std::vector<GlossaryEntry> glossary;
  Scoring scoring;

  // Null if there is none.
  const Guide* find(std::string_view id) const;
  const GuideFigure* find_figure(std::string_view element) const;
  friend bool operator==(const Guides&, const Guides&) = default;
};

}  // namespace cartulary
