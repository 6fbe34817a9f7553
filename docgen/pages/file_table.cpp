#include "docgen/pages/file_table.h"

#include <algorithm>
#include <array>
#include <set>

#include "docgen/base/links.h"
#include "docgen/base/templates.h"
#include "docgen/base/xml_text.h"
#include "docgen/drawing/landscape.h"
#include "docgen/drawing/position_svg.h"
#include "docgen/drawing/start_piece.h"
#include "docgen/drawing/tile_svg.h"
#include "docgen/guide/guide_pages.h"
#include "docgen/guide/timeline_svg.h"
#include "docgen/json/csv_writer.h"
#include "docgen/json/guide_json.h"
#include "docgen/language/language_words.h"
#include "docgen/pages/change_pages.h"
#include "docgen/pages/counts_pages.h"
#include "docgen/pages/names_script.h"
#include "docgen/pages/page_table.h"
#include "docgen/print/print_files.h"
#include "docgen/views/engine_script.h"
#include "docgen/views/page_assets.h"
#include "docgen/views/script_text.h"
#include "docgen/views/script_words.h"
#include "engine/board/board_kit.h"
#include "engine/position/position_faults.h"
#include "engine/text/page_language.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

using Names = std::vector<std::string>;

constexpr std::string_view assets = "assets/";
constexpr std::string_view script_ending = ".js";
constexpr PagePath sitemap("*.xml");

// A data file for scripts.
template <std::string (*Script)(const SiteIndex&)>
std::optional<std::string> data(const PageContext& context, std::string_view /*name*/) {
  return Script(context.index);
}

// The same for files that depend on the context, such as the audience.
template <std::string (*Text)(const PageContext&)>
std::optional<std::string> joined(const PageContext& context, std::string_view /*name*/) {
  return Text(context);
}

// What lies beside the module of browsers as a file is not made by it.
#ifndef __wasm__
std::optional<std::string> page_words(const PageContext& context, std::string_view /*name*/) {
  const std::string script = page_script(context);
  if (context.language.is_english()) return script;
  return page_names_script(context.language, context.index.library()) + script;
}

std::optional<std::string> board_words(const PageContext& context, std::string_view /*name*/) {
  const std::string script = board_script(context.index, context.language);
  if (context.language.is_english()) return script;
  return board_names_script(context.language, context.index.library()) + script;
}

std::optional<std::string> engine_words(const PageContext& context, std::string_view code) {
  if (std::ranges::find(page_languages(), code) == page_languages().end()) return std::nullopt;
  return engine_words_script(code, pairs_text(context.index.library(), code));
}

Names languages(const SiteIndex& /*index*/) {
  return page_languages();
}
#endif

std::optional<std::string> tile_picture(const PageContext& context, std::string_view name) {
  for (const Rotation rotation : all_rotations) {
    const std::string ending =
        rotation == Rotation::R0 ? std::string() : '-' + std::to_string(degrees(rotation));
    if (!name.ends_with(ending)) continue;
    const Tile* tile =
        context.index.catalog().find_tile(name.substr(0, name.size() - ending.size()));
    if (tile != nullptr && same_letters(picture_name(*tile, rotation), name))
      return tile_svg(*tile,
                      {.rotation = rotation, .standalone = true, .grounds = context.grounds});
  }
  return std::nullopt;
}

Names tile_picture_names(const SiteIndex& index) {
  Names names;
  for (const Tile& tile : index.catalog().tiles())
    for (const Rotation rotation : all_rotations) names.push_back(picture_name(tile, rotation));
  return names;
}

std::optional<std::string> position_picture(const PageContext& context, std::string_view name) {
  const Position* position = find_position(context.index.library().positions, name);
  if (position == nullptr) return std::nullopt;
  const Result<BoardKit> kit = board_kit(context.index.catalog(), position->selection);
  if (!kit) return std::nullopt;
  const Result<Board> board = lay_position(*position, *kit);
  if (!board) return std::nullopt;
  return position_svg(*position, *board, context.grounds);
}

