// A record as text to read: its facts, their sources, and how to cite it.
#pragma once

#include <cstddef>
#include <string>

#include "cli/answers/record.h"
#include "cli/terminal/terminal.h"

namespace cartulary::cli {

std::string record_text(const tiledb::Library& records, const Record& record, std::size_t width,
                        const Style& style);

}  // namespace cartulary::cli
