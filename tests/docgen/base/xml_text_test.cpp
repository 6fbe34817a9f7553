#include "docgen/base/xml_text.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::xml_text_test {

TEST_CASE("xml text: what markup means something else by is written out") {
  CHECK(xml_text("a < b & \"c\" > d's") == "a &lt; b &amp; &quot;c&quot; &gt; d's");
  CHECK(xml_text("") == "");
}

}  // namespace cartulary::docgen::xml_text_test
