#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/engine_script.h"
#include "docgen/views/picker.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

View pictures_view(const Catalog& catalog, std::span<const std::string_view> ids) {
  View pictures = View::list();
  for (const std::string_view id : ids) {
    const Tile* tile = catalog.find_tile(id);
    if (tile == nullptr) continue;
    View picture;
    picture.set("pic", picture_path(*tile));
    pictures.add(std::move(picture));
  }
  return pictures;
}

// The four entrances to the reference, each with tiles that illustrate it and fit side by side.
View doors_view(const SiteIndex& index) {
  struct Door {
    std::string href;
    Said title;
    Said words;
    std::array<std::string_view, 4> tiles;
  };
  const std::array<Door, 4> doors = {{
      {page_paths::tiles.of(),
       said("home.find-a-tile"),
       said("home.find-a-tile-words",
            {{"designs", said_count("count.design", index.catalog().tiles().size())}}),
       {"IC-15", "BA-22", "FL-04", "PD-03"}},
      {page_paths::rules_index.of(),
       said("home.look-up-a-rule"),
       said("home.look-up-a-rule-words",
            {{"rules", said_count("count.rule", index.rulebook().rules().size())},
             {"rulings", said_count("count.ruling", index.rulebook().rulings().size())}}),
       {"TO-04", "PD-22", "TB-15", "TO-09"}},
      {page_paths::board.of(),
       said("home.analyse-a-game"),
       said("home.analyse-a-game-words"),
       {"BA-03", "BA-16", "BA-22", "BA-17"}},
      {page_paths::sets.of(),
       said("home.browse-the-sets"),
       said("home.browse-the-sets-words",
            {{"sets", said_count("count.set-or-box", index.catalog().sets().size())}}),
       {"RI-10", "HS-08", "BB-03", "RO-08"}},
  }};
  View views = View::list();
  for (const Door& door : doors) {
    View view;
    view.set("door_href", door.href)
        .set("door", door.title)
        .set("door_words", door.words)
        .set("door_pics", pictures_view(index.catalog(), door.tiles));
    views.add(std::move(view));
  }
  return views;
}

// Three questions that people really ask.
View questions_view() {
  View questions = View::list();
  for (const Said& words :
       {said("holes.ask-cloisters"), said("holes.ask-one-side"), said("holes.ask-bridge")}) {
    View question;
    question.set("question", words)
        .set("question_href", page_paths::search.of() + query_string({{"q", english(words)}}));
    questions.add(std::move(question));
  }
  return questions;
}

}  // namespace

Page home_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "home";
  page.title = said("home.head");
  page.description = said("home.description");

  const Pattern example(
      {EdgeSet::of(Edge::City), EdgeSet::any(), EdgeSet::of(Edge::Road), EdgeSet::of(Edge::Field)});
  const FitAnswer answer = fit(index.base(), example, {});
  const GroupGame* game = index.rulebook().game();
  std::vector<TileCopies> fitting;
  for (const FittingTile& tile : answer.tiles)
    fitting.push_back({tile.tile, tile.copies, tile.rotations});
  View shown;
  shown.set("pattern", example.text())
      .set("words", pattern_words(example))
      .set("href", fit_path(example))
      .set("copies", answer.copies)
      .set("bag", said_count("count.tile", answer.bag))
      .set("one_fits", answer.copies == 1)
      .set("next_draw", percent(answer.chance.next_draw))
      .set("example_of", game == nullptr ? View(said("home.base-game")) : View(game->title))
      .set("cards", tile_cards(index, fitting));

  page.view.set("picker", picker_form_view(index.catalog(), example))
      .set("form_target", page_paths::fit_start.of())
      .set("steps_href", fit_path(Pattern::any()))
      .set("example", std::move(shown))
      .set("questions", questions_view())
      .set("doors", doors_view(index))
      .set("game_title", game == nullptr ? std::string() : game->title)
      .set("game_href", game == nullptr ? std::string() : page_paths::game.of(game->id))
      .set("game_turn_href", game == nullptr ? std::string() : page_paths::game_turn.of(game->id))
      .set("code_count", said_count("count.code", all_edge_codes(Rivers::With).size()))
      .set("mark_count", said_count("count.mark", index.marks().size()));
  page.styles = {"assets/picker.css"};
  page.scripts = {"assets/picker.js"};
  return page;
}

