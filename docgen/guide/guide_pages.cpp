#include "docgen/guide/guide_pages.h"

#include <algorithm>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/page_path.h"
#include "docgen/guide/guide_views.h"
#include "docgen/guide/timeline_svg.h"
#include "docgen/json/guide_json.h"
#include "docgen/views/views.h"
#include "engine/rule/rulebook.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

constexpr std::string_view glossary = "glossary";
// This guide has a different kind of page.
constexpr std::string_view which_edition = "which-edition";
constexpr std::string_view guide_root = "../";

// The first sentence of a summary, which says what the guide is, and the rest of it.
std::string first_sentence(const std::string& summary) {
  const std::size_t end = summary.find(". ");
  return end == std::string::npos ? summary : summary.substr(0, end + 1);
}
std::string rest_of(const std::string& summary) {
  const std::size_t end = summary.find(". ");
  return end == std::string::npos ? std::string() : summary.substr(end + 2);
}

Page page_of(const PageContext& context, const Guide& guide) {
  Page page;
  page.title = guide.title;
  page.description = plain_text(guide.summary);
  page.styles = {"assets/rules.css", "assets/guide.css"};
  page.view.set("guide_title", guide.title)
      .set("guide_lead", first_sentence(plain_text(guide.summary)))
      .set("guide_more", rest_of(plain_text(guide.summary)))
      .set("guide_note", guide.note)
      .set("json_href", page_paths::guide_json.of(guide.id))
      .set("csv_href", page_paths::guide_csv.of(guide.id))
      .set("sources", source_views(context.index, guide.sources));
  return page;
}

// Sets the parts with their lines, and the form that chooses sets.
void set_lines(const PageContext& context, const Guide& guide, DefaultSets otherwise,
               std::string_view own_page, Page& page) {
  const GuideRequest request = read_guide_request(context, otherwise);
  const ChosenGuide chosen = choose_lines(guide, request.question());
  const std::vector<std::string> sets = sets_named(context.index.catalog(), guide);
  page.status = request.sets.faults.empty() ? 200 : 400;
  page.view.set("parts", part_views(context, request, chosen, guide_root))
      .set("left_out", said_count("count.line", chosen.left_out))
      .set("any_left_out", chosen.left_out > 0)
      .set("choosing", sets.size() > 1);
  set_guide_form(context, request, sets, own_page, page.view);
  if (!context.live() && sets.size() > 1) page.scripts = {"assets/guide-sets.js"};
}

View entry_view(const PageContext& context, const GlossaryEntry& entry) {
  View elements = View::list();
  for (const std::string& id : entry.elements)
    if (const Element* element = context.index.rulebook().find_element(id)) {
      View view;
      view.set("element_name", element->name)
          .set("element_href", element_path(id))
          .set("element_german", element->german)
          .set("element_text", markdown_line(element->definition, guide_root));
      elements.add(std::move(view));
    }
  View view;
  view.set("entry", entry.entry)
      .set("entry_id", safe_name(to_lower(entry.entry)))
      .set("elements", std::move(elements))
      .set("entry_left_out", entry.left_out)
      .set("entry_note", entry.note)
      .set("entry_set", false);
  if (const TileSet* set = context.index.catalog().find_set(entry.set))
    view.set("entry_set", set_link(*set));
  return view;
}

Page glossary_page(const PageContext& context, const Guide& guide) {
  Page page = page_of(context, guide);
  page.body = "glossary";
  View entries = View::list();
  for (const GlossaryEntry& entry : context.index.library().guides.glossary)
    entries.add(entry_view(context, entry));
  page.view.set("entry_count", said_count("count.entry", entries.size()))
      .set("entries", std::move(entries));
  return page;
}

View guide_link(View title, View summary, std::string href) {
  View view;
  view.set("link_title", std::move(title))
      .set("link_words", std::move(summary))
      .set("link_href", std::move(href));
  return view;
}

}  // namespace

