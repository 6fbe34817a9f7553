#include "server/message/target.h"

#include "tests/support/catch.h"

namespace cartulary::server::target_test {
namespace {

Target read(std::string_view text) {
  const auto target = parse_target(text);
  if (const auto* problem = std::get_if<Problem>(&target)) FAIL(english(problem->error.what));
  return std::get<Target>(target);
}

// "400 where: what", or "fine".
std::string fault(std::string_view text) {
  const auto target = parse_target(text);
  const auto* problem = std::get_if<Problem>(&target);
  if (problem == nullptr) return "fine";
  return std::to_string(problem->status) + ' ' + problem->error.where + ": " +
         english(problem->error.what);
}

}  // namespace

TEST_CASE("A target is a path and parameters, decoded") {
  CHECK(read("/") == Target{"/", {}});
  CHECK(read("/tiles/IC-07.html") == Target{"/tiles/IC-07.html", {}});
  CHECK(read("/api/v1/fit?pattern=c%3Frf&sets=base-game,IC*2") ==
        Target{"/api/v1/fit", {{"pattern", "c?rf"}, {"sets", "base-game,IC*2"}}});
  CHECK(read("/s?q=two+words&e=&f") == Target{"/s", {{"q", "two words"}, {"e", ""}, {"f", ""}}});
  CHECK(read("/s?q=a=b&&x=%2B#part") == Target{"/s", {{"q", "a=b"}, {"x", "+"}}});
  CHECK(read("/a+b?") == Target{"/a+b", {}});
  CHECK(read("/%E5%9F%8E") == Target{"/城", {}});
}

TEST_CASE("Equal targets have equal keys, different ones different keys") {
  CHECK(read("/a?x=1&y=2").key() == read("/a?y=2&x=%31").key());
  CHECK(read("/a?x=1&y=2").key() != read("/a?x=1y%3D2").key());
  CHECK(read("/a?x=1").key() != read("/a").key());
}

TEST_CASE("What is wrong with a target is told with its place") {
  CHECK(fault("") == "400 target: it does not begin with '/'");
  CHECK(fault("http://elsewhere/") == "400 target: it does not begin with '/'");
  CHECK(fault("*") == "400 target: it does not begin with '/'");
  CHECK(fault("/%") == "400 path: a '%' is not followed by two hexadecimal digits");
  CHECK(fault("/%4") == "400 path: a '%' is not followed by two hexadecimal digits");
  CHECK(fault("/a?q=%zz") == "400 q: a '%' is not followed by two hexadecimal digits");
  CHECK(fault("/a%00b") == "400 path: it has a control character");
  CHECK(fault("/a?q=%0A") == "400 q: it has a control character");
  CHECK(fault("/%FF") == "400 path: it is not UTF-8");
  CHECK(fault("/a?q=%C0%AF") == "400 q: it is not UTF-8");
  CHECK(fault("/a\\b") == "400 path: the path has a backslash");
  CHECK(fault("/a/../b") == "400 path: the path has a part '..'");
  CHECK(fault("/%2e%2E/etc/passwd") == "400 path: the path has a part '..'");
  CHECK(fault("/./a") == "400 path: the path has a part '.'");
  CHECK(fault("/a?sets=x&sets=y") == "400 sets: it is given twice");
  CHECK(fault("/a?=x") == "400 query: a parameter has no name or one longer than 64 bytes");
  CHECK(fault("/" + std::string(9000, 'a')) == "414 target: it is longer than 8,192 bytes");
  CHECK(fault("/" + std::string(1024, 'a')) == "414 path: the path is longer than 1,024 bytes");
  CHECK(fault("/a?q=" + std::string(4097, 'a')) == "400 q: its value is longer than 4,096 bytes");
}

TEST_CASE("There is a bound on how many parameters there are") {
  std::string text = "/a?";
  for (int i = 0; i < 256; ++i) text += "p" + std::to_string(i) + "=1&";
  CHECK(fault(text) == "fine");
  CHECK(fault(text + "last=1") == "400 query: there are more than 256 parameters");
}

}  // namespace cartulary::server::target_test
