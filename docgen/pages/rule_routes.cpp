#include "docgen/pages/rule_routes.h"

#include "docgen/base/links.h"
#include "docgen/base/rule_index.h"
#include "engine/rule/interactions.h"

namespace cartulary::docgen {

namespace {

struct FixedPage {
  std::string_view path;
  Page (*build)(const PageContext&);
};
constexpr std::array<FixedPage, 5> fixed_pages = {{
    {"rules/index.html", rules_index_page},
    {"rules/differences.html", differences_page},
    {"elements/index.html", elements_page},
    {"status/index.html", statuses_page},
    {"with/index.html", interactions_page},
}};

// Takes a folder off the front and ".html" off the end; nothing where they do not stand.
std::optional<std::string_view> name_in(std::string_view path, std::string_view folder) {
  constexpr std::string_view ending = ".html";
  if (!path.starts_with(folder) || !path.ends_with(ending) ||
      path.size() <= folder.size() + ending.size())
    return std::nullopt;
  return path.substr(folder.size(), path.size() - folder.size() - ending.size());
}

std::optional<Page> pair_page(std::string_view name, const PageContext& context) {
  const Result<MeetingNames> names =
      parse_meeting(context.index.catalog(), context.index.rulebook(), name, "path");
  if (!names) return std::nullopt;
  return interaction_page(context, names->a, names->b);
}

}  // namespace

std::optional<Page> rule_page_at(std::string_view path, const PageContext& context) {
  for (const FixedPage& fixed : fixed_pages)
    if (fixed.path == path) return fixed.build(context);
  const Rulebook& book = context.index.rulebook();
  if (const auto name = name_in(path, "rules/"))
    if (book.opening_of(*name) != nullptr)
      return rules_page(context, *context.index.catalog().find_set(*name));
  // Look-up forgives former ids; an address is one spelling alone.
  if (const auto name = name_in(path, "rulings/"))
    if (const Ruling* ruling = book.find_ruling(*name); ruling != nullptr && ruling->id == *name)
      return ruling_page(context, *ruling);
  if (const auto name = name_in(path, "elements/"))
    if (const Element* element = book.find_element(*name)) return element_page(context, *element);
  if (const auto name = name_in(path, "status/"))
    if (const auto status = parse_ruling_status(*name)) return status_page(context, *status);
  if (const auto name = name_in(path, "with/")) return pair_page(*name, context);
  return std::nullopt;
}

std::vector<std::string> rule_page_paths(const SiteIndex& index) {
  std::vector<std::string> paths;
  paths.reserve(fixed_pages.size());
  for (const FixedPage& page : fixed_pages) paths.emplace_back(page.path);
  for (const TileSet* set : index.rules().sets()) paths.push_back(rules_path(set->id));
  for (const Ruling& ruling : index.rulebook().rulings()) paths.push_back(ruling_path(ruling.id));
  for (const Element& element : index.rulebook().elements())
    paths.push_back(element_path(element.id));
  for (const std::string_view status : ruling_status_names)
    paths.push_back(status_path(*parse_ruling_status(status)));
  for (const SetPair& pair : index.rules().pairs_of_sets())
    paths.push_back(with_path(pair.a, pair.b));
  for (const auto& [pair, count] : index.rules().pairs_of_elements())
    if (count >= least_element_pair) paths.push_back(with_path(pair.first, pair.second));
  return paths;
}

}  // namespace cartulary::docgen
