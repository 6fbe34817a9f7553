// The sources of facts: documents, places in them, and the entries of the ledger. The ledger is the
// list of points on which sources disagree, are wrong or say nothing, each with the decision taken.
//
// Example: SourcePlace{"car-7.4", "note 135"} cites note 135 of the document with that id. It is
// the Carcassonne Complete Annotated Rules by Christopher Ober, which comments call CAR 7.4.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/text/record_id.h"
#include "engine/tile/edition.h"

namespace cartulary {

struct SourcePlace {
  std::string document;  // id of a SourceDocument
  std::string place;     // "note 135", "page 12", "section \"The Farmers\""; may be empty
  friend bool operator==(const SourcePlace&, const SourcePlace&) = default;
};

// A document that facts or rules are taken from. A text is empty if nothing is stated.
struct SourceDocument {
  std::string id;  // "car-7.4"
  std::string title;
  std::string kind;  // rules, wiki, house-rules, program, pictures, forum, shop, volunteers
  std::string publisher;
  std::string author;
  std::string version;
  std::string date;  // YYYY, YYYY-MM or YYYY-MM-DD
  std::string language;
  std::string address;
  std::vector<Edition> editions;  // the only ones whose rules it gives; empty: all
  std::string rule_set;           // the only one that it describes: RGG; empty: not limited to one
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

// A point on which sources disagree, err or are silent: both sides, the decision and the reason.
struct LedgerEntry {
  static constexpr RecordKind record_kind = RecordKind::Ledger;
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
