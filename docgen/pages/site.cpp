#include "docgen/pages/site.h"

#include <algorithm>

#include "docgen/base/links.h"
#include "docgen/base/renderer.h"
#include "docgen/base/templates.h"
#include "docgen/drawing/tile_svg.h"
#include "docgen/pages/former_pages.h"
#include "docgen/pages/page.h"
#include "docgen/pages/position_pages.h"
#include "docgen/pages/rule_routes.h"
#include "docgen/views/script_text.h"
#include "docgen/views/search_script.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view html_type = "text/html; charset=utf-8";
constexpr std::string_view svg_type = "image/svg+xml";
constexpr std::string_view script_type = "text/javascript; charset=utf-8";

struct FixedPage {
  std::string_view path;
  Page (*build)(const PageContext&);
};
constexpr std::array<FixedPage, 11> fixed_pages = {{
    {"index.html", home_page},
    {"board.html", board_page},
    {"fit/index.html", fit_start_page},
    {"sets/index.html", sets_page},
    {"tiles/index.html", tiles_page},
    {"edges/index.html", edges_page},
    {"features/index.html", features_page},
    {"dead.html", dead_page},
    {"ledger.html", ledger_page},
    {"sources.html", sources_page},
    {"about.html", about_page},
}};

struct NavigationEntry {
  std::string_view section, path, label;
};
constexpr std::array<NavigationEntry, 8> navigation = {{
    {"fit", "index.html", "What fits?"},
    {"board", "board.html", "Board"},
    {"rules", "rules/index.html", "Rules"},
    {"sets", "sets/index.html", "Sets"},
    {"tiles", "tiles/index.html", "Tiles"},
    {"edges", "edges/index.html", "Edge codes"},
    {"features", "features/index.html", "Features"},
    {"dead", "dead.html", "Dead codes"},
}};

std::string_view asset_type(std::string_view path) {
  if (path.ends_with(".css")) return "text/css; charset=utf-8";
  if (path.ends_with(".js")) return script_type;
  if (path.ends_with(".svg")) return svg_type;
  return "text/plain; charset=utf-8";
}

// "cfrf" of "edges/cfrf.html"; nothing where the path is another.
std::optional<std::string_view> name_in(std::string_view path, std::string_view folder,
                                        std::string_view ending) {
  if (!path.starts_with(folder) || !path.ends_with(ending) ||
      path.size() <= folder.size() + ending.size())
    return std::nullopt;
  return path.substr(folder.size(), path.size() - folder.size() - ending.size());
}

View files_view(std::string_view key, const std::vector<std::string>& files) {
  View list = View::list();
  for (const std::string& file : files) {
    View item;
    item.set(key, file);
    list.add(std::move(item));
  }
  return list;
}

std::vector<Pattern> all_fit_patterns() {
  std::vector<Pattern> patterns;
  constexpr std::string_view letters = "cfrs_";
  for (const char n : letters)
    for (const char e : letters)
      for (const char s : letters)
        for (const char w : letters) patterns.push_back(*parse_fit_name(std::string{n, e, s, w}));
  return patterns;
}

}  // namespace

struct Site::Parts {
  Parts(const tiledb::Library& library, std::shared_ptr<const Search> known)
      : index(library),
        search(known ? std::move(known)
                     : std::make_shared<const Search>(library.catalog, library.rulebook,
                                                      library.ledger, library.sources)) {
    for (const auto& [mark, tiles] : index.marks()) mark_by_file[safe_name(mark)] = mark;
  }

  SiteIndex index;
  std::shared_ptr<const Search> search;
  Renderer renderer;
  std::map<std::string, std::string, std::less<>> mark_by_file;

  std::string html(const Page& page) const;
  std::optional<Page> page_at(std::string_view path, const PageContext& context) const;
  std::optional<Page> record_page(std::string_view path, const PageContext& context) const;
  std::optional<std::string> script_at(std::string_view path) const;
  std::optional<std::string> picture_at(std::string_view path) const;
};

std::string Site::Parts::html(const Page& page) const {
  View frame;
  View entries = View::list();
  for (const NavigationEntry& entry : navigation) {
    View item;
    item.set("nav_href", entry.path)
        .set("label", entry.label)
        .set("current", entry.section == page.section);
    entries.add(std::move(item));
  }
  const std::string root = root_of(page.path);
  View body = page.view;
  body.set("root", root);
  frame.set("title", page.title)
      .set("description", page.description)
      .set("moved_to", page.moved_to)
      .set("root", root)
      .set("navigation", std::move(entries))
      .set("scripts", files_view("script", page.scripts))
      .set("styles", files_view("style", page.styles))
      .set("searching", page.section == "search")
      .set("main", renderer.render(page.body, body));
  return renderer.render("frame", frame);
}

std::optional<Page> Site::Parts::page_at(std::string_view path, const PageContext& context) const {
  for (const FixedPage& fixed : fixed_pages)
    if (fixed.path == path) return fixed.build(context);
  if (path == "search.html") return search_page(context);
  if (auto page = rule_page_at(path, context)) return page;
  if (auto page = position_page_at(path, context)) return page;
  if (auto page = former_page_at(path, context)) return page;
  return record_page(path, context);
}

