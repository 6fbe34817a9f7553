// Connection: one accepted socket, read and written within bounds of bytes and time.
//
// Owns the descriptor. The HTTP library reads and writes through it; without it a client could
// send headers without end, or one byte a second for ever, and stopping would wait for idle
// clients. Used by one thread; StopSwitch may be thrown from any other.
//
//   StopSwitch stop;
//   Connection connection(descriptor, stop);
//   while (connection.wait_for_request()) ... read ... write ... flush ...
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace cartulary::server {

// Tells waiting connections that the server stops. Cannot be taken back.
class StopSwitch {
 public:
  StopSwitch();
  ~StopSwitch();
  StopSwitch(const StopSwitch&) = delete;
  StopSwitch& operator=(const StopSwitch&) = delete;

  void stop();
  bool stopped() const;
  // Becomes readable when stopped.
  int descriptor() const { return ends_[0]; }

 private:
  int ends_[2] = {-1, -1};
};

class Connection {
 public:
  // Request line and headers together.
  static constexpr std::size_t most_head = 32768;
  // A connection holds a thread, so one that is idle is soon given up.
  static constexpr int idle_seconds = 2;

  Connection(int descriptor, const StopSwitch& stop);
  // Flushes, and lets the other side read what was sent before the descriptor is closed.
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Whether another request begins: waits idle_seconds for its first byte; false when the
  // server stops. The bounds below begin anew.
  bool wait_for_request();

  // Up to `size` bytes; 0 at the end of what the client sends; -1 when the head is too long, a
  // request takes longer than 20 seconds to arrive, nothing comes for 5, or the server stops.
  ssize_t read(char* bytes, std::size_t size);
  // Whether the head of this request was longer than it may be.
  bool head_too_long() const { return head_size_ > most_head; }

  // Keeps the bytes until flush(), read() or a good amount is there.
  bool write(std::string_view bytes);
  // Whether anything was written since wait_for_request().
  bool wrote() const { return wrote_; }
  // False if the client does not take the bytes within ten seconds, or one once stopped.
  bool flush();

  int descriptor() const { return descriptor_; }

 private:
  using Clock = std::chrono::steady_clock;

  enum class Wake { Ready, TimedOut, Stopped };
  Wake wait_to_read(Clock::duration most) const;
  bool fill();
  void escape_question(std::size_t place);
  void count_head(char byte);

  int descriptor_;
  const StopSwitch& stop_;
  std::string in_;
  std::size_t in_used_ = 0;
  std::string out_;
  bool wrote_ = false;
  bool broken_ = false;
  bool in_head_ = true;
  std::size_t head_size_ = 0;
  bool in_line_ = true;  // the request line, the head's first
  int questions_ = 0;    // in that line
  int ending_ = 0;       // how much of the head's end has come
  Clock::time_point deadline_;
};

}  // namespace cartulary::server
