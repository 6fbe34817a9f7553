#include "docgen/guide/game_pages.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/page_path.h"
#include "docgen/guide/game_play.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/guide/game_remarks.h"
#include "engine/rule/carried_game.h"
#include "engine/rule/rule_lookup.h"
#include "engine/text/markdown.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary::docgen {
namespace {

constexpr std::string_view game_root = "../../";

// A record that the game names, from the content or the game's own, as the pages show it.
struct Named {
  std::string title;
  std::string text;
  std::string href;                  // empty: it has no page
  std::vector<std::string> changes;  // ids of rules with their kind
};

class GameView {
 public:
  GameView(const PageContext& context, const CarriedGame& game) : context_(context), game_(game) {
    for (const CarriedNote& drop : game.drops) reasons_.emplace(drop.record, drop.note);
  }

  Named named(const std::string& record) const {
    for (const CarriedRecord& own : game_.own)
      if (own.record == record)
        return {own.title, own.text, is_here(record) ? record_path(record) : std::string(),
                rules_of(own.annotates)};
    const Result<RuleOrRuling> found = need_rule(context_.index.rulebook(), record, {});
    return found ? std::visit([](const auto* each) { return named(*each); }, *found)
                 : Named{record, {}, {}, {}};
  }

  // A house rule and the rules that it changes, each with the reason if it is not played.
  View house(const std::string& record, std::string_view remark) const {
    const Named rule = named(record);
    View changed = View::list();
    for (const std::string& id : rule.changes) changed.add(changed_rule(id));
    View view;
    view.set("h_title", short_title(rule.title))
        .set("h_href", rule.href)
        .set("h_html", html(rule.text))
        .set("h_remark", remark)
        .set("h_any_changed", changed.size() > 0)
        .set("h_changed", std::move(changed));
    return view;
  }

  // Records that only this game has get no links unless it is played, as they have no pages then.
  std::string html(std::string_view text) const {
    return markdown_html(text,
                         [this](std::string_view record) {
                           const std::string path =
                               is_here(record) ? record_path(record) : std::string();
                           return path.empty() ? path : std::string(game_root) + path;
                         })
        .html;
  }

  static std::string short_title(std::string_view title) { return capitalized(house_title(title)); }

 private:
  static Named named(const Rule& rule) { return {rule.title, rule.text, rule_path(rule.id), {}}; }
  static Named named(const Ruling& ruling) {
    return {ruling.title, told_text(ruling), ruling_path(ruling.id), with_kind(ruling.annotates)};
  }
  static Named named(const Variant& variant) {
    return {variant.title, variant.text, variant_path(variant.id), with_kind(variant.annotates)};
  }
  bool is_here(std::string_view record) const {
    const std::optional<RecordId> id = parse_record_id(record);
    return !id || !begins_with_game(id->name, game_.id) || is_played(context_, game_);
  }
  static std::vector<std::string> rules_of(std::string_view listed) {
    std::vector<std::string> ids;
    for (const std::string_view id : split(listed, ' '))
      if (!id.empty()) ids.emplace_back(id);
    return ids;
  }
  static std::vector<std::string> with_kind(const std::vector<std::string>& rules) {
    std::vector<std::string> ids;
    for (const std::string& rule : rules) ids.push_back(full_id(RecordKind::Rule, rule));
    return ids;
  }
  View changed_rule(const std::string& id) const {
    const Named rule = named(id);
    const auto reason = reasons_.find(id);
    View view;
    view.set("x_title", rule.title)
        .set("x_href", rule.href)
        .set("x_html", html(rule.text))
        .set("x_reason", reason == reasons_.end() ? std::string() : reason->second);
    return view;
  }

