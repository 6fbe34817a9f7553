#include "docgen/base/answer_room.h"

#include "docgen/base/renderer.h"
#include "docgen/json/csv_writer.h"
#include "docgen/json/json_writer.h"
#include "docgen/pages/site.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::answer_room_test {
namespace {

// Of a hundred rows of ten bytes.
template <class Writer>
std::size_t written_size() {
  Writer writer;
  writer.open_object().open_rows("rows");
  for (int i = 0; i < 100; ++i) writer.open_object().add("row", "0123456789").close();
  writer.close().close();
  return writer.take().size();
}

TEST_CASE("answer room: a page ends where its room does") {
  const tiledb::Library library = test::small_library();
  const Site site(library);
  const std::size_t whole = site.render("index.html")->body.size();
  {
    const AnswerRoom room(whole);
    CHECK(site.render("index.html")->body.size() == whole);
    CHECK_FALSE(room.has_overrun());
  }
  {
    const AnswerRoom room(whole / 2);
    CHECK(site.render("index.html")->body.size() <= whole / 2);
    CHECK(room.has_overrun());
  }
  // The next has templates that are whole.
  CHECK(site.render("index.html")->body.size() == whole);
}

TEST_CASE("answer room: JSON and CSV keep no more than their room") {
  const std::size_t json = written_size<JsonWriter>();
  const std::size_t csv = written_size<CsvWriter>();
  const AnswerRoom wide(json);
  CHECK(written_size<JsonWriter>() == json);
  CHECK(written_size<CsvWriter>() == csv);
  CHECK_FALSE(wide.has_overrun());
  {
    const AnswerRoom narrow(500);
    CHECK(written_size<JsonWriter>() <= 600);
    CHECK(narrow.has_overrun());
  }
  {
    const AnswerRoom narrow(500);
    CHECK(written_size<CsvWriter>() <= 800);
    CHECK(narrow.has_overrun());
  }
  CHECK_FALSE(wide.has_overrun());
}

}  // namespace
}  // namespace cartulary::docgen::answer_room_test
