// The catalog for the benchmarks, from the database named by CARTULARY_DB (default
// build/cartulary.db). If something cannot be loaded, the program prints the error and exits.
//
//   const Formulas formulas = table_formulas(catalog(), guides().scoring, selection);
//   const BoardKit kit = must(board_kit(catalog(), selection, formulas));
#pragma once

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "engine/guide/guides.h"
#include "engine/tile/catalog.h"
#include "tiledb/database/database.h"

namespace cartulary {

[[noreturn]] inline void fail(const Error& error) {
  std::fprintf(stderr, "%s\n", to_text(error).c_str());
  std::exit(1);
}

template <class T>
T must(Result<T> result) {
  if (!result) fail(result.error());
  return std::move(*result);
}

inline tiledb::Database open_database() {
  const char* file = std::getenv("CARTULARY_DB");
  return must(tiledb::Database::open(file != nullptr ? file : "build/cartulary.db"));
}

inline const Catalog& catalog() {
  static const Catalog loaded = must(open_database().catalog());
  return loaded;
}

// The guides of the same database; they define what features score.
inline const Guides& guides() {
  static const Guides loaded = must(open_database().library()).guides;
  return loaded;
}

}  // namespace cartulary
