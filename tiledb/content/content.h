// Content: the whole content folder, read and checked.
//
// Owns everything. Reading never throws and never stops at the first fault: it reports every error
// of every file, ordered by file, line and column.
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
  std::vector<ClaimResult> claims;         // by file, then in file order
  std::vector<UncountedFigure> uncounted;  // by file, then in file order
  std::vector<EditionPoint> points;    // by file, then in file order; `cartulary check` counts them
  std::vector<Element> elements;       // by id
  std::vector<SetRules> set_rules;     // by set
  std::vector<Rule> rules;             // by set, then in file order, which is the reading order
  std::vector<Ruling> rulings;         // by set, then in file order
  std::vector<Variant> variants;       // by set, then in file order
  std::vector<Position> positions;     // by id
  std::vector<NoteRange> note_ranges;  // by document, then in file order
  std::vector<LeftOut> left_out;       // by document, then in file order
  Guides guides;
  std::vector<SentenceSection> sections;            // by file
  std::vector<SentenceLeftOut> left_out_sentences;  // by file, then in file order
  std::vector<CarriedGame> games;                   // by id; added by add_games (tiledb/game)
  std::string hash;  // SHA-256, in hex, over the names and bytes of all content files
};

struct ContentRead {
  Content content;            // complete only if there are no errors
  std::vector<Error> errors;  // `where` is file:line:column, the file below `folder` as given
};

struct ContentDraft;
struct ContentFile;

// Adds a content file to the draft. Ignores the files that only games have.
void read_content_file(const ContentFile& file, ContentDraft& draft);

// SHA-256, in hex, over the names and bytes of the files.
std::string hash_of(const std::vector<ContentFile>& files);

// Reads and checks the folder, which content/FORMAT.md describes. Errors: files over 1 MiB, more
// than 2,000 files or 64 MiB in all, symbolic links, and files that no reader handles. The
// subfolder games is left to tiledb/game. A claim is counted only if the files of its sets are free
// of errors.
ContentRead read_content(const std::filesystem::path& folder);

}  // namespace cartulary::tiledb
