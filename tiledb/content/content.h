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

#include "engine/text/result.h"
#include "tiledb/draft/claim.h"
#include "tiledb/library/library.h"

namespace cartulary::tiledb {

// The library, and what shows that the content is complete: only the database keeps that.
struct Content {
  Library library;
  std::vector<UncountedNumber> uncounted;           // by file, then in file order
  std::vector<EditionPoint> points;                 // the same; `cartulary check` counts them
  std::vector<NoteRange> note_ranges;               // by document, then in file order
  std::vector<LeftOut> left_out;                    // by document, then in file order
  std::vector<SentenceSection> sections;            // by file
  std::vector<SentenceLeftOut> left_out_sentences;  // by file, then in file order
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
// subfolder games is left to add_games() (tiledb/group_game). A claim is counted only if the files
// of its sets are free of errors.
ContentRead read_content(const std::filesystem::path& folder);

}  // namespace cartulary::tiledb
