// EditionTable: the differences between the printings of a set: its title, the contents of the box,
// its rules by heading, and statements of publishers that differ.
//
// Points into the Catalog and the Rulebook, which must outlive it.
//
//   const EditionTable table = edition_table(catalog, rulebook, *catalog.find_set("tower"),
//                                            sources);
//   for (const EditionRow& row : table.rows)
//     for (const EditionCell& cell : row.cells) ... cell.editions, cell.entries ...
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/text/said.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// A rule, one side of a difference, or a line about the box.
struct EditionEntry {
  Said text;          // Markdown
  std::string title;  // rules only
  std::string id;     // "rule/..." or "ruling/..."; empty: from the set itself
  std::vector<SourcePlace> sources;
  bool single_source = false;
  bool unread = false;  // from other printings; no document of this one was read
  friend bool operator==(const EditionEntry&, const EditionEntry&) = default;
};

struct EditionCell {
  std::vector<Edition> editions;      // the adjacent printings that share the entries
  std::vector<EditionEntry> entries;  // empty: nothing of its own here
  friend bool operator==(const EditionCell&, const EditionCell&) = default;
};

struct EditionRow {
  Said title;
  std::vector<EditionCell> cells;  // covers all columns in order; equal neighbours are merged
  friend bool operator==(const EditionRow&, const EditionRow&) = default;
};

struct EditionTable {
  const TileSet* set = nullptr;
  std::vector<Edition> editions;  // the columns: the printings of rules that the set has
  std::vector<EditionRow> rows;
  std::map<Edition, int> unread;  // records that apply but that no document of the printing states
};

// Entries that come from the set itself cite those of its documents that cover the printing. A rule
// set leaves out what only other publishers say; empty: everyone is told.
EditionTable edition_table(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set,
                           std::span<const SourceDocument> documents,
                           std::string_view rule_set = {});

// Whether to print the sources at that entry. If the next entry has the same sources, they are
// printed there for both.
bool names_sources(const EditionCell& cell, std::size_t entry);

// Whether the table of the set has any rows.
bool differs_by_edition(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set);

// The sets with at least two printings that differ, in listing order. Boxes are not included.
std::vector<const TileSet*> sets_that_differ(const Catalog& catalog, const Rulebook& rulebook);

// The rules that replace this one in other printings: of the same set, under the same heading, with
// the same main element. Empty if the rule holds in all printings.
std::vector<const Rule*> other_printings(const Rulebook& rulebook, const RuleRecord& record);

}  // namespace cartulary
