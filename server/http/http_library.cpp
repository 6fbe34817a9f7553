#include "server/http/http_library.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>

#include <httplib.h>
#include <sys/socket.h>

namespace cartulary::server {
namespace {

using HandlerResponse = httplib::Server::HandlerResponse;

// Length of the queue of connections that wait to be accepted.
constexpr int most_waiting = 1024;

// The exchange in progress on this thread. The library's handlers get no other context.
struct Exchange {
  const Replier& replier;
  bool replied = false;
  bool closes = false;
};
thread_local Exchange* exchange = nullptr;

// `reason` is an errno value, or 0 if the host has no address.
Error bind_error(const std::string& host, int port, int reason) {
  const std::string name = std::to_string(port);
  if (reason == EADDRINUSE)
    return {.where = "--port",
            .what = "port " + name + " is in use by another program",
            .fix = "stop that program, or take another port: --port 0 finds a free one"};
  if (reason == EACCES)
    return {.where = "--port",
            .what = "port " + name + " is not ours to take",
            .fix = "take a port from 1024 on"};
  return {.where = "--host",
          .what = "cannot listen on " + host + " port " + name +
                  (reason == 0 ? "" : std::string(": ") + std::strerror(reason)),
          .fix = "name an address of this machine, such as 127.0.0.1"};
}

// The Date header's value (RFC 9110, section 5.6.7).
std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %T GMT", &parts)};
}

HttpRequest request_of(const httplib::Request& from) {
  HttpRequest request{.method = from.method,
                      .target = from.target,
                      .host = from.get_header_value("Host"),
                      .accept = from.get_header_value("Accept"),
                      .accept_encoding = from.get_header_value("Accept-Encoding"),
                      .accept_language = from.get_header_value("Accept-Language"),
                      .if_none_match = from.get_header_value("If-None-Match"),
                      .content_type = from.get_header_value("Content-Type"),
                      .body = {},
                      .fetch_site = from.get_header_value("Sec-Fetch-Site")};
  take_absolute_form(request);
  return request;
}

// The problem for a status that the library chose by itself, or after an exception.
Problem fault_of(int status) {
  if (status >= 500) return unavailable("there is no room for the answer");
  if (status != 416) return {status, {"request", "it cannot be read", "", "send HTTP/1.1", ""}};
  return {status, {"Range", "the range cannot be read", "", "leave the header out", ""}};
}

// The body goes out through a content provider, so that the library neither copies nor compresses
// it.
void reply(const httplib::Request& request, const Problem* fault, httplib::Response& to) {
  const auto [from, closes] = exchange->replier(request_of(request), fault);
  exchange->closes = closes;
  to.status = from.status;
  for (const auto& [name, value] : from.headers) to.set_header(std::string(name), value);
  to.set_header("Date", date_now());
  if (from.body && !from.body->empty())
    to.set_content_provider(
        from.body->size(), from.content_type,
        [body = from.body](std::size_t begin, std::size_t size, httplib::DataSink& sink) {
          return sink.write(body->data() + begin, size);
        });
  else if (!from.content_type.empty())
    to.set_header("Content-Type", from.content_type);
  exchange->replied = true;
}

// Handles every request before the library's own routing, which uses regular expressions.
HandlerResponse route(const httplib::Request& request, httplib::Response& response) {
  reply(request, nullptr, response);
  return HandlerResponse::Handled;
}

// Answers requests that the library refuses by itself. The library also calls this for all answers
// with status 400 and above.
HandlerResponse complete_error(const httplib::Request& request, httplib::Response& response) {
  if (exchange->replied) return HandlerResponse::Handled;
  const Problem problem = fault_of(response.status);
  reply(request, &problem, response);
  exchange->closes = true;
  return HandlerResponse::Handled;
}

// Replaces the library's handler, which would write the exception's text into a header.
void tell_nothing(const httplib::Request& /*request*/, httplib::Response& response,
                  const std::exception_ptr& /*exception*/) {
  response.status = 500;
}

void correct_headers(const httplib::Request& /*request*/, httplib::Response& response) {
  // Content-Length of a 304 would have to be the length of the body that the client has.
  if (response.status == 304) response.headers.erase("Content-Length");
  if (!exchange->closes) return;
  response.headers.erase("Keep-Alive");
  response.headers.erase("Connection");
  response.set_header("Connection", "close");
}

// Gives the library a head that was already read, and the connection to write the answer to.
class HeadStream : public httplib::Stream {
 public:
  HeadStream(Connection& connection, std::string_view head)
      : connection_(connection), head_(head_for_library(head)) {}

