#include "docgen/print/print_query.h"

#include <algorithm>
#include <string>

#include "docgen/views/selection_request.h"

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

void leave_tiles_alone(const PrintKind& kind, Selection& selection) {
  if (kind.name != "proxies") return;
  selection.sets.clear();
  selection.without.clear();
}

Result<PrintRequest> read_print_request(const PrintKind& kind, const PageContext& context) {
  SelectionRequest selection = read_selection(context, DefaultSets::BaseGame);
  if (!selection.faults.empty()) return selection.faults.front();
  PrintRequest request;
  request.chosen = selection.chosen;
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
  return request;
}

}  // namespace cartulary::docgen
