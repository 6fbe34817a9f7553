// The handlers for searches in rules and in everything. Otherwise like server/api/api_handlers.h.
#pragma once

#include "server/api/route.h"

namespace cartulary::server {

ApiReply answer_search(const ApiData& data, const ApiCall& call);
ApiReply answer_rules(const ApiData& data, const ApiCall& call);
ApiReply answer_ask(const ApiData& data, const ApiCall& call);

}  // namespace cartulary::server
