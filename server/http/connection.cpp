#include "server/http/connection.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <thread>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace cartulary::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds pause_time(5);
constexpr seconds request_time(20);
constexpr seconds write_time(10);
constexpr seconds write_time_stopped(1);
// After the last answer: long enough for a client that is still sending to read it.
constexpr milliseconds farewell_time(300);
constexpr std::size_t farewell_bytes = 1U << 20U;
constexpr std::size_t most_unsent = 65536;

int poll_time(std::chrono::steady_clock::duration left) {
  const auto whole = std::chrono::ceil<milliseconds>(left).count();
  return static_cast<int>(std::clamp<decltype(whole)>(whole, 0, 60'000));
}

}  // namespace

StopSwitch::StopSwitch() {
  if (pipe(ends_) != 0) ends_[0] = ends_[1] = -1;
}

StopSwitch::~StopSwitch() {
  for (int end : ends_)
    if (end >= 0) close(end);
}

// Never read, so the byte wakes all who wait and whoever comes later.
void StopSwitch::stop() {
  (void)!::write(ends_[1], "x", 1);
}

bool StopSwitch::stopped() const {
  pollfd entry{.fd = ends_[0], .events = POLLIN, .revents = 0};
  return poll(&entry, 1, 0) > 0;
}

Connection::Connection(int descriptor, const StopSwitch& stop)
    : descriptor_(descriptor), stop_(stop) {}

Connection::~Connection() {
  flush();
  shutdown(descriptor_, SHUT_WR);
  // Closing with bytes unread would reset the connection, and the answer might be lost.
  const auto end = Clock::now() + farewell_time;
  std::array<char, 4096> unread;
  for (std::size_t taken = 0;
       taken < farewell_bytes && wait_to_read(end - Clock::now()) == Wake::Ready;) {
    const ssize_t got = recv(descriptor_, unread.data(), unread.size(), MSG_DONTWAIT);
    if (got <= 0) break;
    taken += static_cast<std::size_t>(got);
  }
  close(descriptor_);
}

bool Connection::wait_for_request() {
  if (!flush() || broken_) return false;
  // With more connections than processors, a client that asks at once again would keep its thread
  // running to the end of its time slice, and others would wait that long for their first answer.
  std::this_thread::yield();
  in_head_ = true;
  head_size_ = 0;
  ending_ = 0;
  wrote_ = false;
  in_line_ = true;
  questions_ = 0;
  if (in_used_ == in_.size() && wait_to_read(seconds(idle_seconds)) != Wake::Ready) return false;
  deadline_ = Clock::now() + request_time;
  return !stop_.stopped();
}

ssize_t Connection::read(char* bytes, std::size_t size) {
  if (!flush() || head_too_long()) return -1;
  if (in_used_ == in_.size() && !fill()) return broken_ ? -1 : 0;
  std::size_t taken = std::min(size, in_.size() - in_used_);
  for (std::size_t i = 0; i < taken && in_head_; ++i) {
    escape_question(in_used_ + i);
    count_head(in_[in_used_ + i]);
    // What follows the head is counted by whoever reads the body.
    if (!in_head_) taken = i + 1;
  }
  if (head_too_long()) return -1;
  std::copy_n(in_.data() + in_used_, taken, bytes);
  in_used_ += taken;
  return static_cast<ssize_t>(taken);
}

bool Connection::write(std::string_view bytes) {
  wrote_ = true;
  out_ += bytes;
  return out_.size() < most_unsent || flush();
}

bool Connection::flush() {
  if (out_.empty()) return !broken_;
  const auto begin = Clock::now();
  std::size_t sent = 0;
  while (sent < out_.size() && !broken_) {
    const ssize_t now =
        send(descriptor_, out_.data() + sent, out_.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (now > 0) {
      sent += static_cast<std::size_t>(now);
      continue;
    }
    const Clock::duration most = stop_.stopped() ? write_time_stopped : write_time;
    const auto left = begin + most - Clock::now();
    pollfd entry{.fd = descriptor_, .events = POLLOUT, .revents = 0};
    const bool must_wait = now < 0 && (errno == EAGAIN || errno == EINTR);
    // In short steps, to notice a stop.
    if (!must_wait || left <= Clock::duration::zero() ||
        poll(&entry, 1, std::min(poll_time(left), 100)) < 0)
      broken_ = true;
  }
  out_.clear();
  return !broken_;
}

Connection::Wake Connection::wait_to_read(Clock::duration most) const {
  std::array<pollfd, 2> entries = {{{.fd = descriptor_, .events = POLLIN, .revents = 0},
                                    {.fd = stop_.descriptor(), .events = POLLIN, .revents = 0}}};
  const int ready = poll(entries.data(), entries.size(), poll_time(most));
  if (ready <= 0) return Wake::TimedOut;
  return entries[1].revents != 0 ? Wake::Stopped : Wake::Ready;
}

// False at the end of the input, or, with broken_ set, when nothing may be waited for any more.
bool Connection::fill() {
  const auto left = deadline_ - Clock::now();
  if (wait_to_read(std::min<Clock::duration>(left, pause_time)) != Wake::Ready) {
    broken_ = true;
    return false;
  }
  in_.resize(16384);
  const ssize_t got = recv(descriptor_, in_.data(), in_.size(), 0);
  in_.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  in_used_ = 0;
  if (got < 0) broken_ = true;
  return got > 0;
}

// The library takes a second '?' in a target for a fault, though a query may hold it as it is
// (RFC 3986, section 3.4), and patterns such as c?rf do.
void Connection::escape_question(std::size_t place) {
  if (in_[place] == '\n') in_line_ = false;
  if (!in_line_ || in_[place] != '?' || questions_++ == 0) return;
  in_.replace(place, 1, "%3F");
}

// The head ends with an empty line, whatever ends the line before it: "\n\r\n".
void Connection::count_head(char byte) {
  ++head_size_;
  if (byte == '\n') in_head_ = ending_ != 2;
  ending_ = byte == '\n' ? 1 : (byte == '\r' && ending_ == 1 ? 2 : 0);
}

}  // namespace cartulary::server
