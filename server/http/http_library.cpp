#include "server/http/http_library.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <httplib.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace cartulary::server {
namespace {

// The library's reading of a request is not asked for: it takes the second '?' of /fit?pattern=c??f
// for a fault, %41 in a header's value for A, cuts ranges out of what is sent, and reads a body in
// ways of its own. It gets a request line that holds nothing, and then this in its place.
void set_request(const HttpRequest& from, httplib::Request& to) {
  to.target = from.target;
  to.set_header("Host", from.host);
  to.set_header("Accept-Encoding", from.accept_encoding);
  to.set_header("Accept-Language", from.accept_language);
  to.set_header("If-None-Match", from.if_none_match);
  to.set_header("Content-Type", from.content_type);
  to.set_header("Forwarded", from.forwarded);
  to.set_header("X-Forwarded-For", from.forwarded_for);
  to.set_header("X-Request-Id", from.request_id);
  to.remote_addr = from.peer;
  to.body = from.body;
}

HttpRequest request_of(const httplib::Request& from) {
  return {.method = from.method,
          .target = from.target,
          .host = from.get_header_value("Host"),
          .accept_encoding = from.get_header_value("Accept-Encoding"),
          .accept_language = from.get_header_value("Accept-Language"),
          .if_none_match = from.get_header_value("If-None-Match"),
          .content_type = from.get_header_value("Content-Type"),
          .body = from.body,
          .forwarded = from.get_header_value("Forwarded"),
          .forwarded_for = from.get_header_value("X-Forwarded-For"),
          .request_id = from.get_header_value("X-Request-Id"),
          .peer = from.remote_addr};
}

// The body goes through a provider, since the library would compress it anew on every request,
// Brotli first, and name neither Vary nor another ETag.
void send(const HttpResponse& from, httplib::Response& to) {
  to.status = from.status;
  for (const auto& [name, value] : from.headers) to.set_header(name, value);
  to.set_header("Accept-Ranges", "none");
  if (!from.body || from.body->empty()) return;
  const auto write = [body = from.body](std::size_t offset, std::size_t length,
                                        httplib::DataSink& sink) {
    return sink.write(body->data() + offset, length);
  };
  to.set_content_provider(from.body->size(), from.content_type, write);
}

// A request and its response in memory. It has no socket: the library refuses to answer on
// descriptors from 1024 on.
class MemoryStream : public httplib::Stream {
 public:
  explicit MemoryStream(std::string in) : in_(std::move(in)) {}

  std::string take() { return std::move(out_); }

  bool is_readable() const override { return true; }
  bool is_writable() const override { return true; }
  ssize_t read(char* bytes, size_t size) override {
    const std::size_t now = std::min(size, in_.size() - used_);
    std::copy_n(in_.data() + used_, now, bytes);
    used_ += now;
    return static_cast<ssize_t>(now);
  }
  ssize_t write(const char* bytes, size_t size) override {
    out_.append(bytes, size);
    return static_cast<ssize_t>(size);
  }
  void get_remote_ip_and_port(std::string& ip, int& port) const override { get_none(ip, port); }
  void get_local_ip_and_port(std::string& ip, int& port) const override { get_none(ip, port); }
  socket_t socket() const override { return INVALID_SOCKET; }

 private:
  // The request brings its address along.
  static void get_none(std::string& ip, int& port) {
    ip.clear();
    port = 0;
  }

  std::string in_;
  std::size_t used_ = 0;
  std::string out_;
};

Error open_error(const std::string& host, int port, int reason) {
  if (reason == EADDRINUSE)
    return {.where = "--port",
            .what = "port " + std::to_string(port) + " is in use by another program",
            .fix = "stop that program, or take another port: --port 0 finds a free one"};
  if (reason == EACCES)
    return {.where = "--port",
            .what = "port " + std::to_string(port) + " is not ours to take",
            .fix = "take a port from 1024 on"};
  return {.where = "--host",
          .what = "cannot listen on " + host + " port " + std::to_string(port) +
                  (reason == 0 ? "" : std::string(": ") + std::strerror(reason)),
          .fix = "name an address of this machine, such as 127.0.0.1"};
}

}  // namespace

