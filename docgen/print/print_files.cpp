#include "docgen/print/print_files.h"

#include "docgen/print/print_query.h"
#include "docgen/print/print_table.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view root = "../";
constexpr std::string_view of_set = "booklet-";

// A request for the rules that apply with this set alone.
PrintRequest set_request(const SiteIndex& index, const TileSet& set) {
  PrintRequest request;
  request.selection = *index.base().selection;
  request.selection.sets = {{set.id, 1}};
  return request;
}

}  // namespace

std::optional<std::string> print_file(const PageContext& context, std::string_view name) {
  const SiteIndex& index = context.index;
  if (name.starts_with(of_set)) {
    const TileSet* set = index.catalog().find_set(name.substr(of_set.size()));
    if (set == nullptr || index.rulebook().opening_of(set->id) == nullptr ||
        name.substr(of_set.size()) != set->id)
      return std::nullopt;
    const PrintRequest request = set_request(index, *set);
    return print_html(*find_print("booklet"), {index, request, root, context.language});
  }
  const PrintKind* kind = find_print(name);
  if (kind == nullptr) return std::nullopt;
  // Static files print everything. They do not ask for the base game, which a database of one set
  // would lack.
  if (!context.makes_prints()) {
    const PrintRequest whole{.selection = *index.all().selection, .whole = true};
    return print_html(*kind, {index, whole, root, context.language});
  }
  const Result<PrintRequest> request = read_print_request(*kind, context);
  if (!request) return std::nullopt;
  return print_html(*kind, {index, *request, root, context.language});
}

bool is_print_file(const SiteIndex& index, const PrintKind& kind) {
  // Without a group's own game the rulebook would only repeat the booklet and the manifest.
  if (kind.name == "rulebook") return index.rulebook().game() != nullptr;
  return kind.name != "proxies";
}

std::vector<std::string> print_file_names(const SiteIndex& index) {
  std::vector<std::string> names;
  for (const PrintKind& kind : print_table())
    if (is_print_file(index, kind)) names.emplace_back(kind.name);
  for (const TileSet* set : index.rules().sets()) names.push_back(std::string(of_set) + set->id);
  return names;
}

std::optional<std::string> print_style_file(const PageContext& context, std::string_view paper) {
  const std::optional<Paper> known = parse_paper(paper);
  if (!known || to_text(*known) != paper) return std::nullopt;
  return print_style(*known, context.language);
}

std::vector<std::string> print_style_names(const SiteIndex& /*index*/) {
  return {paper_names.begin(), paper_names.end()};
}

}  // namespace cartulary::docgen
