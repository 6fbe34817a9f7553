#include "tiledb/file/file_digest.h"

#include "tiledb/file/sha256.h"

namespace cartulary::tiledb {
namespace {

// SQLite stores the values of a row one after the other, so the digest follows its key; `npos` if
// there is no such row. `meta` is the first table of the schema, so the search ends early.
std::size_t digest_place(std::string_view bytes) {
  const std::size_t key = bytes.find(digest_key);
  if (key == std::string_view::npos) return key;
  const std::size_t place = key + digest_key.size();
  return bytes.size() - place < blank_digest.size() ? std::string_view::npos : place;
}

std::string digest_of(std::string_view bytes, std::size_t place) {
  Sha256 hash;
  hash.add(bytes.substr(0, place));
  hash.add(blank_digest);
  hash.add(bytes.substr(place + blank_digest.size()));
  return hash.hex();
}

}  // namespace

bool state_digest(std::string& bytes) {
  const std::size_t place = digest_place(bytes);
  if (place == std::string::npos) return false;
  bytes.replace(place, blank_digest.size(), digest_of(bytes, place));
  return true;
}

bool digest_holds(std::string_view bytes) {
  const std::size_t place = digest_place(bytes);
  if (place == std::string_view::npos) return false;
  return bytes.substr(place, blank_digest.size()) == digest_of(bytes, place);
}

}  // namespace cartulary::tiledb
