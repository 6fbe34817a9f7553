// Benchmarks of building the database from the content folder: reading with all checks, and
// writing.
//
// Method: run from the project's root. The files are in the page cache after the first iteration.
// Writing includes fsync and rename, and goes to the folder for temporary files.
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <benchmark/benchmark.h>

#include "tiledb/content/content.h"
#include "tiledb/database/database.h"
#include "tiledb/database/database_writer.h"

namespace {

using namespace cartulary;

void read_and_check(benchmark::State& state) {
  for (auto _ : state) {
    const tiledb::ContentRead read = tiledb::read_content("content");
    if (!read.errors.empty()) state.SkipWithError(to_text(read.errors.front()).c_str());
  }
}
BENCHMARK(read_and_check)->Unit(benchmark::kMillisecond);

void read_check_and_write(benchmark::State& state) {
  const auto file = std::filesystem::temp_directory_path() / "cartulary-bench.db";
  for (auto _ : state) {
    const tiledb::ContentRead read = tiledb::read_content("content");
    const Status written = tiledb::write_database(read.content, file);
    if (!written) state.SkipWithError(to_text(written.error()).c_str());
  }
  std::filesystem::remove(file);
}
BENCHMARK(read_check_and_write)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
