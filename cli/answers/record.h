// Record: any object with an id: tile, set, source, ledger entry, rule, ruling, variant, element or
// position.
//
// Points into the Library in which it was found.
//
//   Result<Record> record = find_record(*library, "tower");
//   record->id();                                   // "set/tower"
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/text/result.h"
#include "tiledb/library/library.h"

namespace cartulary::cli {

struct Record {
  std::variant<const Tile*, const TileSet*, const SourceDocument*, const LedgerEntry*, const Rule*,
               const Ruling*, const Variant*, const Element*, const Position*>
      value;
  // The id with its kind: "tile/IC-11", "set/tower", "source/car-7.4", "ledger/wheel-cfrr",
  // "rule/tower/ransom".
  std::string id() const;
};

// Finds a record by kind and name, "set/tower", or by a bare name: id, alias or code, ignoring
// case. If no id matches, also by any word for an element ("meeple") and by the title of a rule,
// ruling or variant. Bare names of rules, rulings, variants and positions include their set:
// "tower/ransom". A set is preferred to other records of the same name. Errors: no such kind, no
// record of that name (both with a suggestion), or several, which the error lists.
Result<Record> find_record(const tiledb::Library& records, std::string_view name);

}  // namespace cartulary::cli
