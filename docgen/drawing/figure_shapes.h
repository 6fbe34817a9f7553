// The drawings of figures, for positions: shapes of our own, told apart by outline, and players
// by colour and letter.
//
//   figure_body({.player = "red", .figure = "follower"});      // around the origin, radius 12
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

struct FigureDrawing {
  std::string_view player = {};  // empty: of nobody
  std::string_view figure;       // id of the element
  int count = 1;                 // written on tower pieces
  bool lies = false;             // a farmer
};

// SVG elements with the classes of figure_style, in a box from -12 to 12. A figure without a
// shape of its own is a disc.
std::string figure_body(const FigureDrawing& drawing);

// The letter of a player on the figures: "R".
std::string_view player_letter(std::string_view player);

// Rules for the classes, to stand in a <style> of the drawing.
std::string_view figure_style();

}  // namespace cartulary::docgen