Page turn_page(const PageContext& context) {
  const Guide* guide = context.index.library().guides.find("order-of-play");
  static const Guide none = [] {
    Guide made;
    made.id = "order-of-play";
    made.title = english(said("frame-sheet.order-of-play"));
    return made;
  }();
  Page page = page_of(context, guide == nullptr ? none : *guide);
  page.body = "guide";
  page.view.set("is_turn", true);
  set_lines(context, guide == nullptr ? none : *guide, DefaultSets::BaseGame, page_paths::turn.of(),
            page);
  return page;
}

std::optional<Page> guide_at(const PageContext& context, std::string_view id) {
  const Result<const Guide*> found = need_guide(context.index.library().guides, id, "path");
  if (!found || (*found)->id == which_edition) return std::nullopt;
  const Guide& guide = **found;
  if (guide.id == glossary) return glossary_page(context, guide);
  Page page = page_of(context, guide);
  page.body = "guide";
  page.view.set("is_turn", false);
  if (guide.id == "timeline")
    page.view.set("picture",
                  timeline_svg(guide, context.index.catalog(), SvgUse::InPage, context.language));
  set_lines(context, guide, DefaultSets::Everything, page_paths::guide.of(guide.id), page);
  return page;
}

Page guides_page(const PageContext& context) {
  Page page;
  page.body = "guides";
  page.title = said("common.at-the-table");
  page.description = said("guides.description");
  page.styles = {"assets/rules.css"};
  const Guides& guides = context.index.library().guides;
  View play = View::list();
  play.add(
      guide_link(said("frame-sheet.order-of-play"), said("guides.turn"), page_paths::turn.of()));
  play.add(guide_link(said("common.scoring"), said("guides.scoring"), page_paths::scoring.of()));
  play.add(
      guide_link(said("score.what-does-it-score"), said("guides.score"), page_paths::score.of()));
  play.add(guide_link(said("position.figures"), said("guides.figures"), page_paths::figures.of()));
  play.add(guide_link(said("word.words"), said("guides.words"), page_paths::words.of()));
  play.add(guide_link(said("common.which-edition-is-mine"), said("guides.which-edition"),
                      page_paths::which_edition.of()));
  play.add(guide_link(said("common.group-games"), said("guides.games"), page_paths::games.of()));
  View others = View::list();
  const std::vector<std::string> with_page = guide_names(context.index);
  for (const Guide& guide : guides.guides) {
    const std::string words = plain_text(first_sentence(guide.summary));
    if (guide.id != "order-of-play" && std::ranges::find(with_page, guide.id) != with_page.end())
      others.add(guide_link(guide.title, words, page_paths::guide.of(guide.id)));
  }
  page.view.set("play", std::move(play)).set("others", std::move(others));
  return page;
}

std::vector<std::string> guide_names(const SiteIndex& index) {
  const Guides& guides = index.library().guides;
  std::vector<std::string> names;
  for (const Guide& guide : guides.guides)
    if (guide.id != which_edition && need_guide(guides, guide.id, "").ok())
      names.push_back(guide.id);
  return names;
}

std::optional<std::string> guide_file_csv(const PageContext& context, std::string_view id) {
  const Guides& guides = context.index.library().guides;
  const Result<const Guide*> guide = need_guide(guides, id, "path");
  if (!guide) return std::nullopt;
  if (id == glossary) return glossary_csv(guides.glossary);
  return guide_csv(choose_lines(**guide, {context.index.catalog()}));
}

std::optional<std::string> guide_file_json(const PageContext& context, std::string_view id) {
  const Guides& guides = context.index.library().guides;
  const Result<const Guide*> guide = need_guide(guides, id, "path");
  if (!guide) return std::nullopt;
  if (id == glossary) return glossary_json(**guide, guides.glossary);
  const GuideQuestion question{context.index.catalog()};
  return guide_json(question, choose_lines(**guide, question));
}

}  // namespace cartulary::docgen