namespace {

Error side_error(std::string_view side, std::string_view value) {
  Error error;
  error.where = side;
  error.what = said("fault.no-edge", {{"letter", quoted(value.substr(0, 40))}});
  error.fix = said("page.choose-edge");
  return error;
}

// The pattern from the form's four parameters, or from `pattern` in command-line syntax.
Result<Pattern> asked_pattern(const PageContext& context) {
  if (const auto text = context.parameter("pattern"); !text.empty()) return parse_pattern(text);
  std::string name;
  for (const std::string_view side : {"n", "e", "s", "w"}) {
    const std::string_view value = context.parameter(side);
    if (value.size() > 1) return side_error(side, value);
    const char letter = value.empty() || value == "?" ? '_' : value.front();
    if (letter != '_' && !parse_edge(letter)) return side_error(side, value);
    name += letter;
  }
  return *parse_fit_name(name);
}

bool asked(const PageContext& context) {
  for (const std::string_view name : {"pattern", "n", "e", "s", "w"})
    if (!context.parameter(name).empty()) return true;
  return false;
}

}  // namespace

Page fit_start_page(const PageContext& context) {
  Page page;
  if (asked(context)) {
    const Result<Pattern> pattern = asked_pattern(context);
    if (pattern) {
      return fit_page(context, *pattern);
    }
    page.status = 400;
    page.view.set("faults", form_fault_views({pattern.error()}));
  } else {
    page.view.set("faults", View::list());
  }
  page.body = "fit_start";
  page.title = said("fit-start.which-tile-fits");
  page.description = said("fit-start.description");
  const Catalog& catalog = context.index.catalog();
  page.view.set("picker", picker_form_view(catalog, Pattern::any()))
      .set("steps", picker_links_view(catalog, Pattern::any(), {}))
      .set("form_target", page_paths::fit_start.of());
  page.styles = {"assets/picker.css"};
  page.scripts = {"assets/picker.js"};
  return page;
}

namespace {

std::vector<TileCopies> fitting_tiles(const FitAnswer& answer) {
  std::vector<TileCopies> tiles;
  for (const FittingTile& fitting : answer.tiles)
    tiles.push_back({fitting.tile, fitting.copies, fitting.rotations});
  return tiles;
}

// The chance of drawing a fitting tile within various numbers of draws.
View chance_rows(const FitAnswer& answer, const OddsQuestion& asked) {
  View rows = View::list();
  std::vector<int> draws = {1, 3, 5, 10, 20};
  if (asked.draws) draws.push_back(std::min(*asked.draws, answer.bag));
  std::ranges::sort(draws);
  draws.erase(std::unique(draws.begin(), draws.end()), draws.end());
  for (const int count : draws) {
    if (count > answer.bag - answer.laid.value_or(0) || count < 1) continue;
    View row;
    row.set("draws", count == 1 ? said("home.next-draw") : said_count("count.draw", count))
        .set("chance", percent(at_least_one(answer.bag, answer.copies, count)));
    rows.add(std::move(row));
  }
  return rows;
}

View mine_view(const FitAnswer& answer) {
  View view;
  const MineChance& mine = *answer.chance.mine;
  view.set("players", said_count("count.player", mine.players))
      .set("before", mine.turn == 0 ? View("") : said_count("count.draw", mine.turn))
      .set("draws", said_count("count.draw", mine.draws))
      .set("at_least_one", percent(mine.at_least_one))
      .set("first", percent(mine.first));
  return view;
}

View outside_view(const FitAnswer& answer) {
  std::map<std::string, OutsidePiece> by_reason;
  for (const OutsidePiece& piece : answer.outside) {
    OutsidePiece& alike = by_reason[piece.reason];
    alike.reason = piece.reason;
    alike.copies += piece.copies;
  }
  View list = View::list();
  for (const auto& [words, alike] : by_reason) {
    View item;
    item.set("reason", alike.reason).set("pieces", said_count("count.piece", alike.copies));
    list.add(std::move(item));
  }
  return list;
}

// The tiles that fit only with a bridge on them: "6 more fit with a bridge on them", the tiles and
// the chance.
View bridged_view(const FitAnswer& answer) {
  const int more = copies_of(*answer.bridged);
  View tiles = View::list();
  for (const FittingTile& fitting : *answer.bridged) {
    View tile;
    tile.set("id", fitting.tile->id)
        .set("href", page_paths::tile.of(fitting.tile->id))
        .set("times", fitting.copies > 1 ? fmt::format(" ×{}", fitting.copies) : "")
        .set("more_follow", &fitting != &answer.bridged->back());
    tiles.add(std::move(tile));
  }
  View view;
  view.set("more", said_count("fit.bridged", more))
      .set("bridged_tiles", std::move(tiles))
      .set("together", percent(next_draw(answer.bag, answer.copies + more)));
  return view;
}

View answer_view(const SiteIndex& index, const FitAnswer& answer, const OddsQuestion& asked,
                 std::string_view above) {
  const std::vector<TileCopies> tiles = fitting_tiles(answer);
  View view;
  view.set("copies", answer.copies)
      .set("one_fits", answer.copies == 1)
      .set("bag", said_count("count.tile", answer.bag))
      .set("designs", said_count("count.design", answer.designs))
      .set("any", answer.copies > 0)
      .set("next_draw", percent(answer.chance.next_draw))
      .set("sets_words", selection_words(index, *answer.selection))
      .set("chance_rows", answer.copies > 0 ? chance_rows(answer, asked) : View::list())
      .set("cards", tile_cards(index, tiles))
      .set("groups", tile_groups(index, tiles, above))
      .set("outside", outside_view(answer))
      .set("filled", answer.enclosed && !answer.any.empty())
      .set("abbeys", said_count("count.abbey", copies_of(answer.any)))
      .set("hint", "")
      .set("hills", "")
      .set("laid", answer.laid ? View(said_count("count.tile", *answer.laid)) : View(""))
      .set("elsewhere", elsewhere_words(index, answer.elsewhere));
  if (answer.bridged && !answer.bridged->empty())
    view.set("bridged", bridged_view(answer));
  else
    view.set("bridged", false);
  if (answer.chance.mine)
    view.set("mine", mine_view(answer));
  else
    view.set("mine", false);
  return view;
}

// Whether each side is one edge or any edge, so that the pattern has a fit_name.
bool has_fit_name(Pattern pattern) {
  return std::ranges::all_of(all_sides, [pattern](Side side) {
    const EdgeSet set = pattern.side(side);
    return set == EdgeSet::any() || std::has_single_bit(set.bits());
  });
}

bool is_complete(Pattern pattern) {
  return has_fit_name(pattern) && fit_name(pattern).find('_') == std::string::npos;
}

Result<FitAnswer> checked_fit(const ReadyBag& ready, Pattern pattern, const OddsQuestion& odds) {
  if (const Status possible = check_odds(odds, ready.bag.size()); !possible)
    return possible.error();
  return fit(ready, pattern, odds);
}

// The answer for the chosen selection. A used tile that does not exist is an error.
Result<FitAnswer> chosen_answer(const PageContext& context, const SelectionRequest& request,
                                Pattern pattern) {
  if (!request.chosen) return checked_fit(context.index.base(), pattern, request.odds);
  const Result<ReadyBag> ready = ready_bag(context.index.catalog(), request.selection);
  if (!ready) return ready.error();
  return checked_fit(*ready, pattern, request.odds);
}

}  // namespace

