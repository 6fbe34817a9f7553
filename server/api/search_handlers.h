// The work behind the routes that search rules, and everything. As server/api/api_handlers.h in all
// else.
#pragma once

#include "server/api/route.h"

namespace cartulary::server {

ApiReply answer_search(const ApiData& data, const ApiCall& call);
ApiReply answer_rules(const ApiData& data, const ApiCall& call);
ApiReply answer_ask(const ApiData& data, const ApiCall& call);

}  // namespace cartulary::server
