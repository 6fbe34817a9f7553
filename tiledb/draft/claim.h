// Claim: a number that a source prints about tiles, compared with the count from the catalog.
//
// Example: CAR 7.4 says that the base game has 1 tile cccc; the tiles give 1; so the claim is met.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/tile/edition.h"
#include "engine/tile/source.h"

namespace cartulary::tiledb {

// What a claim counts. Empty parts do not restrict; a tile matches a list if it matches any item.
struct ClaimCount {
  std::vector<std::string> sets;  // empty: the sets of CAR's Tile Overview
  std::string edges;              // edge code of square tiles
  std::vector<std::string> has;   // names of count_marks
  std::vector<std::string> classes;
  std::string shape;
  std::string unit = "tiles";  // tiles, marks or pieces
  friend bool operator==(const ClaimCount&, const ClaimCount&) = default;
};

struct ClaimResult {
  std::string id;
  ClaimCount count;
  int copies = 0;  // the number that the source prints
  Edition edition = Edition::C1;
  bool dropped = false;
  std::string sum_of;  // for a total: the prefix of the ids of the claims that it sums up
  SourcePlace source;
  std::string note;
  int counted = 0;                 // the number that the tiles give
  std::optional<int> sum_of_rows;  // with sum_of: the sum of the numbers in the source's own rows
  std::string ledger;  // the first ledger entry that explains a difference; may be empty
  bool met() const { return counted == copies && sum_of_rows.value_or(copies) == copies; }
  friend bool operator==(const ClaimResult&, const ClaimResult&) = default;
};

// A number that a source prints but that counting tiles cannot verify, with the reason.
struct UncountedNumber {
  std::string id;
  std::string says;
  std::string reason;
  SourcePlace source;
  friend bool operator==(const UncountedNumber&, const UncountedNumber&) = default;
};

// A point in which printings differ, from a digest of sources: the records that carry it, or the
// reason why none does.
struct EditionPoint {
  std::string id;
  std::vector<Edition> editions;
  std::vector<std::string>
      carried;  // "rule/...", "ruling/...", "variant/...", "set/...", "ledger/..."
  std::string left_out;
  friend bool operator==(const EditionPoint&, const EditionPoint&) = default;
};

}  // namespace cartulary::tiledb