class HttpLibrary::Server : public httplib::Server {
 public:
  Server(Hooks hooks, KeepAlive keep_alive) : hooks_(std::move(hooks)) {
    // One thread, which only hands connections on.
    new_task_queue = [] { return new httplib::ThreadPool(1); };
    set_tcp_nodelay(true);
    set_keep_alive_timeout(keep_alive.idle_seconds);
    set_keep_alive_max_count(static_cast<std::size_t>(keep_alive.requests));
    // Not SO_REUSEPORT, the library's default: two servers would share a port unnoticed.
    set_socket_options([this](socket_t socket) {
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
      listening_ = socket;
    });
    set_pre_routing_handler([this](const httplib::Request& from, httplib::Response& to) {
      send(hooks_.answer(request_of(from)), to);
      return HandlerResponse::Handled;
    });
  }

  // REQUIRES: bound.
  void run() {
    // The library listens with room for 5 connections waiting; a second call widens it.
    ::listen(listening_, 512);
    thread_ = std::thread([this] {
      listen_after_bind();
      ended_ = true;
    });
    // stop() does nothing to a server that does not run yet.
    while (!is_running() && !ended_) std::this_thread::yield();
  }

  void run_on(int socket) {
    fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
    kept_ = socket;
    // The library sends no bodies where it believes that it does not listen.
    svr_sock_ = socket;
    left_ = eventfd(0, EFD_CLOEXEC);
    thread_ = std::thread([this] { accept_until_left(); });
  }

  void leave() {
    if (kept_ == INVALID_SOCKET || !thread_.joinable()) return;
    eventfd_write(left_, 1);
    thread_.join();
  }

  void end() {
    leave();
    if (thread_.joinable()) {
      stop();
      thread_.join();
    } else if (kept_ != INVALID_SOCKET) {
      // stop() would shut the socket down for all who have it.
      svr_sock_ = INVALID_SOCKET;
      ::close(std::exchange(kept_, INVALID_SOCKET));
      ::close(left_);
    }
  }

  std::string exchange(const HttpRequest& request, After after) {
    MemoryStream stream(request.method + " / HTTP/1.1\r\n\r\n");
    bool closed = false;
    process(stream, after == After::Close, closed,
            [&](httplib::Request& to) { set_request(request, to); });
    return stream.take();
  }

 private:
  // In place of the library's loop, which keeps a thread for each connection and bounds neither
  // the bytes nor the time of a head.
  bool process_and_close_socket(socket_t socket) override {
    hooks_.take(socket);
    return true;
  }

  void accept_until_left() {
    std::array<pollfd, 2> watched = {{{.fd = kept_, .events = POLLIN, .revents = 0},
                                      {.fd = left_, .events = POLLIN, .revents = 0}}};
    while (true) {
      poll(watched.data(), watched.size(), -1);
      if (watched[1].revents != 0) return;
      const int socket = accept4(kept_, nullptr, nullptr, SOCK_CLOEXEC);
      if (socket < 0) {
        // No descriptors left, perhaps.
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        continue;
      }
      const int yes = 1;
      setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
      hooks_.take(socket);
    }
  }

  // 0.11.4 takes four arguments, 0.18.7 also the addresses of both ends.
  template <class Stream>
  bool process(Stream& stream, bool close, bool& closed,
               const std::function<void(httplib::Request&)>& setup) {
    if constexpr (requires { this->process_request(stream, close, closed, setup); })
      return this->process_request(stream, close, closed, setup);
    else
      return this->process_request(stream, std::string(), 0, std::string(), 0, close, closed,
                                   setup);
  }

  Hooks hooks_;
  socket_t listening_ = INVALID_SOCKET;
  socket_t kept_ = INVALID_SOCKET;  // by others
  int left_ = -1;                   // an event: nothing more is accepted
  std::thread thread_;
  std::atomic<bool> ended_ = false;
};

HttpLibrary::HttpLibrary(Hooks hooks, KeepAlive keep_alive)
    : server_(std::make_unique<Server>(std::move(hooks), keep_alive)) {}

HttpLibrary::~HttpLibrary() {
  close();
}

Result<int> HttpLibrary::open(const std::string& host, int port) {
  errno = 0;
  const int bound =
      port == 0 ? server_->bind_to_any_port(host) : (server_->bind_to_port(host, port) ? port : -1);
  if (bound < 0) return open_error(host, port, errno);
  server_->run();
  return bound;
}

void HttpLibrary::open(int socket) {
  server_->run_on(socket);
}

void HttpLibrary::leave() {
  server_->leave();
}

void HttpLibrary::close() {
  server_->end();
}

std::string HttpLibrary::exchange(const HttpRequest& request, After after) const {
  return server_->exchange(request, after);
}

}  // namespace cartulary::server
