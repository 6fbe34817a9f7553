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

constexpr std::array shapes = {
    FigureShape{"follower", "M-9 11Q-9 3-3.5-1A5.6 5.6 0 1 1 3.5-1Q9 3 9 11Z", "", 9.2},
    FigureShape{"phantom", "M-9 11V-1A9 9 0 0 1 9-1V11L5.5 7.5L2 11L-2 7.5L-5.5 11Z",
                "M-4-3V-1M4-3V-1", 6.5},
    FigureShape{"large-follower", "M-11.5 11.5Q-11.5 2-4.8-2.2A7 7 0 1 1 4.8-2.2Q11.5 2 11.5 11.5Z",
                "M-7.5 1.2H7.5", 9.8},
    FigureShape{
        "mayor",
        "M-10 11Q-11 2-4-1A5 5 0 0 1-4-5.5H-7V-7.5H-4V-12H4V-7.5H7V-5.5H4A5 5 0 0 1 4-1Q11 2 10 "
        "11Z",
        "M-4-7.5H4", 9},
    FigureShape{"abbot", "M-10 11Q-10 4-5.5 1L-7.5-5L0-12.5L7.5-5L5.5 1Q10 4 10 11Z",
                "M0-9V-2M-3.2-5.6H3.2M-5.5 1H5.5", 9.6},
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
    FigureShape{"shepherd",
                "M-5 11Q-5 3 0-.5Q-1.5-2-1.6-4.5H-5.5V-6.5H-2.5Q-2-12 2.5-12Q7-12 "
                "7.5-6.5H10.5V-4.5H6.6Q6.5-2 5-.5Q10 3 10 11Z",
                "M-9 11V-8A2.4 2.4 0 1 0-12-5.8M-1.6-4.5H6.6", 9.2},
    FigureShape{"dragon", "M-11 10Q-11-3-4-6L-6-12Q-1-10 1-7Q8-7 12 0L10 3L6 2L8 5L2 4Q-2 4-2 10Z",
                "M2-4.4A1.2 1.2 0 1 0 4.4-4.4A1.2 1.2 0 1 0 2-4.4M-9 2L-12 0M-7-3L-11-6", 0},
    FigureShape{"fairy",
                "M-3-2Q-12-11-11-1Q-10 5-3 3L-5 11H5L3 3Q10 5 11-1Q12-11 3-2A3.8 3.8 0 1 0-3-2Z",
                "M-3 3Q0 1 3 3", 0},
    FigureShape{"tower-piece", "M-11 10V-9H-6V-6H-2.5V-9H2.5V-6H6V-9H11V10Z", "M-11-3H11", 7},
    // A robe with a staff and a star; the hat alone is the Witch's.
    FigureShape{"mage",
                "M-4-12L4.5 11H-12ZM7.5-12L8.7-8.7H12L9.4-6.7L10.4-3.5L7.5-5.4L4.6-3.5L5.6-6.7L3-"
                "8.7H6.3Z",
                "M7.5-5V11M-7.3-1H-.5", 9},
    FigureShape{"witch", "M-12 8.5Q-9 5.5-5.5 5L-1.5-6L8-12L5-4.5L6.5 5Q10 5.5 12 8.5Q0 14-12 8.5Z",
                "M-5.5 5Q.5 7.6 6.5 5M-4.5 2Q1 4.4 6 2", 9},
    FigureShape{"teacher", "M-4.6-3.5V-1Q-9 3-9 11H9Q9 3 4.6-1V-3.5M0-12L12-7L0-2L-12-7Z",
                "M10.5-6.4V.5", 9},
    FigureShape{"ferry", "M-12 3H12L8 10H-8ZM-1-12V.5H-10Z", "M1.5-11V3", 9.2},
    FigureShape{"gold", "M-4-9H4L6-1H-6ZM-10 1.5H-2L0 9.5H-12ZM2 1.5H10L12 9.5H0Z", "", 8},
    FigureShape{"little-house", "M-11 11V1L-7-2.6V-11H-3V-6.2L0-9L11 1V11Z", "M-3 11V4H3V11", 2.5},
    FigureShape{"little-tower", "M-4.5 11V-4L0-12L4.5-4V11Z", "M-4.5-4H4.5", 7},
    FigureShape{"shed", "M-12 11V-1L12-9V11Z", "M-12 3L12-4.5", 9.6},
    FigureShape{"tunnel-token", "M-12 11V0A12 12 0 0 1 12 0V11H5.5V6.5A5.5 5.5 0 0 0-5.5 6.5V11Z",
                "", -1},
    FigureShape{"flea-token", "M0-7.5Q6-7 6 1T0 10Q-6 9-6 1T0-7.5Z",
                "M-5-3L-11-8M-6 1H-12M-5 5L-11 10M5-3L11-8M6 1H12M5 5L11 10M-2-7L-5-12M2-7L5-12",
                4},
    FigureShape{"outbreak-token",
                "M0-12L3-6L9-9L6-3L12 0L6 3L9 9L3 6L0 12L-3 6L-9 9L-6 3L-12 0L-6-3L-9-9L-3-6Z", "",
                3.2},
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
