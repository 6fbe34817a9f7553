#include "tests/tiledb/board/jcz_file.h"

namespace cartulary::test {
namespace {

std::string quoted(const std::string& text) {
  return '"' + text + '"';
}

void append(std::string& list, const std::string& item) {
  list += (list.empty() ? "" : ",\n    ") + item;
}

}  // namespace

JczFile& JczFile::start(const std::string& tile, int x, int y, int degrees) {
  append(start_, "{\"tile\": " + quoted(tile) + ", \"x\": " + std::to_string(x) + ", \"y\": " +
                     std::to_string(y) + ", \"rotation\": " + std::to_string(degrees) + "}");
  return *this;
}

JczFile& JczFile::tile(const std::string& tile, const std::string& turn, int x, int y) {
  return action("PLACE_TILE", "{\"tileId\": " + quoted(tile) + ", \"rotation\": " + quoted(turn) +
                                  ", \"position\": [" + std::to_string(x) + ", " +
                                  std::to_string(y) + "]}");
}

JczFile& JczFile::action(const std::string& type, const std::string& payload) {
  append(replay_, "{\"type\": " + quoted(type) + ", \"payload\": " + payload +
                      ", \"player\": 0, \"clock\": 17}");
  return *this;
}

JczFile& JczFile::token(const std::string& token, int x, int y, const std::string& location) {
  return action("PLACE_TOKEN", "{\"token\": " + quoted(token) + ", \"pointer\": {\"position\": [" +
                                   std::to_string(x) + ", " + std::to_string(y) +
                                   "], \"location\": " + quoted(location) +
                                   ", \"feature\": \"Road\"}}");
}

JczFile& JczFile::rule(const std::string& name, const std::string& value) {
  append(rules_, quoted(name) + ": " + quoted(value));
  return *this;
}

std::string JczFile::text() const {
  std::string sets;
  for (const auto& [id, quantity] : sets_)
    append(sets, quoted(id) + ": " + std::to_string(quantity));
  return "{\n  \"appVersion\": \"5.7.0\", \"gameId\": \"0\", \"name\": \"\", \"initialRandom\": "
         "0.5,\n"
         "  \"setup\": {\"sets\": {" +
         sets + "},\n  \"elements\": {\"small-follower\": 7},\n  \"rules\": {" + rules_ +
         "},\n  \"start\": [" + start_ + "]},\n  \"players\": [{\"name\": \"A\", \"slot\": 0}],\n" +
         (replay_.empty() ? "" : "  \"replay\": [" + replay_ + "],\n") + "  \"clock\": 99\n}\n";
}

}  // namespace cartulary::test
