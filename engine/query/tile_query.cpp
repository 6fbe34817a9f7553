#include "engine/query/tile_query.h"

#include <algorithm>
#include <iterator>

#include "engine/query/tile_terms.h"
#include "engine/text/said_list.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

// Later editions call cloisters monasteries, but tiles use "monastery" for those of other sets.
constexpr std::string_view asked_monastery = "has:monastery";
constexpr std::string_view cloister = "has:cloister";

// A query whose terms are ready to be tested, with the structure of the parsed tree.
struct Compiled {
  QueryNode::Kind kind = QueryNode::Kind::And;
  TileTest test;
  std::vector<Compiled> parts;
};

// nullopt for a term that cannot be tested, and for a node that consists only of such terms.
// `fault` receives the first error.
std::optional<Compiled> compile(const AskedTiles& asked, const Query& query, const QueryNode& node,
                                std::optional<Error>& fault) {
  Compiled compiled;
  compiled.kind = node.kind;
  if (node.kind == QueryNode::Kind::Term) {
    auto test = tile_test(asked, query, node);
    if (!test && !fault) fault = test.error();
    if (!test) return std::nullopt;
    compiled.test = *std::move(test);
  }
  for (const QueryNode& child : node.children)
    if (auto part = compile(asked, query, child, fault)) compiled.parts.push_back(*std::move(part));
  if (!node.children.empty() && compiled.parts.empty()) return std::nullopt;
  return compiled;
}

bool matches(const Compiled& query, const HeldPiece& piece) {
  const auto part_matches = [&piece](const Compiled& part) { return matches(part, piece); };
  switch (query.kind) {
    case QueryNode::Kind::And:
      return std::all_of(query.parts.begin(), query.parts.end(), part_matches);
    case QueryNode::Kind::Or:
      return std::any_of(query.parts.begin(), query.parts.end(), part_matches);
    case QueryNode::Kind::Not:
      return !matches(query.parts[0], piece);
    case QueryNode::Kind::Term:
      break;
  }
  return query.test(piece);
}

void count_editions(TileHits& hits) {
  std::vector<HeldPiece> land;
  std::ranges::copy_if(hits.tiles, std::back_inserter(land),
                       [](const HeldPiece& piece) { return piece.tile->cls == TileClass::Land; });
  hits.by_edition = copies_by_edition(hits.selection, land);
  hits.copies = 0;
  for (const auto& [edition, copies] : hits.by_edition) hits.copies = std::max(hits.copies, copies);
}

int copies_at_most(const Tile& tile) {
  int most = 0;
  for (const Edition edition : all_editions) most = std::max(most, tile.copies_in(edition));
  return most;
}

void add(const HeldPiece& piece, TileHits& hits) {
  hits.tiles.push_back(piece);
  switch (piece.tile->cls) {
    case TileClass::Land:
      hits.copies += piece.copies;
      ++hits.designs;
      break;
    case TileClass::Extra:
      hits.extra += piece.copies;
      break;
    case TileClass::Special:
      hits.special += piece.copies;
      break;
  }
}

// The query with has:cloister for has:monastery, if that finds other tiles; else empty.
std::string asked_for_cloisters(const Catalog& catalog, const Query& query,
                                const std::vector<HeldPiece>& pieces, const TileHits& hits) {
  const std::size_t at = query.text.find(asked_monastery);
  if (at == std::string::npos) return {};
  std::string text = query.text;
  text.replace(at, asked_monastery.size(), cloister);
  const auto parsed = parse_query(text, tile_query_keys());
  if (!parsed) return {};
  std::optional<Error> fault;
  const auto compiled = compile({catalog, hits.selection}, *parsed, parsed->root, fault);
  if (!compiled || fault) return {};
  const auto is_more = [&](const HeldPiece& piece) {
    return matches(*compiled, piece) &&
           std::ranges::find(hits.tiles, piece.tile, &HeldPiece::tile) == hits.tiles.end();
  };
  return std::ranges::any_of(pieces, is_more) ? text : std::string();
}