  bool is_readable() const override { return at_ < head_.size(); }
  bool is_writable() const override { return true; }
  ssize_t read(char* bytes, std::size_t size) override {
    const std::size_t now = head_.copy(bytes, size, at_);
    at_ += now;
    return static_cast<ssize_t>(now);
  }
  ssize_t write(const char* bytes, std::size_t size) override {
    return connection_.write({bytes, size}) ? static_cast<ssize_t>(size) : -1;
  }
  // Connection knows the addresses.
  void get_remote_ip_and_port(std::string& /*ip*/, int& port) const override { port = 0; }
  void get_local_ip_and_port(std::string& /*ip*/, int& port) const override { port = 0; }
  // The library serves no descriptor from 1024 on, so this one is not the real one.
  socket_t socket() const override { return 0; }

 private:
  Connection& connection_;
  std::string head_;
  std::size_t at_ = 0;
};

}  // namespace

// Gives access to protected members of httplib::Server.
class HttpLibrary::Server : public httplib::Server {
 public:
  // Without a socket the library thinks that it has been stopped, and cuts off what it writes.
  void set_socket(int socket) { svr_sock_ = socket; }
  int socket() const { return svr_sock_; }

  bool answer(httplib::Stream& stream) {
    bool ignored = false;
    // Connection handles Expect, and range requests are not supported.
    const auto set_up = [](httplib::Request& request) {
      request.headers.erase("Expect");
      request.ranges.clear();
    };
    // Version 0.18 takes the addresses as arguments, 0.11 asks the stream.
    const auto process = [&](auto& self) {
      if constexpr (requires { self.process_request(stream, false, ignored, set_up); })
        return self.process_request(stream, false, ignored, set_up);
      else
        return self.process_request(stream, "", 0, "", 0, false, ignored, set_up);
    };
    return process(*this);
  }
};

HttpLibrary::HttpLibrary(const HeaderList& headers) : server_(std::make_unique<Server>()) {
  server_->set_default_headers({headers.begin(), headers.end()});
  server_->set_keep_alive_timeout(Connection::idle_seconds);
  server_->set_keep_alive_max_count(Connection::most_requests);
  server_->set_pre_routing_handler(route);
  server_->set_error_handler(httplib::Server::HandlerWithResponse(complete_error));
  server_->set_exception_handler(tell_nothing);
  server_->set_post_routing_handler(correct_headers);
}

HttpLibrary::~HttpLibrary() = default;

Result<int> HttpLibrary::bind(const std::string& host, int port) {
  bool has_address = false;
  server_->set_socket_options([&has_address](socket_t socket) {
    has_address = true;
    // The library would set SO_REUSEPORT, with which two servers could share a port unnoticed.
    const int on = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  });
  errno = 0;
  const bool is_free = port == 0;
  const int bound = is_free ? server_->bind_to_any_port(host) : port;
  if (bound < 0 || (!is_free && !server_->bind_to_port(host, port)))
    return bind_error(host, port, has_address ? errno : 0);
  // The library's queue has room for five connections only.
  ::listen(socket(), most_waiting);
  return bound;
}

void HttpLibrary::adopt(int socket) {
  server_->set_socket(socket);
}

int HttpLibrary::socket() const {
  return server_->socket();
}

bool HttpLibrary::answer(Connection& connection, std::string_view head,
                         const Replier& replier) const {
  Exchange now{replier};
  exchange = &now;
  HeadStream stream(connection, head);
  return server_->answer(stream) && connection.flush() && !now.closes;
}

}  // namespace cartulary::server
