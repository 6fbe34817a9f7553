// AnswerRoom: limits the size in bytes of the answer that the current thread is writing, for as
// long as the object lives.
//
// The writers (Renderer, JsonWriter, CsvWriter) check the limit as they go and stop storing output
// once it is reached. The truncated answer is useless; has_overrun() reports it. Without an
// AnswerRoom there is no limit. A nested AnswerRoom replaces the outer one until it is destroyed.
//
//   const AnswerRoom room(8 << 20);
//   std::string page = site.render("tiles/index.html")->body;
//   if (room.has_overrun()) ...   // 413
#pragma once

#include <cstddef>

namespace cartulary::docgen {

class AnswerRoom {
 public:
  explicit AnswerRoom(std::size_t bytes);
  ~AnswerRoom();
  AnswerRoom(const AnswerRoom&) = delete;
  AnswerRoom& operator=(const AnswerRoom&) = delete;

  bool has_overrun() const { return overrun_; }

  // For writers: the limit in force on this thread, and the report that an answer has exceeded it.
  static std::size_t bytes();
  static void tell_overrun();

 private:
  std::size_t bytes_;
  bool overrun_ = false;
  AnswerRoom* outside_;
};

}  // namespace cartulary::docgen
