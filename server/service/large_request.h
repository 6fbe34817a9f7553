// Tells which requests do not wait in the ordinary queue (server/service/turns.h). Regions, large
// boards and prints as HTML need so much time or memory that they have a queue of their own
// (is_large). PDFs are in no queue, since another program makes them and PrintCache limits their
// number (waits).
//
//   is_large(request);      // POST /api/v1/board?region=1,0: true
//   waits(request);         // GET /print/booklet.pdf: true
#pragma once

#include "server/message/http_message.h"

namespace cartulary::server {

bool is_large(const HttpRequest& request);
bool waits(const HttpRequest& request);

}  // namespace cartulary::server
