#include "server/http/connection.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <sys/socket.h>
#include <unistd.h>

#include "server/http/client_address.h"

namespace cartulary::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// From the first byte of a request to its last, and between two of them.
constexpr seconds request_time(20);
constexpr seconds pause_time(5);
// For each 64 kB of an answer.
constexpr seconds write_time(10);
constexpr std::size_t write_step = 65536;
// After the last answer.
constexpr milliseconds farewell_time(300);
constexpr std::size_t farewell_bytes = 1U << 20U;
// What is kept of the room for answers between two of them.
constexpr std::size_t kept_room = 65536;

}  // namespace

Connection::Connection(int descriptor, RequestReader::BodyRoom body_room)
    : descriptor_(descriptor), peer_(peer_of(descriptor)), reader_(std::move(body_room)) {
  deadline_ = Clock::now() + seconds(idle_seconds);
}

Connection::~Connection() {
  close(descriptor_);
}

void Connection::receive() {
  std::array<char, 65536> bytes;
  const ssize_t got = recv(descriptor_, bytes.data(), bytes.size(), MSG_DONTWAIT);
  if (got > 0) {
    received({bytes.data(), static_cast<std::size_t>(got)});
  } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
    done_ = true;
  }
}

void Connection::received(std::string_view bytes) {
  if (finishing_) {
    discarded_ += bytes.size();
    if (discarded_ > farewell_bytes) done_ = true;
    return;
  }
  const bool begins = !reader_.begun();
  reader_.add(bytes);
  set_read_deadline(begins);
}

void Connection::set_read_deadline(bool begins) {
  const auto now = Clock::now();
  if (begins) begun_ = now;
  deadline_ = std::min(begun_ + request_time, now + pause_time);
}

std::optional<ReadRequest> Connection::next() {
  if (finishing_ || unsent() > 0) return std::nullopt;
  std::optional<ReadRequest> request = reader_.next();
  if (!request) return request;
  request->request.peer = peer_;
  ++requests_;
  // Of what was sent ahead, nobody knows when it came.
  begun_ = Clock::now();
  return request;
}

HttpRequest Connection::under_way() const {
  HttpRequest request = reader_.under_way();
  request.peer = peer_;
  return request;
}

void Connection::write(std::string bytes) {
  if (out_.empty())
    out_ = std::move(bytes);
  else
    out_ += bytes;
  deadline_ = Clock::now() + write_time;
}

void Connection::finish() {
  finishing_ = true;
  deadline_ = Clock::now() + (unsent() > 0 ? milliseconds(write_time) : farewell_time);
}

void Connection::flush() {
  while (unsent() > 0 && !done_) {
    const ssize_t now =
        send(descriptor_, out_.data() + sent_, unsent(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (now <= 0) {
      if (now < 0 && errno == EINTR) continue;
      if (now == 0 || errno != EAGAIN) done_ = true;
      break;
    }
    sent_ += static_cast<std::size_t>(now);
  }
  if (sent_ >= told_ + write_step) {
    told_ = sent_;
    deadline_ = Clock::now() + write_time;
  }
  if (unsent() > 0) return;
  if (!out_.empty()) {
    out_.clear();
    if (out_.capacity() > kept_room) out_.shrink_to_fit();
    sent_ = told_ = 0;
    deadline_ = Clock::now() + seconds(idle_seconds);
  }
  if (!finishing_ || shut_) return;
  shut_ = true;
  shutdown(descriptor_, SHUT_WR);
  deadline_ = Clock::now() + farewell_time;
}

}  // namespace cartulary::server
