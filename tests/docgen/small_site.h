// The pages of the small catalog, with a source, a ledger entry and rules, for tests and goldens.
#pragma once

#include "docgen/pages/site.h"
#include "tests/docgen/page_rulebook.h"
#include "tests/engine/small_catalog.h"

namespace cartulary::test {

inline tiledb::Library small_library() {
  tiledb::Library data;
  data.catalog = small_catalog();
  data.rulebook = page_rulebook();
  SourceDocument rules;
  rules.id = "car-7.4";
  rules.title = "Complete Annotated Rules";
  rules.kind = "rules";
  rules.date = "2015-05-22";
  rules.unknown = {"address"};
  data.sources = {rules};
  LedgerEntry entry;
  entry.id = "bend-count";
  entry.title = "Copies of the bend";
  entry.kind = "slip";
  entry.sides = {{"2 tiles", {{"car-7.4", "page 12"}}}, {"3 tiles", {}}};
  entry.decision = "3 tiles";
  entry.reason = "They were counted.";
  entry.date = "2026-11-20";
  entry.tiles = {"BA-15"};
  entry.sets = {"base-game"};
  data.ledger = {entry};
  tiledb::ClaimResult claim;
  claim.id = "edges/crrf/base-game";
  claim.copies = 2;
  claim.counted = 3;
  claim.ledger = "bend-count";
  data.claims = {claim};
  data.meta.content_hash = "0123";
  return data;
}

// The same with a rule that the World Championship alone has: base-game/short-roads.
inline tiledb::Library small_library_of_publishers() {
  tiledb::Library data = small_library();
  const Rulebook& book = data.rulebook;
  std::vector<Rule> rules = book.rules();
  Rule own = page_rule("base-game/short-roads", "The turn", "Lanes of two tiles pay less.", {});
  own.title = "Lanes of two tiles";
  own.rule_sets = {"WC2012"};
  rules.insert(rules.begin(), std::move(own));
  data.rulebook =
      Rulebook(book.elements(), book.openings(), std::move(rules), book.rulings(), book.variants());
  return data;
}

}  // namespace cartulary::test