// "has:abbey" for the single word "abbey", if that also finds tiles without an abbey by the title
// of their set.
std::string asked_for_mark(const Catalog& catalog, const Query& query, const TileHits& hits) {
  const QueryNode* word = &query.root;
  while (word->children.size() == 1) word = &word->children.front();
  if (!is_word(*word)) return {};
  const std::string name = to_lower(word->value);
  const auto by_title = [&](const HeldPiece& piece) {
    const TileSet* set = catalog.find_set(piece.tile->set);
    return set != nullptr && to_lower(set->title).find(name) != std::string::npos;
  };
  std::vector<std::string> marks = catalog.marks_called(name);
  marks.push_back(name);
  for (const std::string& mark : marks) {
    const auto bears = [&](const HeldPiece& piece) { return count_marks(*piece.tile, mark) > 0; };
    if (std::ranges::none_of(hits.tiles, bears)) continue;
    if (std::ranges::any_of(
            hits.tiles, [&](const HeldPiece& piece) { return !bears(piece) && by_title(piece); }))
      return "has:" + mark;
  }
  return {};
}

// The mark that a word is read as once an ending of another language is off: inn for "innn", not
// for "inns". Empty if its own form names the mark or none is named.
std::string read_as(const Catalog& catalog, std::string_view word) {
  const std::vector<std::string> keys = name_keys(word, catalog.language());
  for (const std::string& mark : catalog.marks_called(word)) {
    const std::string key = name_key(mark, catalog.language());
    if (keys.front() != key && std::ranges::find(keys, key) != keys.end()) return mark;
  }
  return {};
}

// A sentence for each value of `has:` that is read as another word.
void add_readings(const Catalog& catalog, const QueryNode& node, Said& hint) {
  if (node.key == "has")
    if (const std::string mark = read_as(catalog, node.value); !mark.empty())
      add_item(hint, said("query-hint.read-as", {{"text", node.value}, {"mark", mark}}),
               "list.sentence");
  for (const QueryNode& child : node.children) add_readings(catalog, child, hint);
}

// Whether a query that asks something has neither a word nor a key: "!!!".
bool is_signs_alone(const Catalog& catalog, const QueryNode& node) {
  if (node.children.empty())
    return is_word(node) && search_tokens(node.value, catalog.language()).empty();
  return std::ranges::all_of(
      node.children, [&](const QueryNode& child) { return is_signs_alone(catalog, child); });
}

}  // namespace

Result<TileHits> find_tiles(const Catalog& catalog, const Selection& selection,
                            std::string_view query, Leniency leniency) {
  const auto parsed = parse_query(query, tile_query_keys());
  if (!parsed) return parsed.error();
  std::optional<Error> fault = parsed->fault;
  std::optional<Compiled> compiled = compile({catalog, selection}, *parsed, parsed->root, fault);
  if (fault && leniency == Leniency::Strict) return *fault;
  const bool mended_away = !parsed->hint.empty() || fault;
  const bool signs_alone = !parsed->root.children.empty() && is_signs_alone(catalog, parsed->root);
  if (signs_alone || (mended_away && parsed->root.children.empty())) compiled.reset();
  const auto pieces = pieces_of(catalog, selection);
  if (!pieces) return pieces.error();

  TileHits hits;
  hits.query = parsed->text;
  hits.fault = std::move(fault);
  hits.hint = parsed->hint;
  add_readings(catalog, parsed->root, hits.hint);
  if (signs_alone) add_item(hits.hint, said("query-hint.signs-alone"), "list.sentence");
  hits.selection = selection;
  hits.fallback = tile_fallback(catalog, selection);
  if (!compiled) return hits;
  for (const HeldPiece& piece : *pieces)
    if (matches(*compiled, piece)) add(piece, hits);
  hits.suggestion = likely_field(*parsed, tile_query_keys());
  if (hits.suggestion.empty() && !hits.tiles.empty())
    hits.suggestion = asked_for_mark(catalog, *parsed, hits);
  if (hits.tiles.empty() && hits.suggestion.empty())
    add_item(hits.hint, unknown_key_hint(*parsed, tile_query_keys()), "list.sentence");
  if (hits.suggestion.empty())
    hits.suggestion = asked_for_cloisters(catalog, *parsed, *pieces, hits);
  if (selection.every_edition)
    count_editions(hits);
  else if (hits.tiles.empty())
    hits.elsewhere = elsewhere(catalog, selection, [&](const Tile& tile) {
      return matches(*compiled, {&tile, copies_at_most(tile)});
    });
  return hits;
}

}  // namespace cartulary
