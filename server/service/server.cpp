#include "server/service/server.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <optional>
#include <thread>
#include <variant>

#include "engine/text/said.h"
#include "server/http/listener.h"
#include "server/log/client_address.h"
#include "server/log/request_ids.h"
#include "server/service/large_request.h"
#include "server/service/load_data.h"
#include "server/service/metrics.h"
#include "server/service/negotiation.h"
#include "server/service/service.h"
#include "server/service/turns.h"

namespace cartulary::server {
namespace {

constexpr std::size_t most_large_waiting = 64;

// Pages have no inline scripts or styles, only links to files. Range requests are not supported.
HeaderList standing_headers() {
  return {{"Content-Security-Policy",
           "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src "
           "'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri "
           "'none'; frame-ancestors 'none'"},
          {"X-Content-Type-Options", "nosniff"},
          {"Referrer-Policy", "no-referrer"},
          {"Accept-Ranges", "none"}};
}

HttpResponse problem_response(const Problem& problem) {
  HttpResponse response{.status = problem.status,
                        .content_type = "application/problem+json",
                        .body = std::make_shared<const std::string>(
                            docgen::problem_json(problem.error, problem.status)),
                        .headers = {{"Cache-Control", "no-store"}}};
  if (!problem.allow.empty()) response.headers.emplace_back("Allow", problem.allow);
  if (problem.retry_after > 0)
    response.headers.emplace_back("Retry-After", std::to_string(problem.retry_after));
  return response;
}

// The client learns nothing about an internal fault; the log has the details.
HttpResponse internal_fault() {
  return problem_response({.status = 500,
                           .error = {.where = "server",
                                     .what = said("http-fault.no-answer"),
                                     .fix = said("http-fault.see-log")}});
}

int processors() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

// Every answer says whether other sites may show it; the default is that they may not.
void add_readers(HttpResponse& response) {
  constexpr std::string_view shown_by = "Cross-Origin-Resource-Policy";
  const bool told = std::any_of(response.headers.begin(), response.headers.end(),
                                [&](const auto& header) { return header.first == shown_by; });
  if (!told) response.headers.emplace_back(shown_by, "same-origin");
}

Status check(const ServerOptions& options) {
  if (options.port < 0 || options.port > 65535)
    return Error{.where = "--port",
                 .what = said("http-fault.port-beyond", {{"port", std::to_string(options.port)}}),
                 .fix = said("http-fault.take-port")};
  if (options.host.empty() || options.host.size() > 255)
    return Error{.where = "--host",
                 .what = said("http-fault.no-address"),
                 .fix = said("http-fault.take-address")};
  for (const std::string& name : options.public_hosts)
    if (name.empty() || name.size() > 253 || name.find_first_of(":/ ") != std::string::npos)
      return Error{.where = "--public-host",
                   .what = said("http-fault.no-host-name", {{"name", name}}),
                   .fix = said("http-fault.host-name-alone")};
  return Done{};
}

}  // namespace

struct Server::Parts {
  Parts(std::unique_ptr<ApiData> data, const ServerOptions& options, TrustedProxies trusted,
        std::unique_ptr<AccessLog> opened)
      : host(options.host),
        service(std::move(data), {.loopback_only = is_loopback(options.host),
                                  .public_hosts = options.public_hosts,
                                  .must_stop = [this] { return gives_up.load(); }}),
        metrics(service.content_hash()),
        proxies(std::move(trusted)),
        log(std::move(opened)),
        search_maker([this] { make_search(); }),
        listener(answerer()) {}

  Answerer answerer();

  void make_search();
  HttpResponse answer(const HttpRequest& request, const Problem* fault);
  // Answers from the cache at once, otherwise when a turn is free.
  HttpResponse answer_in_turn(const HttpRequest& request);
  // Adds the headers of every answer, counts it and logs it. `begin` is when work on it began.
  HttpResponse told(const HttpRequest& request, HttpResponse response,
                    std::chrono::steady_clock::time_point begin);
  HttpResponse answer_or_fault(const HttpRequest& request,
                               const std::variant<AskedTarget, Problem>& read);

