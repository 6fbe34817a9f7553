#include "cli/terminal/qr_code.h"

#include <memory>

#include <qrencode.h>

namespace cartulary::cli {
namespace {

constexpr int margin = 4;  // squares, as the standard requires

using Code = std::unique_ptr<QRcode, decltype(&QRcode_free)>;

bool is_dark(const QRcode& code, int row, int column) {
  if (row < 0 || column < 0 || row >= code.width || column >= code.width) return false;
  return (code.data[row * code.width + column] & 1) != 0;
}

std::string_view half_block(bool upper_light, bool lower_light) {
  if (upper_light) return lower_light ? "█" : "▀";
  return lower_light ? "▄" : " ";
}

}  // namespace

std::string qr_code(const std::string& text, const Style& style) {
  const Code code(QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), QRcode_free);
  if (!code) return "";
  std::string picture;
  for (int row = -margin; row < code->width + margin; row += 2) {
    // White text on a black background.
    if (style.has_colours()) picture += "\x1B[38;5;231;48;5;16m";
    for (int column = -margin; column < code->width + margin; ++column) {
      // With an odd number of rows, the half line below the margin counts as light.
      picture += half_block(!is_dark(*code, row, column), !is_dark(*code, row + 1, column));
    }
    if (style.has_colours()) picture += "\x1B[0m";
    picture += '\n';
  }
  return picture;
}

}  // namespace cartulary::cli
