// Claim: a figure that a source prints about tiles, and what the database counts.
#pragma once

#include <optional>
#include <string>

#include "engine/edition.h"
#include "engine/source.h"

namespace cartulary {

// What a claim counts; empty parts do not restrict.
struct ClaimCount {
  std::string set;
  std::string edges;
  std::string has;
  std::string cls = "land";
  std::string shape;
  std::string unit = "tiles";  // tiles, marks or pieces
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
  std::string ledger;              // the entry that explains a difference; empty if none
  bool met() const { return counted == copies && sum_of_rows.value_or(copies) == copies; }
};

}  // namespace cartulary
