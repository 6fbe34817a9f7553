// Reads a file that a person names on the command line, which may be a pipe (/dev/fd/63 of a
// shell's process substitution, a FIFO) or a device.
#pragma once

#include <cstddef>
#include <string>

#include "engine/text/result.h"

namespace cartulary::cli {

// The bytes of the file, at most one more than `max_bytes`, so that a longer one shows. Errors
// (`where` is the name as given): it cannot be read, is a folder, is a pipe into which for a second
// nobody writes. A writer that is there is waited for.
Result<std::string> read_input_file(const std::string& file, std::size_t max_bytes);

}  // namespace cartulary::cli
