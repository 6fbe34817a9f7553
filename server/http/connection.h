// Connection: one accepted socket, read and written by a thread of its own, which waits in it.
//
// Owns the descriptor and the bytes that were sent ahead. A client has to send its request, and to
// take its answer, at some pace. One thread uses it; dismiss() and cut() are for others (Crowd).
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

  // Without a request under way.
  static constexpr int idle_seconds = 10;
  static constexpr int most_requests = 10'000;
  // From the first byte of a request to its last, and between two of them.
  static constexpr std::chrono::seconds request_time{20};
  static constexpr std::chrono::seconds pause_time{5};
  // For each 64 kB of an answer that the client takes.
  static constexpr std::chrono::seconds write_time{10};
  // Who came so short a time ago is answered even by a server that stops.
  static constexpr std::chrono::milliseconds arrival_time{200};

  // What its thread waits for: a request, the rest of one, or the answer. Dismissed: others want it
  // to end, and it waits for nothing any more.
  enum class State { Idle, Arriving, Answering, Dismissed };

  // The client has gone, or has asked for nothing in time.
  struct Ended {};
  using HeadOutcome = std::variant<RequestHead, RefusedHead, Ended>;

  explicit Connection(int descriptor);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // The head of the next request; its bytes are head() until next_head() is called again. Problems:
  // those of read_head(); 408 if it takes too long, or is dismissed meanwhile.
  HeadOutcome next_head();
  std::string_view head() const { return head_; }

  // Whether there is room for so many bytes, which have come by now.
  using MayHold = std::function<bool(std::size_t came)>;
  // The body of the head that was read, of at most `room` bytes. Problems: 408 as above; 413;
  // 400 broken chunks; 503 if it is not held. Tells a client that waits for it that the body is
  // wanted.
  std::variant<std::string, Problem> read_body(const RequestHead& head, std::size_t room,
                                               const MayHold& may_hold);

  // Keeps a little back, so that a head and a short body go out as one. False if the client has
  // gone, or takes too little.
  bool write(std::string_view bytes);
  bool flush();
  // Nothing follows: a client that is still there is given a moment to read, since closing with
  // bytes unread would reset the connection and lose the answer.
  void say_farewell();

  // The client has hung up, or at least sends no more. Cheap: asked every five milliseconds at
  // most.
  bool reader_gone() const;

  const std::string& peer() const { return peer_; }
  bool is_new() const { return requests_ <= 1 && Clock::now() < opened_ + arrival_time; }
  bool is_last_request() const { return requests_ >= most_requests; }
  bool is_sending() const { return sending_; }
  State state() const { return state_; }
  Clock::time_point since() const { return Clock::time_point(Clock::duration(since_.load())); }

  // Wakes its thread if it waits for its client, and has it end; false if an answer is under way.
  bool dismiss();
  // Ends whatever its thread reads or writes.
  void cut();

 private:
  Connection(int descriptor, std::string peer) : descriptor_(descriptor), peer_(std::move(peer)) {}

  enum class Wait { Came, TimedOut, Gone };

  Wait receive(Clock::time_point deadline);
  HeadOutcome taken_over(HeadRead read);
  bool send_all(std::string_view bytes, int flags);
  std::size_t taken() const;
  void begin(State state);
  bool take(State from);

  int descriptor_;
  std::string peer_;
  std::string in_;
  std::string head_;
  std::string out_;
  std::size_t sent_ = 0;
  std::atomic<int> requests_ = 0;
  Clock::time_point opened_ = Clock::now();
  Clock::time_point begun_ = opened_;  // of the request under way: when its first byte came
  std::atomic<State> state_ = State::Idle;
  std::atomic<Clock::rep> since_ = 0;
  std::atomic<bool> sending_ = false;
  bool ended_ = false;
  mutable bool gone_ = false;
  mutable Clock::time_point asked_ = opened_;
};

}  // namespace cartulary::server
