// LeaderSeat: of several threads that serve, the one that waits for events; the others wait for
// its place.
//
// To wake a thread costs as much as an answer that is at hand. So the leader gives those itself and
// stays, and leaves the seat to another only before work that takes longer. (Schmidt and others,
// "Leader/Followers", Pattern Languages of Programs 2000.)
//
//   while (LeaderSeat::Lead lead = seat.take()) {
//     wait_for_event();
//     if (takes_long) lead.pass_on();
//     ...
//   }
#pragma once

#include <condition_variable>
#include <mutex>
#include <utility>

namespace cartulary::server {

class LeaderSeat {
 public:
  // Holds the seat until it is passed on, or to its own end.
  class Lead {
   public:
    Lead() = default;
    explicit Lead(LeaderSeat* seat) : seat_(seat) {}
    Lead(Lead&& other) noexcept : seat_(std::exchange(other.seat_, nullptr)) {}
    Lead& operator=(Lead&&) = delete;
    ~Lead() { pass_on(); }

    // Does nothing to a seat that is not held any more.
    void pass_on() {
      if (LeaderSeat* seat = std::exchange(seat_, nullptr)) seat->leave();
    }
    explicit operator bool() const { return seat_ != nullptr; }

   private:
    LeaderSeat* seat_ = nullptr;
  };

  // Waits until the seat is free. Nobody leads once it is closed.
  Lead take() {
    std::unique_lock lock(mutex_);
    free_.wait(lock, [this] { return !taken_ || closed_; });
    if (closed_) return {};
    taken_ = true;
    return Lead(this);
  }

  // Who leads stays until it looks up; nobody follows.
  void close() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
    }
    free_.notify_all();
  }

 private:
  void leave() {
    {
      const std::lock_guard lock(mutex_);
      taken_ = false;
    }
    free_.notify_one();
  }

  std::mutex mutex_;
  std::condition_variable free_;
  bool taken_ = false;
  bool closed_ = false;
};

}  // namespace cartulary::server
