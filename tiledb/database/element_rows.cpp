#include "tiledb/database/rows.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

void write_texts(SQLite::Database& database, const char* table,
                 const std::vector<Element>& elements, std::vector<std::string> Element::* list) {
  Insert insert(database, table, 3);
  for (const Element& element : elements) {
    int position = 0;
    for (const std::string& text : element.*list) insert.row({element.id, position++, text});
  }
}

}  // namespace

void write_elements(SQLite::Database& database, const std::vector<Element>& elements) {
  Insert insert(database, "element", 7);
  Insert sources(database, "element_source", 4);
  for (const Element& element : elements) {
    insert.row({element.id, to_text(element.kind), element.name, or_null(element.german),
                or_null(element.set), element.definition, or_null(element.note)});
    int position = 0;
    for (const SourcePlace& source : element.sources)
      sources.row({element.id, position++, source.document, source.place});
  }
  write_texts(database, "element_name", elements, &Element::also);
  write_texts(database, "element_mark", elements, &Element::marks);
  write_texts(database, "element_see", elements, &Element::see);
  write_texts(database, "element_unknown", elements, &Element::unknown);
}

}  // namespace cartulary::tiledb
