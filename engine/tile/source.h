// Where facts come from: documents, places in them, claims that they make, and the ledger of
// what they get wrong or disagree on.
//
// Example: SourcePlace{"car-7.4", "note 135"} cites note 135 of the document with that id.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/tile/edition.h"

namespace cartulary {

struct SourcePlace {
  std::string document;  // id of a SourceDocument
  std::string place;     // "note 135", "page 12", "section \"The Farmers\""; may be empty
  friend bool operator==(const SourcePlace&, const SourcePlace&) = default;
};

// A document that facts or rules are taken from. Empty text where nothing is stated.
struct SourceDocument {
  std::string id;  // "car-7.4"
  std::string title;
  std::string kind;  // rules, wiki, house-rules, program, pictures, forum, shop
  std::string publisher;
  std::string author;
  std::string version;
  std::string date;  // YYYY, YYYY-MM or YYYY-MM-DD
  std::string language;
  std::string address;
  std::vector<Edition> editions;  // of whose printings alone it tells the rules; none: of all
  std::string rule_set;           // who alone has it so: RGG; empty: nobody alone
  std::string note;
  std::vector<std::string> unknown;  // keys whose value no source states
  friend bool operator==(const SourceDocument&, const SourceDocument&) = default;
};

// One side of a disagreement.
struct LedgerSide {
  std::string says;
  std::vector<SourcePlace> sources;
  friend bool operator==(const LedgerSide&, const LedgerSide&) = default;
};

// Where sources disagree, err or are silent: both sides, what was decided, and why.
struct LedgerEntry {
  std::string id;
  std::string title;
  std::string kind;  // slip, dispute, gap
  std::vector<std::string> claims;
  std::vector<LedgerSide> sides;
  std::string decision;
  std::string reason;
  std::string date;
  std::vector<std::string> tiles;
  std::vector<std::string> sets;
  friend bool operator==(const LedgerEntry&, const LedgerEntry&) = default;
};

}  // namespace cartulary
