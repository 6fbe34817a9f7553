// EditionTable: a set printing by printing, only what differs: its title, what is in the box, its
// rules heading by heading, and what publishers say otherwise.
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
#include "engine/tile/catalog.h"

namespace cartulary {

// One rule, one side of a difference, or a line about the box.
struct EditionEntry {
  std::string text;   // Markdown
  std::string title;  // of a rule; else empty
  std::string id;     // "rule/..." or "ruling/..."; empty: the set itself tells it
  std::vector<SourcePlace> sources;
  bool single_source = false;
  bool unread = false;  // told by other printings; no document of this one was read
  friend bool operator==(const EditionEntry&, const EditionEntry&) = default;
};

struct EditionCell {
  std::vector<Edition> editions;      // side by side, which have the same
  std::vector<EditionEntry> entries;  // none: nothing of its own here
  friend bool operator==(const EditionCell&, const EditionCell&) = default;
};

struct EditionRow {
  std::string title;
  std::vector<EditionCell> cells;  // all columns of the table in their order, alike ones together
  friend bool operator==(const EditionRow&, const EditionRow&) = default;
};

struct EditionTable {
  const TileSet* set = nullptr;
  std::vector<Edition> editions;  // the columns: the printings of rules in which there is the set
  std::vector<EditionRow> rows;
  std::map<Edition, int> unread;  // rules that apply and that no document of the printing tells
};

// What the set itself tells is cited from those of its documents that tell of the printing.
EditionTable edition_table(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set,
                           std::span<const SourceDocument> documents);

// Whether sources are named at that entry: one with the same sources that follows names them for
// both.
bool names_sources(const EditionCell& cell, std::size_t entry);

// Whether the table of the set has a row.
bool differs_by_edition(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set);

// The sets that have two printings or more with something that differs, in listing order.
std::vector<const TileSet*> sets_that_differ(const Catalog& catalog, const Rulebook& rulebook);

// The rules that say for other printings what this one says for its own: of its set, under its
// heading, about the same element first. None where it holds in all.
std::vector<const Rule*> other_printings(const Rulebook& rulebook, const RuleRecord& record);

}  // namespace cartulary
