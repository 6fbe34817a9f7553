// Guides as text: lines with what must and what may be done, figures with what they can do.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "engine/guide/guide_selection.h"

namespace cartulary::cli {

// The order of play of one rule set: HiG's unless the question names another, and then how many
// lines others have otherwise; above all `head`, which tells the sets. Where it would not fit on a
// screen, titles and items stand in the lines that they belong to; where that is not enough, lines
// run on behind others wherever a row is saved.
inline constexpr std::size_t screen_lines = 40;
std::string turn_text(const Guide& guide, const GuideQuestion& question, const std::string& head,
                      std::size_t width, const Style& style);

// A guide whole: its summary, then its parts, each set off by an empty line.
std::string guide_text(const GuideQuestion& question, const ChosenGuide& chosen, std::size_t width,
                       const Style& style);
std::string glossary_text(const Guide& guide, const std::vector<GlossaryEntry>& entries,
                          const Rulebook& rulebook, std::size_t width, const Style& style);

std::string figures_text(const Rulebook& rulebook, const GuideQuestion& question,
                         const ChosenFigures& chosen, std::size_t width, const Style& style);

}  // namespace cartulary::cli
