#include "server/http/connection.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/http/held_bytes.h"
#include "server/message/chunked_body.h"

namespace cartulary::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr std::size_t read_step = 16384;
constexpr std::size_t write_step = 65536;
// Writes are buffered up to this many bytes; longer ones are sent without a copy.
constexpr std::size_t short_write = 16384;
// Socket send buffer. The kernel doubles it, so twice this much may wait for a slow client.
constexpr int send_room = 131072;
// After the last answer: how long to wait for the client's next byte, and how many bytes to
// discard.
constexpr milliseconds farewell_time(300);
constexpr std::size_t farewell_bytes = 1U << 20U;
constexpr milliseconds gone_time(5);

Problem too_slow() {
  return {.status = 408,
          .error = {.where = "request",
                    .what = "it took longer to arrive than 20 seconds, or paused for 5",
                    .fix = "send it in one go"}};
}

// Waits for one of the events or a hang-up. Returns false at the deadline.
bool wait_for(int descriptor, short events, Connection::Clock::time_point deadline) {
  while (true) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - Connection::Clock::now()).count();
    pollfd entry{.fd = descriptor, .events = events, .revents = 0};
    const int ready = poll(&entry, 1, static_cast<int>(std::max<std::int64_t>(left, 0)));
    if (ready >= 0 || errno != EINTR) return ready != 0;
  }
}

// The peer's address as text, IPv4 in dotted form; empty if there is none.
std::string peer_of(int descriptor) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  std::array<char, NI_MAXHOST> text{};
  auto* name = reinterpret_cast<sockaddr*>(&address);
  if (getpeername(descriptor, name, &size) != 0 ||
      getnameinfo(name, size, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) != 0)
    return {};
  constexpr std::string_view four_in_six = "::ffff:";
  const std::string_view peer = text.data();
  return std::string(peer.substr(peer.starts_with(four_in_six) ? four_in_six.size() : 0));
}

void switch_option(int socket, int level, int option, int value) {
  setsockopt(socket, level, option, &value, sizeof(value));
}

}  // namespace

// Delegates to another constructor, so that the destructor closes the descriptor even if allocating
// the peer's name throws.
Connection::Connection(int descriptor) : Connection(descriptor, std::string()) {
  peer_ = peer_of(descriptor);
  switch_option(descriptor_, IPPROTO_TCP, TCP_NODELAY, 1);
  switch_option(descriptor_, SOL_SOCKET, SO_SNDBUF, send_room);
  begin(State::Idle, opened_);
}

Connection::~Connection() {
  close(descriptor_);
}

Connection::HeadOutcome Connection::next_head() {
  begin(State::Idle, spoke_);
  auto deadline = Clock::now() + seconds(idle_seconds);
  while (true) {
    // RFC 9112, section 2.2: empty lines before a request are ignored.
    while (in_.starts_with("\r\n")) in_.erase(0, 2);
    if (!in_.empty()) {
      if (state_ == State::Idle) {
        begun_ = Clock::now();
        begin(State::Arriving, begun_);
      }
      deadline = std::min(begun_ + request_time, Clock::now() + pause_time);
      HeadRead read = read_head(in_);
      if (!std::holds_alternative<HeadIncomplete>(read)) return taken_over(std::move(read));
    }
    const Wait wait = receive(deadline);
    if (wait == Wait::Came) continue;
    ended_ = in_.empty() || (wait == Wait::Gone && state_ != State::Dismissed);
    if (ended_) return Ended{};
    return taken_over(RefusedHead{.problem = too_slow()});
  }
}

Connection::HeadOutcome Connection::taken_over(HeadRead read) {
  const bool is_ours = take(State::Arriving);
  if (auto* refused = std::get_if<RefusedHead>(&read)) return std::move(*refused);
  if (!is_ours) return RefusedHead{.problem = too_slow()};
  RequestHead head = std::get<RequestHead>(std::move(read));
  head_ = in_.substr(0, head.size);
  in_.erase(0, head.size);
  ++requests_;
  return head;
}

std::variant<std::string, Problem> Connection::read_body(const RequestHead& head, std::size_t room,
                                                         const MayHold& may_hold) {
  if (head.length > room) return body_too_large(room);
  if (head.expects_continue && in_.empty() && !(write("HTTP/1.1 100 Continue\r\n\r\n") && flush()))
    return too_slow();
  begin(State::Arriving, Clock::now());
  bool is_held = true;
  std::size_t came = 0;
  // Both branches below take the body from in_, to which this adds what it reads.
  const auto more = [&](std::string& bytes) {
    const std::size_t before = bytes.size();
    if (receive(std::min(begun_ + request_time, Clock::now() + pause_time)) != Wait::Came)
      return false;
    came += bytes.size() - before;
    return is_held = may_hold(came);
  };
  std::variant<std::string, ChunkFault> read = ChunkFault::NoMore;
  if (head.framing == BodyFraming::Chunked) {
    read = read_chunks(in_, room, more);
  } else {
    while (in_.size() < head.length && more(in_)) {
    }
    if (in_.size() >= head.length) read = in_.substr(0, head.length);
    in_.erase(0, head.length);
  }
  if (!take(State::Arriving)) return too_slow();
  if (!is_held) return too_much_held();
  if (auto* body = std::get_if<std::string>(&read)) return std::move(*body);
  const ChunkFault fault = std::get<ChunkFault>(read);
  return fault == ChunkFault::NoMore ? too_slow() : chunk_problem(fault, room);
}

