#include "tiledb/content/tile_reader.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/text/text.h"
#include "engine/tile/edition.h"
#include "engine/tile/tile_members.h"
#include "tiledb/content/segment_reader.h"
#include "tiledb/content/tile_checks.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/draft/symbol_table.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

// Keys that depend on the set, or on class and shape, or whose items need places.
constexpr std::array<std::string_view, 8> tile_apart = {
    "id", "title", "class", "shape", "interior", "edges", "segments", "features"};
// "edges", the editions, "interior".
constexpr auto fact_names = [] {
  std::array<std::string_view, all_editions.size() + 2> names{};
  names.front() = "edges";
  std::ranges::transform(all_editions, names.begin() + 1,
                         [](Edition edition) { return to_text(edition); });
  names.back() = "interior";
  return names;
}();

void read_tile_id(const Record& record, const TileSet& set, TileDraft& made, ContentDraft& draft) {
  Tile& tile = made.tile;
  tile.id = record.need_text("id");
  if (tile.id.empty()) return;
  const std::string begin = set.code + "-";
  const std::string_view rest =
      std::string_view(tile.id).substr(std::min(begin.size(), tile.id.size()));
  const std::optional<int> number =
      tile.id.starts_with(begin) && rest.size() == 2 ? parse_whole(rest, 1, 99) : std::nullopt;
  if (!number && !set.code.empty())
    draft.errors.add(made.place, fmt::format("'{}' is no tile id of this set", tile.id),
                     fmt::format("write the set's code, a hyphen and two digits, as {}01", begin));
  tile.number = number.value_or(0);
  draft.given.push_back({NameKind::Tile, tile.id, made.place});
}

void read_copies(const Record& record, const TileSet& set, Tile& tile, ErrorList& errors) {
  record.need("copies");
  for (const YamlEntry& entry : record.map("copies")) {
    const std::optional<Edition> edition = read_edition(entry.key_place, entry.key, errors);
    if (edition && lacks_edition(set, *edition))
      errors.add(entry.key_place, fmt::format("the set has no edition {}", entry.key),
                 fmt::format("add {} to the set's 'editions', or remove it here", entry.key));
    const std::optional<int> copies = read_number(
        entry.value, fmt::format("the number of copies in {}", entry.key), 1, 999, errors);
    if (edition) tile.copies[static_cast<std::size_t>(*edition)] = copies;
  }
  const YamlNode* value = record.find("copies");
  if (value != nullptr && value->kind == YamlNode::Kind::Map && value->entries.empty())
    errors.add(value->place, "'copies' is empty", "name at least one edition with its copies");
}

// A symbol of a group's own game: 'own:' and a word of their choice.
void check_own_symbol(const YamlNode& node, const Symbol& symbol, ContentDraft& draft) {
  if (!draft.game)
    draft.errors.add(node.place, "'own' is for the symbols of a group's own game",
                     "write a symbol that FORMAT.md lists");
  else if (!is_id(symbol.detail, false))
    draft.errors.add(node.place, fmt::format("'{}' names no symbol of your own", symbol.text()),
                     "write 'own:' and a word of small letters, digits and hyphens: own:heron");
}

void read_symbol(const YamlNode& node, Tile& tile, ContentDraft& draft) {
  ErrorList& errors = draft.errors;
  const std::string text = read_text(node, "an item of 'features'", errors);
  if (text.empty()) return;
  const std::size_t colon = std::min(text.find(':'), text.size());
  Symbol symbol{text.substr(0, colon), colon < text.size() ? text.substr(colon + 1) : ""};
  const SymbolRule* rule = find_symbol(symbol.name);
  if (rule == nullptr) {
    std::vector<std::string_view> known;
    for (const SymbolRule& each : symbol_rules())
      if (!each.any_word || draft.game) known.push_back(each.name);
    report_unknown_name(node.place, "feature", symbol.name, known, errors);
  } else if (rule->any_word) {
    check_own_symbol(node, symbol, draft);
  } else if (rule->details.empty() && colon < text.size()) {
    errors.add(node.place, fmt::format("feature '{}' takes no detail", symbol.name),
               fmt::format("write '{}' alone", symbol.name));
  } else if (symbol.detail.empty() && !rule->may_be_bare) {
    errors.add(
        node.place, fmt::format("feature '{}' needs a detail", symbol.name),
        fmt::format("write '{}:' and one of: {}", symbol.name, fmt::join(rule->details, ", ")));
  } else if (colon < text.size() && std::find(rule->details.begin(), rule->details.end(),
                                              symbol.detail) == rule->details.end()) {
    report_unknown_name(node.place, fmt::format("detail of feature '{}'", symbol.name),
                        symbol.detail, rule->details, errors);
  }
  tile.symbols.push_back(std::move(symbol));
}

// The place of the value of `inner` within `key`; of the value of `key` if it is no map or lacks
// it.
Place place_within(const Record& record, std::string_view key, std::string_view inner) {
  const YamlNode* node = record.find(key);
  if (node == nullptr) return record.place();
  for (const YamlEntry& entry : node->entries)
    if (entry.key == inner) return entry.value.place;
  return node->place;
}

