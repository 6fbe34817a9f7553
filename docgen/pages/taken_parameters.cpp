#include "docgen/pages/taken_parameters.h"

#include <algorithm>
#include <array>
#include <span>

#include "docgen/base/page_path.h"
#include "docgen/pages/score_page.h"
#include "docgen/views/selection_request.h"

namespace cartulary::docgen {

namespace {

using ParameterNames = std::span<const std::string_view>;

// What a kind of page takes: a selection, with the sets that are ticked, what a score is worked out
// from, and more.
struct Taken {
  PagePath path;
  bool selection = false;
  bool facts = false;
  ParameterNames more = {};
};

constexpr std::array<std::string_view, 5> sides = {"pattern", "n", "e", "s", "w"};
constexpr std::array<std::string_view, 1> query = {"q"};
constexpr std::array<std::string_view, 1> river = {"river"};
constexpr std::array<std::string_view, 1> publisher = {"publisher"};
constexpr std::array<std::string_view, 1> rule_set = {"rule-set"};
constexpr std::array<std::string_view, 4> scored_game = {"sets", "edition", "rule", "adopts"};
constexpr std::array<std::string_view, 1> rules_only = {"rules-only"};
constexpr std::array<std::string_view, 5> paper = {"paper", "order", "grey", "rules-only", "in"};
constexpr std::array<std::string_view, 1> size = {"size"};

// The first that a path is of counts.
constexpr auto taken_table = std::to_array<Taken>({
    {.path = page_paths::fit_start, .selection = true, .more = sides},
    {.path = page_paths::fit, .selection = true},
    {.path = page_paths::dead, .selection = true, .more = river},
    {.path = page_paths::tiles, .selection = true, .more = query},
    {.path = page_paths::tile_png, .more = size},
    {.path = page_paths::counts_index},
    {.path = page_paths::counts, .selection = true, .more = query},
    {.path = page_paths::counts_csv, .selection = true, .more = query},
    {.path = page_paths::counts_json, .selection = true, .more = query},
    {.path = page_paths::rules_index},
    {.path = page_paths::differences},
    {.path = page_paths::rules, .selection = true, .more = publisher},
    {.path = page_paths::guides_index},
    {.path = page_paths::guide, .selection = true, .more = rule_set},
    {.path = page_paths::turn, .selection = true, .more = rule_set},
    {.path = page_paths::figures, .selection = true, .more = rule_set},
    {.path = page_paths::words, .more = query},
    {.path = page_paths::search, .selection = true, .more = query},
    {.path = page_paths::score, .facts = true, .more = scored_game},
    {.path = page_paths::scoring, .more = scored_game},
    {.path = page_paths::print_start, .selection = true, .more = rules_only},
    {.path = page_paths::print, .selection = true, .more = paper},
    {.path = page_paths::print_pdf, .selection = true, .more = paper},
});

bool is_among(ParameterNames names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool ticks_set(const SiteIndex& index, std::string_view name) {
  return name.starts_with(ticked_prefix) &&
         index.catalog().find_set(name.substr(ticked_prefix.size())) != nullptr;
}

bool takes(const Taken& kind, const SiteIndex& index, std::string_view name) {
  return is_among(kind.more, name) ||
         (kind.selection && (is_among(selection_parameters, name) || ticks_set(index, name))) ||
         (kind.facts && tells_score(index, name));
}

}  // namespace

PageParameters taken_parameters(const SiteIndex& index, std::string_view path,
                                const PageParameters& given) {
  PageParameters taken;
  if (given.empty()) return taken;
  const auto kind = std::ranges::find_if(
      taken_table, [&](const Taken& one) { return one.path.name_in(path).has_value(); });
  if (kind == taken_table.end()) return taken;
  for (const auto& [name, value] : given)
    if (!value.empty() && takes(*kind, index, name)) taken.emplace(name, value);
  return taken;
}

}  // namespace cartulary::docgen