  const PageContext& context_;
  const CarriedGame& game_;
  std::map<std::string, std::string> reasons_;
};

bool is_ruling(const CarriedRecord& record) {
  return is_id_of(RecordKind::Ruling, record.record);
}

View house_views(const GameView& game, const CarriedGame& carried) {
  View list = View::list();
  for (const CarriedNote& adopted : carried.adopts)
    list.add(game.house(adopted.record, adopted.note));
  for (const CarriedRecord& own : carried.own)
    if (is_ruling(own)) list.add(game.house(own.record, {}));
  return list;
}

// The rules of the game's own sets, set by set.
View own_views(const GameView& game, const CarriedGame& carried) {
  std::vector<std::pair<std::string, View>> by_set;
  for (const CarriedRecord& own : carried.own) {
    if (is_ruling(own)) continue;
    if (by_set.empty() || by_set.back().first != own.set)
      by_set.emplace_back(own.set, View::list());
    View rule;
    rule.set("o_title", own.title)
        .set("o_href", game.named(own.record).href)
        .set("o_html", game.html(own.text));
    by_set.back().second.add(std::move(rule));
  }
  View groups = View::list();
  for (auto& [set, rules] : by_set) {
    View group;
    group.set("own_set", set)
        .set("own_count", said_count("count.rule", rules.size()))
        .set("own_rules", std::move(rules));
    groups.add(std::move(group));
  }
  return groups;
}

View drop_views(const GameView& game, const CarriedGame& carried) {
  View list = View::list();
  for (const CarriedNote& drop : carried.drops) {
    const Named rule = game.named(drop.record);
    View view;
    view.set("d_title", rule.title).set("d_href", rule.href).set("d_reason", drop.note);
    list.add(std::move(view));
  }
  return list;
}

View used_views(const PageContext& context, const CarriedGame& game) {
  View list = View::list();
  for (const CarriedSet& set : game.used) {
    const bool here = context.index.catalog().find_set(set.set) != nullptr;
    View view;
    view.set("u_title", set.title)
        .set("u_href", here ? set_path(set.set) : std::string())
        .set("u_own", set.kind == "own")
        .set("u_tiles", set.kind == "tiles")
        .set("u_copies", set.copies)
        .set("u_unknown", set.unknown == 0 ? std::string() : std::to_string(set.unknown));
    list.add(std::move(view));
  }
  return list;
}

View ledger_views(const CarriedGame& game) {
  View list = View::list();
  for (const CarriedDoubt& doubt : game.ledger) {
    View view;
    view.set("l_id", doubt.entry)
        .set("l_title", doubt.title)
        .set("l_kind", doubt.kind)
        .set("l_decision", doubt.decision)
        .set("l_reason", doubt.reason);
    list.add(std::move(view));
  }
  return list;
}

View document_views(const PageContext& context, const CarriedGame& game) {
  View list = View::list();
  for (const std::string& id : game.documents) {
    View view;
    view.set("s_title", context.index.source_title(id))
        .set("s_href", context.index.has_source(id) ? source_path(id) : std::string());
    list.add(std::move(view));
  }
  return list;
}

// "Revision 6, 2020-09-06; for 2-5 players".
Said edition_of(const CarriedGame& game) {
  Said words;
  const auto add = [&words](const Said& part) { add_item(words, part, "list.part"); };
  if (!game.revision.empty()) add(said("guide.revision", {{"revision", game.revision}}));
  if (!game.players.empty()) add(said("guide.for-players", {{"players", game.players}}));
  if (!game.rule_set.empty())
    add(said("guide.rules-of", {{"publisher", rule_set_title(game.rule_set)}}));
  return words;
}

// Adds spaces, so that long lists of tiles can break.
std::string spaced(std::string_view list) {
  std::string words;
  for (const std::string_view item : split(list, ','))
    if (!item.empty()) add_item(words, item);
  return words;
}

// "Cities of two tiles (tiny-city: 2 or 4; here 2)" for "tiny-city=2", the form that games store.
std::string choice_words(const Rulebook& rulebook, const CarriedGame& game) {
  std::string words;
  for (const std::string_view item : split(game.rules, ',')) {
    const std::size_t sign = std::min(item.find('='), item.size());
    const std::string name(item.substr(0, sign));
    const Rule* rule = find_rule_with_value(rulebook, name);
    if (rule == nullptr || sign == item.size())
      add_item(words, item, "; ");
    else
      add_item(words,
               fmt::format("{} ({})", rule->title,
                           value_words(*rule->value, {{name, std::string(item.substr(sign + 1))}})),
               "; ");
  }
  return words;
}

void set_links(const PageContext& context, const CarriedGame& game, View& view) {
  PageParameters parameters = game_parameters(game);
  const std::string query = query_string(parameters);
  // The query goes after the #, which is not sent to servers, so they never see a reader's boxes.
  view.set("boxes_href", page_paths::my_boxes.of() + "#" + query.substr(query.empty() ? 0 : 1))
      .set("turn_href", page_paths::game_turn.of(game.id))
      .set("prints", context.makes_prints())
      .set("print_query", is_played(context, game) ? std::string() : query)
      .set("played", is_played(context, game))
      .set("game_id", game.id);
}

Page page_of(const CarriedGame& game, std::string_view body) {
  Page page;
  page.body = body;
  page.title = game.title;
  page.styles = {"assets/rules.css", "assets/guide.css"};
  page.view.set("game_title", game.title)
      .set("game_edition", edition_of(game))
      .set("home_href", page_paths::game.of(game.id));
  return page;
}

}  // namespace