  std::string host;
  int port = 0;
  std::atomic<bool> gives_up = false;
  Service service;
  Metrics metrics;
  TrustedProxies proxies;
  RequestIds ids;
  std::unique_ptr<AccessLog> log;
  Turns large{{.at_once = processors(), .each = processors(), .most_waiting = most_large_waiting}};
  // No client can take all turns, so another client's short request need not wait.
  Turns ordinary{{.at_once = 2 * processors() + 1, .each = 2 * processors(), .most_waiting = 1000}};
  std::jthread search_maker;  // runs alongside the first answers, which need no search
  Listener listener;          // last: its threads use all of the above
};

Answerer Server::Parts::answerer() {
  return {.answer = [this](const HttpRequest& request,
                           const Problem* fault) { return answer(request, fault); },
          .standing_headers = standing_headers(),
          .body_room = [this](const HttpRequest& request) { return service.body_room(request); },
          .give_up = [this] { gives_up = true; },
          .note = [this](const std::string& line) { log->note(line); }};
}

void Server::Parts::make_search() {
  try {
    service.make_search();
  } catch (const std::exception& exception) {
    log->fault(exception.what());
  }
}

HttpResponse Server::Parts::answer(const HttpRequest& request, const Problem* fault) {
  const auto begin = std::chrono::steady_clock::now();
  return told(request, fault == nullptr ? answer_in_turn(request) : problem_response(*fault),
              begin);
}

HttpResponse Server::Parts::answer_in_turn(const HttpRequest& request) {
  const auto read = service.read(request);
  if (std::optional<HttpResponse> kept = service.kept_answer(request, read))
    return *std::move(kept);
  // These wait for another program, and PrintCache limits their number.
  if (waits(request)) return answer_or_fault(request, read);
  const bool needs_room = is_large(request);
  const Turn turn(needs_room ? large : ordinary, proxies.client_of(request), request.reader_gone);
  switch (turn.entry()) {
    case Turns::Entry::Full:
      return problem_response(unavailable(needs_room ? said("http-fault.many-large-answers")
                                                     : said("http-fault.many-answers")));
    case Turns::Entry::Gone:
      return problem_response(unavailable(said("http-fault.hung-up")));
    case Turns::Entry::Begun:
      break;
  }
  return answer_or_fault(request, read);
}

HttpResponse Server::Parts::told(const HttpRequest& request, HttpResponse response,
                                 std::chrono::steady_clock::time_point begin) {
  const std::string id = ids.of(request);
  response.headers.emplace_back("X-Request-Id", id);
  add_readers(response);
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - begin);
  metrics.add(request.target, response.status, took);
  log->write({id, proxies.client_of(request), request, response, took});
  return response;
}

HttpResponse Server::Parts::answer_or_fault(const HttpRequest& request,
                                            const std::variant<AskedTarget, Problem>& read) {
  // RFC 9110, section 9.3.7: asks about the server as a whole.
  if (request.method == "OPTIONS" && request.target == "*")
    return {.status = 200, .headers = {{"Allow", "GET, HEAD, POST, OPTIONS"}}};
  try {
    if (request.target == "/metrics" && request.method == "GET" && service.answers_to(request.host))
      return {.status = 200,
              .content_type = "text/plain; version=0.0.4; charset=utf-8",
              .body = std::make_shared<const std::string>(metrics.text()),
              .headers = {{"Cache-Control", "no-store"}}};
    return service.answer(request, read);
  } catch (const std::exception& exception) {
    log->fault(exception.what());
  } catch (...) {
    log->fault("an exception of unknown kind");
  }
  return internal_fault();
}

std::string url_of(const std::string& host, int port) {
  const bool is_bare_ipv6 = host.find(':') != std::string::npos && !host.starts_with('[');
  return "http://" + (is_bare_ipv6 ? '[' + host + ']' : host) + ':' + std::to_string(port) + '/';
}

Result<Server> Server::start(const ServerOptions& options) {
  if (const Status checked = check(options); !checked) return checked.error();
  Result<TrustedProxies> proxies = TrustedProxies::parse(options.trusted_proxies);
  if (!proxies) return proxies.error();
  Result<std::unique_ptr<AccessLog>> log = AccessLog::open(options.log);
  if (!log) return log.error();
  Result<std::unique_ptr<ApiData>> data = load_data(options.database, options.game);
  if (!data) return data.error();
  auto parts =
      std::make_unique<Parts>(*std::move(data), options, *std::move(proxies), *std::move(log));
  if (options.socket >= 0) {
    parts->listener.open(options.socket);
    parts->port = options.port;
    return Server(std::move(parts));
  }
  const Result<int> port = parts->listener.open(options.host, options.port);
  if (!port) return port.error();
  parts->port = *port;
  return Server(std::move(parts));
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

int Server::port() const {
  return parts_->port;
}

std::string Server::address() const {
  return url_of(parts_->host, parts_->port);
}

void Server::reopen_log() const {
  parts_->log->reopen();
}

bool Server::stop() {
  const bool all_ended = parts_->listener.close();
  parts_->log->flush();
  return all_ended;
}

}  // namespace cartulary::server
