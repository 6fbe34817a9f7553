// A text as a QR code of characters, which a phone can read from a terminal.
//
// Each line of half blocks shows two rows of squares. Dark squares use the terminal's background
// and light ones its text colour. With colours on, the code is black on white on any terminal.
//
//   call.print(qr_code("http://192.168.1.5:8040/", call.style()));
#pragma once

#include <string>

#include "cli/terminal/terminal.h"

namespace cartulary::cli {

// Includes the margin that readers need. Empty if the text is too long for a QR code.
std::string qr_code(const std::string& text, const Style& style);

}  // namespace cartulary::cli
