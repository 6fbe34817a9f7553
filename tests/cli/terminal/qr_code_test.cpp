#include "cli/terminal/qr_code.h"

#include "tests/support/catch.h"

namespace cartulary::cli::qr_code_test {
TEST_CASE("a QR code of half blocks, light ones as ink, with a margin of four squares") {
  const std::string picture = qr_code("http://192.168.1.5:8040/", Style());
  std::size_t lines = 0;
  for (const char letter : picture) lines += letter == '\n' ? 1 : 0;
  // Version 2 has 25 squares a side; 33 with the margins, two to a line.
  CHECK(lines == 17);
  std::string light;
  for (int i = 0; i < 33; ++i) light += "█";
  CHECK(picture.starts_with(light + '\n' + light + '\n'));
  // The corner that readers look for: seven dark squares with a light ring inside.
  CHECK(picture.substr(2 * (light.size() + 1)).starts_with("████ ▄▄▄▄▄ "));
}

TEST_CASE("with colours a QR code is black on white whatever the terminal has") {
  CHECK(qr_code("http://192.168.1.5:8040/", Style(true)).starts_with("\x1B[38;5;231;48;5;16m█"));
  CHECK(qr_code(std::string(4000, 'a'), Style()).empty());
}

}  // namespace cartulary::cli::qr_code_test
