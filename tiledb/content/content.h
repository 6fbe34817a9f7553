// Content: all that the content folder says, read and checked.
//
// Owns everything. Reading never throws and never stops at the first fault: every error of
// every file is reported, ordered by file, line and column.
//
//   ContentRead read = read_content("content");
//   if (!read.errors.empty()) ... to_text(read.errors.front()) ...
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/guide/guides.h"
#include "engine/position/position.h"
#include "engine/rule/carried_game.h"
#include "engine/rule/rule.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"
#include "tiledb/draft/claim.h"

namespace cartulary::tiledb {

struct Content {
  Catalog catalog;
  std::vector<SourceDocument> sources;     // by id
  std::vector<LedgerEntry> ledger;         // by id
  std::vector<ClaimResult> claims;         // by file, then as written
  std::vector<UncountedFigure> uncounted;  // by file, then as written
  std::vector<EditionPoint> points;        // the same; the check counts them
  std::vector<Element> elements;           // by id
  std::vector<SetRules> set_rules;         // by set
  std::vector<Rule> rules;                 // by set, then as written: the order of reading
  std::vector<Ruling> rulings;             // by set, then as written
  std::vector<Variant> variants;           // the same
  std::vector<Position> positions;         // by id
  std::vector<NoteRange> note_ranges;      // by document, then as written
  std::vector<LeftOut> left_out;           // the same
  Guides guides;
  std::vector<SentenceSection> sections;            // by file
  std::vector<SentenceLeftOut> left_out_sentences;  // by file, then as written
  std::vector<CarriedGame> games;                   // by id; added by add_games (tiledb/game)
  std::string hash;  // SHA-256 over names and bytes of all content files, hex
};

struct ContentRead {
  Content content;            // whole only if there are no errors
  std::vector<Error> errors;  // `where` is file:line:column, the file relative to the folder
};

struct ContentDraft;
struct ContentFile;

// Adds to the draft what a file of content says, but for the files that are a game's alone.
void read_content_file(const ContentFile& file, ContentDraft& draft);

// SHA-256, in hex, over the names and bytes of the files.
std::string hash_of(const std::vector<ContentFile>& files);

// Reads and checks the folder, laid out as content/FORMAT.md says. Files over 1 MiB, more than
// 2,000 files, symbolic links, and files that no reader knows are errors; its folder games is left
// to tiledb/game. A claim is counted
// only if the files of the sets that it counts are free of errors.
ContentRead read_content(const std::filesystem::path& folder);

}  // namespace cartulary::tiledb
