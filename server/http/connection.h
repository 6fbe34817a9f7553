// Connection: one accepted socket: requests are read from it and answers written to it, as far as
// that goes without waiting.
//
// Owns the descriptor. Says until when it may stay as it is; whoever keeps it (ConnectionPool)
// waits for the socket and closes what is overdue. Used by one thread at a time.
//
//   Connection connection(descriptor, body_room);
//   connection.receive();
//   if (auto request = connection.next()) connection.write(answer_to(*request));
//   connection.flush();
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "server/http/request_reader.h"

namespace cartulary::server {

class Connection {
 public:
  using Clock = std::chrono::steady_clock;

  // Without a request under way.
  static constexpr int idle_seconds = 10;
  static constexpr int most_requests = 10'000;
  static constexpr std::chrono::milliseconds arrival_time{200};

  Connection(int descriptor, RequestReader::BodyRoom body_room);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Takes what has come, up to 64 kB.
  void receive();
  // Sends what it can of what was written.
  void flush();
  // The next whole request; nothing while more is needed, or none may follow.
  std::optional<ReadRequest> next();

  void write(std::string bytes);
  // Nothing follows what was written: it is sent, and then the client is given a moment to read
  // it, since closing with bytes unread would reset the connection and lose the answer.
  void finish();

  bool take_continue() { return reader_.take_continue(); }
  // What is left to be sent.
  std::size_t unsent() const { return out_.size() - sent_; }
  bool finishing() const { return finishing_; }
  // The head of a request is there, its body is not.
  bool in_body() const { return reader_.in_body(); }
  // A request has begun to come and is not whole.
  bool half_read() const { return reader_.begun() && !finishing_; }
  // It came a moment ago, and its first request is still on its way.
  bool is_new() const { return requests_ == 0 && Clock::now() < opened_ + arrival_time; }
  // Nothing more can be done with it: the client has gone, or a finished one is closed.
  bool done() const { return done_; }
  // No more than `most_requests` may come, and a client that waits may not be kept for ever.
  bool last_request() const { return requests_ >= most_requests; }
  Clock::time_point deadline() const { return deadline_; }
  // Bytes kept for it.
  std::size_t held() const { return reader_.held() + out_.capacity(); }
  HttpRequest under_way() const;

 private:
  void received(std::string_view bytes);
  void set_read_deadline(bool begins);

  int descriptor_;
  std::string peer_;
  RequestReader reader_;
  std::string out_;
  std::size_t sent_ = 0;
  std::size_t told_ = 0;       // of sent_: when the deadline was set last
  std::size_t discarded_ = 0;  // bytes that came after the last request
  int requests_ = 0;
  bool finishing_ = false;
  bool shut_ = false;
  bool done_ = false;
  Clock::time_point opened_ = Clock::now();
  Clock::time_point begun_;  // of the request under way: when its first byte came
  Clock::time_point deadline_;
};

}  // namespace cartulary::server
