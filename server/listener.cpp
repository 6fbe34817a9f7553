#include "server/listener.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <optional>
#include <thread>

#include <httplib.h>
#include <malloc.h>
#include <sys/socket.h>

#include "server/open_connections.h"
#include "server/route.h"

namespace cartulary {
namespace {

// A connection that is kept alive holds a thread, so there are more threads than a household
// has browsers' connections; an idle one is given up soon, a busy one late.
constexpr std::size_t threads = 32;
constexpr std::size_t requests_per_connection = 10'000;
constexpr int idle_seconds = 2;
constexpr int read_seconds = 5;
constexpr int write_seconds = 5;
// Of a body that is too large as much is read as lets most senders hear the answer: closing
// with bytes unread would reset the connection under it.
constexpr std::size_t most_drained = 1U << 20U;

// Bare pieces of the request that the library read.
HttpRequest request_of(const httplib::Request& from) {
  return {.method = from.method,
          .target = from.target,
          .host = from.get_header_value("Host"),
          .accept_encoding = from.get_header_value("Accept-Encoding"),
          .if_none_match = from.get_header_value("If-None-Match"),
          .content_type = from.get_header_value("Content-Type"),
          .body = ""};
}

Problem fault(int status, std::string where, std::string what, std::string fix) {
  return {.status = status,
          .error = {.where = std::move(where), .what = std::move(what), .fix = std::move(fix)}};
}

bool announces_body(const httplib::Request& request) {
  return request.has_header("Transfer-Encoding") ||
         (request.has_header("Content-Length") &&
          request.get_header_value("Content-Length") != "0");
}

// Faults in the headers that would leave two readers in doubt where the request ends.
std::optional<Problem> header_fault(const httplib::Request& request) {
  if (request.get_header_value_count("Host") > 1)
    return fault(400, "Host", "the header stands twice", "send it once");
  const std::string length = request.get_header_value("Content-Length");
  const bool is_number = !length.empty() && length.size() < 19 &&
                         length.find_first_not_of("0123456789") == std::string::npos;
  if (request.get_header_value_count("Content-Length") > 1 ||
      (request.has_header("Content-Length") && !is_number))
    return fault(400, "Content-Length", "it is not one whole number", "send the body's length");
  if (request.has_header("Content-Length") && request.has_header("Transfer-Encoding"))
    return fault(400, "Transfer-Encoding", "it stands beside Content-Length", "send one of them");
  if (request.has_header("Content-Encoding"))
    return fault(415, "Content-Encoding", "the body is encoded", "send it as it is");
  return std::nullopt;
}

// What the library found wrong before anybody could be asked.
Problem library_fault(const httplib::Request& request, int status) {
  constexpr std::array<std::string_view, 9> methods = {
      "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"};
  if (status == 414)
    return fault(414, "target", "the request line is longer than 8,192 bytes", "ask for less");
  if (status == 416) return fault(416, "Range", "the range cannot be read", "leave the header out");
  if (status != 400) return fault(500, "server", "the server could not answer", "");
  if (!request.path.empty())
    return fault(431, "headers", "a header is longer than 8,192 bytes or the headers have no end",
                 "send fewer and shorter headers");
  const bool known = std::find(methods.begin(), methods.end(), request.method) != methods.end();
  if (known || request.version.empty())
    return fault(400, "request line", "it is not 'METHOD TARGET HTTP/1.1'", "send HTTP/1.1");
  Problem problem = fault(405, "method", "it is none that is known here", "use GET, HEAD or POST");
  problem.allow = "GET, HEAD, POST";
  return problem;
}

enum class After { KeepAlive, Close };

// The body goes through a provider, since the library would compress it anew on every request,
// Brotli first, and name neither Vary nor another ETag. A provider that says false ends the
// connection.
void send(const HttpResponse& from, httplib::Response& to, After after) {
  to.status = from.status;
  for (const auto& [name, value] : from.headers) to.set_header(name, value);
  to.set_header("Accept-Ranges", "none");
  if (after == After::Close) to.set_header("Connection", "close");
  if (!from.body || from.body->empty()) return;
  const auto write = [body = from.body, after](std::size_t offset, std::size_t length,
                                               httplib::DataSink& sink) {
    return sink.write(body->data() + offset, length) && after == After::KeepAlive;
  };
  to.set_content_provider(from.body->size(), from.content_type, write);
}

enum class BodyRead { Whole, TooLarge, Broken };

// Counted here: the library's own limit does not see chunked bodies.
BodyRead read_body(const httplib::ContentReader& reader, std::string& body) {
  std::size_t size = 0;
  const bool whole = reader([&](const char* data, std::size_t length) {
    size += length;
    if (size <= largest_body) body.append(data, length);
    return size <= most_drained;
  });
  if (size > largest_body) return BodyRead::TooLarge;
  return whole ? BodyRead::Whole : BodyRead::Broken;
}

class HttpServer : public httplib::Server {
 public:
  // The library listens with room for 5 connections waiting; a second call widens it.
  void widen_backlog() const { ::listen(svr_sock_, 128); }
};

}  // namespace

struct Listener::Parts {
  explicit Parts(Answerer how) : answerer(std::move(how)) {
    set_bounds();
    set_handlers();
  }

