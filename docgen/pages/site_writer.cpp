#include "docgen/pages/site_writer.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <list>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "docgen/language/language_words.h"
#include "docgen/pages/short_html.h"
#include "engine/text/page_language.h"
#include "tiledb/file/output_folder.h"

namespace cartulary::docgen {

namespace {

// A file to write: of the pages in English, or of those in another language.
struct Writing {
  const Site* site = nullptr;
  std::string folder;  // "de/", none for English
  std::string path;

  std::string place() const { return folder + path; }
};

Status write_file(const Writing& writing, tiledb::OutputFolder& output) {
  const auto rendered = writing.site->render(writing.path);
  if (!rendered)
    return Error{writing.place(), "this page has no content", "", "report this fault", ""};
  if (!writing.path.ends_with(".html")) return output.write(writing.place(), rendered->body);
  return output.write(writing.place(), short_html(rendered->body, writing.path));
}

// The error of one thread, with the index of the path that it failed to write.
struct Fault {
  std::size_t place = 0;
  Error error;
};

// Writes paths that no other thread has taken, until none are left or one fails.
std::optional<Fault> write_some(const std::vector<Writing>& writings, tiledb::OutputFolder& output,
                                std::atomic<std::size_t>& next) {
  for (;;) {
    const std::size_t place = next.fetch_add(1);
    if (place >= writings.size()) return std::nullopt;
    if (const Status written = write_file(writings[place], output); !written) {
      next.store(writings.size());
      return Fault{place, written.error()};
    }
  }
}

// Starts another writer thread. Nothing if the system has no more threads; the running ones then do
// the work.
std::optional<std::future<std::optional<Fault>>> write_beside(const std::vector<Writing>& writings,
                                                              tiledb::OutputFolder& output,
                                                              std::atomic<std::size_t>& next) {
  try {
    return std::async(std::launch::async, [&] { return write_some(writings, output, next); });
  } catch (const std::system_error&) {
    return std::nullopt;
  }
}

// Threads take paths in order and finish each path that they take, so the first fault by index does
// not depend on timing.
Status write_files(const std::vector<Writing>& writings, tiledb::OutputFolder& output) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::future<std::optional<Fault>>> others;
  const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  while (others.size() + 1 < threads) {
    auto other = write_beside(writings, output, next);
    if (!other) break;
    others.push_back(*std::move(other));
  }
  std::optional<Fault> first = write_some(writings, output, next);
  for (auto& other : others)
    if (std::optional<Fault> fault = other.get(); fault && (!first || fault->place < first->place))
      first = std::move(fault);
  if (first) return std::move(first->error);
  return Done{};
}

}  // namespace

Status write_site(const Site& site, const std::string& folder) {
  constexpr std::string_view marker = ".cartulary-site";
  Result<tiledb::OutputFolder> output = tiledb::OutputFolder::open(folder, marker);
  if (!output) return output.error();
  const Site english = site.for_files();
  std::vector<Writing> writings;
  for (const std::string& path : english.paths()) writings.push_back({&english, "", path});
  std::list<LanguageWords> words;
  std::list<Site> sites;
  for (const std::string& code : page_languages()) {
    const LanguageWords& spoken = words.emplace_back(site.index().library(), code);
    const Site& pages = sites.emplace_back(english.in_language(spoken.language()));
    for (const std::string& path : english.paths_in_languages())
      writings.push_back({&pages, code + '/', path});
  }
  if (Status written = write_files(writings, *output); !written) return written;
  Status marked = output->write(marker, "A static site of Cartulary; it may be written again.\n");
  if (!marked) return marked;
  return output->commit();
}

}  // namespace cartulary::docgen
