// The handlers behind the table of routes: each turns a checked request into a JSON text.
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
ApiReply answer_rule(const ApiData& data, const ApiCall& call);
ApiReply answer_elements(const ApiData& data, const ApiCall& call);
ApiReply answer_element(const ApiData& data, const ApiCall& call);
ApiReply answer_meta(const ApiData& data, const ApiCall& call);
ApiReply answer_sources(const ApiData& data, const ApiCall& call);
ApiReply answer_source(const ApiData& data, const ApiCall& call);
ApiReply answer_ledger(const ApiData& data, const ApiCall& call);
ApiReply answer_ledger_entry(const ApiData& data, const ApiCall& call);

// Turns an Error of the engine into a problem. The engine names its inputs like the parameters.
ApiReply problem_reply(int status, const Error& error);

}  // namespace cartulary::server