  void set_bounds();
  void set_handlers();
  void take(const httplib::Request& from, httplib::Response& to);
  void take_post(const httplib::Request& from, httplib::Response& to,
                 const httplib::ContentReader& reader);
  void take_fault(const httplib::Request& from, httplib::Response& to, const Problem& problem) {
    send(answerer.answer(request_of(from), &problem), to, After::Close);
  }

  Answerer answerer;
  HttpServer http;
  std::thread thread;
  std::atomic<bool> ended = false;
  int port = 0;
};

void Listener::Parts::set_bounds() {
#ifdef __GLIBC__
  // Each thread would get a heap of its own, which keeps what its largest answer took.
  mallopt(M_ARENA_MAX, 2);
#endif
  http.new_task_queue = [] { return new httplib::ThreadPool(threads); };
  http.set_tcp_nodelay(true);
  http.set_keep_alive_max_count(requests_per_connection);
  http.set_keep_alive_timeout(idle_seconds);
  http.set_read_timeout(read_seconds);
  http.set_write_timeout(write_seconds);
  // Not SO_REUSEPORT, the library's default: two servers would share a port unnoticed.
  http.set_socket_options([](socket_t socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
  });
}

void Listener::Parts::set_handlers() {
  using Handled = httplib::Server::HandlerResponse;
  http.set_pre_routing_handler([this](const httplib::Request& from, httplib::Response& to) {
    // Ranges would be cut out of what is sent, compressed or not, and are only ever a wish. The
    // request is the library's own and not const there.
    const_cast<httplib::Request&>(from).ranges.clear();
    if (const auto problem = header_fault(from)) {
      take_fault(from, to, *problem);
      return Handled::Handled;
    }
    if (announces_body(from) && answerer.wants_body(request_of(from))) return Handled::Unhandled;
    take(from, to);
    return Handled::Handled;
  });
  http.Post("/api/v1/.*",
            [this](const httplib::Request& from, httplib::Response& to,
                   const httplib::ContentReader& reader) { take_post(from, to, reader); });
  http.set_exception_handler(
      [](const httplib::Request&, httplib::Response& to, std::exception_ptr) { to.status = 500; });
  const httplib::Server::HandlerWithResponse tell = [this](const httplib::Request& from,
                                                           httplib::Response& to) {
    // Our own problems come by here too.
    if (to.content_length_ > 0) return Handled::Unhandled;
    take_fault(from, to, library_fault(from, to.status));
    return Handled::Handled;
  };
  http.set_error_handler(tell);
}

void Listener::Parts::take(const httplib::Request& from, httplib::Response& to) {
  // A body that nobody reads would be taken for the next request.
  const After after = announces_body(from) ? After::Close : After::KeepAlive;
  send(answerer.answer(request_of(from), nullptr), to, after);
}

void Listener::Parts::take_post(const httplib::Request& from, httplib::Response& to,
                                const httplib::ContentReader& reader) {
  HttpRequest request = request_of(from);
  switch (read_body(reader, request.body)) {
    case BodyRead::Whole:
      send(answerer.answer(request, nullptr), to, After::KeepAlive);
      return;
    case BodyRead::TooLarge:
      take_fault(from, to, fault(413, "body", "it is larger than 65,536 bytes", "send less"));
      return;
    case BodyRead::Broken:
      take_fault(from, to, fault(400, "body", "it ends before its end", "send it whole"));
      return;
  }
}

Listener::Listener(Answerer answerer) : parts_(std::make_unique<Parts>(std::move(answerer))) {}

Listener::~Listener() {
  close();
}

Result<int> Listener::open(const std::string& host, int port) {
  errno = 0;
  const int bound = port == 0 ? parts_->http.bind_to_any_port(host)
                              : (parts_->http.bind_to_port(host, port) ? port : -1);
  if (bound < 0) {
    const int reason = errno;
    const std::string place = host + " port " + std::to_string(port);
    if (reason == EADDRINUSE)
      return Error{.where = "--port",
                   .what = "port " + std::to_string(port) + " is in use by another program",
                   .fix = "stop that program, or take another port: --port 0 finds a free one"};
    if (reason == EACCES)
      return Error{.where = "--port",
                   .what = "port " + std::to_string(port) + " is not ours to take",
                   .fix = "take a port from 1024 on"};
    return Error{.where = "--host",
                 .what = "cannot listen on " + place +
                         (reason == 0 ? "" : std::string(": ") + std::strerror(reason)),
                 .fix = "name an address of this machine, such as 127.0.0.1"};
  }
  parts_->port = bound;
  parts_->http.widen_backlog();
  parts_->thread = std::thread([this] {
    parts_->http.listen_after_bind();
    parts_->ended = true;
  });
  // stop() does nothing to a server that does not run yet.
  while (!parts_->http.is_running() && !parts_->ended) std::this_thread::yield();
  return bound;
}

void Listener::close() {
  if (!parts_->thread.joinable()) return;
  parts_->http.stop();
  constexpr auto step = std::chrono::milliseconds(5);
  for (int waited = 0; !parts_->ended; ++waited) {
    // First no more requests, then, after a second, no more answers. Again and again, since a
    // connection may have been waiting for a thread.
    shut_connections(parts_->port, waited < 200 ? Shut::Reading : Shut::Both);
    std::this_thread::sleep_for(step);
  }
  parts_->thread.join();
}

}  // namespace cartulary
