// Engine: what a server answers, for a page that has none: the API, and the pages that depend on
// parameters. A request goes in as text and an answer comes out as text, with the paths,
// parameters, JSON, problems and pages of the server; but it makes no PDF.
//
// Owns its data and the last answer. Where the data cannot be read every answer is a problem of
// status 500 that says so.
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

namespace cartulary::browser {

class Engine {
 public:
  // The bytes that tiledb::packed() gives.
  explicit Engine(std::string_view data);

  // The request: method and target with a space between, headers "Name: value", a line each; an
  // empty line; the body. Content-Type is the one header that is read. The answer: the status,
  // headers, an empty line, the body; good until the next question.
  std::string_view ask(std::string_view request);

 private:
  std::unique_ptr<server::ApiData> data_;
  // Made when the first page is asked for: the API does without.
  std::optional<docgen::Site> site_;
  Error fault_;
  std::string answer_;
};

}  // namespace cartulary::browser
