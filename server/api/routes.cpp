#include "server/api/routes.h"

// The table of the API's routes.
#include <array>

#include "server/api/api_answers.h"
#include "server/api/api_handlers.h"
#include "server/api/api_parameters.h"
#include "server/api/rule_list_handlers.h"
#include "server/api/score_handlers.h"
#include "server/api/search_handlers.h"

namespace cartulary::server {
namespace {

constexpr BodyRow missing_body = {65'536, "text/plain", "cfrf 3\ncfcf 1\n"};
// A game of every set that JCloisterZone knows takes under 1 MB.
constexpr BodyRow board_body = {2'097'152, "application/json"};

constexpr auto routes = std::to_array<Route>({
    {"GET", "/api/v1/sets", "listSets", "All sets with their counts.", "", paging_only, sets_answer,
     answer_sets},
    {"GET", "/api/v1/sets/{id}", "getSet", "One set with all that is known of it.",
     "inns-and-cathedrals", no_parameters, set_answer, answer_set},
    {"GET", "/api/v1/sets/{id}/rules", "getSetRules",
     "The rules of one set in the order of reading, with all rulings on them.", "base-game",
     no_parameters, set_rules_answer, answer_set_rules},
    {"GET", "/api/v1/tiles", "findTiles", "Tiles that a query finds.", "", tiles_parameters,
     tiles_answer, answer_tiles},
    {"GET", "/api/v1/tiles/{id}", "getTile", "One tile with all that is known of it.", "BA-15",
     no_parameters, tile_answer, answer_tile},
    {"GET", "/api/v1/fit", "fit", "What fits a hole, and will it come? The base game unless told.",
     "", fit_parameters, fit_answer, answer_fit},
    {"GET", "/api/v1/why", "why", "Which sides keep a tile from a hole, turn by turn.", "",
     why_parameters, why_answer, answer_why},
    {"GET", "/api/v1/dead", "dead", "Edge codes that no tile has, and the sets that have one.", "",
     dead_parameters, dead_answer, answer_dead},
    {"GET", "/api/v1/counts", "counts", "Counts of land tiles by set, edges, feature or edition.",
     "", counts_parameters, counts_answer, answer_counts},
    {"GET", "/api/v1/scoring", "scoring",
     "What scores during the game and after it, and how much; for every set unless told.", "",
     scoring_parameters, scoring_answer, answer_scoring},
    {"GET",
     "/api/v1/score",
     "score",
     "What one feature scores, term by term, and for whom.",
     "",
     score_parameters,
     score_answer,
     answer_score,
     {},
     /*long_id=*/false,
     /*takes_facts=*/true},
    {"POST", "/api/v1/missing", "missing",
     "What counted boxes lack. The body is text: lines such as 'cfrf 3' (edge code), 'IC-07 x1' "
     "(tile) or 'tower-piece: 29' (figures and tokens), name and number in either order.",
     "", missing_parameters, missing_answer, answer_missing, missing_body},
    {"POST", "/api/v1/board", "board",
     "Holes, chances and features of a board. The body is a board file of Cartulary or a game "
     "saved "
     "by JCloisterZone 5.",
     "", board_parameters, board_answer_keys, answer_board, board_body},
    {"GET", "/api/v1/rules", "findRules", "Rules, rulings, elements and terms that a query finds.",
     "", rules_parameters, search_answer, answer_rules},
    {"GET",
     "/api/v1/rules/{id}",
     "getRule",
     "One rule or ruling with what it links to. Ids are rule/..., ruling/... or without the kind.",
     "rule/base-game/road",
     no_parameters,
     rule_answer,
     answer_rule,
     {},
     true},
    {"GET", "/api/v1/elements", "listElements", "What rules speak of, in short.", "", paging_only,
     elements_answer, answer_elements},
    {"GET",
     "/api/v1/elements/{id}",
     "getElement",
     "One element with its words, the tiles that bear it, and what is about it.",
     "follower",
     no_parameters,
     element_answer,
     answer_element,
     {},
     true},
    {"GET", "/api/v1/rulebook", "rulebook",
     "The sets that have rules, and how many rules and rulings there are.", "", no_parameters,
     rulebook_answer, answer_rulebook},
    {"GET", "/api/v1/differences", "differences",
     "Where publishers and editions have other rules: who says what.", "", no_parameters,
     differences_answer, answer_differences},
    {"GET", "/api/v1/status", "listStatuses", "What each status of a ruling means.", "",
     no_parameters, statuses_answer, answer_statuses},
    {"GET", "/api/v1/status/{id}", "getStatus", "The rulings of one status.", "open", paging_only,
     status_answer, answer_status},
    {"GET", "/api/v1/with", "listMeetings", "How many rules and rulings speak of any two sets.", "",
     no_parameters, meetings_answer, answer_meetings},
    {"GET", "/api/v1/with/{id}", "getMeeting",
     "What is said of two sets or elements together, such as barn+dragon.", "inn+road",
     no_parameters, meeting_answer, answer_meeting},
    {"GET", "/api/v1/positions", "listPositions", "Boards that show rules and rulings, in short.",
     "", paging_only, positions_answer, answer_positions},
    {"GET",
     "/api/v1/positions/{id}",
     "getPosition",
     "One position: its board, its figures, and what the engine finds on it.",
     "base-game/short-road",
     no_parameters,
     position_answer,
     answer_position,
     {},
     true},
    {"GET", "/api/v1/search", "search",
     "Search over everything: rules, rulings, elements, sets, tiles, sources, ledger.", "",
     search_parameters, search_answer, answer_search},
    {"GET", "/api/v1/meta", "meta", "Which data and which program this is.", "", no_parameters,
     meta_answer, answer_meta},
    {"GET", "/api/v1/sources", "listSources", "The documents that facts come from.", "",
     no_parameters, sources_answer, answer_sources},
    {"GET",
     "/api/v1/sources/{id}",
     "getSource",
     "One document.",
     "car-7.4",
     no_parameters,
     source_answer,
     answer_source,
     {},
     true},
    {"GET",
     "/api/v1/ledger/{id}",
     "getLedgerEntry",
     "One entry of the ledger.",
     "wheel-cfrr",
     no_parameters,
     ledger_entry_answer,
     answer_ledger_entry,
     {},
     true},
    {"GET", "/api/v1/ledger", "listLedger", "Where sources disagree, and what was decided.", "",
     no_parameters, ledger_answer, answer_ledger},
});

}  // namespace

std::span<const Route> api_routes() {
  return routes;
}

}  // namespace cartulary::server
