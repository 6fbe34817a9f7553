#include <algorithm>
#include <array>
#include <span>

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/views.h"
#include "engine/rule/rule_lookup.h"
#include "engine/text/said_list.h"
#include "engine/text/suggest.h"
#include "engine/text/version.h"

namespace cartulary::docgen {

namespace {

Said figures_of(const tiledb::ClaimResult& claim) {
  if (!claim.sum_of_rows)
    return said("sources.claim", {{"printed", claim.copies}, {"counted", claim.counted}});
  return said("sources.claim-and-sum",
              {{"printed", claim.copies}, {"counted", claim.counted}, {"sum", *claim.sum_of_rows}});
}

View claim_view(const tiledb::ClaimResult& claim) {
  View view;
  view.set("claim_id", claim.id).set("figures", figures_of(claim)).set("claim_note", claim.note);
  return view;
}

View claims_of(const SiteIndex& index, const LedgerEntry& entry) {
  View claims = View::list();
  for (const tiledb::ClaimResult& claim : index.library().claims)
    if (claim.ledger == entry.id) claims.add(claim_view(claim));
  return claims;
}

Said kind_title(std::string_view kind) {
  if (kind == "slip") return said("sources.slip");
  if (kind == "dispute") return said("sources.dispute");
  if (kind == "gap") return said("sources.gap");
  return kind;
}

View entry_view(const SiteIndex& index, const LedgerEntry& entry) {
  View sides = View::list();
  for (const LedgerSide& side : entry.sides) {
    View view;
    view.set("says", side.says).set("sources", source_views(index, side.sources));
    sides.add(std::move(view));
  }
  View tiles = View::list();
  for (const std::string& id : entry.tiles)
    if (const Tile* tile = index.catalog().find_tile(id))
      tiles.add(tile_card(index, {tile, index.copies(*tile), {}}));
  std::vector<const TileSet*> sets;
  for (const std::string& id : entry.sets)
    if (const TileSet* set = index.catalog().find_set(id)) sets.push_back(set);
  View claims = claims_of(index, entry);
  View view;
  view.set("entry_id", entry.id)
      .set("entry_title", entry.title)
      .set("kind_title", kind_title(entry.kind))
      .set("kind", entry.kind)
      .set("sides", std::move(sides))
      .set("decision", entry.decision)
      .set("reason", entry.reason)
      .set("date", entry.date)
      .set("any_claims", claims.size() > 0)
      .set("claims", std::move(claims))
      .set("any_tiles", tiles.size() > 0)
      .set("cards", std::move(tiles))
      .set("any_sets", !sets.empty())
      .set("sets", set_links(sets));
  return view;
}

}  // namespace

Page ledger_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "ledger";
  page.title = said("common.discrepancy-ledger");
  page.description = said("ledger.description");
  int met = 0;
  for (const tiledb::ClaimResult& claim : index.library().claims) met += claim.met() ? 1 : 0;
  View entries = View::list();
  for (const LedgerEntry& entry : index.library().ledger) entries.add(entry_view(index, entry));
  const int claims = static_cast<int>(index.library().claims.size());
  page.view.set("entry_count", said_count("count.entry", entries.size()))
      .set("entries", std::move(entries))
      .set("one_claim", claims == 1)
      .set("claim_count", claims)
      .set("met", met)
      .set("unmet", claims - met);
  return page;
}

namespace {

struct Named {
  std::string_view name;
  std::string_view message;
};

// What is in no list is said as it stands in the record.
Said said_of(std::span<const Named> list, std::string_view name) {
  const auto found = std::ranges::find(list, name, &Named::name);
  return found == list.end() ? Said(name) : said(found->message);
}

Said document_kind(std::string_view kind) {
  constexpr auto kinds = std::to_array<Named>({{"program", "word.program"},
                                               {"wiki", "word.wiki"},
                                               {"forum", "word.forum"},
                                               {"shop", "word.shop"},
                                               {"pictures", "word.pictures"},
                                               {"volunteers", "word.volunteers"},
                                               {"house-rules", "word.house-rules"},
                                               {"rules", "rules.rules"}});
  return said_of(kinds, kind);
}

// What a document does not tell of itself.
Said unknown_facts(const SourceDocument& source) {
  constexpr auto facts = std::to_array<Named>({{"publisher", "word.publisher"},
                                               {"author", "word.author"},
                                               {"version", "word.version"},
                                               {"date", "word.date"},
                                               {"address", "word.address"}});
  Said unknown;
  for (const std::string& key : source.unknown) add_item(unknown, said_of(facts, key));
  return unknown;
}

View document_view(const SourceDocument& source) {
  const bool linkable =
      source.address.starts_with("https://") || source.address.starts_with("http://");
  View view;
  view.set("source_id", source.id)
      .set("source_title", source.title)
      .set("kind", document_kind(source.kind))
      .set("publisher", source.publisher)
      .set("author", source.author)
      .set("version", source.version)
      .set("date", source.date)
      .set("language", source.language)
      .set("address", source.address)
      .set("address_href", linkable ? source.address : std::string())
      .set("source_note", source.note)
      .set("unknown", unknown_facts(source));
  return view;
}

}  // namespace