std::optional<Page> Site::Parts::record_page(std::string_view path,
                                             const PageContext& context) const {
  const Catalog& catalog = index.catalog();
  // Look-up by name forgives capitals and aliases; an address is one spelling alone.
  if (const auto name = name_in(path, "sets/", ".html")) {
    const TileSet* set = catalog.find_set(*name);
    if (set != nullptr && set->id == *name) return set_page(context, *set);
  }
  if (const auto name = name_in(path, "tiles/", ".html")) {
    const Tile* tile = catalog.find_tile(*name);
    if (tile != nullptr && tile->id == *name) return tile_page(context, *tile);
  }
  if (const auto name = name_in(path, "edges/", ".html")) {
    const auto code = parse_edge_code(*name);
    if (code && code->canonical() == *code) return edge_page(context, *code);
  }
  if (const auto name = name_in(path, "fit/", ".html"))
    if (const auto pattern = parse_fit_name(*name)) return fit_page(context, *pattern);
  if (const auto name = name_in(path, "features/", ".html"))
    if (const auto found = mark_by_file.find(*name); found != mark_by_file.end())
      return feature_page(context, found->second);
  return std::nullopt;
}

std::optional<std::string> Site::Parts::script_at(std::string_view path) const {
  if (path == "assets/fit-data.js") return fit_script(index);
  if (path == "assets/sets-data.js") return sets_script(index);
  if (path == "assets/board-data.js") return board_script(index);
  if (path == "assets/search-data.js") return search_script(*search);
  return std::nullopt;
}

std::optional<std::string> Site::Parts::picture_at(std::string_view path) const {
  const auto name = name_in(path, "tiles/", ".svg");
  if (!name) return std::nullopt;
  for (const Rotation rotation : all_rotations) {
    const std::string ending =
        rotation == Rotation::R0 ? std::string() : '-' + std::to_string(degrees(rotation));
    if (!name->ends_with(ending)) continue;
    const Tile* tile = index.catalog().find_tile(name->substr(0, name->size() - ending.size()));
    if (tile != nullptr && picture_path(*tile, rotation) == path)
      return tile_svg(*tile, {.rotation = rotation, .standalone = true});
  }
  return std::nullopt;
}

Site::Site(const tiledb::Library& library, Audience audience, std::shared_ptr<const Search> search)
    : Site(std::make_shared<const Parts>(library, std::move(search)), audience) {}
Site::Site(std::shared_ptr<const Parts> parts, Audience audience)
    : parts_(std::move(parts)), audience_(audience) {}
Site::~Site() = default;
Site::Site(Site&&) noexcept = default;
Site& Site::operator=(Site&&) noexcept = default;

Site Site::for_files() const {
  return {parts_, Audience::Files};
}

std::vector<std::string> Site::paths() const {
  std::vector<std::string> paths = {"search.html", "assets/fit-data.js", "assets/sets-data.js",
                                    "assets/search-data.js", "assets/board-data.js"};
  for (const FixedPage& page : fixed_pages) paths.emplace_back(page.path);
  for (const std::string_view path : template_paths())
    if (path.starts_with("assets/")) paths.emplace_back(path);
  for (const TileSet& set : parts_->index.catalog().sets()) paths.push_back(set_path(set.id));
  for (const Tile& tile : parts_->index.catalog().tiles()) {
    paths.push_back(tile_path(tile.id));
    for (const Rotation rotation : all_rotations) paths.push_back(picture_path(tile, rotation));
  }
  for (const EdgeCode code : all_edge_codes(Rivers::With)) paths.push_back(edge_path(code));
  for (const Pattern pattern : all_fit_patterns()) paths.push_back(fit_path(pattern));
  for (const auto& [file, mark] : parts_->mark_by_file) paths.push_back(feature_path(mark));
  for (std::string& path : rule_page_paths(parts_->index)) paths.push_back(std::move(path));
  for (std::string& path : position_paths(parts_->index)) paths.push_back(std::move(path));
  for (std::string& path : former_paths(parts_->index.rulebook())) paths.push_back(std::move(path));
  std::ranges::sort(paths);
  paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
  return paths;
}

std::optional<SiteFile> Site::render(std::string_view path,
                                     const PageParameters& parameters) const {
  if (const auto page =
          parts_->page_at(path, {parts_->index, *parts_->search, parameters, audience_}))
    return SiteFile{std::string(html_type), parts_->html(*page), page->status, page->moved_to};
  if (auto picture = position_picture_at(path, parts_->index))
    return SiteFile{std::string(svg_type), *std::move(picture)};
  if (auto picture = parts_->picture_at(path))
    return SiteFile{std::string(svg_type), *std::move(picture)};
  if (auto script = parts_->script_at(path))
    return SiteFile{std::string(script_type), *std::move(script)};
  if (path.starts_with("assets/"))
    if (const auto text = template_text(path))
      return SiteFile{std::string(asset_type(path)), std::string(*text)};
  return std::nullopt;
}

SiteFile Site::not_found(std::string_view path) const {
  Page page = missing_page(path, paths());
  return {std::string(html_type), parts_->html(page), page.status};
}

}  // namespace cartulary::docgen
