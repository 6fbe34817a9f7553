// The digest that a database states of its own bytes: SHA-256 over the whole file, in which the 64
// digits of the digest itself count as zeros. It stands in the table `meta` under the key
// file_digest, so that every SQLite tool shows it and no second file is needed.
//
//   state_digest(bytes);     // once, when the file is made
//   digest_holds(bytes);     // false if any bit has changed since
#pragma once

#include <string>
#include <string_view>

namespace cartulary::tiledb {

inline constexpr std::string_view digest_key = "file_digest";
// What the row holds until the digest is known.
inline constexpr std::string_view blank_digest =
    "0000000000000000000000000000000000000000000000000000000000000000";

// Puts the digest where the bytes have the key and 64 characters after it; false if they nowhere
// have.
bool state_digest(std::string& bytes);

bool digest_holds(std::string_view bytes);

}  // namespace cartulary::tiledb
