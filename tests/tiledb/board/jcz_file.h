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

  // A game that is played: two players unless told, and what is in play beside small followers.
  JczFile& players(int count);
  JczFile& plays(const std::string& element);
  JczFile& ends_after(int tiles);
  // The file tells the order in which the tiles were drawn: that of tile() and turn().
  JczFile& tells_draws();
  // The number that decides what is drawn before the first commit.
  JczFile& first_chance(const std::string& number);
  // The tile of a player, who then acts until the next.
  JczFile& turn(int player, const std::string& tile, const std::string& turn, int x, int y);
  JczFile& by(int player);
  JczFile& deploy(const std::string& figure, int x, int y, const std::string& feature,
                  const std::string& location);
  // Moves the fairy beside a figure.
  JczFile& fairy(const std::string& figure, int x, int y, const std::string& feature,
                 const std::string& location);
  JczFile& neutral(const std::string& figure, int x, int y);
  JczFile& neutral_on(const std::string& figure, int x, int y, const std::string& feature,
                      const std::string& location);
  JczFile& count(const std::string& quarter, int x, int y);
  JczFile& capture(const std::string& figure, int x, int y, const std::string& feature,
                   const std::string& location);
  JczFile& take_back(const std::string& figure, int x, int y, const std::string& source);
  JczFile& ransom(const std::string& figure);
  // With the number that decides what is drawn from here on.
  JczFile& commit(const std::string& number = "0.25");
  JczFile& flock(const std::string& value, const std::string& number);

  std::string text() const;

 private:
  std::map<std::string, int> sets_;
  std::string start_;
  std::string replay_;
  std::string rules_;
  std::string elements_ = "\"small-follower\": 7";
  int players_ = 1;
  int player_ = 0;
  int end_ = 0;
  bool tells_draws_ = false;
  std::string draws_;
  std::string chance_ = "0.5";
};

}  // namespace cartulary::test
