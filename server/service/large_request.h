// Tells which requests need so much time or memory that they wait in the queue of large requests,
// while all others pass (server/service/turns.h): regions, large boards, prints as HTML.
//
//   is_large(request);      // POST /api/v1/board?region=1,0: true
//   waits(request);         // GET /print/booklet.pdf: true, since another program makes the PDF
#pragma once

#include "server/message/http_message.h"

namespace cartulary::server {

bool is_large(const HttpRequest& request);
bool waits(const HttpRequest& request);

}  // namespace cartulary::server
