#include "docgen/pages/site_writer.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "docgen/base/output_folder.h"
#include "docgen/base/short_html.h"

namespace cartulary::docgen {

namespace {

Status write_file(const Site& site, const std::string& path, OutputFolder& output) {
  const auto rendered = site.render(path);
  if (!rendered) return Error{path, "this page has no content", "", "report this fault", ""};
  const bool is_page = path.ends_with(".html");
  return output.write(path, is_page ? short_html(rendered->body, path) : rendered->body);
}

// The error of one thread, with the index of the path that it failed to write.
struct Fault {
  std::size_t place = 0;
  Error error;
};

// Writes paths that no other thread has taken, until none are left or one fails.
std::optional<Fault> write_some(const Site& site, OutputFolder& output,
                                std::atomic<std::size_t>& next) {
  const std::vector<std::string>& paths = site.paths();
  for (;;) {
    const std::size_t place = next.fetch_add(1);
    if (place >= paths.size()) return std::nullopt;
    if (const Status written = write_file(site, paths[place], output); !written) {
      next.store(paths.size());
      return Fault{place, written.error()};
    }
  }
}

// Starts another writer thread. Nothing if the system has no more threads; the running ones then do
// the work.
std::optional<std::future<std::optional<Fault>>> write_beside(const Site& site,
                                                              OutputFolder& output,
                                                              std::atomic<std::size_t>& next) {
  try {
    return std::async(std::launch::async, [&] { return write_some(site, output, next); });
  } catch (const std::system_error&) {
    return std::nullopt;
  }
}

// Threads take paths in order and finish each path that they take, so the first fault by index does
// not depend on timing.
Status write_files(const Site& site, OutputFolder& output) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::future<std::optional<Fault>>> others;
  const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  while (others.size() + 1 < threads) {
    auto other = write_beside(site, output, next);
    if (!other) break;
    others.push_back(*std::move(other));
  }
  std::optional<Fault> first = write_some(site, output, next);
  for (auto& other : others)
    if (std::optional<Fault> fault = other.get(); fault && (!first || fault->place < first->place))
      first = std::move(fault);
  if (first) return std::move(first->error);
  return Done{};
}

}  // namespace

Status write_site(const Site& site, const std::string& folder) {
  constexpr std::string_view marker = ".cartulary-site";
  Result<OutputFolder> output = OutputFolder::open(folder, marker);
  if (!output) return output.error();
  if (Status written = write_files(site.for_files(), *output); !written) return written;
  Status marked = output->write(marker, "A static site of Cartulary; it may be written again.\n");
  if (!marked) return marked;
  return output->commit();
}

}  // namespace cartulary::docgen
