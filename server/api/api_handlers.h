// The handlers behind the table of routes: each turns a checked request into a JSON text. Those
// without a remark are in api_handlers.cpp.
//
// Errors that only the engine can find (an unknown set, a bad pattern) become problems with status
// 400, or 404 if the path names something that does not exist.
#pragma once

#include "server/api/route.h"

namespace cartulary::server {

ApiReply answer_sets(const ApiData& data, const ApiCall& call);
ApiReply answer_set(const ApiData& data, const ApiCall& call);
ApiReply answer_set_rules(const ApiData& data, const ApiCall& call);
ApiReply answer_tiles(const ApiData& data, const ApiCall& call);
ApiReply answer_tile(const ApiData& data, const ApiCall& call);
ApiReply answer_fit(const ApiData& data, const ApiCall& call);
ApiReply answer_why(const ApiData& data, const ApiCall& call);
ApiReply answer_dead(const ApiData& data, const ApiCall& call);
ApiReply answer_counts(const ApiData& data, const ApiCall& call);
ApiReply answer_missing(const ApiData& data, const ApiCall& call);
ApiReply answer_board(const ApiData& data, const ApiCall& call);
ApiReply answer_moves(const ApiData& data, const ApiCall& call);
ApiReply answer_judge(const ApiData& data, const ApiCall& call);
ApiReply answer_notation(const ApiData& data, const ApiCall& call);
ApiReply answer_rule(const ApiData& data, const ApiCall& call);
ApiReply answer_elements(const ApiData& data, const ApiCall& call);
ApiReply answer_element(const ApiData& data, const ApiCall& call);
ApiReply answer_meta(const ApiData& data, const ApiCall& call);
ApiReply answer_sources(const ApiData& data, const ApiCall& call);
ApiReply answer_source(const ApiData& data, const ApiCall& call);
ApiReply answer_ledger(const ApiData& data, const ApiCall& call);
ApiReply answer_ledger_entry(const ApiData& data, const ApiCall& call);

// search_handlers.cpp: searches in rules and in everything.
ApiReply answer_search(const ApiData& data, const ApiCall& call);
ApiReply answer_rules(const ApiData& data, const ApiCall& call);
ApiReply answer_ask(const ApiData& data, const ApiCall& call);

// rule_list_handlers.cpp: lists of rules and rulings (by status, by meeting, by difference),
// positions.
ApiReply answer_rulebook(const ApiData& data, const ApiCall& call);
ApiReply answer_statuses(const ApiData& data, const ApiCall& call);
ApiReply answer_status(const ApiData& data, const ApiCall& call);
ApiReply answer_meetings(const ApiData& data, const ApiCall& call);
ApiReply answer_meeting(const ApiData& data, const ApiCall& call);
ApiReply answer_differences(const ApiData& data, const ApiCall& call);
ApiReply answer_editions(const ApiData& data, const ApiCall& call);
ApiReply answer_positions(const ApiData& data, const ApiCall& call);
ApiReply answer_position(const ApiData& data, const ApiCall& call);

// guide_handlers.cpp: the order of play, figures, words, one guide.
ApiReply answer_turn(const ApiData& data, const ApiCall& call);
ApiReply answer_figures(const ApiData& data, const ApiCall& call);
ApiReply answer_words(const ApiData& data, const ApiCall& call);
ApiReply answer_guides(const ApiData& data, const ApiCall& call);
ApiReply answer_guide(const ApiData& data, const ApiCall& call);
// The groups' own games in the content.
ApiReply answer_games(const ApiData& data, const ApiCall& call);
ApiReply answer_game(const ApiData& data, const ApiCall& call);

// score_handlers.cpp: what scores, and the points of one feature.
ApiReply answer_scoring(const ApiData& data, const ApiCall& call);
ApiReply answer_score(const ApiData& data, const ApiCall& call);

// Turns an Error of the engine into a problem. The engine names its inputs like the parameters.
ApiReply problem_reply(int status, const Error& error);

}  // namespace cartulary::server
