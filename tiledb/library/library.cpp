#include "tiledb/library/library.h"

#include <utility>

#include "engine/guide/variants_guide.h"
#include "engine/rule/element_marks.h"

namespace cartulary::tiledb {

Library library_of(Records records) {
  const SearchLanguage language(std::move(records.words));
  Catalog catalog(std::move(records.sets), std::move(records.tiles),
                  mark_names_of(records.elements), language);
  Rulebook rulebook(std::move(records.elements), std::move(records.openings),
                    std::move(records.rules), std::move(records.rulings),
                    std::move(records.variants), std::move(records.game), language);
  // Last, which is also its place in the order of ids.
  records.guides.guides.push_back(variants_guide(catalog, rulebook));
  return {std::move(records.meta),      std::move(catalog),        std::move(rulebook),
          std::move(records.sources),   std::move(records.ledger), std::move(records.claims),
          std::move(records.positions), std::move(records.guides), std::move(records.games)};
}

Records records_of(const Library& library) {
  const Rulebook& book = library.rulebook;
  Records records = {
      library.meta,           library.catalog.language().words(),
      library.catalog.sets(), library.catalog.tiles(),
      book.elements(),        book.openings(),
      book.rules(),           book.rulings(),
      book.variants(),        book.game() == nullptr ? std::nullopt : std::optional(*book.game()),
      library.sources,        library.ledger,
      library.claims,         library.positions,
      library.guides,         library.games};
  std::erase_if(records.guides.guides,
                [](const Guide& guide) { return guide.id == variants_guide_id; });
  return records;
}

RecordCounts counts_of(const Library& library) {
  const auto size = [](const auto& list) { return static_cast<int>(list.size()); };
  const Rulebook& book = library.rulebook;
  return {size(library.catalog.sets()), size(library.catalog.tiles()), size(book.rules()),
          size(book.rulings()),         size(book.variants()),         size(book.elements()),
          size(library.positions),      size(library.ledger)};
}

}  // namespace cartulary::tiledb
