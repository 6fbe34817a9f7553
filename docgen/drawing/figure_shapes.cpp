#include "docgen/drawing/figure_shapes.h"

#include <algorithm>
#include <array>

namespace cartulary::docgen {
namespace {

struct FigureShape {
  std::string_view figure;
  std::string_view body;   // filled with the player's colour
  std::string_view lines;  // drawn over it
  double letter_y = 8;
};

// A pawn, also used for other kinds of follower, with an addition.
constexpr std::string_view pawn = "M-9 11Q-9 3-3.5-1A5.6 5.6 0 1 1 3.5-1Q9 3 9 11Z";

constexpr std::array shapes = {
    FigureShape{"follower", pawn, "", 9.2},
    FigureShape{"phantom", "M-9 11V-1A9 9 0 0 1 9-1V11L5.5 7.5L2 11L-2 7.5L-5.5 11Z",
                "M-4-3V-1M4-3V-1", 6.5},
    FigureShape{"large-follower", "M-11.5 11.5Q-11.5 2-4.8-2.2A7 7 0 1 1 4.8-2.2Q11.5 2 11.5 11.5Z",
                "M-7.5 1.2H7.5", 9.8},
    FigureShape{
        "mayor",
        "M-10 11Q-11 2-4-1A5 5 0 0 1-4-5.5H-7V-7.5H-4V-12H4V-7.5H7V-5.5H4A5 5 0 0 1 4-1Q11 2 10 "
        "11Z",
        "M-4-7.5H4", 9},
    FigureShape{"abbot", "M-9 11Q-9 3-4-.5Q-7-6 0-12Q7-6 4-.5Q9 3 9 11Z", "M0-9V-3M-2.6-6.6H2.6",
                9},
    FigureShape{
        "wagon", "M-11-5H11L9 5H-9Z",
        "M-11-5Q-9-11 0-11T11-5M-9.5 8A3 3 0 1 0-3.5 8A3 3 0 1 0-9.5 8M3.5 8A3 3 0 1 0 9.5 8A3 3 "
        "0 1 0 3.5 8",
        3.2},
    FigureShape{"builder", "M-9 11L-6-1H-9L0-11L9-1H6L9 11Z", "M-6-1H6", 8.4},
    FigureShape{
        "pig",
        "M-12 2Q-12-6-2-6H2L4-9L6-6Q9-5 9-2L12-1V3L9 4Q8 6 6 6V10H3V7H-5V10H-8V6Q-12 6-12 2Z",
        "M6-2.5V-1.5", 4.4},
    FigureShape{"barn", "M-12 11V-2L-6-10H6L12-2V11Z", "M-12-2H12", 8.4},
    FigureShape{"shepherd", pawn, "M-10 11V-7A2.6 2.6 0 1 1-5.5-6", 9.2},
    FigureShape{"dragon", "M-11 10Q-11-3-4-6L-6-12Q-1-10 1-7Q8-7 12 0L10 3L6 2L8 5L2 4Q-2 4-2 10Z",
                "M2-4.4A1.2 1.2 0 1 0 4.4-4.4A1.2 1.2 0 1 0 2-4.4M-9 2L-12 0M-7-3L-11-6", 0},
    FigureShape{"fairy",
                "M-3-2Q-12-11-11-1Q-10 5-3 3L-5 11H5L3 3Q10 5 11-1Q12-11 3-2A3.8 3.8 0 1 0-3-2Z",
                "M-3 3Q0 1 3 3", 0},
    FigureShape{"tower-piece", "M-11 10V-9H-6V-6H-2.5V-9H2.5V-6H6V-9H11V10Z", "M-11-3H11", 7},
};

constexpr FigureShape other_shape = {"", "M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z", "", 4.4};

const FigureShape& shape_of(std::string_view figure) {
  const auto found = std::find_if(shapes.begin(), shapes.end(),
                                  [&](const FigureShape& shape) { return shape.figure == figure; });
  return found == shapes.end() ? other_shape : *found;
}

struct PlayerLetter {
  std::string_view player;
  std::string_view letter;
};
constexpr std::array<PlayerLetter, 8> letters = {{{"black", "K"},
                                                  {"blue", "B"},
                                                  {"green", "G"},
                                                  {"grey", "E"},
                                                  {"pink", "P"},
                                                  {"red", "R"},
                                                  {"violet", "V"},
                                                  {"yellow", "Y"}}};

std::string text_at(double y, std::string_view text) {
  return "<text class=\"fl\" y=\"" + std::to_string(y).substr(0, 3) + "\">" + std::string(text) +
         "</text>";
}

}  // namespace

std::string_view player_letter(std::string_view player) {
  for (const PlayerLetter& known : letters)
    if (known.player == player) return known.letter;
  return {};
}

std::string figure_body(const FigureDrawing& drawing) {
  const FigureShape& shape = shape_of(drawing.figure);
  std::string player = drawing.player.empty() ? "none" : std::string(drawing.player);
  std::string svg = "<g class=\"f f-" + player + "\">";
  if (drawing.lies) svg += "<g transform=\"rotate(-90)\">";
  svg += "<path class=\"fb\" d=\"" + std::string(shape.body) + "\"/>";
  if (!shape.lines.empty()) svg += "<path class=\"fn\" d=\"" + std::string(shape.lines) + "\"/>";
  if (drawing.lies) svg += "</g>";
  std::string words(player_letter(drawing.player));
  if (drawing.figure == "tower-piece") words += std::to_string(drawing.count);
  if (drawing.lies)
    svg += "<g transform=\"translate(5.4 0)\">" + text_at(3.3, words) + "</g>";
  else if (!words.empty())
    svg += text_at(shape.letter_y, words);
  return svg + "</g>";
}

std::string_view figure_style() {
  return ".f .fb{stroke:#1d1a16;stroke-width:1.6;stroke-linejoin:round}"
         ".f .fn{fill:none;stroke:#1d1a16;stroke-width:1.5;stroke-linecap:round}"
         ".f .fl{font:bold 9px sans-serif;text-anchor:middle;fill:#fff}"
         ".f-red .fb{fill:#c4281c}.f-blue .fb{fill:#2257b8}.f-green .fb{fill:#1f7a33}"
         ".f-yellow .fb{fill:#f4c81c}.f-black .fb{fill:#2b2b2b}.f-grey .fb{fill:#8b8f94}"
         ".f-pink .fb{fill:#e58ab5}.f-violet .fb{fill:#6d3b9c}.f-none .fb{fill:#fffaf0}"
         ".f-yellow .fl,.f-pink .fl,.f-grey .fl,.f-none .fl{fill:#1d1a16}"
         ".f-black .fb,.f-black .fn{stroke:#fffaf0}";
}

}  // namespace cartulary::docgen
