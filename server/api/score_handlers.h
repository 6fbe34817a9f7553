// The handlers for scoring: the lines of the guide, and the points of one feature. Internal to the
// table of routes.
#pragma once

#include "server/api/route.h"

namespace cartulary::server {

ApiReply answer_scoring(const ApiData& data, const ApiCall& call);
ApiReply answer_score(const ApiData& data, const ApiCall& call);

}  // namespace cartulary::server
