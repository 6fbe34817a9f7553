#include "server/http/connection_pool.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <malloc.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace cartulary::server {
namespace {

using std::chrono::milliseconds;

// Descriptors from 1024 on are given back at once: a process has seldom more.
constexpr std::size_t most_descriptors = 1024;
// One slow page does not hold up the others. More threads than processors would only take turns,
// and leave now and then one answer behind many.
constexpr std::size_t least_threads = 2;
// For answers that wait: some that do, and some that are told to come again.
constexpr std::size_t waiting_threads = 8;
constexpr milliseconds sweep_time(100);
// What was given back by answers is returned to the system when it is more than this.
constexpr std::size_t trimmed_from = 1U << 20U;

Problem too_many() {
  return unavailable("there are more than 900 connections");
}

Problem too_much() {
  return unavailable("too many large answers are under way");
}

Problem stopping() {
  return unavailable("the server stops");
}

Problem too_slow() {
  return {.status = 408,
          .error = {.where = "request",
                    .what = "it took longer to arrive than 20 seconds, or paused for 5",
                    .fix = "send it in one go"}};
}

// Of a connection that is kept open while it is asked.
bool has_hung_up(int descriptor) {
  pollfd connection{.fd = descriptor, .events = POLLRDHUP, .revents = 0};
  return poll(&connection, 1, 0) == 1;
}

std::size_t processors() {
  return std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace

ConnectionPool::ConnectionPool(Hooks hooks) : hooks_(std::move(hooks)), slots_(most_descriptors) {}

ConnectionPool::~ConnectionPool() {
  close();
  if (epoll_ >= 0) ::close(epoll_);
  if (wake_ >= 0) ::close(wake_);
}

Status ConnectionPool::start() {
#ifdef __GLIBC__
  // Each thread would get a heap of its own, which keeps what its largest answer took.
  mallopt(M_ARENA_MAX, 2);
#endif
  epoll_ = epoll_create1(EPOLL_CLOEXEC);
  wake_ = eventfd(0, EFD_CLOEXEC);
  epoll_event event{.events = EPOLLIN, .data = {.u64 = most_descriptors}};
  if (epoll_ < 0 || wake_ < 0 || epoll_ctl(epoll_, EPOLL_CTL_ADD, wake_, &event) != 0)
    return Error{.where = "server",
                 .what = std::string("cannot wait for connections: ") + std::strerror(errno),
                 .fix = "allow the program more open files (ulimit -n)"};
  large_ = std::make_unique<WorkQueue>(processors());
  waiting_ = std::make_unique<WorkQueue>(waiting_threads);
  for (std::size_t i = 0; i < std::max(least_threads, processors()); ++i)
    threads_.emplace_back([this] { serve(); });
  threads_.emplace_back([this] { sweep(); });
  return Done{};
}

void ConnectionPool::take(int descriptor) {
  const auto place = static_cast<std::size_t>(descriptor);
  if (place >= slots_.size()) {
    ::close(descriptor);
    return;
  }
  Slot& slot = slots_[place];
  const std::lock_guard lock(slot.mutex);
  // Asked with the lock: close() looks at each slot once, after it has said so.
  if (closed_) {
    ::close(descriptor);
    return;
  }
  slot.connection = std::make_unique<Connection>(descriptor, hooks_.body_room);
  const bool too_full = ++open_ > most_connections;
  epoll_event event{.events = EPOLLONESHOT, .data = {.u64 = place}};
  if (epoll_ctl(epoll_, EPOLL_CTL_ADD, descriptor, &event) != 0) {
    drop(slot);
    return;
  }
  if (too_full || draining_) refuse(slot, too_full ? too_many() : stopping());
  advance(place, slot);
}

void ConnectionPool::serve() {
  while (LeaderSeat::Lead lead = seat_.take()) {
    while (lead && !closed_) {
      epoll_event event{};
      if (epoll_wait(epoll_, &event, 1, -1) == 1 && event.data.u64 < slots_.size())
        on_event(static_cast<std::size_t>(event.data.u64), lead);
    }
  }
}

// An event may be of a connection that has gone, and the descriptor another's by now: that one is
// looked at in vain, since nothing here waits.
void ConnectionPool::on_event(std::size_t descriptor, LeaderSeat::Lead& lead) {
  Slot& slot = slots_[descriptor];
  const std::lock_guard lock(slot.mutex);
  if (!slot.connection || slot.busy) return;
  if (slot.connection->unsent() == 0) slot.connection->receive();
  advance(descriptor, slot, lead);
}

void ConnectionPool::advance(std::size_t descriptor, Slot& slot) {
  LeaderSeat::Lead none;
  advance(descriptor, slot, none);
}

void ConnectionPool::advance(std::size_t descriptor, Slot& slot, LeaderSeat::Lead& lead) {
  while (true) {
    Connection& connection = *slot.connection;
    connection.flush();
    count(slot);
    if (connection.done()) return drop(slot);
    if (connection.unsent() > 0) return watch(descriptor, slot, EPOLLOUT);
    if (connection.finishing()) return watch(descriptor, slot, EPOLLIN);
    const bool goes = draining_ && !connection.is_new();
    if (goes && !connection.half_read()) return drop(slot);
    if (goes)
      refuse(slot, stopping());
    else if (!answer_next(descriptor, slot, lead))
      return;
  }
}

// Whether something was written; else the connection waits for its client or for its turn.
bool ConnectionPool::answer_next(std::size_t descriptor, Slot& slot, LeaderSeat::Lead& lead) {
  Connection& connection = *slot.connection;
  std::optional<ReadRequest> request = connection.next();
  if (request && !request->fault) {
    const After then = after(slot, *request);
    if (std::optional<std::string> bytes = hooks_.at_hand(*request, then)) {
      put(slot, *std::move(bytes), then);
      return true;
    }
  }
  const bool is_large = request && !request->fault && hooks_.is_large(request->request);
  if (held_ > most_held && (is_large || connection.in_body())) {
    refuse(slot, too_much());
  } else if (is_large) {
    begin_apart(*large_, descriptor, slot, *std::move(request));
    return false;
  } else if (request && !request->fault && hooks_.waits(request->request)) {
    begin_apart(*waiting_, descriptor, slot, *std::move(request));
    return false;
  } else if (request) {
    lead.pass_on();
    const After then = after(slot, *request);
    put(slot, hooks_.answer(*request, then), then);
  } else if (connection.take_continue()) {
    connection.write("HTTP/1.1 100 Continue\r\n\r\n");
  } else {
    watch(descriptor, slot, EPOLLIN);
    return false;
  }
  return true;
}

void ConnectionPool::begin_apart(WorkQueue& queue, std::size_t descriptor, Slot& slot,
                                 ReadRequest request) {
  slot.busy = true;
  const std::size_t size = request.request.body.size();
  request.request.reader_gone = [descriptor] { return has_hung_up(static_cast<int>(descriptor)); };
  held_ += size;
  queue.add([this, descriptor, &slot, size, asked = std::move(request)] {
    const After then = after(slot, asked);
    std::string bytes = hooks_.answer(asked, then);
    const std::lock_guard lock(slot.mutex);
    held_ -= size;
    slot.busy = false;
    put(slot, std::move(bytes), then);
    advance(descriptor, slot);
  });
}

After ConnectionPool::after(const Slot& slot, const ReadRequest& request) const {
  const bool goes_on = request.keep_alive && !draining_ && !slot.connection->last_request();
  return goes_on ? After::KeepAlive : After::Close;
}

void ConnectionPool::put(Slot& slot, std::string bytes, After after) const {
  slot.connection->write(std::move(bytes));
  if (after == After::Close) slot.connection->finish();
}

void ConnectionPool::refuse(Slot& slot, Problem problem) const {
  const ReadRequest refused{.request = slot.connection->under_way(), .fault = std::move(problem)};
  put(slot, hooks_.answer(refused, After::Close), After::Close);
}

void ConnectionPool::watch(std::size_t descriptor, Slot& slot, unsigned events) {
  epoll_event event{.events = events | EPOLLONESHOT, .data = {.u64 = descriptor}};
  if (epoll_ctl(epoll_, EPOLL_CTL_MOD, static_cast<int>(descriptor), &event) != 0) drop(slot);
}

void ConnectionPool::drop(Slot& slot) {
  slot.connection.reset();
  count(slot);
  --open_;
}

void ConnectionPool::count(Slot& slot) {
  const std::size_t now = slot.connection ? slot.connection->held() : 0;
  if (slot.held > now + trimmed_from) must_trim_ = true;
  held_ += now - slot.held;
  slot.held = now;
}

// Looks after the connections that no event comes for.
void ConnectionPool::sweep() {
  pollfd closed{.fd = wake_, .events = POLLIN, .revents = 0};
  while (poll(&closed, 1, static_cast<int>(sweep_time.count())) == 0) {
    for (std::size_t descriptor = 0; descriptor < slots_.size(); ++descriptor) {
      Slot& slot = slots_[descriptor];
      const std::unique_lock lock(slot.mutex, std::try_to_lock);
      if (lock && slot.connection && !slot.busy) close_overdue(descriptor, slot);
    }
#ifdef __GLIBC__
    if (must_trim_.exchange(false)) malloc_trim(0);
#endif
  }
}

void ConnectionPool::close_overdue(std::size_t descriptor, Slot& slot) {
  Connection& connection = *slot.connection;
  if (Connection::Clock::now() < connection.deadline()) return;
  if (connection.unsent() > 0 || !connection.half_read()) return drop(slot);
  refuse(slot, too_slow());
  advance(descriptor, slot);
}

bool ConnectionPool::drain(milliseconds most) {
  draining_ = true;
  const auto end = Connection::Clock::now() + most;
  while (close_idle() > 0) {
    if (Connection::Clock::now() >= end) return false;
    std::this_thread::sleep_for(milliseconds(5));
  }
  return true;
}

// Gives the number of connections that are left.
int ConnectionPool::close_idle() {
  int left = 0;
  for (std::size_t descriptor = 0; descriptor < slots_.size(); ++descriptor) {
    Slot& slot = slots_[descriptor];
    const std::unique_lock lock(slot.mutex, std::try_to_lock);
    // A locked one is being answered.
    const bool is_idle = lock && slot.connection && !slot.busy && slot.connection->unsent() == 0 &&
                         !slot.connection->finishing();
    if (is_idle) advance(descriptor, slot);
    left += !lock || slot.connection ? 1 : 0;
  }
  return left;
}

int ConnectionPool::close() {
  if (closed_.exchange(true)) return 0;
  const std::uint64_t one = 1;
  if (wake_ >= 0) (void)!write(wake_, &one, sizeof(one));
  seat_.close();
  if (large_) large_->close();
  if (waiting_) waiting_->close();
  for (std::thread& thread : threads_) thread.join();
  int cut = 0;
  for (Slot& slot : slots_) {
    const std::lock_guard lock(slot.mutex);
    if (!slot.connection) continue;
    cut += slot.connection->unsent() > 0 ? 1 : 0;
    drop(slot);
  }
  return cut;
}

}  // namespace cartulary::server
