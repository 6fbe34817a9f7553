#include "docgen/pages/former_pages.h"

#include "docgen/base/links.h"

namespace cartulary::docgen {
namespace {

std::string former_rule_path(std::string_view id) {
  return "rules/" + std::string(id) + ".html";
}

Page moved_page(std::string_view path, std::string target, const RuleRecord& record) {
  Page page{.path = std::string(path),
            .body = "moved",
            .title = record.title,
            .description = "This page has moved.",
            .section = "rules",
            .view = {},
            .status = 308,
            .moved_to = std::move(target)};
  page.view.set("moved_title", record.title).set("moved_href", page.moved_to);
  return page;
}

// "tower/ransom" of "rulings/tower/ransom.html"; empty where the path is another.
std::string_view id_in(std::string_view path, std::string_view folder) {
  constexpr std::string_view ending = ".html";
  if (!path.starts_with(folder) || !path.ends_with(ending) ||
      path.size() <= folder.size() + ending.size())
    return {};
  return path.substr(folder.size(), path.size() - folder.size() - ending.size());
}

}  // namespace

std::vector<std::string> former_paths(const Rulebook& rulebook) {
  std::vector<std::string> paths;
  for (const Rule& rule : rulebook.rules())
    for (const std::string& id : rule.aliases) paths.push_back(former_rule_path(id));
  for (const Ruling& ruling : rulebook.rulings())
    for (const std::string& id : ruling.aliases) paths.push_back(ruling_path(id));
  return paths;
}

std::optional<Page> former_page_at(std::string_view path, const PageContext& context) {
  const Rulebook& book = context.index.rulebook();
  // A look-up takes present ids too, which have no such address or another page.
  if (const std::string_view id = id_in(path, "rules/"); !id.empty())
    if (const Rule* rule = book.find_rule(id); rule != nullptr && rule->id != id)
      return moved_page(path, rule_path(rule->id), *rule);
  if (const std::string_view id = id_in(path, "rulings/"); !id.empty())
    if (const Ruling* ruling = book.find_ruling(id); ruling != nullptr && ruling->id != id)
      return moved_page(path, ruling_path(ruling->id), *ruling);
  return std::nullopt;
}

View former_anchors(const RuleRecord& record) {
  View anchors = View::list();
  for (const std::string& id : record.aliases) {
    if (id.substr(0, id.find('/')) != record.set) continue;
    View anchor;
    anchor.set("former_anchor", anchor_of(id));
    anchors.add(std::move(anchor));
  }
  return anchors;
}

}  // namespace cartulary::docgen
