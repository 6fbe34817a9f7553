// Reads a file named on the command line, which may be a pipe (/dev/fd/63 of a shell's process
// substitution, a FIFO) or a device.
#pragma once

#include <cstddef>
#include <string>

#include "engine/text/result.h"

namespace cartulary::cli {

// The bytes of the file, at most `max_bytes` + 1, so that the caller can detect a longer file.
// Errors (`where` is the name as given): the file cannot be read, is a folder, or is a pipe without
// a writer for one second. Waits for a writer that exists.
Result<std::string> read_input_file(const std::string& file, std::size_t max_bytes);

}  // namespace cartulary::cli
