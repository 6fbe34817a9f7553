#include "tiledb/packed/packed_library.h"

#include <cstdint>
#include <utility>

#include "engine/text/version.h"
#include "tiledb/packed/packed_values.h"
#include "tiledb/packed/record_shape.h"

namespace cartulary::tiledb {
namespace {

constexpr std::string_view mark = "Cartulary data\n";

// What must agree between writer and reader: the program's version and the shape of the records.
std::string format() {
  return std::string(program_version) + ' ' + std::to_string(shape_of<Records>());
}

Error fault(std::string what, std::string fix) {
  return {.where = "data", .what = std::move(what), .fix = std::move(fix)};
}

}  // namespace

std::string packed(const Library& library) {
  PackWriter records;
  records.put(records_of(library));
  PackWriter head;
  head.put(format());
  head.put(std::to_string(Digest().add(records.bytes()).value()));
  return std::string(mark) + head.bytes() + records.bytes();
}

Result<Library> unpacked(std::string_view bytes) {
  if (!bytes.starts_with(mark))
    return fault("it is no data of Cartulary", "give the file that `cartulary site` wrote");
  PackReader head(bytes.substr(mark.size()));
  std::string written_as, digest;
  head.take(written_as);
  if (head.good() && written_as != format())
    return fault("another version of the program wrote it", "write the site again");
  head.take(digest);
  if (!head.good() || digest != std::to_string(Digest().add(head.rest()).value()))
    return fault("it is damaged", "write the site again");
  PackReader reader(head.rest());
  Records records;
  reader.take(records);
  if (!reader.good() || !reader.at_end()) return fault("it is damaged", "write the site again");
  return library_of(std::move(records));
}

}  // namespace cartulary::tiledb
