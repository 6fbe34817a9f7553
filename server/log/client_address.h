// TrustedProxies: whose word is taken for where a request comes from, and what follows from it.
//
// A request's client is the other end of its connection. Where that is a trusted proxy, the header
// Forwarded (RFC 7239) or X-Forwarded-For tells whom it had the request from, and so on from the
// right, to the first that is not trusted: whatever stands further left, anybody may have written.
// Values; free of sockets.
//
//   Result<TrustedProxies> proxies = TrustedProxies::parse({"127.0.0.1", "10.0.0.0/8"});
//   proxies->client_of({.forwarded_for = "6.6.6.6, 203.0.113.9", .peer = "127.0.0.1"});
//   // "203.0.113.9"
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "server/message/http_message.h"

namespace cartulary::server {

// An address of IPv6; of IPv4 as ::ffff:a.b.c.d, so that both are one kind of value.
struct IpAddress {
  std::array<std::uint8_t, 16> bytes = {};

  friend bool operator==(const IpAddress&, const IpAddress&) = default;
};

// "203.0.113.9", "2001:db8::17"; nothing for all else, a port included.
std::optional<IpAddress> parse_address(std::string_view text);
// As short as it can be written; IPv4 with dots.
std::string to_text(const IpAddress& address);

class TrustedProxies {
 public:
  // Addresses ("127.0.0.1", "::1") and networks ("10.0.0.0/8", "fd00::/8"). Error: what is neither.
  static Result<TrustedProxies> parse(const std::vector<std::string>& names);

  bool trusts(const IpAddress& address) const;

  // The rightmost address on the way that is not trusted, or the leftmost where all are. A hop that
  // is no address ("unknown") ends the way: the proxy that wrote it is the client then. So is the
  // nearest proxy where both headers stand and differ, since one of them is the client's own words.
  std::string client_of(const HttpRequest& request) const;

 private:
  struct Network {
    IpAddress first;
    int bits = 128;
  };

  static Result<Network> parse_network(std::string_view name);
  IpAddress walk(const IpAddress& peer, const std::vector<std::optional<IpAddress>>& hops) const;

  std::vector<Network> networks_;
};

}  // namespace cartulary::server
