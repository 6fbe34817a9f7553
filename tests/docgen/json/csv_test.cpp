#include "docgen/json/json.h"
#include "tests/support/catch.h"

using cartulary::docgen::csv_of;

TEST_CASE("CSV: a header of the keys, lines that end in CRLF") {
  CHECK(csv_of(R"({"rows": [{"set": "tower", "copies": 3}, {"set": "river", "copies": 1}]})",
               "rows") == "set,copies\r\ntower,3\r\nriver,1\r\n");
}

TEST_CASE("CSV: commas, quotes and line ends are quoted") {
  CHECK(csv_of(R"({"rows": [{"a": "x, y", "b": "say \"no\"", "c": "two\nlines"}]})", "rows") ==
        "a,b,c\r\n\"x, y\",\"say \"\"no\"\"\",\"two\nlines\"\r\n");
}

TEST_CASE("CSV: lists are joined by a bar, nested keys by a point") {
  CHECK(csv_of(R"({"rows": [{"id": "a", "copies": {"C1": 1, "C2": 2}, "rotations": [0, 90]}]})",
               "rows") == "id,copies.C1,copies.C2,rotations\r\na,1,2,0|90\r\n");
}

TEST_CASE("CSV: an object in a list stands as its values") {
  CHECK(csv_of(R"({"dead": [{"edges": "cfff", "opened_by": [{"set": "river", "copies": 1},
                                                            {"set": "tower", "copies": 2}]}]})",
               "dead") == "edges,opened_by\r\ncfff,river:1|tower:2\r\n");
}

TEST_CASE("CSV: a key that only some rows have is a column of all") {
  CHECK(csv_of(R"({"rows": [{"a": 1}, {"a": 2, "title": "King"}, {"b": null}]})", "rows") ==
        "a,title,b\r\n1,,\r\n2,King,\r\n,,\r\n");
}

TEST_CASE("CSV: numbers and truth as JSON writes them") {
  CHECK(csv_of(R"({"rows": [{"x": 0.041666666666666664, "y": 1.0, "z": true, "n": null}]})",
               "rows") == "x,y,z,n\r\n0.041666666666666664,1.0,true,\r\n");
}

TEST_CASE("CSV: what a spreadsheet would take for a formula is kept a text") {
  CHECK(csv_of(R"({"rows": [{"a": "=1+A1", "b": "+cmd|x", "c": "@A1", "d": "-a bend"}]
})",
               "rows") == "a,b,c,d\r\n'=1+A1,'+cmd|x,'@A1,'-a bend\r\n");
  CHECK(csv_of(R"({"rows": [{"a": -1, "b": -0.5, "c": [-1, 2], "d": "-3", "e": "a=b"}]})",
               "rows") == "a,b,c,d,e\r\n-1,-0.5,-1|2,-3,a=b\r\n");
}

TEST_CASE("CSV: no rows, no text") {
  CHECK(csv_of(R"({"rows": []})", "rows").empty());
  CHECK(csv_of(R"({"rows": []})", "tiles").empty());
}
