// Claim: a figure that a source prints about tiles, and what the database counts.
//
// Example: CAR 7.4 says that the base game has 1 tile cccc; the tiles give 1; the claim is met.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/tile/edition.h"
#include "engine/tile/source.h"

namespace cartulary::tiledb {

// What a claim counts; empty parts do not restrict, and of a list any may hold.
struct ClaimCount {
  std::vector<std::string> sets;  // empty: the sets of CAR's Tile Overview
  std::string edges;              // edge code of squares
  std::vector<std::string> has;   // names of count_marks
  std::vector<std::string> classes = {"land"};
  std::string shape;
  std::string unit = "tiles";  // tiles, marks or pieces
  friend bool operator==(const ClaimCount&, const ClaimCount&) = default;
};

struct ClaimResult {
  std::string id;
  ClaimCount count;
  int copies = 0;  // what the source prints
  Edition edition = Edition::C1;
  bool dropped = false;
  std::string sum_of;  // prefix of the claims that this one is the total of
  SourcePlace source;
  std::string note;
  int counted = 0;                 // what the tiles give
  std::optional<int> sum_of_rows;  // with sum_of: what the source's own rows add up to
  std::string ledger;              // the first entry that explains a difference; empty if none
  bool met() const { return counted == copies && sum_of_rows.value_or(copies) == copies; }
  friend bool operator==(const ClaimResult&, const ClaimResult&) = default;
};

// A figure that a source prints and no count of tiles can answer, with the reason.
struct UncountedFigure {
  std::string id;
  std::string says;
  std::string reason;
  SourcePlace source;
  friend bool operator==(const UncountedFigure&, const UncountedFigure&) = default;
};

// A point in which printings differ, as a digest of sources lists them: the records that carry it,
// or why none does.
struct EditionPoint {
  std::string id;
  std::vector<Edition> editions;
  std::vector<std::string> carried;  // "rule/...", "ruling/...", "set/...", "ledger/..."
  std::string left_out;
  friend bool operator==(const EditionPoint&, const EditionPoint&) = default;
};

}  // namespace cartulary::tiledb
