#include "server/service/print_cache.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include "docgen/base/answer_room.h"
#include "engine/text/said.h"

namespace cartulary::server {

namespace {

namespace fs = std::filesystem;

// A file in memory, in no folder: however the server ends, nothing of it is left.
class ScratchFile {
 public:
  ScratchFile() : descriptor_(memfd_create("cartulary-print", MFD_CLOEXEC)) {
    if (descriptor_ >= 0) path_ = fmt::format("/proc/{}/fd/{}", getpid(), descriptor_);
  }
  ~ScratchFile() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  const fs::path& path() const { return path_; }
  std::string bytes() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }

 private:
  int descriptor_;
  fs::path path_;  // under which the PDF program opens the file
};

class Counted {
 public:
  explicit Counted(std::atomic<int>& count) : count_(count), before_(count.fetch_add(1)) {}
  ~Counted() { count_.fetch_sub(1); }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  int before() const { return before_; }

 private:
  std::atomic<int>& count_;
  int before_;
};

Problem busy(Said what, int seconds) {
  Problem problem = unavailable(std::move(what));
  problem.error.fix = said("http-fault.ask-again-in", {{"seconds", seconds}});
  problem.retry_after = seconds;
  return problem;
}

Problem no_program(const docgen::PdfLimits& limits) {
  return {.status = 501,
          .error = {.where = "server",
                    .what = said("http-fault.no-pdf-program", {{"program", limits.program}}),
                    .fix = said("http-fault.take-html")}};
}

Problem too_large() {
  return {.status = 413,
          .error = {.where = "sets",
                    .what = said("http-fault.large-print"),
                    .fix = said("http-fault.fewer-sets-to-print")}};
}

}  // namespace

PrintedPdf PrintCache::pdf(const std::string& name, const std::function<std::string()>& html,
                           const StopCheck& stop) {
  if (std::shared_ptr<const std::string> kept = kept_.find(name)) return kept;
  if (!docgen::has_pdf_program(options_.limits.program)) return no_program(options_.limits);
  const Counted counted(waiting_);
  if (counted.before() > options_.most_waiting) return busy(said("http-fault.others-print"), 30);
  std::unique_lock making(making_, std::defer_lock);
  while (!making.try_lock_for(std::chrono::milliseconds(200)))
    if (must_stop(stop)) return busy(said("http-fault.print-given-up"), 60);
  // Another thread may have made this PDF meanwhile.
  if (std::shared_ptr<const std::string> kept = kept_.find(name)) return kept;
  const docgen::AnswerRoom room(options_.most_html);
  const std::string page = html();
  if (room.has_overrun() || page.size() > options_.most_html) return too_large();
  return make(name, page, stop);
}

PrintedPdf PrintCache::make(const std::string& name, const std::string& html,
                            const StopCheck& stop) {
  const ScratchFile file;
  if (file.path().empty()) return unavailable(said("http-fault.no-room-for-file"));
  docgen::PdfLimits limits = options_.limits;
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(options_.most_seconds);
  limits.must_stop = [&] { return must_stop(stop) || std::chrono::steady_clock::now() > end; };
  const Status made = docgen::make_pdf(html, file.path(), limits, {});
  auto bytes = std::make_shared<const std::string>(file.bytes());
  if (!made && limits.most_bytes > 0 && bytes->size() >= limits.most_bytes) return too_large();
  if (!made) return busy(said("http-fault.no-pdf", {{"why", made.error().what}}), 60);
  kept_.put(name, bytes, bytes->size());
  return bytes;
}

}  // namespace cartulary::server
