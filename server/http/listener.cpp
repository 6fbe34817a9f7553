#include "server/http/listener.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/http/crowd.h"
#include "server/http/held_bytes.h"

namespace cartulary::server {
namespace {

using std::chrono::milliseconds;
using Clock = Connection::Clock;

// These add up to less than three seconds, within which a stopped server must be gone.
constexpr milliseconds drain_time(2500);
constexpr milliseconds give_up_time(250);
constexpr milliseconds end_time(100);  // used twice
constexpr milliseconds sweep_time(5);
constexpr int look_time = 50;  // milliseconds until the accepting thread notices its end
// Descriptors kept free for files, programs that print, and connections that are refused.
constexpr std::size_t other_descriptors = 24;
// Threads beyond the connections, for those that are refused.
constexpr int leaving_threads = 300;

// Limits the connections so that other_descriptors stay free.
std::size_t most_places(std::size_t wanted) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  const std::size_t room = std::max<std::size_t>(limit.rlim_cur, 2 * other_descriptors);
  return std::min(wanted, room - other_descriptors);
}

}  // namespace

struct Listener::Parts {
  Parts(Answerer how, ListenerBounds bounds)
      : answerer(std::move(how)),
        library(answerer.standing_headers),
        most_threads(static_cast<int>(bounds.connections) + leaving_threads),
        crowd(most_places(bounds.connections)),
        held(bounds.held) {}

  void begin();
  void accept();
  void begin_thread(int socket);
  void serve(int socket, bool in_haste);
  bool serve_next(Connection& connection);
  bool refuse(Connection& connection, const HttpRequest& request, const Problem& problem);
  Problem why(const Connection& connection, const Problem& problem) const;
  Reply reply(Connection& connection, const RequestHead& head, HttpRequest request,
              const Problem* fault, HeldBytes::Share& share);
  std::optional<Problem> read_body(Connection& connection, const RequestHead& head,
                                   HttpRequest& request, HeldBytes::Share& share,
                                   bool& closes) const;
  bool drained_within(milliseconds time);

  Answerer answerer;
  HttpLibrary library;
  const int most_threads;
  Crowd crowd;
  HeldBytes held;
  bool kept = false;  // the socket is also held by another process
  std::atomic<bool> open = false;
  std::atomic<bool> stops = false;
  std::atomic<bool> ended = false;
  std::atomic<int> dropped = 0;  // connections, for lack of memory
  std::thread accepting;
  std::mutex mutex;
  std::condition_variable changed;
  int threads = 0;
};

Listener::Listener(Answerer answerer, ListenerBounds bounds)
    : parts_(std::make_unique<Parts>(std::move(answerer), bounds)) {}

Listener::~Listener() {
  close();
  std::unique_lock lock(parts_->mutex);
  parts_->changed.wait(lock, [this] { return parts_->threads == 0; });
}

Result<int> Listener::open(const std::string& host, int port) {
  Result<int> bound = parts_->library.bind(host, port);
  if (bound) parts_->begin();
  return bound;
}

void Listener::open(int socket) {
  parts_->kept = true;
  parts_->library.adopt(socket);
  parts_->begin();
}

void Listener::Parts::begin() {
  // Nonblocking: the client may have gone before accept(), or another process with the same socket
  // may have accepted it.
  const int socket = library.socket();
  fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
  open = true;
  accepting = std::thread([this] { accept(); });
}

// The library's own loop stops accepting once accept() fails for lack of descriptors. If the socket
// is kept by others, clients that connect while this server stops wait for the next one.
void Listener::Parts::accept() {
  pollfd knocks{.fd = library.socket(), .events = POLLIN, .revents = 0};
  while (!ended) {
    const bool leaves_them = stops && kept;
    if (poll(&knocks, leaves_them ? 0 : 1, look_time) <= 0) continue;
    // SOCK_CLOEXEC: child processes would hold the connection open.
    const int socket = accept4(knocks.fd, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket >= 0)
      begin_thread(socket);
    else if (errno != EAGAIN && errno != EINTR)
      std::this_thread::sleep_for(milliseconds(1));
  }
  ::close(knocks.fd);
}

void Listener::Parts::begin_thread(int socket) {
  const auto count = [this](int more) {
    const std::lock_guard lock(mutex);
    changed.notify_all();
    return threads += more;
  };
  const auto serve_apart = [this, socket, count] {
    serve(socket, false);
    count(-1);
  };
  if (count(1) <= most_threads) {
    try {
      return std::thread(serve_apart).detach();
    } catch (const std::exception&) {
      // No thread could be started: serve in haste below.
    }
  }
  serve(socket, true);
  count(-1);
}