Connection::Wait Connection::receive(Clock::time_point deadline) {
  std::array<char, read_step> bytes;
  while (true) {
    if (!wait_for(descriptor_, POLLIN, deadline)) return Wait::TimedOut;
    const ssize_t got = recv(descriptor_, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (got > 0) {
      in_.append(bytes.data(), static_cast<std::size_t>(got));
      return Wait::Came;
    }
    if (got == 0 || (errno != EAGAIN && errno != EINTR)) return Wait::Gone;
  }
}

bool Connection::write(std::string_view bytes) {
  if (out_.size() + bytes.size() <= short_write) {
    out_ += bytes;
    return true;
  }
  const bool sent = send_all(out_, MSG_MORE) && send_all(bytes, 0);
  out_.clear();
  return sent;
}

bool Connection::flush() {
  return send_all(std::exchange(out_, {}), 0);
}

bool Connection::send_all(std::string_view bytes, int flags) {
  std::size_t mark = 0;  // bytes that the slow reader had taken at `since`
  Clock::time_point since;
  while (!bytes.empty()) {
    spoke_ = Clock::now();
    const ssize_t now =
        send(descriptor_, bytes.data(), bytes.size(), flags | MSG_NOSIGNAL | MSG_DONTWAIT);
    if (now > 0) {
      bytes.remove_prefix(static_cast<std::size_t>(now));
      sent_ += static_cast<std::size_t>(now);
      continue;
    }
    if (now == 0 || (errno != EAGAIN && errno != EINTR)) break;
    if (!sending_.exchange(true) || taken() >= mark + write_step) {
      mark = taken();
      since = Clock::now();
    }
    if (Clock::now() > since + write_time) break;
    // poll() reports room only when a third of the buffer is free, which takes a slow reader long.
    // So each second taken() checks the reader's progress.
    wait_for(descriptor_, POLLOUT, Clock::now() + seconds(1));
  }
  sending_ = false;
  ended_ = ended_ || !bytes.empty();
  return bytes.empty();
}

// How many bytes the client's side has acknowledged.
std::size_t Connection::taken() const {
  int waiting = 0;
  if (ioctl(descriptor_, TIOCOUTQ, &waiting) != 0) return sent_;
  return sent_ - std::min(sent_, static_cast<std::size_t>(waiting));
}

void Connection::say_farewell() {
  if (ended_) return;
  shutdown(descriptor_, SHUT_WR);
  std::array<char, read_step> bytes;
  std::size_t came = 0;
  std::size_t mark = taken();
  auto deadline = Clock::now() + farewell_time;
  const auto last = Clock::now() + write_time;
  while (came < farewell_bytes && Clock::now() < std::min(deadline, last)) {
    if (!wait_for(descriptor_, POLLIN, std::min(deadline, last))) {
      // A client that is still taking bytes is not cut off.
      if (taken() == mark) return;
      mark = taken();
      deadline = Clock::now() + farewell_time;
      continue;
    }
    const ssize_t got = recv(descriptor_, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) return;
    came += static_cast<std::size_t>(std::max<ssize_t>(got, 0));
  }
}

bool Connection::reader_gone() const {
  const auto now = Clock::now();
  if (gone_ || now < asked_ + gone_time) return gone_;
  asked_ = now;
  pollfd entry{.fd = descriptor_, .events = POLLRDHUP, .revents = 0};
  gone_ = poll(&entry, 1, 0) > 0;
  return gone_;
}

void Connection::begin(State state, Clock::time_point since) {
  since_ = since.time_since_epoch().count();
  State now = state_;
  while (now != State::Dismissed && !state_.compare_exchange_weak(now, state)) {
  }
}

// Moves from state `from` to Answering. Returns false if another thread has changed the state
// first.
bool Connection::take(State from) {
  return state_.compare_exchange_strong(from, State::Answering);
}

bool Connection::dismiss() {
  for (State waiting : {State::Idle, State::Arriving}) {
    if (!state_.compare_exchange_strong(waiting, State::Dismissed)) continue;
    shutdown(descriptor_, SHUT_RD);
    return true;
  }
  return false;
}

void Connection::cut() {
  shutdown(descriptor_, SHUT_RDWR);
}

}  // namespace cartulary::server
