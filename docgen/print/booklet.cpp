#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/status_mark.h"
#include "docgen/print/booklet_index.h"
#include "docgen/print/booklet_records.h"
#include "docgen/print/booklet_views.h"
#include "docgen/print/print_builders.h"
#include "docgen/print/printed_tiles.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

Said chapter_title(const BookletChapter& chapter) {
  if (chapter.set != nullptr) return chapter.set->title;
  return as_heading(step_words(chapter.step));
}

std::string chapter_id(const BookletChapter& chapter) {
  return chapter.set != nullptr ? full_id(*chapter.set)
                                : "step/" + std::string(to_text(chapter.step));
}

// The heading above a rule: its own heading in a set, the title of its set in a step of the turn.
std::string part_title(const BookletChapter& chapter, const Rule& rule, const Catalog& catalog) {
  return chapter.set != nullptr ? rule.heading : catalog.title_of(rule.set);
}

View box_items(const TileSet& set, const PrintRequest& request) {
  View items = View::list();
  const Edition edition = edition_for(request.selection, set);
  for (const BoxItem& item : set.contents) {
    if (!request.whole && item.edition && *item.edition != edition) continue;
    View view;
    view.set("item_count", item.count ? fmt::format("{}×", *item.count) : "?")
        .set("item_what", item.what)
        .set("item_note", item.note)
        .set("item_edition",
             item.edition && request.whole ? to_text(*item.edition) : std::string_view());
    items.add(std::move(view));
  }
  return items;
}

void set_opening_of(const PrintContext& context, const BookletViews& views,
                    const BookletChapter& chapter, View& view) {
  const SetRules* opening =
      chapter.set == nullptr ? nullptr : context.index.rulebook().opening_of(chapter.set->id);
  const bool any = opening != nullptr;
  View items = any ? box_items(*chapter.set, context.request) : View::list();
  const Said kind = any ? kind_words(*chapter.set) : Said();
  const bool is_title = any && same_letters(english(kind), chapter.set->title);
  view.set("chapter_kind", is_title ? Said() : kind)
      .set("any_opening", any)
      .set("summary", any ? views.line(opening->summary) : std::string())
      .set("in_the_box", any ? views.html(opening->in_the_box) : std::string())
      .set("turn", any ? views.html(opening->turn) : std::string())
      .set("scoring", any ? views.html(opening->scoring) : std::string())
      .set("any_box", any && (items.size() > 0 || !opening->in_the_box.empty()))
      .set("any_items", items.size() > 0)
      .set("items", std::move(items));
}

// A chapter's parts, once with all their rules and once as lines of the table of contents.
struct Parts {
  View full = View::list();
  View lines = View::list();
};

Parts parts_of(const PrintContext& context, const BookletChapter& chapter, BookletViews& views) {
  Parts parts;
  const Catalog& catalog = context.index.catalog();
  for (std::size_t begin = 0; begin < chapter.rules.size();) {
    const std::string title = part_title(chapter, *chapter.rules[begin].rule, catalog);
    View rules = View::list();
    std::size_t end = begin;
    for (; end < chapter.rules.size() &&
           part_title(chapter, *chapter.rules[end].rule, catalog) == title;
         ++end)
      rules.add(views.rule(chapter.rules[end]));
    // A heading may occur twice in a set; the number keeps the anchors distinct.
    const std::string id = fmt::format("{}/part-{}", chapter_id(chapter), parts.full.size() + 1);
    View part;
    part.set("part_title", title).set("part_id", id).set("part_rules", std::move(rules));
    parts.full.add(std::move(part));
    View line;
    line.set("part_title", title).set("part_id", id);
    parts.lines.add(std::move(line));
    begin = end;
  }
  return parts;
}

View apart_views(const BookletChapter& chapter, const PrintContext& context, BookletViews& views) {
  View list = View::list();
  for (const Ruling* ruling : chapter.rulings_apart) {
    View view = views.ruling(*ruling);
    std::string titles;
    for (const std::string& id : ruling->annotates)
      if (const Rule* rule = context.index.rulebook().find_rule(id))
        add_item(titles, "“" + rule->title + "”");
    view.set("on_titles", titles);
    list.add(std::move(view));
  }
  return list;
}

// Whether the chapter begins a new page. In the whole reference each step of the turn does, and the
// first set of each kind. Other chapters follow the one before, whose last page may be nearly
// empty.
bool begins_page(const PrintRequest& request, const BookletRecords& records,
                 const BookletChapter& chapter) {
  if (&chapter == &records.chapters().front()) return true;
  if (!request.whole) return false;
  return chapter.set == nullptr || (&chapter - 1)->set->kind != chapter.set->kind;
}