std::optional<std::string> start_piece_file(const PageContext& context, std::string_view name) {
  const Catalog& catalog = context.index.catalog();
  const TileSet* set = catalog.find_set(name);
  if (set == nullptr || set->id != name || start_piece_parts(catalog, *set).empty())
    return std::nullopt;
  return start_piece_svg(catalog, *set);
}

Names start_piece_names(const SiteIndex& index) {
  Names names;
  for (const TileSet& set : index.catalog().sets())
    if (!start_piece_parts(index.catalog(), set).empty()) names.push_back(set.id);
  return names;
}

Names position_picture_names(const SiteIndex& index) {
  Names names;
  for (const Position& position : index.library().positions) names.push_back(position.id);
  return names;
}

// Counts in the format of `Write`.
template <std::optional<std::string> (*Write)(const PageContext&, const std::vector<CountBy>&)>
std::optional<std::string> count_file(const PageContext& context, std::string_view name) {
  const auto by = parse_count_pair(name);
  return by ? Write(context, *by) : std::nullopt;
}

Names count_file_names(const SiteIndex& /*index*/) {
  return count_pairs();
}

std::optional<std::string> asset(const PageContext& /*context*/, std::string_view name) {
  const auto text = template_text(std::string(assets) + std::string(name));
  if (!text) return std::nullopt;
  return std::string(*text);
}

// The names of the assets that are scripts, or of those that are none.
template <bool AreScripts>
Names asset_names(const SiteIndex& /*index*/) {
  Names names;
  for (const std::string_view path : template_paths()) {
    if (!path.starts_with(assets) || path.ends_with(script_ending) != AreScripts) continue;
    const std::string_view name = path.substr(assets.size());
    names.emplace_back(name.substr(0, name.size() - (AreScripts ? script_ending.size() : 0)));
  }
  return names;
}

#ifndef __wasm__
// A script, with what it says in the language of the page.
std::optional<std::string> script(const PageContext& context, std::string_view name) {
  const auto text = asset(context, std::string(name) + ".js");
  if (!text) return std::nullopt;
  return with_words(*text, context.language.messages());
}

// Served at the root, since a service worker controls only pages below its own path. It speaks for
// the pages of all languages.
std::optional<std::string> service_worker(const PageContext& context, std::string_view /*name*/) {
  const std::string text = asset(context, "service-worker.js").value_or("");
  const std::vector<std::string> ids = ids_in_script(text, messages_of("en"));
  std::string words = "en: " + script_words(ids, messages_of("en"));
  for (const std::string& code : page_languages())
    add_item(words, script_string(code) + ": " + script_words(ids, messages_of(code)));
  return "const cartularyWords = {" + words + "};\n" + text;
}

#endif

std::optional<std::string> figures_file(const PageContext& context, std::string_view /*name*/) {
  const GuideQuestion question{context.index.catalog()};
  return figures_csv(choose_figures(context.index.library().guides, question));
}

std::optional<std::string> words_file(const PageContext& context, std::string_view /*name*/) {
  const tiledb::Library& library = context.index.library();
  const WordSources sources{library.guides, library.rulebook, library.catalog, library.sources};
  return written<CsvWriter>(put_words, std::string(), find_words(sources, ""),
                            other_languages(library.guides));
}

std::optional<std::string> landscape_file(const PageContext& context, std::string_view /*name*/) {
  return landscape_svg(context.index.catalog());
}

std::optional<std::string> timeline_file(const PageContext& context, std::string_view /*name*/) {
  const Guide* guide = context.index.library().guides.find("timeline");
  return timeline_svg(guide == nullptr ? Guide() : *guide, context.index.catalog(), SvgUse::AsFile);
}

std::optional<std::string> feed_file(const PageContext& /*context*/, std::string_view /*name*/) {
  return changes_feed(release_changes());
}

