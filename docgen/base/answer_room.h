// AnswerRoom: limits the size in bytes of the answer that the current thread is writing, for as
// long as the object lives, and tells in which language its texts are.
//
// The writers (Renderer, JsonWriter, CsvWriter) check the limit as they go and stop storing output
// once it is reached. The truncated answer is useless; has_overrun() reports it. Without an
// AnswerRoom there is no limit, and texts are English. A nested AnswerRoom replaces the outer one
// until it is destroyed.
//
//   const AnswerRoom room(8 << 20);
//   std::string page = site.render("tiles/index.html")->body;
//   if (room.has_overrun()) ...   // 413
#pragma once

#include <cstddef>

namespace cartulary {
class PageLanguage;
}  // namespace cartulary

namespace cartulary::docgen {

class AnswerRoom {
 public:
  // `language`, null for English, must outlive it. JSON asks for it; pages are given theirs.
  explicit AnswerRoom(std::size_t bytes, const PageLanguage* language = nullptr);
  ~AnswerRoom();
  AnswerRoom(const AnswerRoom&) = delete;
  AnswerRoom& operator=(const AnswerRoom&) = delete;

  bool has_overrun() const { return overrun_; }

  // For writers: the limit in force on this thread, and the report that an answer has exceeded it.
  static std::size_t bytes();
  static void tell_overrun();
  static const PageLanguage* language();

 private:
  std::size_t bytes_;
  const PageLanguage* language_;
  bool overrun_ = false;
  AnswerRoom* outside_;
};

}  // namespace cartulary::docgen
