#include "server/service/service.h"

#include <algorithm>

#include "docgen/base/answer_room.h"
#include "docgen/base/gzip.h"
#include "docgen/base/links.h"
#include "docgen/base/page_parameters.h"
#include "docgen/base/page_path.h"
#include "docgen/print/print_query.h"
#include "docgen/print/printed_tiles.h"
#include "engine/text/page_language.h"
#include "engine/text/said.h"
#include "engine/text/version.h"
#include "server/api/api_handlers.h"
#include "server/api/api_router.h"
#include "server/mcp/mcp.h"
#include "server/service/negotiation.h"
#include "server/service/tile_png.h"
#include "server/service/twin.h"

namespace cartulary::server {
namespace {

constexpr std::string_view json_type = "application/json";
constexpr std::string_view problem_type = "application/problem+json";

// The size of the cache of answers in bytes, and what an answer costs in addition to its body.
constexpr std::size_t answer_cost = 512;
constexpr std::size_t kept_bytes = 8U << 20U;
// Below this size, gzip does not save a packet.
constexpr std::size_t least_zipped = 512;

// A page with the parameters of the request: "/rules/tower.html?sets=TO#ransom".
std::string address_of(std::string_view page, const docgen::PageParameters& parameters,
                       std::string_view language) {
  const std::size_t anchor = std::min(page.find('#'), page.size());
  return language_folder(language) + std::string(page.substr(0, anchor)) +
         docgen::query_string(parameters) + std::string(page.substr(anchor));
}

bool reads(const HttpRequest& request) {
  return request.method == "GET" || request.method == "HEAD";
}

bool may_shrink(std::string_view content_type) {
  return content_type.starts_with("text/") ||
         (content_type.starts_with("application/") && content_type != "application/pdf") ||
         content_type.starts_with("image/svg");
}

// Whether an answer is data, which pages of other sites may read and show, since it is the same for
// everybody.
bool is_data(std::string_view content_type) {
  return content_type == json_type || content_type == problem_type ||
         content_type.starts_with("text/csv") || content_type.starts_with("image/");
}

// The public address of the server, behind a proxy that speaks TLS; empty if it has no public name.
std::string public_address(const std::vector<std::string>& hosts) {
  return hosts.empty() ? "" : "https://" + hosts.front() + '/';
}

Problem wrong_host(const std::string& host) {
  if (host.empty())
    return {.status = 400,
            .error = {.where = "Host",
                      .what = said("http-fault.no-host"),
                      .fix = said("http-fault.send-it")}};
  return {.status = 421,
          .error = {.where = "Host",
                    .what = said("http-fault.other-host", {{"host", host}}),
                    .fix = said("http-fault.ask-for-host")}};
}

Problem too_large(std::size_t most) {
  return {.status = 413,
          .error = {.where = "target",
                    .what = said("http-fault.large-answer", {{"bytes", grouped(most)}}),
                    .fix = said("http-fault.fewer-copies")}};
}

// The language is negotiated at the start page only; every other address has one fixed language.
bool at_the_door(const AskedTarget& asked) {
  return asked.target.path == "/" && asked.language == "en";
}

// The API has no language and does not exist below /de/.
bool is_english_api(const AskedTarget& asked) {
  return is_api(asked.target.path) && asked.language == "en";
}

// The cache key, equal for all requests with the same answer.
std::string kept_name(const HttpRequest& request, const AskedTarget& asked) {
  std::string name = asked.target.key();
  if (accepts_gzip(request.accept_encoding)) name += "\x1Dgzip";
  if (asked.language != "en") name.append("\x1D").append(asked.language);
  if (asked.told_in != "en") name.append("\x1Dtold in ").append(asked.told_in);
  return name;
}

// A redirect keeps all parameters: the new page may take some that the old one does not.
docgen::PageParameters given_parameters(const HttpRequest& request) {
  const auto parsed = parse_asked(request.target);
  const auto* asked = std::get_if<AskedTarget>(&parsed);
  return asked == nullptr ? docgen::PageParameters() : asked->target.parameters;
}

// 302, not 301: the next reader at this address may want another language.
HttpResponse to_language(const std::string& code, const docgen::PageParameters& parameters) {
  const std::string folder = language_folder(code);
  return {.status = 302,
          .content_type = "text/plain; charset=utf-8",
          .body = std::make_shared<const std::string>(code + ": " + folder + '\n'),
          .headers = {{"Location", folder + docgen::query_string(parameters)},
                      {"Vary", "Accept-Language"},
                      {"Cache-Control", "no-store"}}};
}

HttpResponse healthy() {
  static const auto body = std::make_shared<const std::string>("ok\n");
  return {.status = 200,
          .content_type = "text/plain; charset=utf-8",
          .body = body,
          .headers = {{"Cache-Control", "no-store"}}};
}

Problem no_page(const Target& target) {
  return {.status = 404,
          .error = {.where = "path", .what = said("http-fault.no-page", {{"path", target.path}})}};
}

Problem only_reading(const std::string& method) {
  return {.status = 405,
          .error = {.where = "method",
                    .what = said("http-fault.no-method-of-pages", {{"method", method}}),
                    .fix = said("http-fault.use-method", {{"methods", "GET, HEAD"}})},
          .allow = "GET, HEAD"};
}

}  // namespace

Service::Service(std::unique_ptr<ApiData> data, ServiceOptions options)
    : data_(std::move(data)),
      options_(std::move(options)),
      site_(
          data_->library(), docgen::Audience::Server, [this] { return data_->search(); },
          public_address(options_.public_hosts)),
      prints_(options_.prints),
      answers_(kept_bytes) {
  for (const std::string& code : page_languages())
    translations_.try_emplace(code, site_, data_->library(), code);
}

std::size_t Service::body_room(const HttpRequest& request) const {
  if (request.method != "POST") return 0;
  if (!answers_to(request.host)) return 0;
  const auto parsed = parse_asked(request.target);
  const auto* asked = std::get_if<AskedTarget>(&parsed);
  if (asked == nullptr || !is_english_api(*asked)) return 0;
  const auto routed = route_call(request, asked->target);
  const auto* call = std::get_if<RoutedCall>(&routed);
  return call == nullptr ? 0 : call->route->body.most;
}

bool Service::answers_to(std::string_view host_header) const {
  if (is_loopback_header(host_header) || names_host(host_header, options_.public_hosts))
    return true;
  return !options_.loopback_only && options_.public_hosts.empty();
}

HttpResponse Service::answer(const HttpRequest& request,
                             const std::variant<AskedTarget, Problem>& read) {
  // Proxies check the server's health under their own host name.
  if (request.target == "/healthz" && reads(request)) return healthy();
  if (!answers_to(request.host)) return response(request, *problem(wrong_host(request.host)));
  if (const auto* fault = std::get_if<Problem>(&read)) return response(request, *problem(*fault));
  const auto& asked = std::get<AskedTarget>(read);
  const bool chosen = at_the_door(asked) && reads(request);
  if (chosen)
    if (const std::string code = preferred_language(request.accept_language, page_languages());
        code != "en")
      return to_language(code, given_parameters(request));
  HttpResponse out = response(request, *answer_target(request, asked));
  if (chosen)
    for (auto& [name, value] : out.headers)
      if (name == "Vary") value += ", Accept-Language";
  return out;
}

std::optional<HttpResponse> Service::kept_answer(const HttpRequest& request,
                                                 const std::variant<AskedTarget, Problem>& read) {
  if (!reads(request) || !answers_to(request.host)) return std::nullopt;
  const auto* asked = std::get_if<AskedTarget>(&read);
  if (asked == nullptr || at_the_door(*asked)) return std::nullopt;
  const AnswerPtr kept = answers_.find(kept_name(request, *asked));
  if (!kept) return std::nullopt;
  return response(request, *kept);
}

Service::AnswerPtr Service::answer_target(const HttpRequest& request, const AskedTarget& asked) {
  const std::string name = kept_name(request, asked);
  if (reads(request))
    if (AnswerPtr kept = answers_.find(name)) return kept;
  const auto& [target, language, told_in] = asked;
  AnswerPtr answer =
      is_english_api(asked) ? api(request, target, told_in) : page(request, target, language);
  if (reads(request) && answer->status == 200)
    answers_.put(name, answer, answer->body->capacity() + answer_cost);
  return answer;
}

Service::AnswerPtr Service::api(const HttpRequest& request, const Target& target,
                                std::string_view told_in) {
  const auto translation = translations_.find(told_in);
  const std::optional<PageLanguage> language =
      translation == translations_.end() ? std::nullopt
                                         : std::optional(translation->second.words.language());
  ApiAnswer api =
      answer_api(*data_, request, target,
                 {options_.most_answer, stop_of(request), language ? &*language : nullptr});
  auto answer = made(request, api.status, std::string(api.content_type()), std::move(api.json));
  answer->allow = std::move(api.allow);
  answer->retry_after = api.retry_after;
  return answer;
}

// A message of the Model Context Protocol. Pages of other sites were refused before.
Service::AnswerPtr Service::mcp(const HttpRequest& request) {
  if (request.method != "POST") return problem(wrong_method(request.method, "POST"));
  if (!is_of_type(request.content_type, "application/json"))
    return problem(
        {.status = 415,
         .error = {.where = "Content-Type",
                   .what = said("http-fault.other-type", {{"type", "application/json"}}),
                   .fix = said("http-fault.send-type", {{"type", "application/json"}})}});
  if (request.body.size() > most_mcp_bytes) return problem(body_too_large(most_mcp_bytes));
  std::string reply = answer_mcp(
      *data_, request.body, {.most_answer = McpBounds().most_answer, .stop = stop_of(request)});
  return made(request, reply.empty() ? 202 : 200, "application/json", std::move(reply));
}

Service::AnswerPtr Service::page(const HttpRequest& request, const Target& target,
                                 std::string_view language) {
  if (is_api(target.path)) return problem(no_page(target));
  if (target.path == mcp_path) return mcp(request);
  if (!reads(request)) return problem(only_reading(request.method));
  if (target.path == openapi_path) return api(request, target);
  if (const auto twin = twin_of(target, data_->catalog())) {
    AnswerPtr answer = api(request, twin->target);
    if (answer->status != 400 || !twin->names_page || !target.parameters.empty()) return answer;
    return problem(no_page(target));
  }
  const std::string path = docgen::file_of_address(target.path);
  if (const auto name = docgen::page_paths::print_pdf.name_in(path)) {
    const docgen::PrintKind* kind = docgen::find_print(*name);
    return kind == nullptr ? print_fault(request, target, no_page(target), language_of(language))
                           : print_pdf(request, target, *kind, language_of(language));
  }
  if (const auto name = docgen::page_paths::print.name_in(path))
    if (const docgen::PrintKind* kind = docgen::find_print(*name))
      return print_page(request, target, *kind, language_of(language));
  if (const auto name = docgen::page_paths::tile_png.name_in(path))
    if (const auto drawing = site_.render(docgen::page_paths::tile_picture.of(*name)))
      return png(request, target, drawing->body);
  const docgen::Site& site = site_in(language);
  const docgen::AnswerRoom room(options_.most_answer);
  std::optional<docgen::SiteFile> file = site.render(path, target.parameters);
  if (!file) file = site.not_found(path);
  if (room.has_overrun() || file->body.size() > options_.most_answer)
    return problem(too_large(options_.most_answer));
  AnswerPtr answer =
      made(request, file->status, std::move(file->content_type), std::move(file->body));
  if (file->location.empty()) return answer;
  auto moved = std::make_shared<Answer>(*answer);
  moved->location = address_of(file->location, given_parameters(request), language);
  return moved;
}

Service::AnswerPtr Service::png(const HttpRequest& request, const Target& target,
                                std::string_view svg) {
  const std::string* size = target.find("size");
  const Result<int> asked = parse_png_size(size == nullptr ? std::string_view() : *size);
  if (!asked) return problem({.status = 400, .error = asked.error()});
  Result<std::string> made_png = png_of(svg, *asked);
  if (!made_png) return problem({.status = 500, .error = made_png.error()});
  return made(request, 200, "image/png", *std::move(made_png));
}

std::variant<docgen::PrintRequest, Problem> Service::print_asked(
    const Target& target, const docgen::PrintKind& kind) const {
  Result<docgen::PrintRequest> asked = docgen::read_print_request(
      kind, {.index = site_.index(),
             .search = [this]() -> const Search& { return *data_->search(); },
             .parameters = target.parameters});
  if (!asked) return Problem{.status = 400, .error = asked.error()};
  if (docgen::printed_copies({site_.index(), *asked}) > options_.most_printed)
    return Problem{
        .status = 413,
        .error = {
            .where = "sets",
            .what = said("http-fault.many-tiles-to-print",
                         {{"tiles", grouped(static_cast<std::size_t>(options_.most_printed))}}),
            .fix = said("http-fault.fewer-copies-to-print")}};
  return *std::move(asked);
}

Service::AnswerPtr Service::print_page(const HttpRequest& request, const Target& target,
                                       const docgen::PrintKind& kind,
                                       const PageLanguage& language) {
  const auto asked = print_asked(target, kind);
  if (const auto* fault = std::get_if<Problem>(&asked))
    return print_fault(request, target, *fault, language);
  const docgen::AnswerRoom room(options_.most_answer);
  std::string page = docgen::print_html(
      kind, {site_.index(), std::get<docgen::PrintRequest>(asked), "../", language});
  if (room.has_overrun())
    return print_fault(request, target, too_large(options_.most_answer), language);
  return made(request, 200, "text/html; charset=utf-8", std::move(page));
}

Service::AnswerPtr Service::print_pdf(const HttpRequest& request, const Target& target,
                                      const docgen::PrintKind& kind, const PageLanguage& language) {
  const auto asked = print_asked(target, kind);
  if (const auto* fault = std::get_if<Problem>(&asked))
    return print_fault(request, target, *fault, language);
  const auto& languages = std::get<docgen::PrintRequest>(asked).languages;
  if (kind.name == "words")
    if (const Status letters = docgen::need_letters(languages, "in"); !letters)
      return print_fault(request, target, {.status = 400, .error = letters.error()}, language);
  const PrintedPdf pdf = prints_.pdf(
      language_folder(language.code()) + target.key(),
      [&] {
        return docgen::print_html(
            kind, {site_.index(), std::get<docgen::PrintRequest>(asked), "", language});
      },
      stop_of(request));
  if (const auto* fault = std::get_if<Problem>(&pdf))
    return print_fault(request, target, *fault, language);
  return made(request, 200, "application/pdf", *std::get<std::shared_ptr<const std::string>>(pdf));
}

Service::AnswerPtr Service::print_fault(const HttpRequest& request, const Target& target,
                                        const Problem& fault, const PageLanguage& language) {
  if (!accepts_pages(request.accept)) return problem(fault);
  docgen::SiteFile page =
      site_in(language.code())
          .print_fault(docgen::file_of_address(target.path), fault.error, fault.status);
  auto answer = made(request, page.status, std::move(page.content_type), std::move(page.body));
  answer->retry_after = fault.retry_after;
  return answer;
}

const docgen::Site& Service::site_in(std::string_view language) const {
  const auto translation = translations_.find(language);
  return translation == translations_.end() ? site_ : translation->second.site;
}

PageLanguage Service::language_of(std::string_view code) const {
  const auto translation = translations_.find(code);
  return translation == translations_.end() ? PageLanguage() : translation->second.words.language();
}

StopCheck Service::stop_of(const HttpRequest& request) const {
  return
      [this, &request] { return must_stop(options_.must_stop) || must_stop(request.reader_gone); };
}

std::shared_ptr<Service::Answer> Service::made(const HttpRequest& request, int status,
                                               std::string content_type, std::string body) const {
  auto answer = std::make_shared<Answer>();
  answer->status = status;
  answer->tag = data_->library().meta.content_hash.substr(0, 16) + '-' +
                std::string(program_version) + '-' + checksum(body);
  const bool worth_it = body.size() >= least_zipped && may_shrink(content_type);
  if (worth_it && accepts_gzip(request.accept_encoding))
    if (std::string zipped = docgen::gzip(body); !zipped.empty() && zipped.size() < body.size()) {
      answer->zipped = true;
      body = std::move(zipped);
    }
  answer->content_type = std::move(content_type);
  // Texts grow by doubling, so cached answers could otherwise take twice the memory.
  body.shrink_to_fit();
  answer->body = std::make_shared<const std::string>(std::move(body));
  return answer;
}

Service::AnswerPtr Service::problem(const Problem& problem) const {
  auto answer = std::make_shared<Answer>();
  answer->status = problem.status;
  answer->content_type = problem_type;
  answer->body =
      std::make_shared<const std::string>(docgen::problem_json(problem.error, problem.status));
  answer->allow = problem.allow;
  answer->retry_after = problem.retry_after;
  return answer;
}

HttpResponse Service::response(const HttpRequest& request, const Answer& answer) const {
  HttpResponse out{.status = answer.status,
                   .content_type = answer.content_type,
                   .body = answer.body,
                   .headers = {}};
  // Room for the headers below and those that the server adds.
  out.headers.reserve(10);
  if (answer.zipped) out.headers.emplace_back("Content-Encoding", "gzip");
  if (!answer.location.empty()) out.headers.emplace_back("Location", answer.location);
  if (!answer.allow.empty()) out.headers.emplace_back("Allow", answer.allow);
  if (answer.status == 503)
    out.headers.emplace_back("Retry-After", std::to_string(std::max(answer.retry_after, 5)));
  if (reads(request) && is_data(answer.content_type))
    out.headers.insert(out.headers.end(), {{"Access-Control-Allow-Origin", "*"},
                                           {"Cross-Origin-Resource-Policy", "cross-origin"}});
  out.headers.emplace_back("Vary", "Accept-Encoding");
  if (answer.status != 200 || !reads(request)) {
    out.headers.emplace_back("Cache-Control", "no-store");
    return out;
  }
  // Browsers may store answers but must revalidate, so a rebuilt database shows at once.
  out.headers.emplace_back("Cache-Control", "no-cache");
  const std::string etag = '"' + answer.tag + (answer.zipped ? "-gzip\"" : "\"");
  out.headers.emplace_back("ETag", etag);
  if (!matches_etag(request.if_none_match, etag)) return out;
  out.status = 304;
  out.body = nullptr;
  out.content_type.clear();
  std::erase_if(out.headers, [](const auto& header) { return header.first == "Content-Encoding"; });
  return out;
}

}  // namespace cartulary::server
