// AnswerRoom: how many bytes the answer may have that this thread makes while the value lives.
//
// What writes an answer (Renderer, JsonWriter, CsvWriter) asks as it goes, and keeps nothing more
// once there is no room; what it gives then is of no use, and has_overrun() says so. Where no room
// is told there is no bound. One inside another takes its place while it lives.
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

  // For writers: the bytes that an answer may have here, and that one has outgrown them.
  static std::size_t bytes();
  static void tell_overrun();

 private:
  std::size_t bytes_;
  bool overrun_ = false;
  AnswerRoom* outside_;
};

}  // namespace cartulary::docgen
