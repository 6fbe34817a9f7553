// The handlers for lists of rules and rulings (by status, by meeting, by difference) and for
// positions. Otherwise like server/api/api_handlers.h.
#pragma once

#include "server/api/route.h"

namespace cartulary::server {

ApiReply answer_rulebook(const ApiData& data, const ApiCall& call);
ApiReply answer_statuses(const ApiData& data, const ApiCall& call);
ApiReply answer_status(const ApiData& data, const ApiCall& call);
ApiReply answer_meetings(const ApiData& data, const ApiCall& call);
ApiReply answer_meeting(const ApiData& data, const ApiCall& call);
ApiReply answer_differences(const ApiData& data, const ApiCall& call);
ApiReply answer_editions(const ApiData& data, const ApiCall& call);
ApiReply answer_positions(const ApiData& data, const ApiCall& call);
ApiReply answer_position(const ApiData& data, const ApiCall& call);

}  // namespace cartulary::server
