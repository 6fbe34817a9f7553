// TrustedProxies finds the client address of a request that may have come through proxies.
//
// The client is normally the peer of the connection. If the peer is a trusted proxy, the header
// Forwarded (RFC 7239) or X-Forwarded-For is read from right to left, up to the first address that
// is not trusted. Anything further left could have been forged by anybody. These are plain values;
// no sockets are involved.
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

// An IPv6 address. IPv4 addresses are stored as ::ffff:a.b.c.d.
struct IpAddress {
  std::array<std::uint8_t, 16> bytes = {};

  friend bool operator==(const IpAddress&, const IpAddress&) = default;
};

// Parses "203.0.113.9" or "2001:db8::17". Returns nothing for any other text, including an address
// with a port.
std::optional<IpAddress> parse_address(std::string_view text);
// The shortest form of the address; IPv4 in dotted form.
std::string to_text(const IpAddress& address);

class TrustedProxies {
 public:
  // Takes addresses ("127.0.0.1", "::1") and networks ("10.0.0.0/8", "fd00::/8"). Error: a name
  // that is neither.
  static Result<TrustedProxies> parse(const std::vector<std::string>& names);

  bool trusts(const IpAddress& address) const;

  // The rightmost address in the chain of proxies that is not trusted, or the leftmost if all are
  // trusted. A hop that is not an address ("unknown") ends the chain, and the proxy that wrote it
  // counts as the client. If both headers are present and lead to different clients, the nearest
  // proxy counts as the client, because the client itself may have sent one of them.
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
