// Record: anything that has an id of its own: tile, set, source, ledger entry, rule, ruling,
// variant, element, position.
//
// Points into the Library that it was found in.
//
//   Result<Record> record = find_record(*library, "tower");
//   record->id();                                   // "set/tower"
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/text/result.h"
#include "tiledb/database/library.h"

namespace cartulary::cli {

struct Record {
  std::variant<const Tile*, const TileSet*, const SourceDocument*, const LedgerEntry*, const Rule*,
               const Ruling*, const Variant*, const Element*, const Position*>
      value;
  // "tile/IC-11", "set/tower", "source/car-7.4", "ledger/wheel-cfrr", "rule/tower/ransom".
  std::string id() const;
};

// By kind and name, "set/tower", or by a bare name (id, alias or code, whatever the case; of an
// element also any word for it that is no id: "meeple"). The bare names of rules, rulings,
// variants and positions have their set: "tower/ransom".
// Errors: no such kind, nothing of that name (both with suggestion), or several records of that
// name, which the error lists.
Result<Record> find_record(const tiledb::Library& records, std::string_view name);

}  // namespace cartulary::cli
