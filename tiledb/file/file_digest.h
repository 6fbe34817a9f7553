// The digest that a database file contains of itself: SHA-256 over the whole file, with the 64
// digits of the digest itself read as zeros. The table `meta` holds it under the key file_digest,
// so every SQLite tool can show it and no second file is needed.
//
//   state_digest(bytes);     // once, when the file is made
//   digest_holds(bytes);     // false if any bit has changed since
#pragma once

#include <string>
#include <string_view>

namespace cartulary::tiledb {

inline constexpr std::string_view digest_key = "file_digest";
// The placeholder in the row until the digest is known.
inline constexpr std::string_view blank_digest =
    "0000000000000000000000000000000000000000000000000000000000000000";

// Writes the digest after the key, over the 64 characters that follow it. False if the bytes lack
// the key or as many characters after it.
bool state_digest(std::string& bytes);

bool digest_holds(std::string_view bytes);

}  // namespace cartulary::tiledb
