// Saved games of JCloisterZone, written for tests.
//
//   JczFile game({{"basic:1", 1}});
//   game.start("BA/RCr", 0, 0).tile("BA/RRR", "R90", 1, 0).action("UNDO");
//   parse_board_file(catalog, game.text(), "game.jcz");
#pragma once

#include <map>
#include <string>

namespace cartulary::test {

class JczFile {
 public:
  explicit JczFile(std::map<std::string, int> sets) : sets_(std::move(sets)) {}

  JczFile& start(const std::string& tile, int x, int y, int degrees = 0);
  JczFile& tile(const std::string& tile, const std::string& turn, int x, int y);
  // An action with a payload, as JSON text.
  JczFile& action(const std::string& type, const std::string& payload = "{}");
  JczFile& token(const std::string& token, int x, int y, const std::string& location);
  JczFile& rule(const std::string& name, const std::string& value);

  std::string text() const;

 private:
  std::map<std::string, int> sets_;
  std::string start_;
  std::string replay_;
  std::string rules_;
};

}  // namespace cartulary::test