Page sources_page(const PageContext& context) {
  Page page;
  page.body = "sources_page";
  page.title = said("common.sources");
  page.description = said("sources-page.description");
  View documents = View::list();
  for (const SourceDocument& source : context.index.library().sources)
    documents.add(document_view(source));
  page.view.set("documents", std::move(documents));
  return page;
}

Page all_pages_page(const PageContext& /*context*/) {
  Page page;
  page.body = "all_pages";
  page.title = said("all-pages.all-pages");
  page.description = said("all-pages.description");
  return page;
}

Page about_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  int doubtful = 0;
  for (const Tile& tile : index.catalog().tiles())
    doubtful += tile.interior == Interior::Recorded ? 0 : 1;
  Page page;
  page.body = "about";
  page.title = said("common.about");
  page.description = said("about.description");
  page.view.set("version", program_version)
      .set("hash", index.library().meta.content_hash)
      .set("tiles", said_count("count.design", index.catalog().tiles().size()))
      .set("sets", said_count("count.set-or-box", index.catalog().sets().size()))
      .set("doubtful", said_count("count.design", doubtful));
  return page;
}

namespace {

// The page meant by another name for its record: "elements/meeple.html", "edges/rrcc.html".
std::string page_called(const SiteIndex& index, std::string_view path) {
  if (const auto name = page_paths::element.name_in(path))
    if (const auto called = elements_called(index.rulebook(), *name); !called.empty())
      return page_paths::element.of(called.front()->id);
  if (const auto name = page_paths::set.name_in(path))
    if (const TileSet* set = index.catalog().find_set(*name)) return page_paths::set.of(set->id);
  if (const auto name = page_paths::edge.name_in(path))
    if (const auto code = parse_edge_code(to_lower(*name)))
      return page_paths::edge.of(code->canonical().text());
  // The rules page of a set has all its rulings.
  if (const auto name = page_paths::ruling.name_in(path))
    if (const TileSet* set = index.catalog().find_set(*name)) return page_paths::rules.of(set->id);
  return "";
}

// Completes an address without its ending, or written as a folder.
std::string with_ending(std::string_view path) {
  constexpr std::string_view as_folder = "/index.html";
  if (path.ends_with(as_folder)) path.remove_suffix(as_folder.size());
  const bool has_ending = path.find('.', path.rfind('/') + 1) != std::string_view::npos;
  return std::string(path) + (has_ending ? "" : ".html");
}

// The nearest page in the same folder, or else of all pages.
std::string page_near(std::string_view path, const std::vector<std::string>& known) {
  const std::string_view folder = path.substr(0, path.rfind('/') + 1);
  std::vector<std::string> beside;
  for (const std::string& each : known)
    if (!folder.empty() && each.starts_with(folder)) beside.push_back(each);
  // "score.html" means "play/score.html".
  const std::string in_a_folder = '/' + std::string(path);
  for (const std::string& each : known)
    if (each.ends_with(in_a_folder) && path != "index.html") return each;
  const std::string near = nearest(path, beside);
  return near.empty() ? nearest(path, known) : near;
}

}  // namespace

Page missing_page(const SiteIndex& index, std::string_view path,
                  const std::vector<std::string>& known) {
  path = path.substr(0, 200);
  const std::string meant = with_ending(path);
  Page page;
  page.body = "missing";
  page.title = said("missing.page-not-found");
  page.description = said("missing.description");
  page.status = 404;
  const std::string called = page_called(index, meant);
  const bool is_page = std::find(known.begin(), known.end(), called) != known.end();
  page.view.set("asked_path", path).set("nearest", is_page ? called : page_near(meant, known));
  return page;
}

}  // namespace cartulary::docgen
