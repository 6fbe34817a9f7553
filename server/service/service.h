// Service makes every answer of the server, from request to response, without a socket.
//
// Owns the data, the pages and a cache of answers. answer() may be called from several threads.
//
//   Service service(std::move(data), {.loopback_only = true});
//   HttpResponse response = service.answer({.method = "GET", .target = "/api/v1/meta", ...});
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "docgen/language/language_words.h"
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
#include "server/service/print_cache.h"

namespace cartulary::server {

struct ServiceOptions {
  // Answer only requests whose Host header names this machine; 421 for all others.
  bool loopback_only = true;
  // Host names answered in addition to those of this machine; if given, no others are answered:
  // "carcassonne.example".
  std::vector<std::string> public_hosts = {};
  // The most bytes of an answer; 413 beyond.
  std::size_t most_answer = ApiBounds{}.most_answer;
  // The most tiles of a print, as many as fit on 250 sheets; 413 beyond.
  int most_printed = 5'000;
  // When it returns true, answers that are still being computed become 503.
  StopCheck must_stop = {};
  PrintCacheOptions prints = {};
};

class Service {
 public:
  Service(std::unique_ptr<ApiData> data, ServiceOptions options);

  // What the request asks for; both functions below need it.
  std::variant<AskedTarget, Problem> read(const HttpRequest& request) const {
    return read_asked(request, site_.index());
  }
  // Never fails: errors become responses, as problem+json, or as a page where a page was not found
  // or a browser asks for a print.
  // HEAD is answered like GET; the sender leaves the body out. GET /healthz is answered whatever
  // the Host header says.
  HttpResponse answer(const HttpRequest& request, const std::variant<AskedTarget, Problem>& read);
  HttpResponse answer(const HttpRequest& request) { return answer(request, read(request)); }

  // Builds the search index. A search that comes meanwhile waits for it.
  void make_search() const { data_->prepare_search(); }

  // The answer that answer() would return, if it is in the cache. Nothing if it would have to be
  // made, or chosen by language.
  std::optional<HttpResponse> kept_answer(const HttpRequest& request,
                                          const std::variant<AskedTarget, Problem>& read);
  std::optional<HttpResponse> kept_answer(const HttpRequest& request) {
    return kept_answer(request, read(request));
  }

  // Whether a request with this Host header is meant for this server.
  bool answers_to(std::string_view host_header) const;
  const std::string& content_hash() const { return data_->library().meta.content_hash; }

  // How many bytes of body to read before answer() is called: the limit of the route for a valid
  // POST, otherwise 0.
  std::size_t body_room(const HttpRequest& request) const;

 private:
  // An answer as it is cached, once per encoding. Anything else that depends on the request's
  // headers is added later.
  struct Answer {
    int status = 200;
    std::string content_type;
    std::shared_ptr<const std::string> body;
    bool zipped = false;  // the body is gzip
    std::string tag;      // ETag without the encoding suffix and the quotes
    std::string allow;
    std::string location;  // for a page that has moved: its new address
    int retry_after = 0;   // for 503: seconds
  };
  // The pages in a language besides English, and its words.
  struct Translation {
    Translation(const docgen::Site& english, const tiledb::Library& library, std::string_view code)
        : words(library, code), site(english.in_language(words.language())) {}
    Translation(const Translation&) = delete;
    Translation& operator=(const Translation&) = delete;

    docgen::LanguageWords words;
    docgen::Site site;  // speaks by the words
  };
  using AnswerPtr = std::shared_ptr<const Answer>;

  AnswerPtr answer_target(const HttpRequest& request, const AskedTarget& asked);
  AnswerPtr api(const HttpRequest& request, const Target& target, std::string_view told_in = "en");
  AnswerPtr mcp(const HttpRequest& request);
  AnswerPtr page(const HttpRequest& request, const Target& target, std::string_view language);
  AnswerPtr print_pdf(const HttpRequest& request, const Target& target,
                      const docgen::PrintKind& kind, const PageLanguage& language);
  AnswerPtr print_page(const HttpRequest& request, const Target& target,
                       const docgen::PrintKind& kind, const PageLanguage& language);
  // A page for who accepts HTML.
  AnswerPtr print_fault(const HttpRequest& request, const Target& target, const Problem& fault,
                        const PageLanguage& language);
  std::variant<docgen::PrintRequest, Problem> print_asked(const Target& target,
                                                          const docgen::PrintKind& kind) const;
  // Renders a drawing in the size that the request gives.
  AnswerPtr png(const HttpRequest& request, const Target& target, std::string_view svg);
  std::shared_ptr<Answer> made(const HttpRequest& request, int status, std::string content_type,
                               std::string body) const;
  AnswerPtr problem(const Problem& problem) const;
  // Both are English for an unknown code.
  const docgen::Site& site_in(std::string_view language) const;
  PageLanguage language_of(std::string_view code) const;
  // Stops when the server gives up or the client has gone.
  StopCheck stop_of(const HttpRequest& request) const;
  HttpResponse response(const HttpRequest& request, const Answer& answer) const;

  std::unique_ptr<ApiData> data_;
  ServiceOptions options_;
  docgen::Site site_;
  std::map<std::string, Translation, std::less<>> translations_;  // by language
  PrintCache prints_;
  LruCache<Answer> answers_;
};

}  // namespace cartulary::server
