// Engine: answers requests as a server does, for a page without a server: the API, and the pages
// that depend on parameters. Requests and answers are text, with the paths, parameters, JSON,
// problems and pages of the server. It makes no PDF.
//
// Owns its data and the last answer. If the data cannot be read, every answer is a problem document
// (RFC 9457) with status 500 and the reason.
//
//   Engine engine(bytes);
//   engine.ask("GET /api/v1/fit?pattern=c%3Frf\n\n");
//       // "200\nContent-Type: application/json\n\n{\"pattern\": ..."
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "docgen/pages/site.h"
#include "engine/text/result.h"
#include "server/api/api_data.h"
#include "server/message/target.h"

namespace cartulary::browser {

class Engine {
 public:
  // `data` is the output of tiledb::packed().
  explicit Engine(std::string_view data);
  ~Engine();
  Engine(Engine&&) noexcept;

  // The request has a line with the method, a space and the target; one line for each header,
  // "Name: value"; an empty line; and the body. Only the header Content-Type is read. The answer
  // has the status, headers, an empty line and the body; it is valid until the next call.
  std::string_view ask(std::string_view request);

  // From now on pages below /CODE/ and what the API tells with `language=CODE` are in that
  // language. `words` has its code, a line feed, the text of its messages.txt, a form feed, and the
  // output of docgen::pairs_text().
  void speak(std::string_view words);

 private:
  struct Spoken;
  const docgen::Site& site();
  std::string page(const server::Target& asked);
  std::string api(const server::HttpRequest& request, server::Target asked);

  std::unique_ptr<server::ApiData> data_;
  // Made for the first page that is asked for; the API does not need it.
  std::optional<docgen::Site> site_;
  std::unique_ptr<Spoken> spoken_;
  Error fault_;
  std::string answer_;
};

}  // namespace cartulary::browser
