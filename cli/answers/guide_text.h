// Guides as text: lines marked as mandatory or optional, and figures with their abilities.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "engine/guide/guide_selection.h"

namespace cartulary::cli {

// The order of play of one rule set: that of the question, or else HiG's with the number of lines
// in which others differ. `head`, which names the sets, comes first. To fit on a screen, titles and
// items move into the lines that they belong to; if that is not enough, lines are joined wherever
// that saves a row.
inline constexpr std::size_t screen_lines = 40;
std::string turn_text(const Guide& guide, const GuideQuestion& question, const std::string& head,
                      std::size_t width, const Style& style);

// A complete guide: its summary, then its parts, separated by empty lines.
std::string guide_text(const GuideQuestion& question, const ChosenGuide& chosen, std::size_t width,
                       const Style& style);
std::string glossary_text(const Guide& guide, const std::vector<GlossaryEntry>& entries,
                          const Rulebook& rulebook, std::size_t width, const Style& style);

std::string figures_text(const Rulebook& rulebook, const GuideQuestion& question,
                         const ChosenFigures& chosen, std::size_t width, const Style& style);

}  // namespace cartulary::cli