Page fit_page(const PageContext& context, Pattern pattern) {
  SelectionRequest request = read_selection(context, DefaultSets::BaseGame);
  Result<FitAnswer> answer = chosen_answer(context, request, pattern);
  if (!answer) {
    request.faults.push_back(answer.error());
    request.chosen = false;
    request.odds = {};
    answer = fit(context.index.base(), pattern, request.odds);
  }
  View answered = answer_view(context.index, *answer, request.odds, "");
  // These hints are about fields of the form, which only a live page has.
  answered.set("hint", context.live() ? hint_words(answer->hint) : "");
  if (context.live() && !answer->laid) answered.set("hills", hill_words(answer->hint));
  answered.set("fallback_words", fallback_words(context.index, answer->fallback));
  const std::string above = request.chosen ? "" : "base-game";
  const FitAnswer everywhere = fit(context.index.all(), pattern, {});

  Page page;
  page.body = "fit";
  const std::string text = pattern.text();
  // A class such as [cr] has no page; only the start page accepts it, as a parameter.
  const bool has_name = has_fit_name(pattern);
  page.title = said("fit.head", {{"pattern", text}});
  page.description = said("fit.description", {{"pattern", pattern_words(pattern)},
                                              {"n", answer->copies},
                                              {"bag", said_count("count.tile", answer->bag)},
                                              {"all", everywhere.copies}});
  page.status = request.faults.empty() ? 200 : 400;
  page.view.set("pattern", text)
      .set("pattern_words", pattern_words(pattern))
      .set("picker", picker_links_view(context.index.catalog(), pattern, request.kept))
      .set("faults", form_fault_views(request.faults))
      .set("chosen", request.chosen)
      .set("answer", std::move(answered))
      .set("everywhere", answer_view(context.index, everywhere, {}, above))
      .set("own_page", has_name ? fit_path(pattern) : page_paths::fit_start.of())
      .set("own_pattern", has_name ? "" : text)
      .set("with_odds", true)
      .set("form", context.live() ? selection_form_view(context, request) : View(false));
  if (is_complete(pattern)) {
    const EdgeCode code = parse_edge_code(text)->canonical();
    page.view.set("code", code.text()).set("code_href", edge_path(code));
  }
  page.styles = {"assets/picker.css"};
  if (!context.live()) add_engine_scripts(page.scripts);
  return page;
}

}  // namespace cartulary::docgen
