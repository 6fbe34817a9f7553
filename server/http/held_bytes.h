// HeldBytes limits the memory held for requests in progress: request bodies being received, and
// answers until their clients have taken them. An answer sent to many clients is counted once. An
// answer so short that the system buffers all of it is not counted, so small requests are always
// answered, whatever other clients leave unread.
//
//   HeldBytes held(std::size_t{128} << 20U);
//   HeldBytes::Share share(held);           // for one request; its destructor gives the bytes back
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
  // The system takes answers of up to this many bytes at once.
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

    // Replaces the bytes held by this share. If there is no room, returns false and keeps the old
    // count.
    bool hold_bytes(std::size_t bytes) {
      const std::lock_guard lock(held_.mutex_);
      if (held_.all_ - bytes_ + bytes > held_.most_) return false;
      held_.all_ += bytes - bytes_;
      bytes_ = bytes;
      return true;
    }
    // Holds an answer until the share ends; null is allowed and holds nothing. Returns false, and
    // does not hold it, if there is no room. REQUIRES: not called before.
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