// Lists every page once, by its canonical address; nothing if the site has no public address.
std::optional<std::string> sitemap_file(const PageContext& context, std::string_view name) {
  if (context.address.empty() || name != "sitemap") return std::nullopt;
  std::set<std::string> paths;
  for (const PageKind& kind : page_table()) {
    if (kind.leads_on) continue;
    if (kind.names == nullptr)
      paths.insert(kind.path.of());
    else
      for (const std::string& each : kind.names(context.index)) paths.insert(kind.path.of(each));
  }
  std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
  for (const std::string& path : paths)
    text.append("<url><loc>").append(xml_text(std::string(context.address) + path)) +=
        "</loc></url>\n";
  return text + "</urlset>\n";
}

// Lets crawlers read all pages, and links the sitemap if there is one.
std::optional<std::string> robots_file(const PageContext& context, std::string_view /*name*/) {
  std::string text = "User-agent: *\nAllow: /\n";
  if (!context.address.empty())
    text.append("Sitemap: ").append(context.address).append(sitemap.of("sitemap")) += '\n';
  return text;
}

// For files that exist only on a server.
Names no_names(const SiteIndex& /*index*/) {
  return {};
}

constexpr auto file_kinds = std::to_array<FileKind>({
    {.path = page_paths::tile_picture, .text = tile_picture, .names = tile_picture_names},
    {.path = page_paths::position_picture,
     .text = position_picture,
     .names = position_picture_names},
    {.path = start_piece_picture, .text = start_piece_file, .names = start_piece_names},
    {.path = page_paths::print, .text = print_file, .names = print_file_names},
    {.path = page_paths::print_style, .text = print_style_file, .names = print_style_names},
    {.path = page_paths::counts_csv, .text = count_file<counts_csv>, .names = count_file_names},
    {.path = page_paths::counts_json,
     .text = count_file<counts_file_json>,
     .names = count_file_names},
    {.path = page_paths::guide_csv, .text = guide_file_csv, .names = guide_names},
    {.path = page_paths::guide_json, .text = guide_file_json, .names = guide_names},
    {.path = page_paths::timeline_picture, .text = timeline_file},
    {.path = PagePath("assets/landscape.svg"), .text = landscape_file},
    {.path = page_paths::figures_csv, .text = figures_file},
    {.path = page_paths::words_csv, .text = words_file},
    {.path = page_paths::changes_feed, .text = feed_file},
    {.path = PagePath("robots.txt"), .text = robots_file},
    {.path = sitemap, .text = sitemap_file, .names = no_names},
#ifndef __wasm__
    {.path = PagePath("assets/page.css"), .text = joined<page_style>},
    {.path = PagePath("assets/page.js"), .text = page_words, .in_languages = true},
    {.path = PagePath("assets/board-data.js"), .text = board_words, .in_languages = true},
    {.path = PagePath("assets/engine-module.js"), .text = data<engine_module_script>},
    {.path = PagePath("assets/engine-data.js"), .text = data<engine_data_script>},
    {.path = PagePath("assets/engine-words-*.js"), .text = engine_words, .names = languages},
    {.path = PagePath("assets/*.js"),
     .text = script,
     .names = asset_names<true>,
     .in_languages = true},
    {.path = PagePath("sw.js"), .text = service_worker},
#endif
    {.path = PagePath("assets/*"), .text = asset, .names = asset_names<false>},
});

}  // namespace

std::span<const FileKind> file_table() {
  return file_kinds;
}

std::string_view content_type_of(std::string_view path) {
  if (path.ends_with(".css")) return "text/css; charset=utf-8";
  if (path.ends_with(".js")) return "text/javascript; charset=utf-8";
  if (path.ends_with(".csv")) return "text/csv; charset=utf-8";
  if (path.ends_with(".webmanifest")) return "application/manifest+json";
  if (path.ends_with(".json")) return "application/json";
  if (path.ends_with(".svg")) return "image/svg+xml";
  if (path.ends_with(".png")) return "image/png";
  if (path.ends_with(".xml")) return "application/xml; charset=utf-8";
  if (path.ends_with(".atom")) return "application/atom+xml; charset=utf-8";
  if (path.ends_with(".html")) return "text/html; charset=utf-8";
  return "text/plain; charset=utf-8";
}

}  // namespace cartulary::docgen
