// JsonWriter: writes an answer as one JSON text. Messages, and the texts of members that people
// read ("title", "why"), are in the language of its AnswerRoom.
//
// Not based on the JSON library's dump(), whose Grisu2 does not always give the shortest decimal,
// and which needs a tree in memory first.
//
//   JsonWriter json;
//   json.open_object();
//   json.add("pattern", "c?rf");
//   json.key("rotations").open_array(JsonWriter::Layout::Inline);
//   json.value(0).close();
//   json.close();
//   std::string text = json.take();      // {\n  "pattern": "c?rf",\n  "rotations": [0]\n}\n
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/answer_room.h"
#include "docgen/json/answer_writer.h"

namespace cartulary::docgen {

class JsonWriter final : public AnswerWriter {
 public:
  // Most answers fit in this room, and growing a text copies it again and again.
  JsonWriter() { out_.reserve(usual_answer); }

  using AnswerWriter::open_array;
  using AnswerWriter::open_object;
  AnswerWriter& open_object(Layout layout) override { return open('{', layout); }
  AnswerWriter& open_array(Layout layout) override { return open('[', layout); }
  AnswerWriter& close() override;
  AnswerWriter& key(std::string_view name) override;
  AnswerWriter& null() override;
  bool put_written(std::string_view members) override {
    // It was written in English.
    if (language_ != nullptr) return false;
    put(members);
    return true;
  }
  bool is_english() const override { return language_ == nullptr; }
  std::size_t size() const override { return dropped_ + out_.size(); }
  // Ends in a newline.
  std::string take() override;

 private:
  static constexpr std::size_t usual_answer = 32'768;

  struct Level {
    char closer = '}';
    bool inline_layout = false;
    bool empty = true;
  };

  AnswerWriter& text(std::string_view text) override;
  AnswerWriter& message(const Said& said) override;
  AnswerWriter& boolean(bool value) override;
  AnswerWriter& integer(std::int64_t value) override;
  AnswerWriter& whole(std::uint64_t value) override;
  AnswerWriter& number(double value) override;
  AnswerWriter& open(char opener, Layout layout);
  AnswerWriter& put(std::string_view value);
  template <class Whole>
  AnswerWriter& put_whole(Whole value);
  // The text as JSON, after an opening quotation mark and followed by `end`.
  AnswerWriter& put_text(std::string_view text, std::string_view end);
  // The separator before the next value or key.
  std::string_view separator();
  void start_over();

  std::string out_;
  std::size_t most_ = AnswerRoom::bytes();
  const PageLanguage* language_ = AnswerRoom::language();  // null: English
  bool is_read_ = false;                                   // people read the value of the last key
  std::size_t dropped_ = 0;
  std::vector<Level> levels_;
  bool after_key_ = false;
};

// The shortest decimal that reads back as the same double, always with a point or an exponent, so
// that 1.0 stays a double; "null" for infinities and NaN, which JSON lacks.
std::string json_number(double value);

}  // namespace cartulary::docgen
