#include "docgen/print/print_query.h"

#include <algorithm>
#include <string>
#include <utility>

#include "docgen/views/selection_request.h"
#include "engine/guide/foreign_name.h"

namespace cartulary::docgen {

Status read_print_form(const PrintForm& form, std::string_view mark, PrintRequest& request) {
  const auto unknown = [&](std::string_view name, std::string_view text, std::string_view fix) {
    return Error{std::string(mark) + std::string(name),
                 "unknown " + std::string(name) + " '" + std::string(text) + "'", "",
                 std::string(fix), ""};
  };
  if (!form.paper.empty()) {
    const std::optional<Paper> known = parse_paper(form.paper);
    if (!known) return unknown("paper", form.paper, "papers are A4, A5 and Letter");
    request.paper = *known;
  }
  if (!form.order.empty()) {
    const std::optional<PrintOrder> known = parse_print_order(form.order);
    if (!known) return unknown("order", form.order, "orders are set and turn");
    request.order = *known;
  }
  if (!form.players.empty()) {
    request.players = parse_player_range(form.players);
    if (!request.players) return no_player_range(std::string(mark) + "players", form.players);
  }
  return Done{};
}

Status read_print_languages(const PrintKind& kind, std::string_view text, std::string_view mark,
                            PrintRequest& request) {
  if (text.empty()) return Done{};
  const std::string where = std::string(mark) + "in";
  if (kind.name != "words")
    return Error{where, "no " + std::string(kind.name) + " in other languages", "",
                 "print words: they alone are known in other languages"};
  Result<std::vector<std::string>> languages = parse_languages(text, where);
  if (!languages) return languages.error();
  if (languages->size() != 2)
    return Error{where,
                 "words are printed in two languages, and '" + std::string(text) + "' has " +
                     std::to_string(languages->size()),
                 "", "name two, as in en,fr"};
  request.languages = *std::move(languages);
  return Done{};
}

void leave_tiles_alone(const PrintKind& kind, Selection& selection) {
  if (kind.name != "proxies") return;
  selection.sets.clear();
  selection.without.clear();
}

SelectionRequest read_print_selection(const PageContext& context) {
  PageParameters of_sets = context.parameters;
  of_sets.erase("players");
  return read_selection({.index = context.index, .search = context.search, .parameters = of_sets},
                        DefaultSets::BaseGame);
}

Result<PrintRequest> read_print_request(const PrintKind& kind, const PageContext& context) {
  SelectionRequest selection = read_print_selection(context);
  if (!selection.faults.empty()) return selection.faults.front();
  PrintRequest request;
  request.chosen = selection.chosen_sets;
  request.selection = std::move(selection.selection);
  const bool names_sets = std::ranges::any_of(selection.kept, [](const auto& kept) {
    return kept.first == "sets" || kept.first.starts_with("own-");
  });
  if (!context.parameter("tiles").empty() && !names_sets)
    leave_tiles_alone(kind, request.selection);
  request.whole = context.parameter("sets") == "all" && context.parameter("edition").empty();
  request.grey = !context.parameter("grey").empty();
  request.rules_only = !context.parameter("rules-only").empty();
  const Status form = read_print_form({.paper = context.parameter("paper"),
                                       .order = context.parameter("order"),
                                       .players = context.parameter("players")},
                                      "", request);
  if (!form) return form.error();
  const Status languages = read_print_languages(kind, context.parameter("in"), "", request);
  if (!languages) return languages.error();
  return request;
}

}  // namespace cartulary::docgen