Page games_page(const PageContext& context) {
  Page page;
  page.body = "games";
  page.title = said("common.group-games");
  page.description = said("games.description");
  page.styles = {"assets/rules.css"};
  View games = View::list();
  for (const CarriedGame& game : context.index.library().games) {
    const int house = static_cast<int>(game.adopts.size()) +
                      static_cast<int>(std::ranges::count_if(game.own, is_ruling));
    View view;
    view.set("g_title", game.title)
        .set("g_href", page_paths::game.of(game.id))
        .set("g_edition", edition_of(game))
        .set("g_tiles", said_count("count.land-tile", land_tiles(game)))
        .set("g_sets", said_count("count.set", game.used.size()))
        .set("g_house", said_count("count.house-rule", house));
    games.add(std::move(view));
  }
  page.view.set("any_games", games.size() > 0).set("games", std::move(games));
  return page;
}

std::optional<Page> game_at(const PageContext& context, std::string_view id) {
  const CarriedGame* game = find_game(context.index.library().games, id);
  if (game == nullptr) return std::nullopt;
  const GameView texts(context, *game);
  Page page = page_of(*game, "game");
  page.description = said("game.description");
  View house = house_views(texts, *game);
  const int unknown = unknown_tiles(*game);
  page.view.set("game_note", texts.html(game->note))
      .set("tile_count", said_count("count.land-tile", land_tiles(*game)))
      .set("set_count", said_count("count.set", game->used.size()))
      .set("tile_total", land_tiles(*game))
      .set("unknown", unknown == 0 ? Said() : said_count("count.tile", unknown))
      .set("unknown_total", unknown == 0 ? std::string() : std::to_string(unknown))
      .set("singles", spaced(game->tiles))
      .set("left_in_box", spaced(game->without))
      .set("choices", choice_words(context.index.rulebook(), *game))
      .set("house_count", said_count("count.house-rule", house.size()))
      .set("house", std::move(house))
      .set("any_drops", !game->drops.empty())
      .set("drop_count", said_count("count.rule-not-played", game->drops.size()))
      .set("drops", drop_views(texts, *game))
      .set("own", own_views(texts, *game))
      .set("used", used_views(context, *game))
      .set("any_ledger", !game->ledger.empty())
      .set("ledger", ledger_views(*game))
      .set("documents", document_views(context, *game));
  set_links(context, *game, page.view);
  return page;
}

std::optional<Page> game_turn_at(const PageContext& context, std::string_view id) {
  const CarriedGame* game = find_game(context.index.library().games, id);
  if (game == nullptr) return std::nullopt;
  Page page = page_of(*game, "game_turn");
  page.title = said("guide.order-of-play-in", {{"game", game->title}});
  page.description = said("game-turn.description");
  set_play(context, *game, game_root, page.view);
  return page;
}

std::vector<std::string> game_names(const SiteIndex& index) {
  std::vector<std::string> names;
  for (const CarriedGame& game : index.library().games) names.push_back(game.id);
  return names;
}

}  // namespace cartulary::docgen
