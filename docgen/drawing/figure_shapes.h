// The drawings of figures for positions. The shapes are our own. Outlines distinguish the figures;
// colours and letters distinguish the players.
//
//   figure_body({.player = "red", .figure = "follower"});      // around the origin, radius 12
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

struct FigureDrawing {
  std::string_view player = {};  // empty: nobody's
  std::string_view figure;       // id of the element
  int count = 1;                 // shown on tower pieces
  bool lies = false;             // drawn lying down, as a farmer
};

// SVG elements with the classes of figure_style, in a box from -12 to 12. A figure without a
// shape of its own is a disc.
std::string figure_body(const FigureDrawing& drawing);

// The letter of a player on the figures: "R".
std::string_view player_letter(std::string_view player);

// The CSS rules for these classes, for a <style> in the drawing.
std::string_view figure_style();

}  // namespace cartulary::docgen
