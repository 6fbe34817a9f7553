// The project's own content as a Library, for tests that ask about all of it.
#pragma once

#include "engine/guide/variants_guide.h"
#include "tests/support/content.h"
#include "tiledb/content/content.h"
#include "tiledb/database/library.h"

namespace cartulary::test {

inline tiledb::Library library_of(tiledb::ContentRead read) {
  tiledb::Library data;
  data.catalog = std::move(read.content.catalog);
  data.rulebook = Rulebook(std::move(read.content.elements), std::move(read.content.set_rules),
                           std::move(read.content.rules), std::move(read.content.rulings),
                           std::move(read.content.variants), {}, data.catalog.language());
  data.sources = std::move(read.content.sources);
  data.ledger = std::move(read.content.ledger);
  data.claims = std::move(read.content.claims);
  data.positions = std::move(read.content.positions);
  data.guides = std::move(read.content.guides);
  data.guides.guides.push_back(variants_guide(data.catalog, data.rulebook));
  data.meta.content_hash = read.content.hash;
  return data;
}

// Read once for all tests of a program.
inline const tiledb::Library& project_library() {
  static const tiledb::Library library =
      library_of(tiledb::read_content(CARTULARY_SOURCE_DIR "/content"));
  return library;
}

}  // namespace cartulary::test
