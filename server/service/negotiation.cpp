#include "server/service/negotiation.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "engine/text/text.h"

namespace cartulary::server {
namespace {

// Whether the weight is 0, a refusal: "gzip;q=0", "gzip; q=0.000".
bool has_no_weight(std::string_view parameters) {
  const std::size_t at = parameters.find("q=");
  if (at == std::string_view::npos) return false;
  return trimmed(parameters.substr(at + 2)).find_first_of("123456789") == std::string_view::npos;
}

// The weight of "; q=0.8" in thousandths; 1000 if there is none, 0 if it cannot be parsed.
int weight_of(std::string_view parameters) {
  const std::size_t at = parameters.find("q=");
  if (at == std::string_view::npos) return 1000;
  std::string digits(trimmed(parameters.substr(at + 2)));
  if (digits.size() > 1 && digits[1] == '.') digits.erase(1, 1);
  digits.resize(4, '0');
  return parse_whole(digits, 0, 1000).value_or(0);
}

bool is_port(std::string_view text) {
  return parse_whole(text, 0, 65535).has_value();
}

// The name in a Host header, whatever the port: a forwarded port differs from ours, and rebinding
// cannot change the name. Nothing if what follows the name is not a port.
std::optional<std::string_view> name_in(std::string_view host_header) {
  const std::size_t bracket = host_header.find(']');
  const std::size_t colon = host_header.find(':', bracket == std::string_view::npos ? 0 : bracket);
  if (colon == std::string_view::npos) return host_header;
  if (!is_port(host_header.substr(colon + 1))) return std::nullopt;
  return host_header.substr(0, colon);
}

}  // namespace

bool accepts_gzip(std::string_view accept_encoding) {
  bool any = false;
  for (std::string_view part : split(accept_encoding, ',')) {
    const std::size_t semicolon = std::min(part.find(';'), part.size());
    const std::string name = to_lower(trimmed(part.substr(0, semicolon)));
    const bool wanted = !has_no_weight(to_lower(part.substr(semicolon)));
    if (name == "gzip" || name == "x-gzip") return wanted;
    if (name == "*") any = wanted;
  }
  return any;
}

bool accepts_pages(std::string_view accept) {
  for (const std::string_view part : split(accept, ',')) {
    const std::size_t semicolon = std::min(part.find(';'), part.size());
    if (to_lower(trimmed(part.substr(0, semicolon))) == "text/html")
      return !has_no_weight(to_lower(part.substr(semicolon)));
  }
  return false;
}

std::string preferred_language(std::string_view accept_language,
                               std::span<const std::string> languages) {
  std::map<std::string, int> weights;
  for (const std::string_view part : split(accept_language, ',')) {
    const std::size_t semicolon = std::min(part.find(';'), part.size());
    const std::string name = to_lower(trimmed(part.substr(0, semicolon)));
    int& weight = weights[name.substr(0, name.find('-'))];
    weight = std::max(weight, weight_of(to_lower(part.substr(semicolon))));
  }
  std::string best = "en";
  for (const std::string& language : languages)
    if (weights[language] > weights[best]) best = language;
  return best;
}

bool matches_etag(std::string_view if_none_match, std::string_view etag) {
  for (std::string_view part : split(if_none_match, ',')) {
    part = trimmed(part);
    if (part == "*") return true;
    if (part.starts_with("W/")) part.remove_prefix(2);
    if (!part.empty() && part == etag) return true;
  }
  return false;
}

bool is_loopback(std::string_view host) {
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const std::string name = to_lower(host);
  if (name == "localhost" || name == "::1") return true;
  const auto parts = split(name, '.');
  return parts.size() == 4 && parts[0] == "127" &&
         std::all_of(parts.begin(), parts.end(),
                     [](std::string_view part) { return parse_whole(part, 0, 255).has_value(); });
}

bool is_loopback_header(std::string_view host_header) {
  const std::optional<std::string_view> name = name_in(host_header);
  return name && is_loopback(*name);
}

bool names_host(std::string_view host_header, std::span<const std::string> names) {
  const std::optional<std::string_view> name = name_in(host_header);
  if (!name) return false;
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& known) { return to_lower(known) == to_lower(*name); });
}

std::string checksum(std::string_view text) {
  return fmt::format("{:016x}", std::hash<std::string_view>{}(text));
}

}  // namespace cartulary::server
