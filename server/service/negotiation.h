// Evaluates the request headers that decide the form of an answer: encoding, language, freshness,
// host.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cartulary::server {

// Whether an Accept-Encoding header accepts gzip: by name or `*`, with a weight above 0.
bool accepts_gzip(std::string_view accept_encoding);

// Whether an Accept header names text/html, as those of browsers do, with a weight above 0.
bool accepts_pages(std::string_view accept);

// Which of the languages an Accept-Language header prefers to English, "de" for
// "de-AT,de;q=0.9,en;q=0.8", or "en".
std::string preferred_language(std::string_view accept_language,
                               std::span<const std::string> languages);

// Whether an If-None-Match header contains `etag` (quotes included) or `*`. Weak tags compare like
// strong ones.
bool matches_etag(std::string_view if_none_match, std::string_view etag);

// Whether `host` is a loopback name or address: localhost, 127.*, ::1, with or without brackets.
bool is_loopback(std::string_view host);

// Whether a Host header (name, optional port) names a loopback host. This stops DNS rebinding: a
// foreign page whose name resolves to 127.0.0.1 still sends its own name.
bool is_loopback_header(std::string_view host_header);

// Whether a Host header (name, optional port) names one of `names`, whatever the case.
bool names_host(std::string_view host_header, std::span<const std::string> names);

// A checksum of `text` in sixteen hexadecimal digits, to tell the versions of one answer apart.
// Every copy of one build gives the same.
std::string checksum(std::string_view text);

}  // namespace cartulary::server
