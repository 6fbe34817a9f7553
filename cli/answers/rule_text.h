// The part of `cartulary show` for rules, rulings, variants, elements and positions. Tiles, sets
// and other records are in record_text.cpp.
//
//   RecordSheet sheet(80, style);
//   tell_ruling(sheet, records, ruling);
//   out << sheet.take();
#pragma once

#include "cli/answers/record.h"
#include "cli/terminal/record_sheet.h"

namespace cartulary::cli {

// Each adds everything about the record except how to cite it.
void tell_rule(RecordSheet& sheet, const tiledb::Library& records, const Rule& rule);
void tell_ruling(RecordSheet& sheet, const tiledb::Library& records, const Ruling& ruling);
void tell_variant(RecordSheet& sheet, const tiledb::Library& records, const Variant& variant);
void tell_element(RecordSheet& sheet, const tiledb::Library& records, const Element& element);
void tell_position(RecordSheet& sheet, const tiledb::Library& records, const Position& position);

}  // namespace cartulary::cli
