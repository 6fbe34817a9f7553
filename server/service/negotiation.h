// What headers of a request say about the answer's form: encoding, freshness, host.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cartulary::server {

// Whether an Accept-Encoding header takes gzip: named, or `*`, with a weight above 0.
bool accepts_gzip(std::string_view accept_encoding);

// Whether an Accept-Language header likes German better than English: "de-AT,de;q=0.9,en;q=0.8".
bool prefers_german(std::string_view accept_language);

// Whether an If-None-Match header holds the tag (quotes included) or is `*`. Weak tags compare
// as strong ones.
bool matches_etag(std::string_view if_none_match, std::string_view etag);

// Whether `host` is a name or address of this machine alone: localhost, 127.*, ::1, with or
// without brackets.
bool is_loopback(std::string_view host);

// Whether a Host header (name, optional port) names a loopback host: a page elsewhere that has
// its name resolve to 127.0.0.1 (DNS rebinding) still sends its own name.
bool is_loopback_header(std::string_view host_header);

// Whether a Host header (name, optional port) names one of `names`, in capitals or small letters.
bool names_host(std::string_view host_header, std::span<const std::string> names);

// The checksum CRC-32 in eight hexadecimal digits.
std::string crc_text(std::string_view text);

}  // namespace cartulary::server
