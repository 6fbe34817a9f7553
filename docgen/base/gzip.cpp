#include "docgen/base/gzip.h"

#ifdef __wasm__

// WebAssembly has no zlib, and nothing calls this there.
std::string cartulary::docgen::gzip(std::string_view /*text*/, Zip /*how*/) {
  return {};
}

#else

#include <limits>

#include <zlib.h>

namespace cartulary::docgen {

std::string gzip(std::string_view text, Zip how) {
  if (text.size() > std::numeric_limits<uInt>::max() / 2) return {};
  z_stream stream{};
  constexpr int gzip_window = 15 + 16;  // 16 asks for the header of gzip
  if (deflateInit2(&stream, how == Zip::Small ? 9 : 6, Z_DEFLATED, gzip_window, 8,
                   Z_DEFAULT_STRATEGY) != Z_OK)
    return {};
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  // zlib's interface predates const; it does not write to its input.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(result == Z_STREAM_END ? stream.total_out : 0);
  deflateEnd(&stream);
  return out;
}

}  // namespace cartulary::docgen

#endif
