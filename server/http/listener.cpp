#include "server/http/listener.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <functional>
#include <optional>
#include <thread>

#include <httplib.h>
#include <malloc.h>
#include <sys/socket.h>

#include "server/api/route.h"
#include "server/http/connection.h"

namespace cartulary::server {
namespace {

// A connection that is kept alive holds a thread, so there are more threads than a household
// has browsers' connections.
constexpr std::size_t threads = 32;
constexpr int requests_per_connection = 10'000;

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

// "65,536"
std::string grouped(std::size_t number) {
  std::string text = std::to_string(number);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, ",");
  return text;
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

Problem line_too_long() {
  return fault(414, "target", "the request line is longer than 8,192 bytes", "ask for less");
}

// What the library found wrong before anybody could be asked.
Problem library_fault(const httplib::Request& request, int status) {
  constexpr std::array<std::string_view, 9> methods = {
      "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"};
  if (status == 414) return line_too_long();
  if (status == 416) return fault(416, "Range", "the range cannot be read", "leave the header out");
  if (status != 400) return fault(500, "server", "the server could not answer", "");
  if (!request.path.empty())
    return fault(431, "headers", "a header is longer than 8,192 bytes, or all together than 32,768",
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

// 0 of chunked bodies, which announce none.
std::uint64_t announced_length(const httplib::Request& request) {
  return request.has_header("Transfer-Encoding")
             ? 0
             : request.get_header_value<std::uint64_t>("Content-Length");
}

enum class BodyRead { Whole, TooLarge, Broken };

// Counted here: the library's own limit does not see chunked bodies.
BodyRead read_body(const httplib::ContentReader& reader, std::size_t room, std::string& body) {
  std::size_t size = 0;
  const bool whole = reader([&](const char* data, std::size_t length) {
    size += length;
    if (size <= room) body.append(data, length);
    return size <= room;
  });
  if (size > room) return BodyRead::TooLarge;
  return whole ? BodyRead::Whole : BodyRead::Broken;
}

// The library's view of a Connection.
class ConnectionStream : public httplib::Stream {
 public:
  explicit ConnectionStream(Connection& connection) : connection_(connection) {}

  // Reading and writing wait for themselves, within their bounds.
  bool is_readable() const override { return true; }
  bool is_writable() const override { return true; }
  ssize_t read(char* bytes, size_t size) override { return connection_.read(bytes, size); }
  ssize_t write(const char* bytes, size_t size) override {
    return connection_.write({bytes, size}) ? static_cast<ssize_t>(size) : -1;
  }
  // Nobody asks: the access log names no addresses.
  void get_remote_ip_and_port(std::string& ip, int& port) const override {
    ip.clear();
    port = 0;
  }
  void get_local_ip_and_port(std::string& ip, int& port) const override {
    ip.clear();
    port = 0;
  }
  socket_t socket() const override { return connection_.descriptor(); }

 private:
  Connection& connection_;
};

class HttpServer : public httplib::Server {
 public:
  using TooLong = std::function<std::string()>;

  // `too_long` gives the whole answer to a request line without end.
  HttpServer(const StopSwitch& stop, TooLong too_long)
      : stop_(stop), too_long_(std::move(too_long)) {}

  // The library listens with room for 5 connections waiting; a second call widens it.
  void widen_backlog() const { ::listen(svr_sock_, 128); }

 private:
  // In place of the library's own loop, which bounds neither headers nor time, and which
  // stop() cannot interrupt.
  bool process_and_close_socket(socket_t socket) override {
    Connection connection(socket, stop_);
    for (int left = requests_per_connection; left > 0 && connection.wait_for_request(); --left) {
      ConnectionStream stream(connection);
      bool closed = false;
      const bool done = process_request(stream, left == 1, closed, nullptr);
      if (!connection.wrote() && connection.head_too_long()) connection.write(too_long_());
      if (!done || closed) break;
    }
    return true;
  }

  const StopSwitch& stop_;
  TooLong too_long_;
};

// A whole response as it goes over the wire, for where the library gives up without one.
std::string wire_text(const HttpResponse& response) {
  std::string text = "HTTP/1.1 " + std::to_string(response.status) + " Error\r\n";
  for (const auto& [name, value] : response.headers)
    text.append(name).append(": ").append(value).append("\r\n");
  text += "Content-Type: " + response.content_type +
          "\r\nConnection: close\r\nContent-Length: " + std::to_string(response.body->size()) +
          "\r\n\r\n";
  return text + *response.body;
}

}  // namespace

struct Listener::Parts {
  explicit Parts(Answerer how) : answerer(std::move(how)) {
    set_bounds();
    set_handlers();
  }

  void set_bounds();
  void set_handlers();
  void take(const httplib::Request& from, httplib::Response& to) const;
  void take_post(const httplib::Request& from, httplib::Response& to,
                 const httplib::ContentReader& reader) const;
  void take_fault(const httplib::Request& from, httplib::Response& to,
                  const Problem& problem) const {
    send(answerer.answer(request_of(from), &problem), to, After::Close);
  }

  std::string answer_without_end() const {
    const Problem problem = line_too_long();
    return wire_text(answerer.answer({}, &problem));
  }

  Answerer answerer;
  StopSwitch stop;
  HttpServer http{stop, [this] { return answer_without_end(); }};
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
  // Only told to clients: Connection keeps to it.
  http.set_keep_alive_timeout(Connection::idle_seconds);
  http.set_keep_alive_max_count(requests_per_connection);
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
    if (announces_body(from) && answerer.body_room(request_of(from)) > 0) return Handled::Unhandled;
    take(from, to);
    return Handled::Handled;
  });
  http.Post("/api/v1/.*",
            [this](const httplib::Request& from, httplib::Response& to,
                   const httplib::ContentReader& reader) { take_post(from, to, reader); });
  http.set_exception_handler([](const httplib::Request&, httplib::Response& to,
                                const std::exception_ptr&) { to.status = 500; });
  const httplib::Server::HandlerWithResponse tell = [this](const httplib::Request& from,
                                                           httplib::Response& to) {
    // Our own problems come by here too.
    if (to.content_length_ > 0) return Handled::Unhandled;
    take_fault(from, to, library_fault(from, to.status));
    return Handled::Handled;
  };
  http.set_error_handler(tell);
}

void Listener::Parts::take(const httplib::Request& from, httplib::Response& to) const {
  // A body that nobody reads would be taken for the next request.
  const After after = announces_body(from) ? After::Close : After::KeepAlive;
  send(answerer.answer(request_of(from), nullptr), to, after);
}

void Listener::Parts::take_post(const httplib::Request& from, httplib::Response& to,
                                const httplib::ContentReader& reader) const {
  HttpRequest request = request_of(from);
  const std::size_t room = answerer.body_room(request);
  // What is announced as too large is not waited for.
  const BodyRead read =
      announced_length(from) > room ? BodyRead::TooLarge : read_body(reader, room, request.body);
  switch (read) {
    case BodyRead::Whole:
      send(answerer.answer(request, nullptr), to, After::KeepAlive);
      return;
    case BodyRead::TooLarge:
      take_fault(from, to,
                 fault(413, "body", "it is larger than " + grouped(room) + " bytes", "send less"));
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
  parts_->stop.stop();
  parts_->http.stop();
  parts_->thread.join();
}

}  // namespace cartulary::server
