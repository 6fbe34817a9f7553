// Service: every answer of the server, from request to response, without a socket.
//
// Owns the data, the pages and the answers kept for the next who asks. answer() may be called
// from several threads.
//
//   Service service(std::move(data), {.loopback_only = true});
//   HttpResponse response = service.answer({.method = "GET", .target = "/api/v1/meta", ...});
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "docgen/language/german_words.h"
#include "docgen/pages/site.h"
#include "docgen/print/print_request.h"
#include "docgen/print/print_table.h"
#include "engine/text/stop_check.h"
#include "server/api/api_data.h"
#include "server/api/api_router.h"
#include "server/api/lru_cache.h"
#include "server/message/http_message.h"
#include "server/message/target.h"
#include "server/service/asked_target.h"
#include "server/service/print_shelf.h"

namespace cartulary::server {

struct ServiceOptions {
  // Answer only requests whose Host header names this machine; 421 for all else.
  bool loopback_only = true;
  // Names that are answered beside those of this machine, and then no other: "carcassonne.example".
  std::vector<std::string> public_hosts = {};
  // Bytes of an answer at most; 413 beyond.
  std::size_t most_answer = ApiBounds{}.most_answer;
  // Tiles on a print at most, what 250 sheets hold; 413 beyond.
  int most_printed = 5'000;
  // Once it says yes, whatever still takes long is answered by 503.
  StopCheck must_stop = {};
  PrintShelfOptions prints = {};
};

class Service {
 public:
  Service(std::unique_ptr<ApiData> data, ServiceOptions options);

  // Never fails: what goes wrong is told in the response, as problem+json, or as a page where
  // a page is not there. HEAD is answered as GET; to leave the body out is for the sender.
  // GET /healthz is answered whatever the Host header says.
  HttpResponse answer(const HttpRequest& request);

  // Makes what searches need: who searches while this is under way waits for it.
  void make_search() const { (void)data_->search(); }

  // What answer() would give, if it was given before and is kept; nothing where it would have to be
  // made, or to be chosen by language.
  std::optional<HttpResponse> kept_answer(const HttpRequest& request);

  // Whether a request with this Host header is for this server.
  bool answers_to(std::string_view host_header) const;
  const std::string& content_hash() const { return data_->library().meta.content_hash; }

  // How many bytes of a body are wanted before answer() can answer: of a POST that nothing else
  // is wrong with what its route takes, else 0.
  std::size_t body_room(const HttpRequest& request) const;

 private:
  // An answer as it is kept, once for each encoding: what else depends on the asker's headers is
  // added later.
  struct Answer {
    int status = 200;
    std::string content_type;
    std::shared_ptr<const std::string> body;
    bool zipped = false;  // the body is gzip
    std::string tag;      // ETag without encoding and quotes
    std::string allow;
    std::string location;  // of a page that has moved: where it stands now
    int retry_after = 0;   // of 503: seconds
  };
  using AnswerPtr = std::shared_ptr<const Answer>;

  AnswerPtr answer_target(const HttpRequest& request, const AskedTarget& asked);
  AnswerPtr api(const HttpRequest& request, const Target& target);
  AnswerPtr page(const HttpRequest& request, const Target& target, docgen::Language language);
  AnswerPtr print_pdf(const HttpRequest& request, const Target& target,
                      const docgen::PrintKind& kind);
  AnswerPtr print_page(const HttpRequest& request, const Target& target,
                       const docgen::PrintKind& kind);
  std::variant<docgen::PrintRequest, Problem> print_asked(const Target& target,
                                                          const docgen::PrintKind& kind) const;
  // A drawing of the asked size.
  AnswerPtr png(const HttpRequest& request, const Target& target, std::string_view svg);
  std::shared_ptr<Answer> made(const HttpRequest& request, int status, std::string content_type,
                               std::string body) const;
  AnswerPtr problem(const Problem& problem) const;
  AnswerPtr no_page(const Target& target) const;
  // Whether the server ends, or whoever asked has gone.
  StopCheck stop_of(const HttpRequest& request) const;
  HttpResponse response(const HttpRequest& request, const Answer& answer) const;

  std::unique_ptr<ApiData> data_;
  ServiceOptions options_;
  docgen::Site site_;
  docgen::Site german_site_;
  docgen::GermanWords german_;
  PrintShelf prints_;
  LruCache<Answer> answers_;
};

}  // namespace cartulary::server
