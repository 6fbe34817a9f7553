#include "docgen/json/csv_writer.h"

#include <limits>
#include <string>
#include <vector>

#include "tests/support/catch.h"

namespace cartulary::docgen::csv_writer_test {
TEST_CASE("CSV: a header of the keys, lines that end in CRLF") {
  CsvWriter csv;
  csv.open_object().add("total", 2).open_rows("rows");
  csv.open_object().add("set", "tower").add("copies", 3).close();
  csv.open_object().add("set", "river").add("copies", 1).close();
  csv.close().add_texts("notes", {"outside of the rows"}).close();
  CHECK(csv.take() == "set,copies\r\ntower,3\r\nriver,1\r\n");
}

TEST_CASE("CSV: commas, quotes and line ends are quoted") {
  CsvWriter csv;
  csv.open_object().open_rows("rows").open_object();
  csv.add("a", "x, y").add("b", "say \"no\"").add("c", "two\nlines").close().close().close();
  CHECK(csv.take() == "a,b,c\r\n\"x, y\",\"say \"\"no\"\"\",\"two\nlines\"\r\n");
}

TEST_CASE("CSV: lists are joined by a bar, nested keys by a point") {
  CsvWriter csv;
  csv.open_object().open_rows("rows").open_object().add("id", "a");
  csv.key("copies").open_object().add("C1", 1).add("C2", 2).close();
  csv.key("rotations").open_array().value(0).value(90).close();
  csv.key("none").open_array().close().close().close().close();
  CHECK(csv.take() == "id,copies.C1,copies.C2,rotations,none\r\na,1,2,0|90,\r\n");
}

TEST_CASE("CSV: an object or a list in a list stands as its values") {
  CsvWriter csv;
  csv.open_object().open_rows("dead").open_object().add("edges", "cfff");
  csv.key("opened_by").open_array();
  csv.open_object().add("set", "river").add("copies", 1).close();
  csv.open_object().add("set", "tower").key("in").open_array().value(2).null().close().close();
  csv.close().close().close().close();
  CHECK(csv.take() == "edges,opened_by\r\ncfff,river:1|tower:2:\r\n");
}

TEST_CASE("CSV: a key that only some rows have is a column of all") {
  CsvWriter csv;
  csv.open_object().open_rows("rows");
  csv.open_object().add("a", 1).close();
  csv.open_object().add("a", 2).add("title", "King").close();
  csv.open_object().key("b").null().close();
  csv.close().close();
  CHECK(csv.take() == "a,title,b\r\n1,,\r\n2,King,\r\n,,\r\n");
}

TEST_CASE("CSV: numbers and truth as JSON writes them") {
  CsvWriter csv;
  csv.open_object().open_rows("rows").open_object();
  csv.add("x", 0.041666666666666664).add("y", 1.0).add("z", true);
  csv.add("n", std::numeric_limits<double>::infinity()).close().close().close();
  CHECK(csv.take() == "x,y,z,n\r\n0.041666666666666664,1.0,true,\r\n");
}

TEST_CASE("CSV: what a spreadsheet would take for a formula is kept a text") {
  CsvWriter csv;
  csv.open_object().open_rows("rows").open_object();
  csv.add("a", "=1+A1").add("b", "+cmd|x").add("c", "@A1").add("d", "-a bend");
  csv.add("e", -1).add("f", -0.5).key("g").open_array().value(-1).value(2).close();
  csv.add("h", "-3").add("i", "a=b").close().close().close();
  CHECK(csv.take() == "a,b,c,d,e,f,g,h,i\r\n'=1+A1,'+cmd|x,'@A1,'-a bend,-1,-0.5,-1|2,-3,a=b\r\n");
}

TEST_CASE("CSV: a formula behind blanks or in wide letters is kept a text, too") {
  CsvWriter csv;
  csv.open_object().open_rows("rows").open_object();
  csv.add("a", " =1+A1").add("b", "＝1+A1").add("c", "  ＋cmd").add("d", "－a").add("e", "＠A1");
  csv.add("f", " -3").add("g", " a=b").close().close().close();
  CHECK(csv.take() == "a,b,c,d,e,f,g\r\n' =1+A1,'＝1+A1,'  ＋cmd,'－a,'＠A1, -3, a=b\r\n");
}

TEST_CASE("CSV: a byte that is no UTF-8 is replaced, as in JSON") {
  CsvWriter csv;
  csv.open_object().open_rows("rows").open_object().add("a", "caf\xE9").close().close().close();
  CHECK(csv.take() == "a\r\ncaf\xEF\xBF\xBD\r\n");
}

TEST_CASE("CSV: no rows, no text") {
  CHECK(written<CsvWriter>([](AnswerWriter& json) {
          json.open_object().open_rows("rows").close().close();
        }).empty());
  CHECK(written<CsvWriter>([](AnswerWriter& json) {
          json.open_object().add("total", 0).close();
        }).empty());
}

}  // namespace cartulary::docgen::csv_writer_test