void add_chapters(const PrintContext& context, const BookletRecords& records, BookletViews& views,
                  View& page) {
  View chapters = View::list();
  View contents = View::list();
  for (const BookletChapter& chapter : records.chapters()) {
    Parts parts = parts_of(context, chapter, views);
    View rulings_apart = apart_views(chapter, context, views);
    View view;
    view.set("chapter_title", chapter_title(chapter))
        .set("chapter_id", chapter_id(chapter))
        .set("begins_page", begins_page(context.request, records, chapter))
        .set("parts", std::move(parts.full))
        .set("by_turn", chapter.set == nullptr)
        .set("any_rulings_apart", rulings_apart.size() > 0)
        .set("rulings_apart", std::move(rulings_apart));
    set_opening_of(context, views, chapter, view);
    chapters.add(std::move(view));
    View line;
    line.set("chapter_title", chapter_title(chapter))
        .set("chapter_id", chapter_id(chapter))
        .set("lines", std::move(parts.lines));
    contents.add(std::move(line));
  }
  page.set("chapters", std::move(chapters)).set("contents", std::move(contents));
}

View status_views() {
  View statuses = View::list();
  for (int i = 0; i < status_total; ++i) {
    const auto status = static_cast<RulingStatus>(i);
    View item;
    set_status(item, status);
    item.set("meaning", status_meaning(status));
    statuses.add(std::move(item));
  }
  return statuses;
}

View source_lines(const PrintContext& context, const BookletViews& views) {
  View sources = View::list();
  for (const SourceDocument& document : context.index.library().sources) {
    if (!views.cited().contains(document.id)) continue;
    Said words = document.publisher;
    if (!document.author.empty()) add_item(words, document.author);
    if (!document.version.empty())
      add_item(words, said("print.version", {{"version", document.version}}));
    if (!document.date.empty()) add_item(words, document.date);
    View line;
    line.set("source_id", document.id)
        .set("source_title", document.title)
        .set("source_words", words)
        .set("source_address", document.address);
    sources.add(std::move(line));
  }
  return sources;
}

View left_out_lines(const SharedRecords& records, const Catalog& catalog) {
  std::map<std::string, std::string> by_set;
  const auto note = [&](const RuleRecord& record) {
    add_item(by_set[record.set], record.title, "; ");
  };
  for (const Rule* rule : records.rules) note(*rule);
  for (const Ruling* ruling : records.rulings) note(*ruling);
  View lines = View::list();
  for (const TileSet& set : catalog.sets()) {
    const auto found = by_set.find(set.id);
    if (found == by_set.end()) continue;
    View line;
    line.set("left_set", set.title).set("left_titles", found->second);
    lines.add(std::move(line));
  }
  return lines;
}

Said count_or_none(std::string_view message, int n) {
  return n > 0 ? said_count(message, n) : Said();
}

void set_left_out(const PrintContext& context, const BookletRecords& records, View& page) {
  const int sets = records.without_set().count();
  const int editions = records.without_edition().count();
  const int rule_sets = records.without_rule_set().count();
  const Catalog& catalog = context.index.catalog();
  Said no_rules;
  for (const TileSet& set : catalog.sets()) {
    if (set.kind == SetKind::Box || !is_chosen(catalog, context.request.selection, set.id))
      continue;
    if (context.index.rulebook().opening_of(set.id) != nullptr) continue;
    // The group knows the sets of its own game.
    const GroupGame* game = context.index.rulebook().game();
    if (game != nullptr && game->owns(set.id)) continue;
    add_item(no_rules, set.title, "list.part");
  }
  const int not_played = records.not_played();
  const int not_asked = records.not_asked();
  page.set("any_left_out",
           sets + editions + rule_sets + not_played + not_asked > 0 || !no_rules.empty())
      .set("left_not_played", count_or_none("count.ruling", not_played))
      .set("left_not_asked", count_or_none("count.ruling", not_asked))
      .set("left_sets", count_or_none("count.entry", sets))
      .set("left_by_set", left_out_lines(records.without_set(), catalog))
      .set("left_editions", count_or_none("count.entry", editions))
      .set("left_by_edition", left_out_lines(records.without_edition(), catalog))
      .set("left_rule_sets", count_or_none("count.entry", rule_sets))
      .set("left_by_rule_set", left_out_lines(records.without_rule_set(), catalog))
      .set("bare_titles", no_rules);
}

}  // namespace

PrintPage booklet_print(const PrintContext& context) {
  const BookletRecords records(context.index, context.request);
  BookletViews views(context, records);
  PrintPage page;
  page.body = "print_booklet";
  page.title =
      context.request.whole ? said("print.booklet-of-all") : said("print.booklet-of-boxes");
  add_chapters(context, records, views, page.view);
  View index = index_views(context, records);
  page.view.set("front_tiles", front_tiles_view(context))
      .set("sets_words", printed_sets_words(context))
      .set("rule_count", said_count("count.rule", records.rule_count()))
      .set("ruling_count", said_count("count.ruling", records.ruling_count()))
      .set("edition_words", context.request.whole
                                ? said("print.every-edition")
                                : edition_words(context.request.selection.edition))
      .set("content_hash", context.index.library().meta.content_hash.substr(0, 12))
      .set("statuses", status_views())
      .set("any_index", index.size() > 0)
      .set("index", std::move(index))
      .set("sources", source_lines(context, views))
      .set("whole", context.request.whole);
  set_left_out(context, records, page.view);
  if (context.request.whole) {
    set_tile_reference(context, page.view);
    set_ledger(context, page.view);
  }
  return page;
}

}  // namespace cartulary::docgen
