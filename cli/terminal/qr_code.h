// A text as a QR code of characters, for a phone to read from a terminal.
//
// Two rows of squares make a line of half blocks. Dark squares are the terminal's ground and light
// ones its ink, unless colours are on, which then are black on white whatever the terminal has.
//
//   call.print(qr_code("http://192.168.1.5:8040/", call.style()));
#pragma once

#include <string>

#include "cli/terminal/terminal.h"

namespace cartulary::cli {

// With the margin that readers need. Empty if the text is too long for a code.
std::string qr_code(const std::string& text, const Style& style);

}  // namespace cartulary::cli
