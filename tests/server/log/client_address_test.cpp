#include "server/log/client_address.h"

#include "tests/support/catch.h"

namespace cartulary::server::client_address_test {
namespace {

using Names = std::vector<std::string>;

TrustedProxies trusting(const Names& names) {
  const Result<TrustedProxies> proxies = TrustedProxies::parse(names);
  REQUIRE(proxies.ok());
  return *proxies;
}

// The client of a request that came from `peer` with these headers, where this machine and the
// network 10.0.0.0/8 are trusted.
std::string client(std::string peer, std::string forwarded_for, std::string forwarded = {}) {
  return trusting({"127.0.0.1", "::1", "10.0.0.0/8"})
      .client_of({.forwarded = std::move(forwarded),
                  .forwarded_for = std::move(forwarded_for),
                  .peer = std::move(peer)});
}

}  // namespace

TEST_CASE("Without a trusted proxy the client is the other end of the connection") {
  CHECK(client("203.0.113.9", "") == "203.0.113.9");
  CHECK(client("203.0.113.9", "198.51.100.1") == "203.0.113.9");
  CHECK(client("203.0.113.9", "", "for=198.51.100.1") == "203.0.113.9");
  CHECK(trusting({}).client_of({.forwarded_for = "198.51.100.1", .peer = "127.0.0.1"}) ==
        "127.0.0.1");
  CHECK(client("127.0.0.1", "") == "127.0.0.1");
  CHECK(client("", "198.51.100.1").empty());
}

TEST_CASE("Behind trusted proxies it is the rightmost that is not one of them") {
  CHECK(client("127.0.0.1", "198.51.100.1") == "198.51.100.1");
  CHECK(client("127.0.0.1", "6.6.6.6, 198.51.100.1") == "198.51.100.1");
  CHECK(client("127.0.0.1", "6.6.6.6,198.51.100.1, 10.1.2.3 ,10.255.0.1") == "198.51.100.1");
  CHECK(client("::1", "2001:db8::17") == "2001:db8::17");
  CHECK(client("127.0.0.1", "[2001:DB8::17]:4711") == "2001:db8::17");
  CHECK(client("127.0.0.1", "198.51.100.1:4711") == "198.51.100.1");
  CHECK(client("127.0.0.1", "::ffff:198.51.100.1") == "198.51.100.1");
  // Where all are trusted, the one that began.
  CHECK(client("127.0.0.1", "10.9.9.9, 10.1.2.3") == "10.9.9.9");
}

TEST_CASE("The header of RFC 7239 says the same, in its own words") {
  const auto forwarded = [](std::string header) { return client("127.0.0.1", "", header); };
  CHECK(forwarded("for=198.51.100.1") == "198.51.100.1");
  CHECK(forwarded("For=\"198.51.100.1:4711\";proto=http;by=203.0.113.43") == "198.51.100.1");
  CHECK(forwarded("proto=https; for=\"[2001:db8:cafe::17]:4711\"") == "2001:db8:cafe::17");
  CHECK(forwarded("for=6.6.6.6, for=198.51.100.1, for=10.0.0.7") == "198.51.100.1");
  // A comma within quotes parts nothing.
  CHECK(forwarded("for=198.51.100.1;host=\"a, for=6.6.6.6\"") == "198.51.100.1");
  CHECK(forwarded("for=198.51.100.1;host=\"a\\\", for=6.6.6.6\"") == "198.51.100.1");
}

TEST_CASE("A hop that is no address ends the way at the proxy that told it") {
  CHECK(client("127.0.0.1", "198.51.100.1, unknown, 10.0.0.7") == "10.0.0.7");
  CHECK(client("127.0.0.1", "198.51.100.1, ") == "127.0.0.1");
  CHECK(client("127.0.0.1", "198.51.100.256") == "127.0.0.1");
  CHECK(client("127.0.0.1", "198.51.100.1:99999") == "127.0.0.1");
  CHECK(client("127.0.0.1", "[::1") == "127.0.0.1");
  CHECK(client("127.0.0.1", "", "for=_hidden") == "127.0.0.1");
  CHECK(client("127.0.0.1", "", "for=198.51.100.1, proto=https") == "127.0.0.1");
  CHECK(client("127.0.0.1", "", "for=\"198.51.100.1") == "127.0.0.1");
}

// A proxy that writes one of them may hand on what the client wrote in the other.
TEST_CASE("Of two headers that differ neither is believed") {
  CHECK(client("127.0.0.1", "198.51.100.1", "for=6.6.6.6") == "127.0.0.1");
  CHECK(client("127.0.0.1", "198.51.100.1", "for=198.51.100.1") == "198.51.100.1");
}

TEST_CASE("Networks end at any bit, and hold no address of the other kind") {
  const TrustedProxies proxies = trusting({"192.0.2.64/26", "2001:db8::/33", "0.0.0.0/0"});
  const auto trusts = [](const TrustedProxies& some, std::string_view address) {
    return some.trusts(parse_address(address).value());
  };
  const TrustedProxies narrow = trusting({"192.0.2.64/26", "2001:db8::/33"});
  CHECK(trusts(narrow, "192.0.2.64"));
  CHECK(trusts(narrow, "192.0.2.127"));
  CHECK_FALSE(trusts(narrow, "192.0.2.63"));
  CHECK_FALSE(trusts(narrow, "192.0.2.128"));
  CHECK(trusts(narrow, "2001:db8:7fff::1"));
  CHECK_FALSE(trusts(narrow, "2001:db8:8000::1"));
  CHECK(trusts(proxies, "203.0.113.9"));
  CHECK_FALSE(trusts(proxies, "2001:db9::1"));
}

TEST_CASE("What is no address is an error") {
  for (const char* name : {"", "proxy.example", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::1/129",
                           "127.0.0.1:80", "10.0.0.0/-1"}) {
    const Result<TrustedProxies> proxies = TrustedProxies::parse({"127.0.0.1", name});
    REQUIRE_FALSE(proxies.ok());
    CHECK(to_text(proxies.error()) == "--trust-proxy: '" + std::string(name) +
                                          "' is neither an address nor a network\nfix: give one "
                                          "such as 127.0.0.1, ::1, 10.0.0.0/8 or fd00::/8");
  }
}

}  // namespace cartulary::server::client_address_test
