#include "docgen/pages/former_pages.h"

#include "docgen/base/links.h"

namespace cartulary::docgen {
namespace {

Page moved_page(std::string target, const RuleRecord& record) {
  Page page{.body = "moved",
            .title = record.title,
            .description = said("moved.this-page-has-moved"),
            .view = {},
            .status = 308,
            .moved_to = std::move(target)};
  page.view.set("moved_title", record.title).set("moved_href", page.moved_to);
  return page;
}

template <class Record>
std::vector<std::string> former_ids(const std::vector<Record>& records) {
  std::vector<std::string> ids;
  for (const Record& record : records)
    ids.insert(ids.end(), record.aliases.begin(), record.aliases.end());
  return ids;
}

}  // namespace

std::optional<Page> former_rule_page(const PageContext& context, std::string_view id) {
  // The look-up also finds current ids, which have no former address or have a different page.
  const Rule* rule = context.index.rulebook().find_rule(id);
  if (rule == nullptr || rule->id == id) return std::nullopt;
  return moved_page(rule_path(rule->id), *rule);
}

std::optional<Page> former_ruling_page(const PageContext& context, std::string_view id) {
  const Ruling* ruling = context.index.rulebook().find_ruling(id);
  if (ruling == nullptr || ruling->id == id) return std::nullopt;
  return moved_page(ruling_path(ruling->id), *ruling);
}

std::vector<std::string> former_rule_ids(const SiteIndex& index) {
  return former_ids(index.rulebook().rules());
}

std::vector<std::string> former_ruling_ids(const SiteIndex& index) {
  return former_ids(index.rulebook().rulings());
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
