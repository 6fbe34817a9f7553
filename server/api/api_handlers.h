// The work behind each route of the table: from a checked request to a JSON text.
//
// Faults that only the engine can see (an unknown set, a bad pattern) come back as problems of
// status 400, or 404 where the path names what is not there.
#pragma once

#include "server/api/route.h"

namespace cartulary::server {

ApiReply answer_sets(ApiData& data, const ApiCall& call);
ApiReply answer_set(ApiData& data, const ApiCall& call);
ApiReply answer_set_rules(ApiData& data, const ApiCall& call);
ApiReply answer_tiles(ApiData& data, const ApiCall& call);
ApiReply answer_tile(ApiData& data, const ApiCall& call);
ApiReply answer_fit(ApiData& data, const ApiCall& call);
ApiReply answer_why(ApiData& data, const ApiCall& call);
ApiReply answer_dead(ApiData& data, const ApiCall& call);
ApiReply answer_counts(ApiData& data, const ApiCall& call);
ApiReply answer_missing(ApiData& data, const ApiCall& call);
ApiReply answer_board(ApiData& data, const ApiCall& call);
ApiReply answer_rules(ApiData& data, const ApiCall& call);
ApiReply answer_rule(ApiData& data, const ApiCall& call);
ApiReply answer_elements(ApiData& data, const ApiCall& call);
ApiReply answer_element(ApiData& data, const ApiCall& call);
ApiReply answer_rulebook(ApiData& data, const ApiCall& call);
ApiReply answer_statuses(ApiData& data, const ApiCall& call);
ApiReply answer_status(ApiData& data, const ApiCall& call);
ApiReply answer_meetings(ApiData& data, const ApiCall& call);
ApiReply answer_meeting(ApiData& data, const ApiCall& call);
ApiReply answer_differences(ApiData& data, const ApiCall& call);
ApiReply answer_positions(ApiData& data, const ApiCall& call);
ApiReply answer_position(ApiData& data, const ApiCall& call);
ApiReply answer_search(ApiData& data, const ApiCall& call);
ApiReply answer_meta(ApiData& data, const ApiCall& call);
ApiReply answer_sources(ApiData& data, const ApiCall& call);
ApiReply answer_ledger(ApiData& data, const ApiCall& call);

// An Error of the engine as a problem: options are named as parameters, without "--".
ApiReply problem_reply(int status, Error error);

}  // namespace cartulary::server
