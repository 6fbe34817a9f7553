// Any bytes as packed records, which a page hands to the engine in the browser: read or refused
// without a step beyond them, and what is read writes and reads back to itself. As a whole library
// they are refused, for what unpacked() takes bears a digest.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/guide/guides.h"
#include "engine/position/position.h"
#include "engine/rule/rule.h"
#include "engine/tile/source.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_set.h"
#include "tiledb/draft/claim.h"
#include "tiledb/packed/packed_library.h"
#include "tiledb/packed/packed_values.h"

namespace {

using namespace cartulary;

void check(bool holds) {
  if (!holds) std::abort();
}

template <class Record>
void read_as(std::string_view bytes) {
  tiledb::PackReader reader(bytes);
  std::vector<Record> records;
  reader.take(records);
  check(reader.rest().size() <= bytes.size());
  if (!reader.good()) return;
  tiledb::PackWriter writer;
  writer.put(records);
  tiledb::PackReader again(writer.bytes());
  std::vector<Record> same;
  again.take(same);
  check(again.good() && again.at_end());
  tiledb::PackWriter twice;
  twice.put(same);
  check(twice.bytes() == writer.bytes());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  read_as<TileSet>(bytes);
  read_as<Tile>(bytes);
  read_as<Element>(bytes);
  read_as<Rule>(bytes);
  read_as<Ruling>(bytes);
  read_as<Variant>(bytes);
  read_as<SourceDocument>(bytes);
  read_as<LedgerEntry>(bytes);
  read_as<tiledb::ClaimResult>(bytes);
  read_as<Position>(bytes);
  read_as<Guides>(bytes);
  const auto library = tiledb::unpacked(bytes);
  check(!library.ok() && !library.error().what.empty() && !library.error().fix.empty());
  return 0;
}
