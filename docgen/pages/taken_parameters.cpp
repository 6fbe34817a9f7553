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

// The parameters that a kind of page takes: those of a selection, including ticked sets; the facts
// that a score is calculated from; and more by name.
struct Taken {
  PagePath path;
  bool selection = false;
  bool facts = false;
  ParameterNames more = {};
};

constexpr std::array<std::string_view, 5> taken_sides = {"pattern", "n", "e", "s", "w"};
constexpr std::array<std::string_view, 1> taken_query = {"q"};
constexpr std::array<std::string_view, 2> taken_words = {"q", "rule-set"};
constexpr std::array<std::string_view, 1> taken_rule_set = {"rule-set"};
constexpr std::array<std::string_view, 1> taken_river = {"river"};
constexpr std::array<std::string_view, 1> taken_publisher = {"publisher"};
constexpr std::array<std::string_view, 1> taken_rules_only = {"rules-only"};
constexpr std::array<std::string_view, 5> taken_paper = {"paper", "order", "grey", "rules-only",
                                                         "in"};
constexpr std::array<std::string_view, 1> taken_size = {"size"};

// The first row that matches the path applies.
constexpr auto taken_table = std::to_array<Taken>({
    {.path = page_paths::fit_start, .selection = true, .more = taken_sides},
    {.path = page_paths::fit, .selection = true},
    {.path = page_paths::dead, .selection = true, .more = taken_river},
    {.path = page_paths::tiles, .selection = true, .more = taken_query},
    {.path = page_paths::tile_png, .more = taken_size},
    {.path = page_paths::counts_index},
    {.path = page_paths::counts, .selection = true, .more = taken_query},
    {.path = page_paths::counts_csv, .selection = true, .more = taken_query},
    {.path = page_paths::counts_json, .selection = true, .more = taken_query},
    {.path = page_paths::rules_index},
    {.path = page_paths::differences},
    {.path = page_paths::rules, .selection = true, .more = taken_publisher},
    {.path = page_paths::editions, .more = taken_rule_set},
    {.path = page_paths::guides_index},
    {.path = page_paths::guide, .selection = true},
    {.path = page_paths::turn, .selection = true},
    {.path = page_paths::figures, .selection = true},
    {.path = page_paths::words, .more = taken_words},
    {.path = page_paths::search, .selection = true, .more = taken_query},
    {.path = page_paths::score, .facts = true, .more = played_parameters},
    {.path = page_paths::scoring, .more = played_parameters},
    {.path = page_paths::print_start, .selection = true, .more = taken_rules_only},
    {.path = page_paths::print, .selection = true, .more = taken_paper},
    {.path = page_paths::print_pdf, .selection = true, .more = taken_paper},
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
