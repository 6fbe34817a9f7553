#include "browser/module/engine.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "docgen/language/language_words.h"
#include "engine/text/page_language.h"
#include "engine/text/text.h"
#include "server/api/api_router.h"
#include "server/message/http_message.h"
#include "server/message/target.h"
#include "tiledb/packed/packed_library.h"

namespace cartulary::browser {
namespace {

using server::ApiAnswer;
using server::HttpRequest;

// Removes the first line and returns it without its line feed.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

HttpRequest read_request(std::string_view text) {
  HttpRequest request;
  const std::string_view first = take_line(text);
  const std::size_t space = std::min(first.find(' '), first.size());
  request.method = first.substr(0, space);
  request.target = first.substr(std::min(space + 1, first.size()));
  constexpr std::string_view type = "content-type:";
  for (std::string_view line = take_line(text); !line.empty(); line = take_line(text))
    if (to_lower(line.substr(0, type.size())) == type)
      request.content_type = trimmed(line.substr(type.size()));
  request.body = text;
  return request;
}

std::string written(int status, std::string_view type, std::string_view more,
                    std::string_view body) {
  std::string text = std::to_string(status) + "\nContent-Type: ";
  text.append(type).append(more).append("\n\n").append(body);
  return text;
}

std::string written(const ApiAnswer& answer) {
  std::string more;
  if (!answer.allow.empty()) more += "\nAllow: " + answer.allow;
  if (answer.retry_after > 0) more += "\nRetry-After: " + std::to_string(answer.retry_after);
  return written(answer.status, answer.content_type(), more, answer.json);
}

std::string written(const docgen::SiteFile& file) {
  const std::string more = file.location.empty() ? "" : "\nLocation: /" + file.location;
  return written(file.status, file.content_type, more, file.body);
}

}  // namespace

// A language besides English; its pages speak by its messages and words, so it does not move.
struct Engine::Spoken {
  Spoken(const docgen::Site& english, std::string_view code, std::string_view text,
         std::string_view pairs)
      : messages(messages_in(text)),
        words(code, messages, docgen::read_pairs(pairs)),
        language(words.code, messages, &words.phrases),
        site(english.in_language(language)) {}

  static Messages messages_in(std::string_view text) {
    std::vector<MessageFault> faults;
    Messages read = read_messages(text, faults);
    read.stand_beside(messages_of("en"));
    return read;
  }

  Messages messages;
  docgen::LanguageWords words;
  PageLanguage language;
  docgen::Site site;
};

Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;

Engine::Engine(std::string_view data) {
  Result<tiledb::Library> library = tiledb::unpacked(data);
  if (library)
    data_ = std::make_unique<server::ApiData>(*std::move(library));
  else
    fault_ = library.error();
}

const docgen::Site& Engine::site() {
  if (!site_)
    site_.emplace(data_->library(), docgen::Audience::Engine, [this] { return data_->search(); });
  return *site_;
}

void Engine::speak(std::string_view words) {
  if (!data_) return;
  const std::string_view code = take_line(words);
  const std::size_t end = std::min(words.find('\f'), words.size());
  spoken_ = std::make_unique<Spoken>(site(), code, words.substr(0, end),
                                     words.substr(std::min(end + 1, words.size())));
}

std::string Engine::page(const server::Target& asked) {
  const std::string folder = spoken_ ? '/' + spoken_->words.code + '/' : std::string();
  const bool english = folder.empty() || !asked.path.starts_with(folder);
  const docgen::Site& pages = english ? site() : spoken_->site;
  const std::string path =
      docgen::file_of_address(asked.path.substr(english ? 0 : folder.size() - 1));
  const auto found = pages.render(path, asked.parameters);
  return written(found ? *found : pages.not_found(path));
}

std::string Engine::api(const HttpRequest& request, server::Target asked) {
  const std::string* language = asked.find("language");
  if (!spoken_ || language == nullptr || *language != spoken_->words.code)
    return written(server::answer_api(*data_, request, asked, {}));
  asked.parameters.erase("language");
  return written(server::answer_api(*data_, request, asked, {.language = &spoken_->language}));
}

std::string_view Engine::ask(std::string_view text) {
  const HttpRequest request = read_request(text);
  const auto target = server::parse_target(request.target);
  if (!data_) {
    answer_ = written(server::problem_answer({.status = 500, .error = fault_}));
  } else if (const auto* fault = std::get_if<server::Problem>(&target)) {
    answer_ = written(server::problem_answer(*fault));
  } else if (const auto& asked = std::get<server::Target>(target);
             server::is_api(asked.path) || asked.path == "/openapi.json") {
    answer_ = api(request, asked);
  } else {
    answer_ = page(asked);
  }
  return answer_;
}

}  // namespace cartulary::browser
