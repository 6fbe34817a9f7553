#include "server/service/negotiation.h"

#include "tests/support/catch.h"

namespace cartulary::server::negotiation_test {
TEST_CASE("gzip is taken where it is named and not refused") {
  CHECK(accepts_gzip("gzip"));
  CHECK(accepts_gzip("br;q=1.0, gzip;q=0.8, *;q=0.1"));
  CHECK(accepts_gzip("GZIP"));
  CHECK(accepts_gzip("*"));
  CHECK_FALSE(accepts_gzip(""));
  CHECK_FALSE(accepts_gzip("br, deflate"));
  CHECK_FALSE(accepts_gzip("gzip;q=0"));
  CHECK_FALSE(accepts_gzip("gzip; q=0.000, *"));
  CHECK_FALSE(accepts_gzip("*;q=0"));
}

TEST_CASE("negotiation: pages are for who names text/html") {
  CHECK(accepts_pages("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"));
  CHECK(accepts_pages("application/json, Text/HTML;q=0.1"));
  CHECK_FALSE(accepts_pages("text/html;q=0"));
  CHECK_FALSE(accepts_pages("*/*"));
  CHECK_FALSE(accepts_pages(""));
}

TEST_CASE("A language is preferred where it has more weight than English") {
  const std::vector<std::string> german = {"de"};
  const std::vector<std::string> both = {"de", "fr"};
  CHECK(preferred_language("de", german) == "de");
  CHECK(preferred_language("de-AT,de;q=0.9,en;q=0.8", german) == "de");
  CHECK(preferred_language("fr, DE-ch; q=0.5", german) == "de");
  CHECK(preferred_language("fr, DE-ch; q=0.5", both) == "fr");
  CHECK(preferred_language("en;q=0.25, de;q=0.3", german) == "de");
  CHECK(preferred_language("", german) == "en");
  CHECK(preferred_language("*", german) == "en");
  CHECK(preferred_language("en-GB,en;q=0.9,de;q=0.8", german) == "en");
  CHECK(preferred_language("de;q=0", german) == "en");
  CHECK(preferred_language("de;q=x", german) == "en");
  CHECK(preferred_language("den", german) == "en");
}

TEST_CASE("A tag matches one of a list, weak or strong, or a star") {
  CHECK(matches_etag("\"a\"", "\"a\""));
  CHECK(matches_etag("\"b\", W/\"a\"", "\"a\""));
  CHECK(matches_etag("*", "\"a\""));
  CHECK_FALSE(matches_etag("", "\"a\""));
  CHECK_FALSE(matches_etag("a", "\"a\""));
  CHECK_FALSE(matches_etag("\"ab\"", "\"a\""));
}

TEST_CASE("Only names of this machine pass, with any port") {
  for (const char* host : {"localhost", "LOCALHOST:8040", "127.0.0.1", "127.0.0.1:80", "127.9.8.7",
                           "[::1]", "[::1]:8040"})
    CHECK(is_loopback_header(host));
  for (const char* host : {"", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example",
                           "127.0.0.1:", "127.0.0.1:x", "localhost:99999", "0.0.0.0", "192.168.1.4",
                           "[::2]", "127.0.0", "127..0.1"})
    CHECK_FALSE(is_loopback_header(host));
}

TEST_CASE("The checksum tells texts apart that differ in one letter") {
  CHECK(checksum("123456789") == checksum(std::string("123456789")));
  CHECK(checksum("123456789") != checksum("123456788"));
  CHECK(checksum("") != checksum("1"));
  CHECK(checksum("123456789").size() == 16);
  CHECK(checksum("123456789").find_first_not_of("0123456789abcdef") == std::string::npos);
}

}  // namespace cartulary::server::negotiation_test
