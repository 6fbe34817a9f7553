#include "docgen/pages/page_table.h"

#include <algorithm>
#include <array>

#include "docgen/base/links.h"
#include "docgen/guide/figures_page.h"
#include "docgen/guide/game_pages.h"
#include "docgen/guide/guide_pages.h"
#include "docgen/guide/words_page.h"
#include "docgen/pages/change_pages.h"
#include "docgen/pages/counts_pages.h"
#include "docgen/pages/former_pages.h"
#include "docgen/pages/page_builders.h"
#include "docgen/pages/score_page.h"
#include "engine/guide/word_search.h"
#include "engine/rule/edition_table.h"
#include "engine/rule/interactions.h"

namespace cartulary::docgen {

namespace {

using Names = std::vector<std::string>;

// A page whose path has no name.
template <Page (*Build)(const PageContext&)>
std::optional<Page> only(const PageContext& context, std::string_view /*name*/) {
  return Build(context);
}

// A page that takes no question. It is a file beside the module of browsers, which does not make
// it.
#ifdef __wasm__
std::optional<Page> no_page(const PageContext& /*context*/, std::string_view /*name*/) {
  return std::nullopt;
}
template <auto Build>
constexpr auto in_files = &no_page;
#else
template <auto Build>
constexpr auto in_files = Build;
#endif

template <class Records>
Names ids_of(const Records& records) {
  Names ids;
  for (const auto& record : records) ids.push_back(record.id);
  return ids;
}

// find_set ignores case and accepts aliases, but an address has only one spelling.
std::optional<Page> set_at(const PageContext& context, std::string_view name) {
  const TileSet* set = context.index.catalog().find_set(name);
  if (set == nullptr || set->id != name) return std::nullopt;
  return set_page(context, *set);
}

Names set_names(const SiteIndex& index) {
  return ids_of(index.catalog().sets());
}

std::optional<Page> tile_at(const PageContext& context, std::string_view name) {
  const Tile* tile = context.index.catalog().find_tile(name);
  if (tile == nullptr || tile->id != name) return std::nullopt;
  return tile_page(context, *tile);
}

Names tile_names(const SiteIndex& index) {
  return ids_of(index.catalog().tiles());
}

std::optional<Page> edge_at(const PageContext& context, std::string_view name) {
  const auto code = parse_edge_code(name);
  if (!code || code->canonical() != *code) return std::nullopt;
  return edge_page(context, *code);
}

Names edge_names(const SiteIndex& /*index*/) {
  Names names;
  for (const EdgeCode code : all_edge_codes(Rivers::With)) names.push_back(code.canonical().text());
  return names;
}

std::optional<Page> counts_at(const PageContext& context, std::string_view name) {
  if (const auto by = parse_count_pair(name)) return counts_page(context, *by);
  return std::nullopt;
}

Names counts_names(const SiteIndex& /*index*/) {
  return count_pairs();
}

// Page paths join the keys with `-`, the API with `,`.
std::string counts_api_name(const Catalog& /*catalog*/, std::string_view name) {
  std::string by(name);
  std::ranges::replace(by, '-', ',');
  return by;
}

std::optional<Page> fit_at(const PageContext& context, std::string_view name) {
  if (const auto pattern = parse_fit_name(name)) return fit_page(context, *pattern);
  return std::nullopt;
}

Names fit_names(const SiteIndex& /*index*/) {
  constexpr std::string_view letters = "cfrs_";
  Names names;
  for (const char n : letters)
    for (const char e : letters)
      for (const char s : letters)
        for (const char w : letters) names.push_back({n, e, s, w});
  return names;
}

// Page paths write `_` for the `?` of a pattern.
std::string fit_api_name(const Catalog& /*catalog*/, std::string_view name) {
  std::string pattern(name);
  std::ranges::replace(pattern, '_', '?');
  return pattern;
}

std::optional<Page> rules_at(const PageContext& context, std::string_view name) {
  const TileSet* set = context.index.catalog().find_set(name);
  if (set == nullptr || set->id != name) return std::nullopt;
  if (context.index.rulebook().opening_of(name) == nullptr) return std::nullopt;
  return rules_page(context, *set);
}

Names rules_names(const SiteIndex& index) {
  Names names;
  for (const TileSet* set : index.rules().sets()) names.push_back(set->id);
  return names;
}

std::optional<Page> editions_at(const PageContext& context, std::string_view name) {
  const TileSet* set = context.index.catalog().find_set(name);
  if (set == nullptr || set->id != name || set->kind == SetKind::Box) return std::nullopt;
  return editions_page(context, *set);
}

Names editions_names(const SiteIndex& index) {
  Names names;
  for (const TileSet* set : sets_that_differ(index.catalog(), index.rulebook()))
    names.push_back(set->id);
  return names;
}

std::optional<Page> ruling_at(const PageContext& context, std::string_view name) {
  const Ruling* ruling = context.index.rulebook().find_ruling(name);
  if (ruling == nullptr || ruling->id != name) return std::nullopt;
  return ruling_page(context, *ruling);
}

Names ruling_names(const SiteIndex& index) {
  return ids_of(index.rulebook().rulings());
}

std::optional<Page> element_at(const PageContext& context, std::string_view name) {
  const Element* element = context.index.rulebook().find_element(name);
  if (element == nullptr) return std::nullopt;
  return element_page(context, *element);
}

Names element_names(const SiteIndex& index) {
  return ids_of(index.rulebook().elements());
}

Names language_names(const SiteIndex& index) {
  return other_languages(index.library().guides);
}

std::optional<Page> status_at(const PageContext& context, std::string_view name) {
  if (const auto status = parse_ruling_status(name)) return status_page(context, *status);
  return std::nullopt;
}

Names status_names(const SiteIndex& /*index*/) {
  return {ruling_status_names.begin(), ruling_status_names.end()};
}

// Any two names, in either order.
std::optional<Page> meeting_at(const PageContext& context, std::string_view name) {
  const Result<MeetingNames> names =
      parse_meeting(context.index.catalog(), context.index.rulebook(), name, "path");
  if (!names) return std::nullopt;
  return interaction_page(context, names->a, names->b);
}

// All pairs of sets that some record mentions together, and the pairs of elements with enough
// records.
Names meeting_names(const SiteIndex& index) {
  Names names;
  for (const SetPair& pair : index.rules().pairs_of_sets())
    names.push_back(with_name(pair.a, pair.b));
  for (const auto& [pair, count] : index.rules().pairs_of_elements())
    if (count >= least_element_pair) names.push_back(with_name(pair.first, pair.second));
  return names;
}

std::optional<Page> position_at(const PageContext& context, std::string_view name) {
  const Position* position = find_position(context.index.library().positions, name);
  if (position == nullptr) return std::nullopt;
  return position_page(context, *position);
}

Names position_names(const SiteIndex& index) {
  return ids_of(index.library().positions);
}

constexpr auto page_kinds = std::to_array<PageKind>({
    {.path = page_paths::home,
     .section = "fit",
     .label = "page.what-fits",
     .build = only<home_page>,
     .twin = {.api = "/api/v1/meta"}},
    {.path = page_paths::board,
     .section = "board",
     .label = "word.board",
     .build = in_files<only<board_page>>},
    {.path = page_paths::rules_index,
     .section = "rules",
     .label = "common.rules",
     .build = only<rules_index_page>,
     .twin = {.api = "/api/v1/rulebook"}},
    {.path = page_paths::tiles,
     .section = "tiles",
     .label = "tiles.tiles",
     .build = only<tiles_page>,
     .twin = {.api = "/api/v1/tiles"}},
    {.path = page_paths::sets,
     .section = "sets",
     .label = "common.sets",
     .build = only<sets_page>,
     .twin = {.api = "/api/v1/sets", .parameter = "limit", .value = "1000"}},
    {.path = page_paths::guides_index,
     .section = "play",
     .build = in_files<only<guides_page>>,
     .twin = {.api = "/api/v1/guides"}},
    {.path = page_paths::edges,
     .section = "edges",
     .build = only<edges_page>,
     .twin = {.api = "/api/v1/counts", .parameter = "by", .value = "edges"}},
    {.path = page_paths::features,
     .section = "features",
     .build = only<features_page>,
     .twin = {.api = "/api/v1/counts", .parameter = "by", .value = "feature"}},
    {.path = page_paths::dead,
     .section = "dead",
     .build = only<dead_page>,
     .twin = {.api = "/api/v1/dead"}},
    {.path = page_paths::fit_start,
     .section = "fit",
     .build = only<fit_start_page>,
     .twin = {.api = "/api/v1/fit", .is_linked = false}},
    {.path = page_paths::fit,
     .section = "fit",
     .build = fit_at,
     .names = fit_names,
     .twin =
         {.api = "/api/v1/fit", .parameter = "pattern", .value = "*", .api_name = fit_api_name}},
    {.path = page_paths::set,
     .section = "sets",
     .build = set_at,
     .names = set_names,
     .twin = {.api = "/api/v1/sets/*"}},
    {.path = page_paths::tile,
     .section = "tiles",
     .build = tile_at,
     .names = tile_names,
     .twin = {.api = "/api/v1/tiles/*"}},
    {.path = page_paths::edge,
     .section = "edges",
     .build = edge_at,
     .names = edge_names,
     .twin = {.api = "/api/v1/tiles", .parameter = "q", .value = "edges:*"}},
    {.path = page_paths::feature,
     .section = "features",
     .build = feature_at,
     .names = feature_names,
     .twin = {.api = "/api/v1/tiles",
              .parameter = "q",
              .value = "has:\"*\"",
              .api_name = feature_api_name}},
    {.path = page_paths::counts_index,
     .section = "counts",
     .build = only<counts_index_page>,
     .twin = {.api = "/api/v1/counts"}},
    {.path = page_paths::counts,
     .section = "counts",
     .build = counts_at,
     .names = counts_names,
     .twin =
         {.api = "/api/v1/counts", .parameter = "by", .value = "*", .api_name = counts_api_name}},
    {.path = page_paths::my_boxes, .section = "boxes", .build = in_files<only<my_boxes_page>>},
    {.path = page_paths::box_count, .section = "missing", .build = in_files<only<box_count_page>>},
    {.path = page_paths::differences,
     .section = "rules",
     .build = in_files<only<differences_page>>,
     .twin = {.api = "/api/v1/differences"}},
    {.path = page_paths::editions_index,
     .section = "sets",
     .build = in_files<only<editions_index_page>>},
    {.path = page_paths::editions,
     .section = "sets",
     .build = in_files<editions_at>,
     .names = editions_names,
     .twin = {.api = "/api/v1/editions/*"}},
    {.path = page_paths::which_edition,
     .section = "sets",
     .build = in_files<only<which_edition_page>>},
    {.path = page_paths::rules,
     .section = "rules",
     .build = rules_at,
     .names = rules_names,
     .twin = {.api = "/api/v1/sets/*/rules"}},
    {.path = page_paths::rules,
     .section = "rules",
     .build = former_rule_page,
     .names = former_rule_ids,
     .leads_on = true},
    {.path = page_paths::ruling,
     .section = "rules",
     .build = ruling_at,
     .names = ruling_names,
     .twin = {.api = "/api/v1/rules/ruling/*", .joint = '/'}},
    {.path = page_paths::ruling,
     .section = "rules",
     .build = former_ruling_page,
     .names = former_ruling_ids,
     .leads_on = true},
    {.path = page_paths::elements,
     .section = "rules",
     .build = in_files<only<elements_page>>,
     .twin = {.api = "/api/v1/elements", .parameter = "limit", .value = "1000"}},
    {.path = page_paths::element,
     .section = "rules",
     .build = in_files<element_at>,
     .names = element_names,
     .twin = {.api = "/api/v1/elements/*"}},
    {.path = page_paths::statuses,
     .section = "rules",
     .build = in_files<only<statuses_page>>,
     .twin = {.api = "/api/v1/status"}},
    {.path = page_paths::status,
     .section = "rules",
     .build = in_files<status_at>,
     .names = status_names,
     .twin = {.api = "/api/v1/status/*", .parameter = "limit", .value = "1000"}},
    {.path = page_paths::asked, .section = "rules", .build = in_files<only<asked_page>>},
    {.path = page_paths::meetings,
     .section = "rules",
     .build = only<interactions_page>,
     .twin = {.api = "/api/v1/with"}},
    {.path = page_paths::meeting,
     .section = "rules",
     .build = meeting_at,
     .names = meeting_names,
     .twin = {.api = "/api/v1/with/*", .joint = '+'}},
    {.path = page_paths::positions,
     .section = "rules",
     .build = in_files<only<positions_page>>,
     .twin = {.api = "/api/v1/positions", .parameter = "limit", .value = "1000"}},
    {.path = page_paths::position,
     .section = "rules",
     .build = in_files<position_at>,
     .names = position_names,
     .twin = {.api = "/api/v1/positions/*", .joint = '/'}},
    {.path = page_paths::scoring,
     .section = "play",
     .build = only<scoring_page>,
     .twin = {.api = "/api/v1/scoring"}},
    {.path = page_paths::score, .section = "play", .build = only<score_page>},
    {.path = page_paths::turn,
     .section = "play",
     .build = only<turn_page>,
     .twin = {.api = "/api/v1/turn"}},
    {.path = page_paths::figures,
     .section = "play",
     .build = only<figures_page>,
     .twin = {.api = "/api/v1/figures"}},
    {.path = page_paths::words,
     .section = "play",
     .build = only<words_page>,
     .twin = {.api = "/api/v1/words"}},
    {.path = page_paths::words_in,
     .section = "play",
     .build = words_in_page,
     .names = language_names,
     .twin = {.api = "/api/v1/words", .parameter = "in", .value = "*"}},
    {.path = page_paths::guide,
     .section = "play",
     .build = guide_at,
     .names = guide_names,
     .twin = {.api = "/api/v1/guides/*"}},
    {.path = page_paths::games,
     .section = "play",
     .build = in_files<only<games_page>>,
     .twin = {.api = "/api/v1/games"}},
    {.path = page_paths::game,
     .section = "play",
     .build = in_files<game_at>,
     .names = game_names,
     .twin = {.api = "/api/v1/games/*"}},
    {.path = page_paths::game_turn,
     .section = "play",
     .build = in_files<game_turn_at>,
     .names = game_names,
     .twin = {.api = "/api/v1/games/*"}},
    {.path = page_paths::print_start, .section = "print", .build = only<print_start_page>},
    {.path = page_paths::search,
     .section = "search",
     .build = only<search_page>,
     .twin = {.api = "/api/v1/search"}},
    {.path = page_paths::ledger,
     .section = "ledger",
     .build = in_files<only<ledger_page>>,
     .twin = {.api = "/api/v1/ledger"}},
    {.path = page_paths::sources,
     .section = "sources",
     .build = in_files<only<sources_page>>,
     .twin = {.api = "/api/v1/sources"}},
    {.path = page_paths::about,
     .section = "about",
     .build = in_files<only<about_page>>,
     .twin = {.api = "/api/v1/meta"}},
    {.path = page_paths::all_pages, .section = "more", .build = in_files<only<all_pages_page>>},
    {.path = page_paths::changes, .section = "about", .build = in_files<only<changes_page>>},
});

}  // namespace

std::span<const PageKind> page_table() {
  return page_kinds;
}

}  // namespace cartulary::docgen
