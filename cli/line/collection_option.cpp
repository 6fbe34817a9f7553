#include "cli/line/collection_option.h"

#include "engine/rule/piece_names.h"
#include "engine/text/contract.h"
#include "engine/text/text.h"
#include "tiledb/board/collection_file.h"

namespace cartulary::cli {
namespace {

// Appends "BA-03*2,IC-07" to the value of the option.
void add_tiles(const std::map<std::string, int>& tiles, std::string& option) {
  for (const auto& [id, copies] : tiles) add_item(option, id + "*" + std::to_string(copies), ",");
}

}  // namespace

Result<PieceNames> piece_names_of(const Call& call, const Catalog& catalog) {
  const Result<tiledb::Database> database = call.database();
  if (!database) return database.error();
  const Result<std::vector<Element>> elements = database->elements();
  if (!elements) return elements.error();
  return piece_names(catalog, *elements);
}

Result<Collection> read_collection_file(const Call& call, const Catalog& catalog,
                                        const PieceNames& names, const std::string& list) {
  CARTULARY_REQUIRES(is_collection_file(list));
  const std::string file = list.substr(1);
  const Result<std::string> text = call.read(file, tiledb::max_collection_bytes);
  if (!text) return text.error();
  return tiledb::parse_collection_file(catalog, names, *text,
                                       file == "-" ? "standard input" : file);
}

Status take_collection(const Call& call, const Catalog& catalog, SelectionText& text) {
  if (!is_collection_file(text.sets)) return Done{};
  const Result<PieceNames> names = piece_names_of(call, catalog);
  if (!names) return names.error();
  const Result<Collection> owned = read_collection_file(call, catalog, *names, text.sets);
  if (!owned) return owned.error();
  Result<std::string> sets = collection_sets(catalog, *owned);
  if (!sets) return sets.error();
  text.sets = *std::move(sets);
  text.in_part = collection_parts(catalog, *owned);
  add_tiles(owned->tiles, text.tiles);
  add_tiles(owned->without, text.without);
  return Done{};
}

}  // namespace cartulary::cli
