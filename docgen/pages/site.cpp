#include "docgen/pages/site.h"

#include <algorithm>
#include <ranges>

#include "docgen/base/links.h"
#include "docgen/base/page_mutex.h"
#include "docgen/base/page_path.h"
#include "docgen/base/renderer.h"
#include "docgen/drawing/tile_symbols.h"
#include "docgen/pages/file_table.h"
#include "docgen/pages/page_builders.h"
#include "docgen/pages/page_table.h"
#include "engine/search/search.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view html_type = "text/html; charset=utf-8";

View files_view(std::string_view key, const std::vector<std::string>& files) {
  View list = View::list();
  for (const std::string& file : files) {
    View item;
    item.set(key, file);
    list.add(std::move(item));
  }
  return list;
}

View navigation_view(std::string_view section) {
  View entries = View::list();
  for (const PageKind& kind : page_table()) {
    if (kind.label.empty()) continue;
    View item;
    item.set("nav_href", kind.path.of())
        .set("label", said(kind.label))
        .set("current", kind.section == section);
    entries.add(std::move(item));
  }
  return entries;
}

// The path of a page's JSON twin, "sets/tower.json" for "sets/tower.html"; empty if the page has no
// twin to link.
std::string twin_path(const PageKind& kind, std::string_view path) {
  constexpr std::string_view ending = ".html";
  if (kind.twin.api.empty() || !kind.twin.is_linked || !path.ends_with(ending)) return {};
  return std::string(path.substr(0, path.size() - ending.size())) + ".json";
}

// Adds the links to the same page in all languages, for readers and search engines.
void add_languages(View& frame, const Page& page, std::string_view path,
                   const PageContext& context) {
  View all = View::list(), others = View::list();
  std::vector<std::string> codes = page_languages();
  codes.insert(codes.begin(), "en");
  for (const std::string& code : codes) {
    const PageLanguage language(code);
    View view;
    std::string folder = code == context.language.code() || language.is_english() ? "" : code + '/';
    if (!context.language.is_english() && code != context.language.code()) folder.insert(0, "../");
    view.set("language", code)
        .set("to_language", folder)
        .set("language_name", plain_words(language.messages(), "language.name"))
        .set("language_short", plain_words(language.messages(), "language.short"));
    if (code != context.language.code()) others.add(view);
    all.add(std::move(view));
  }
  // From a page that is missing, the switch leads home.
  const bool found = page.status == 200;
  frame.set("own_path", found ? std::string(path) : std::string())
      .set("other_path", found ? std::string(path) : page_paths::home.of())
      .set("other_query", found ? query_string(context.parameters) : std::string())
      .set("languages", std::move(all))
      .set("other_languages", std::move(others));
}

// Appends the paths of every row of a table.
template <class Table>
void add_paths(Table&& table, const SiteIndex& index, std::vector<std::string>& paths) {
  for (const auto& kind : table) {
    if (kind.names == nullptr) {
      paths.push_back(kind.path.of());
      continue;
    }
    for (const std::string& name : kind.names(index)) paths.push_back(kind.path.of(name));
  }
}

std::vector<std::string> sorted(std::vector<std::string> paths) {
  std::ranges::sort(paths);
  paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
  paths.shrink_to_fit();
  return paths;
}

std::vector<std::string> all_paths(const SiteIndex& index) {
  std::vector<std::string> paths;
  add_paths(page_table(), index, paths);
  add_paths(file_table(), index, paths);
  return sorted(std::move(paths));
}

// Those of a language besides English.
std::vector<std::string> spoken_paths(const SiteIndex& index) {
  std::vector<std::string> paths;
  add_paths(page_table(), index, paths);
  add_paths(std::views::filter(file_table(), &FileKind::in_languages), index, paths);
  return sorted(std::move(paths));
}

}  // namespace

std::string file_of_address(std::string_view address) {
  std::string name(address.substr(1));
  if (name.empty() || name.ends_with('/')) name += "index.html";
  return name;
}

struct Site::Parts {
  Parts(const tiledb::Library& library, SearchSource source, std::string at)
      : index(library),
        search_source(std::move(source)),
        paths(all_paths(index)),
        address(std::move(at)) {}

  SiteIndex index;
  SearchSource search_source;
  mutable PageMutex search_mutex;
  mutable std::shared_ptr<const Search> known_search;  // null until first used
  std::vector<std::string> paths;
  std::string address;
  Renderer renderer;
  mutable TileGroundCache grounds;

  const Search& search() const;
  PageContext context(const PageParameters& parameters, Audience audience,
                      const PageLanguage& language) const;
  SiteFile html(Page page, std::string_view path, const PageKind& kind,
                const PageContext& context) const;
  std::optional<SiteFile> page_at(std::string_view path, const PageContext& context) const;
};