// `in_haste` means that this is the accepting thread, so no connection is accepted meanwhile.
void Listener::Parts::serve(int socket, bool in_haste) {
  // A failed allocation costs only this connection.
  try {
    Connection connection(socket);
    const bool has_place = crowd.enter(connection);
    const std::shared_ptr<void> leaves(nullptr, [&](void*) { crowd.leave(connection); });
    if (in_haste || !has_place)
      refuse(connection, {.peer = connection.peer()}, unavailable(Crowd::full));
    while (has_place && !in_haste && serve_next(connection)) {
    }
    if (!in_haste) connection.say_farewell();
  } catch (const std::exception&) {
    ++dropped;
  }
}

// Returns whether another request may follow.
bool Listener::Parts::serve_next(Connection& connection) {
  const Connection::HeadOutcome outcome = connection.next_head();
  if (const auto* refused = std::get_if<RefusedHead>(&outcome)) {
    HttpRequest request = refused->request;
    request.peer = connection.peer();
    return refuse(connection, request, why(connection, refused->problem));
  }
  const auto* head = std::get_if<RequestHead>(&outcome);
  if (head == nullptr) return false;
  HeldBytes::Share share(held);
  return library.answer(connection, connection.head(),
                        [&](HttpRequest request, const Problem* fault) {
                          return reply(connection, *head, std::move(request), fault, share);
                        });
}

// Answers with `problem` without parsing the request; the library is given a made-up head. Returns
// false: nothing follows.
bool Listener::Parts::refuse(Connection& connection, const HttpRequest& request,
                             const Problem& problem) {
  const std::string head =
      (request.method == "HEAD" ? "HEAD" : "GET") + std::string(" / HTTP/1.1\r\n\r\n");
  return library.answer(connection, head, [&](const HttpRequest&, const Problem*) {
    return Reply{.response = answerer.answer(request, &problem), .closes = true};
  });
}

// `problem`, unless the connection was dismissed; then why it was.
Problem Listener::Parts::why(const Connection& connection, const Problem& problem) const {
  if (connection.state() != Connection::State::Dismissed) return problem;
  return unavailable(stops ? "the server stops" : Crowd::full);
}

Reply Listener::Parts::reply(Connection& connection, const RequestHead& head, HttpRequest request,
                             const Problem* fault, HeldBytes::Share& share) {
  request.peer = connection.peer();
  request.forwarded = head.request.forwarded;
  request.forwarded_for = head.request.forwarded_for;
  request.request_id = head.request.request_id;
  request.reader_gone = [&connection] { return connection.reader_gone(); };
  std::optional<Problem> problem;
  bool closes = !head.keep_alive || connection.is_last_request();
  if (fault != nullptr)
    problem = *fault;
  else if (stops && !connection.is_new())
    problem = unavailable("the server stops");
  else if (head.framing != BodyFraming::None)
    problem = read_body(connection, head, request, share, closes);
  if (problem) problem = why(connection, *problem);
  HttpResponse response = answerer.answer(request, problem ? &*problem : nullptr);
  share.hold_bytes(0);
  if (!share.hold(response.body)) {
    problem = too_much_held();
    response = answerer.answer(request, &*problem);
  }
  return {.response = std::move(response), .closes = closes || stops || problem.has_value()};
}

std::optional<Problem> Listener::Parts::read_body(Connection& connection, const RequestHead& head,
                                                  HttpRequest& request, HeldBytes::Share& share,
                                                  bool& closes) const {
  const std::size_t room = answerer.body_room(request);
  // An unread body would be taken for the next request.
  closes = closes || room == 0;
  if (room == 0) return std::nullopt;
  auto body =
      connection.read_body(head, room, [&](std::size_t came) { return share.hold_bytes(came); });
  if (auto* problem = std::get_if<Problem>(&body)) return std::move(*problem);
  request.body = std::get<std::string>(std::move(body));
  return std::nullopt;
}

bool Listener::Parts::drained_within(milliseconds time) {
  const auto end = Clock::now() + time;
  while (crowd.dismiss_waiting() > 0) {
    if (Clock::now() >= end) return false;
    std::this_thread::sleep_for(sweep_time);
  }
  return true;
}

bool Listener::close() {
  Parts& parts = *parts_;
  if (!parts.open.exchange(false)) return true;
  parts.stops = true;
  if (!parts.drained_within(drain_time)) {
    parts.answerer.note("stopping: answers are still under way; computations are told to end");
    parts.answerer.give_up();
    parts.drained_within(give_up_time);
    const int cut = parts.crowd.cut();
    parts.answerer.note("stopped: " + std::to_string(cut) + " slow readers were cut off");
  }
  if (const int dropped = parts.dropped.exchange(0); dropped > 0)
    parts.answerer.note("no room: " + std::to_string(dropped) + " connections were dropped");
  parts.ended = true;
  parts.accepting.join();
  parts.drained_within(end_time);  // for the connections that came last
  std::unique_lock lock(parts.mutex);
  return parts.changed.wait_for(lock, end_time, [&] { return parts.threads == 0; });
}

}  // namespace cartulary::server