bool needs_source(const Tile& tile, std::string_view fact) {
  const bool all_unknown = tile.edges.find_first_not_of('?') == std::string::npos;
  if (fact == "edges") return tile.shape != Shape::Card && !all_unknown;
  if (fact == "interior") return tile.interior != Interior::Unknown && !tile.segments.empty();
  const std::optional<Edition> edition = parse_edition(fact);
  return edition && tile.exists_in(*edition);
}

const std::vector<SourcePlace>* sources_of(const FactSources& sources, std::string_view fact) {
  const auto found = sources.find(std::string(fact));
  return found == sources.end() ? nullptr : &found->second;
}

// The set's sources apply only to facts that the tile has.
void read_sources(const Record& record, const TileSet& set, const FactSources& from_set,
                  TileDraft& made, ContentDraft& draft) {
  Tile& tile = made.tile;
  const FactSources own = read_fact_sources(record, "sources", set, draft);
  for (const std::string_view fact : fact_names) {
    const bool needed = !draft.game && needs_source(tile, fact);
    const std::vector<SourcePlace>* sources = sources_of(own, fact);
    if (sources == nullptr && needed) sources = sources_of(from_set, fact);
    if (sources == nullptr && needed)
      draft.errors.add(made.place, fmt::format("no source is named for '{}' of this tile", fact),
                       "add it to the set's 'tile_sources' or to the tile's 'sources'");
    if (sources == nullptr) continue;
    for (const SourcePlace& source : *sources) tile.sources.push_back({std::string(fact), source});
  }
}

// Reads what determines how to read the rest: class, shape and interior. False if the shape is
// unknown.
bool read_nature(const Record& record, Tile& tile) {
  tile.cls =
      read_word(record, "class", parse_tile_class, kind_names::classes).value_or(TileClass::Land);
  const std::optional<Shape> shape = read_word(record, "shape", parse_shape, kind_names::shapes);
  tile.shape = shape.value_or(Shape::Square);
  tile.interior = read_word(record, "interior", parse_interior, kind_names::interiors)
                      .value_or(Interior::Recorded);
  tile.title = tile.cls == TileClass::Special ? record.need_text("title") : record.text("title");
  return shape || !record.has("shape");
}

void read_landscape(const Record& record, TileDraft& made, ContentDraft& draft) {
  Tile& tile = made.tile;
  if (tile.shape == Shape::Card) {
    for (const std::string_view key : {"edges", "segments"})
      if (record.find(key) != nullptr)
        draft.errors.add(record.place_of(key), fmt::format("a card has no '{}'", key),
                         "leave it out, or give the shape of the landscape");
    return;
  }
  tile.edges = record.need_text("edges");
  record.need("segments");
  for (const YamlNode& node : record.list("segments")) read_segment(node, made, draft);
}

}  // namespace

FactSources read_fact_sources(const Record& record, std::string_view key, const TileSet& set,
                              ContentDraft& draft) {
  FactSources sources;
  const YamlNode* node = record.find(key);
  if (node == nullptr) return sources;
  const std::string what = fmt::format("'{}'", key);
  const Record facts(*node, {what, fact_names, {}}, draft.errors);
  for (const std::string_view fact : fact_names) {
    if (!facts.has(fact)) continue;
    const std::optional<Edition> edition = parse_edition(fact);
    if (edition && lacks_edition(set, *edition))
      draft.errors.add(facts.place_of(fact), fmt::format("the set has no edition {}", fact),
                       fmt::format("add {} to the set's 'editions', or remove it here", fact));
    sources[std::string(fact)] = read_source_places(facts, fact, true, draft);
  }
  return sources;
}

TileDraft read_tile(const YamlNode& node, const TileSet& set, const FactSources& from_set,
                    ContentDraft& draft) {
  const std::size_t faults = draft.errors.size();
  const Record record(node, keys_of<Tile>(), draft.errors);
  TileDraft made;
  made.place = record.place_of("id");
  made.edges = record.place_of("edges");
  made.copies = record.place_of("copies");
  made.interior = record.place_of("interior");
  made.crossing = record.place_of("crossing");
  made.apart = record.place_of("apart");
  Tile& tile = made.tile;
  tile.set = set.id;
  read_tile_id(record, set, made, draft);
  if (read_nature(record, tile)) read_landscape(record, made, draft);
  read_copies(record, set, tile, draft.errors);
  read_members(record, tile, draft, tile_apart);
  made.jcz = place_within(record, "jcz", "id");
  for (const YamlNode& item : record.list("features")) read_symbol(item, tile, draft);
  read_sources(record, set, from_set, made, draft);
  // If segments could not be read, checking the tile would only cause consequential faults.
  if (draft.errors.size() == faults) check_tile(made, draft.errors);
  return made;
}

}  // namespace cartulary::tiledb
