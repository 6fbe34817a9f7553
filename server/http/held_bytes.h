// HeldBytes: what is held in memory for requests under way: bodies that come, and answers until
// they are taken. An answer that goes to many at once is counted once, and one that the system
// takes at once not at all: who asks little is answered, whatever others leave unread.
//
//   HeldBytes held(std::size_t{128} << 20U);
//   HeldBytes::Share share(held);           // of one request, given back with the value
//   if (!share.hold(response.body)) response = answer_to(too_much_held());
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "server/message/http_message.h"

namespace cartulary::server {

inline Problem too_much_held() {
  return unavailable("too much waits to be read, or is being sent");
}

class HeldBytes {
 public:
  // Bytes of an answer that the system takes at once.
  static constexpr std::size_t short_answer = 65'536;

  explicit HeldBytes(std::size_t most) : most_(most) {}

  class Share {
   public:
    explicit Share(HeldBytes& held) : held_(held) {}
    ~Share() {
      const std::lock_guard lock(held_.mutex_);
      held_.all_ -= bytes_;
      if (!answer_ || --held_.answers_[answer_.get()] > 0) return;
      held_.answers_.erase(answer_.get());
      held_.all_ -= answer_->size();
    }
    Share(const Share&) = delete;
    Share& operator=(const Share&) = delete;

    // So many in all, in place of those before; false, and none more, if there is no room.
    bool hold_bytes(std::size_t bytes) {
      const std::lock_guard lock(held_.mutex_);
      if (held_.all_ - bytes_ + bytes > held_.most_) return false;
      held_.all_ += bytes - bytes_;
      bytes_ = bytes;
      return true;
    }
    // Null: none. False, and it is not held, if there is no room. REQUIRES: not called before.
    bool hold(std::shared_ptr<const std::string> answer) {
      if (!answer || answer->size() <= short_answer) return true;
      const std::lock_guard lock(held_.mutex_);
      const auto [place, is_first] = held_.answers_.try_emplace(answer.get(), 0);
      if (is_first && held_.all_ + answer->size() > held_.most_) {
        held_.answers_.erase(place);
        return false;
      }
      if (is_first) held_.all_ += answer->size();
      ++place->second;
      answer_ = std::move(answer);
      return true;
    }

   private:
    HeldBytes& held_;
    std::size_t bytes_ = 0;
    std::shared_ptr<const std::string> answer_;
  };

 private:
  std::size_t most_;
  mutable std::mutex mutex_;
  std::size_t all_ = 0;
  std::map<const std::string*, int> answers_;
};

}  // namespace cartulary::server
