// counts and tiles: what of a question is mended, and names that change with the edition.
#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::counts_test {
namespace {

std::string first_lines(const std::string& text, int count) {
  std::size_t end = 0;
  for (; count > 0 && end < text.size(); --count) end = text.find('\n', end) + 1;
  return text.substr(0, end);
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE(
    "monasteries of the second and third edition are counted, which cloisters are called there") {
  const Run tiles = run_cli({"tiles", "has:monastery", "--sets", "base-game", "--edition", "C3"});
  CHECK(first_lines(tiles.out, 2) == "2 designs in 6 copies\nbase-game; edition C3\n");
  const Run third = run_cli({"counts", "has:monastery", "--sets", "BA,IC", "--edition", "C3"});
  const Run same = run_cli({"counts", "has:cloister", "--sets", "BA,IC", "--edition", "C3"});
  CHECK(first_lines(third.out, 1) == first_lines(same.out, 1));
  CHECK_FALSE(contains(third.out, "monasteries-in-germany"));
  CHECK_FALSE(contains(third.out, "cloister here"));
  const Run by = run_cli({"counts", "has:monastery", "--sets", "BA", "--by", "edition", "--csv"});
  CHECK(by.out == "edition,copies,designs\r\nC2,6,2\r\nC3,6,2\r\n");
}

TEST_CASE(
    "monasteries asked for in the first edition leave cloisters out, and the answer says so") {
  const Run first = run_cli({"counts", "has:monastery", "--sets", "BA,MO", "--edition", "C1"});
  CHECK(first_lines(first.out, 4) ==
        "6 land tiles\nbase-game, monasteries-in-germany; edition C1\n"
        "What the second and third edition call a monastery is a cloister here:\n"
        "'has:cloister' finds those, has:monastic all their kin.\n");
  const Run json =
      run_cli({"counts", "has:monastery", "--sets", "BA", "--edition", "C1", "--json"});
  CHECK(contains(json.out, "\"suggestion\": \"has:cloister\""));
}

TEST_CASE("counted by edition the head names no edition and no marks of one") {
  const Run run = run_cli({"counts", "has:cloister", "--sets", "all", "--by", "edition"});
  CHECK(contains(first_lines(run.out, 1), " land tiles\n"));
  CHECK_FALSE(contains(first_lines(run.out, 2), "edition C1"));
  CHECK_FALSE(contains(first_lines(run.out, 1), "with"));
}

TEST_CASE("counts edition is counted by edition, and the hint says so") {
  const Run asked = run_cli({"counts", "edition", "--sets", "BA"});
  const Run meant = run_cli({"counts", "--by", "edition", "--sets", "BA"});
  CHECK(asked.out == meant.out);
  CHECK(asked.err == "hint: Counted by edition; to look for the word write '\"edition\"'.\n");
  const Run json = run_cli({"counts", "edition", "--sets", "BA", "--json"});
  CHECK(contains(json.out, "\"hint\": \"Counted by edition"));
  CHECK(json.err.empty());
}

TEST_CASE("a pennant is no mark of a tile whose note says that it has none") {
  const std::vector<std::string> asked = {"tiles",
                                          "city on three sides, road south, with a pennant"};
  CHECK_FALSE(contains(run_cli(asked).out, "S14-01"));
  CHECK(contains(run_cli({"tiles", "no pennant"}).out + run_cli({"tiles", "\"no pennant\""}).out,
                 "S14-01"));
}

TEST_CASE("tiles edges: finds nothing and says what is missing, the rest of a query is answered") {
  const std::string left_out = "hint: 'edges:' has no value and is left out: write edges:c?rf.";
  const std::string hint = left_out + '\n';
  const Run alone = run_cli({"tiles", "edges:"});
  CHECK(alone.status == 0);
  CHECK(first_lines(alone.out, 1) == "0 designs\n");
  CHECK(alone.err == left_out + " Nothing else is\nasked, so nothing is listed.\n");
  const Run rest = run_cli({"tiles", "set:IC edges:"});
  CHECK(rest.out == run_cli({"tiles", "set:IC"}).out);
  CHECK(rest.err == hint);
  const Run open = run_cli({"tiles", "(set:IC"});
  CHECK(open.out == run_cli({"tiles", "set:IC"}).out);
  CHECK(open.err == "hint: A '(' is not closed: it is read as if it ended with the query.\n");
  const Run json = run_cli({"tiles", "(set:IC", "--json"});
  CHECK(contains(json.out, "\"hint\": \"A '(' is not closed"));
  CHECK(json.err.empty());
  const Run rules = run_cli({"rules", "ransom status:"});
  CHECK(contains(rules.err, "hint: 'status:' has no value and is left out"));
  CHECK(rules.out == run_cli({"rules", "ransom"}).out);
}

TEST_CASE("walk: tiles and counts tell a slip that is read as another word") {
  const std::string hint = "'innn' is read as 'inn'.";
  const Run slip = run_cli({"tiles", "has:innn"});
  CHECK(slip.out == run_cli({"tiles", "has:inn"}).out);
  CHECK(slip.err == "hint: " + hint + '\n');
  CHECK(run_cli({"counts", "has:innn"}).err == "hint: " + hint + '\n');
  const Run json = run_cli({"tiles", "has:innn", "--json"});
  CHECK(contains(json.out, "\"hint\": \"" + hint + '"'));
  CHECK(json.err.empty());
}

}  // namespace cartulary::cli::counts_test