const Search& Site::Parts::search() const {
  const std::lock_guard<PageMutex> lock(search_mutex);
  const tiledb::Library& library = index.library();
  if (!known_search && search_source) known_search = search_source();
  if (!known_search)
    known_search = std::make_shared<const Search>(library.catalog, library.rulebook, library.ledger,
                                                  library.sources, library.guides.names);
  return *known_search;
}

PageContext Site::Parts::context(const PageParameters& parameters, Audience audience,
                                 const PageLanguage& language) const {
  return {.index = index,
          .search = [this]() -> const Search& { return search(); },
          .parameters = parameters,
          .audience = audience,
          .language = language,
          .address = address,
          .grounds = &grounds};
}

SiteFile Site::Parts::html(Page page, std::string_view path, const PageKind& kind,
                           const PageContext& context) const {
  const std::string root = root_of(path);
  // Pictures, styles and data stand once, beside the folders of languages.
  const std::string shared = context.language.is_english() ? root : "../" + root;
  View body = std::move(page.view);
  body.set("root", root).set("shared", shared);
  View frame;
  frame.set("title", page.title)
      .set("description", page.description)
      .set("moved_to", page.moved_to)
      .set("root", root)
      .set("shared", shared)
      .set("navigation", navigation_view(kind.section))
      .set("live", context.live())
      .set("canonical", address.empty() ? std::string() : address + std::string(path))
      .set("card",
           page.picture.empty() ? std::string() : (address.empty() ? "/" : address) + page.picture)
      .set("twin", context.live() ? twin_path(kind, path) : std::string())
      .set("scripts", files_view("script", page.scripts))
      .set("styles", files_view("style", page.styles))
      .set("searching", kind.section == "search")
      .set("main", renderer.render(page.body, body, context.language));
  // For a group, its game is shown in place of the reader's boxes.
  if (const GroupGame* game = index.rulebook().game())
    frame.set("game_title", game->title).set("game_href", page_paths::game.of(game->id));
  if (context.audience == Audience::Server) add_languages(frame, page, path, context);
  return {std::string(html_type), renderer.render("frame", frame, context.language), page.status,
          page.moved_to};
}

std::optional<SiteFile> Site::Parts::page_at(std::string_view path,
                                             const PageContext& context) const {
  for (const PageKind& kind : page_table())
    if (const auto name = kind.path.name_in(path))
      if (auto page = kind.build(context, *name))
        return html(*std::move(page), path, kind, context);
  return std::nullopt;
}

Site::Site(const tiledb::Library& library, Audience audience, SearchSource search,
           std::string address)
    : Site(std::make_shared<const Parts>(library, std::move(search), std::move(address)),
           audience) {}
Site::Site(std::shared_ptr<const Parts> parts, Audience audience, PageLanguage language)
    : parts_(std::move(parts)), audience_(audience), language_(std::move(language)) {}
Site::~Site() = default;
Site::Site(Site&&) noexcept = default;
Site& Site::operator=(Site&&) noexcept = default;

Site Site::for_files() const {
  return {parts_, Audience::Files, language_};
}

Site Site::in_language(const PageLanguage& language) const {
  return {parts_, audience_, language};
}

const SiteIndex& Site::index() const {
  return parts_->index;
}

const std::vector<std::string>& Site::paths() const {
  return parts_->paths;
}

std::vector<std::string> Site::paths_in_languages() const {
  return spoken_paths(parts_->index);
}

std::optional<SiteFile> Site::render(std::string_view path,
                                     const PageParameters& parameters) const {
  const PageContext context = parts_->context(parameters, audience_, language_);
  if (auto page = parts_->page_at(path, context)) return page;
  for (const FileKind& kind : file_table())
    if (const auto name = kind.path.name_in(path))
      if (auto text = kind.text(context, *name))
        return SiteFile{std::string(content_type_of(path)), *std::move(text)};
  return std::nullopt;
}

SiteFile Site::not_found(std::string_view path) const {
  return page_of_fault(missing_page(parts_->index, path, parts_->paths), path);
}

SiteFile Site::print_fault(std::string_view path, const Error& error, int status) const {
  return page_of_fault(print_fault_page(error, status), path);
}

SiteFile Site::page_of_fault(Page page, std::string_view path) const {
  const PageKind no_page{.path = PagePath(path)};
  const PageParameters none;
  const PageContext context = parts_->context(none, audience_, language_);
  return parts_->html(std::move(page), path, no_page, context);
}

}  // namespace cartulary::docgen
