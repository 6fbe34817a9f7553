#include "server/log/client_address.h"

#include <algorithm>

#include <arpa/inet.h>
#include <netinet/in.h>

#include "engine/text/text.h"

namespace cartulary::server {
namespace {

using Hops = std::vector<std::optional<IpAddress>>;

constexpr std::array<std::uint8_t, 12> four_in_six = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
constexpr int four_bits = 96;  // length of the prefix ::ffff: before an IPv4 address

bool is_four(const IpAddress& address) {
  return std::equal(four_in_six.begin(), four_in_six.end(), address.bytes.begin());
}

// Splits at separators that are not inside quotes.
std::vector<std::string_view> split_unquoted(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  bool quoted = false;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quoted && text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      quoted = !quoted;
    else if (text[i] == separator && !quoted) {
      parts.push_back(text.substr(begin, i - begin));
      begin = i + 1;
    }
  }
  parts.push_back(text.substr(std::min(begin, text.size())));
  return parts;
}

std::string_view without_quotes(std::string_view text) {
  const bool quoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
  return quoted ? text.substr(1, text.size() - 2) : text;
}

// Parses an address with or without a port: "203.0.113.9:4711", "[2001:db8::17]:4711",
// "2001:db8::17".
std::optional<IpAddress> parse_node(std::string_view text) {
  text = trimmed(text);
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view port = text.substr(end + 1);
    if (!port.empty() && (port.front() != ':' || !parse_whole(port.substr(1), 0, 65535)))
      return std::nullopt;
    return parse_address(text.substr(1, end - 1));
  }
  const std::size_t colon = text.find(':');
  if (colon != std::string_view::npos && colon == text.rfind(':') &&
      parse_whole(text.substr(colon + 1), 0, 65535))
    text = text.substr(0, colon);
  return parse_address(text);
}

Hops hops_of_forwarded(std::string_view header) {
  Hops hops;
  for (const std::string_view element : split_unquoted(header, ',')) {
    std::optional<IpAddress> hop;
    for (std::string_view pair : split_unquoted(element, ';')) {
      pair = trimmed(pair);
      if (pair.size() > 4 && same_letters(pair.substr(0, 4), "for="))
        hop = parse_node(without_quotes(pair.substr(4)));
    }
    hops.push_back(hop);
  }
  return hops;
}

Hops hops_of_list(std::string_view header) {
  Hops hops;
  for (const std::string_view part : split(header, ',')) hops.push_back(parse_node(part));
  return hops;
}

Error no_network(std::string_view name) {
  return {.where = "--trust-proxy",
          .what = "'" + std::string(name) + "' is neither an address nor a network",
          .fix = "give one such as 127.0.0.1, ::1, 10.0.0.0/8 or fd00::/8"};
}

// Whether the first `bits` bits of both addresses are equal.
bool same_start(const IpAddress& a, const IpAddress& b, int bits) {
  const auto whole = static_cast<std::size_t>(bits / 8);
  if (!std::equal(a.bytes.begin(), a.bytes.begin() + bits / 8, b.bytes.begin())) return false;
  const int rest = bits % 8;
  return rest == 0 || (a.bytes[whole] >> (8 - rest)) == (b.bytes[whole] >> (8 - rest));
}

}  // namespace

std::optional<IpAddress> parse_address(std::string_view text) {
  IpAddress address;
  const std::string name(text);
  if (inet_pton(AF_INET6, name.c_str(), address.bytes.data()) == 1) return address;
  std::copy(four_in_six.begin(), four_in_six.end(), address.bytes.begin());
  if (inet_pton(AF_INET, name.c_str(), address.bytes.data() + four_in_six.size()) == 1)
    return address;
  return std::nullopt;
}

std::string to_text(const IpAddress& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  const bool four = is_four(address);
  const std::uint8_t* from = address.bytes.data() + (four ? four_in_six.size() : 0);
  return inet_ntop(four ? AF_INET : AF_INET6, from, text.data(), text.size());
}

Result<TrustedProxies> TrustedProxies::parse(const std::vector<std::string>& names) {
  TrustedProxies proxies;
  for (const std::string& name : names) {
    const Result<Network> network = parse_network(name);
    if (!network) return network.error();
    proxies.networks_.push_back(*network);
  }
  return proxies;
}

Result<TrustedProxies::Network> TrustedProxies::parse_network(std::string_view name) {
  const std::size_t slash = name.find('/');
  const std::optional<IpAddress> address = parse_address(name.substr(0, slash));
  if (!address) return no_network(name);
  if (slash == std::string_view::npos) return Network{*address, 128};
  const int before = is_four(*address) ? four_bits : 0;
  const std::optional<int> bits = parse_whole(name.substr(slash + 1), 0, 128 - before);
  if (!bits) return no_network(name);
  return Network{*address, before + *bits};
}

bool TrustedProxies::trusts(const IpAddress& address) const {
  return std::any_of(networks_.begin(), networks_.end(), [&](const Network& network) {
    return same_start(network.first, address, network.bits);
  });
}

IpAddress TrustedProxies::walk(const IpAddress& peer, const Hops& hops) const {
  IpAddress client = peer;
  for (auto hop = hops.rbegin(); hop != hops.rend() && trusts(client); ++hop) {
    if (!*hop) break;
    client = **hop;
  }
  return client;
}

std::string TrustedProxies::client_of(const HttpRequest& request) const {
  if (networks_.empty()) return request.peer;
  const std::optional<IpAddress> peer = parse_address(request.peer);
  const bool told = !request.forwarded.empty() || !request.forwarded_for.empty();
  if (!peer || !told || !trusts(*peer)) return request.peer;
  if (request.forwarded_for.empty())
    return to_text(walk(*peer, hops_of_forwarded(request.forwarded)));
  const IpAddress client = walk(*peer, hops_of_list(request.forwarded_for));
  if (request.forwarded.empty() || client == walk(*peer, hops_of_forwarded(request.forwarded)))
    return to_text(client);
  return request.peer;
}

}  // namespace cartulary::server
