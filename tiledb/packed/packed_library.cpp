#include "tiledb/packed/packed_library.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/rule/element_marks.h"
#include "engine/text/version.h"
#include "tiledb/packed/packed_values.h"
#include "tiledb/packed/record_shape.h"

namespace cartulary::tiledb {
namespace {

constexpr std::string_view mark = "Cartulary data\n";

// The parts from which a Library is built. Catalog and Rulebook recreate their links and indexes.
struct Records {
  Meta meta;
  std::vector<SearchWord> words;
  std::vector<TileSet> sets;
  std::vector<Tile> tiles;
  std::vector<Element> elements;
  std::vector<SetRules> openings;
  std::vector<Rule> rules;
  std::vector<Ruling> rulings;
  std::vector<Variant> variants;
  std::optional<GroupGame> game;
  std::vector<SourceDocument> sources;
  std::vector<LedgerEntry> ledger;
  std::vector<ClaimResult> claims;
  std::vector<Position> positions;
  Guides guides;
  std::vector<CarriedGame> games;
};

// What must agree between writer and reader: the program's version and the shape of the records.
std::string format() {
  return std::string(program_version) + ' ' + std::to_string(shape_of<Records>());
}

Error fault(std::string what, std::string fix) {
  return {.where = "data", .what = std::move(what), .fix = std::move(fix)};
}

Library library_of(Records&& records) {
  const SearchLanguage language(std::move(records.words));
  Catalog catalog(std::move(records.sets), std::move(records.tiles),
                  mark_names_of(records.elements), language);
  Rulebook rulebook(std::move(records.elements), std::move(records.openings),
                    std::move(records.rules), std::move(records.rulings),
                    std::move(records.variants), std::move(records.game), language);
  return {std::move(records.meta),      std::move(catalog),        std::move(rulebook),
          std::move(records.sources),   std::move(records.ledger), std::move(records.claims),
          std::move(records.positions), std::move(records.guides), std::move(records.games)};
}

}  // namespace

std::string packed(const Library& library) {
  PackWriter records;
  records.put(library.meta);
  records.put(library.catalog.language().words());
  records.put(library.catalog.sets());
  records.put(library.catalog.tiles());
  records.put(library.rulebook.elements());
  records.put(library.rulebook.openings());
  records.put(library.rulebook.rules());
  records.put(library.rulebook.rulings());
  records.put(library.rulebook.variants());
  const GroupGame* game = library.rulebook.game();
  records.put(game == nullptr ? std::optional<GroupGame>() : *game);
  records.put(library.sources);
  records.put(library.ledger);
  records.put(library.claims);
  records.put(library.positions);
  records.put(library.guides);
  records.put(library.games);
  PackWriter head;
  head.put(format());
  head.put(std::to_string(Digest().add(records.bytes()).value()));
  return std::string(mark) + head.bytes() + records.bytes();
}

Result<Library> unpacked(std::string_view bytes) {
  if (!bytes.starts_with(mark))
    return fault("it is no data of Cartulary", "give the file that `cartulary site` wrote");
  PackReader head(bytes.substr(mark.size()));
  std::string written_as, digest;
  head.take(written_as);
  if (head.good() && written_as != format())
    return fault("another version of the program wrote it", "write the site again");
  head.take(digest);
  if (!head.good() || digest != std::to_string(Digest().add(head.rest()).value()))
    return fault("it is damaged", "write the site again");
  PackReader reader(head.rest());
  Records records;
  reader.take(records);
  if (!reader.good() || !reader.at_end()) return fault("it is damaged", "write the site again");
  return library_of(std::move(records));
}

}  // namespace cartulary::tiledb
