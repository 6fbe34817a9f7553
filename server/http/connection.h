// Connection is one accepted socket, read and written by one thread, which blocks in it.
//
// Owns the descriptor and the bytes received ahead of the current request. Slow clients run into a
// timeout: one that sends its request too slowly gets 408 and is closed; one that takes its answer
// too slowly is cut off in the middle of it; an idle one is closed. The limits are the constants
// below.
//
// dismiss() and cut() are for other threads (Crowd). dismiss() ends a connection that waits for its
// client and leaves one that is answering alone; cut() breaks off the answer as well. Everything
// else is for the connection's thread, except the state queries that Crowd makes.
//
//   Connection connection(descriptor);
//   auto head = connection.next_head();
//   connection.write(answer) && connection.flush();
//   connection.say_farewell();
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "server/message/request_head.h"

namespace cartulary::server {

class Connection {
 public:
  using Clock = std::chrono::steady_clock;

  // How long a connection may be idle between requests, and how many requests it may send.
  static constexpr int idle_seconds = 10;
  static constexpr int most_requests = 10'000;
  // Time from a request's first byte to its last, and the longest pause between two bytes.
  static constexpr std::chrono::seconds request_time{20};
  static constexpr std::chrono::seconds pause_time{5};
  // Time within which the client must take each 64 kB of an answer.
  static constexpr std::chrono::seconds write_time{10};
  // A connection younger than this is answered even by a server that is stopping.
  static constexpr std::chrono::milliseconds arrival_time{200};

  // What the connection is doing: waiting for a request, receiving one, or answering. Dismissed:
  // another thread has asked it to end, and it waits for nothing more.
  enum class State { Idle, Arriving, Answering, Dismissed };

  // The client has gone, or sent no request in time.
  struct Ended {};
  using HeadOutcome = std::variant<RequestHead, RefusedHead, Ended>;

  explicit Connection(int descriptor);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Reads the head of the next request. Its bytes are head() until next_head() is called again.
  // Problems: those of read_head(); 408 if the head takes too long or the connection is dismissed
  // meanwhile.
  HeadOutcome next_head();
  std::string_view head() const { return head_; }

  // Whether there is room to hold the `came` bytes received so far.
  using MayHold = std::function<bool(std::size_t came)>;
  // Reads the body that follows `head`, of at most `room` bytes. Sends "100 Continue" to a client
  // that waits for it. Problems: 408 as above; 413 too large; 400 broken chunks; 503 if `may_hold`
  // refuses.
  std::variant<std::string, Problem> read_body(const RequestHead& head, std::size_t room,
                                               const MayHold& may_hold);

  // Short writes are buffered until flush(), so that a head and a short body go out together. Both
  // return false if the client has gone, or takes too little in time.
  bool write(std::string_view bytes);
  bool flush();
  // Ends the connection gracefully: gives a client that is still there a moment to read, since
  // closing with bytes unread would reset the connection and lose the answer.
  void say_farewell();

  // Whether the client has hung up or shut down its sending side. Cheap: the system is asked every
  // five milliseconds at most.
  bool reader_gone() const;

  const std::string& peer() const { return peer_; }
  bool is_new() const { return requests_ <= 1 && Clock::now() < opened_ + arrival_time; }
  bool is_last_request() const { return requests_ >= most_requests; }
  bool is_sending() const { return sending_; }
  State state() const { return state_; }
  // When it began to wait for its client, the last time it did.
  Clock::time_point since() const { return Clock::time_point(Clock::duration(since_.load())); }

  // If the thread waits for the client, wakes it and makes it end. Returns false if an answer is in
  // progress.
  bool dismiss();
  // Aborts whatever its thread reads or writes.
  void cut();

 private:
  Connection(int descriptor, std::string peer) : descriptor_(descriptor), peer_(std::move(peer)) {}

  enum class Wait { Came, TimedOut, Gone };

  Wait receive(Clock::time_point deadline);
  HeadOutcome taken_over(HeadRead read);
  bool send_all(std::string_view bytes, int flags);
  std::size_t taken() const;
  void begin(State state, Clock::time_point since);
  bool take(State from);

  int descriptor_;
  std::string peer_;
  std::string in_;
  std::string head_;
  std::string out_;
  std::size_t sent_ = 0;
  std::atomic<int> requests_ = 0;
  Clock::time_point opened_ = Clock::now();
  Clock::time_point begun_ = opened_;  // when the first byte of the current request came
  // When the last bytes were about to go out. The thread may get to wait much later.
  Clock::time_point spoke_ = opened_;
  std::atomic<State> state_ = State::Idle;
  std::atomic<Clock::rep> since_ = 0;
  std::atomic<bool> sending_ = false;
  bool ended_ = false;
  mutable bool gone_ = false;
  mutable Clock::time_point asked_ = opened_;
};

}  // namespace cartulary::server
