// PrintCache makes PDFs for requests, one at a time, and caches them.
//
// Owns the cache. Only one PDF is made at a time; a few requests may wait, and further ones get
// 503. pdf() may be called from several threads.
//
//   PrintCache cache({});
//   PrintedPdf pdf = cache.pdf("booklet?sets=tower", [&] { return html; }, stop);
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <variant>

#include "docgen/print/pdf_maker.h"
#include "engine/text/stop_check.h"
#include "server/api/lru_cache.h"
#include "server/message/http_message.h"

namespace cartulary::server {

// The bytes of a PDF, or why there is none.
using PrintedPdf = std::variant<std::shared_ptr<const std::string>, Problem>;

struct PrintCacheOptions {
  docgen::PdfLimits limits = {.program = "weasyprint",
                              .seconds = 180,
                              .memory = std::size_t{1536} << 20,
                              .most_bytes = std::size_t{8} << 20,
                              .must_stop = {}};
  int most_seconds = 300;               // for all runs that make one PDF
  int most_waiting = 3;                 // besides the one being made
  std::size_t kept_bytes = 64U << 20U;  // of all cached PDFs
  std::size_t most_html = 4U << 20U;    // of the HTML of one print
};

class PrintCache {
 public:
  explicit PrintCache(PrintCacheOptions options)
      : options_(std::move(options)), kept_(options_.kept_bytes) {}

  // Returns the PDF called `name`, made from `html` if it is not cached. `stop` ends both waiting
  // and work. Problems: 503 if too many wait, or if making it takes longer than the limit, fails or
  // is stopped; 413 if the page or the PDF is larger than its limit; 501 if no program to make PDFs
  // is installed.
  PrintedPdf pdf(const std::string& name, const std::function<std::string()>& html,
                 const StopCheck& stop);

  // How many prints are being made or waited for.
  int waiting() const { return waiting_; }

 private:
  PrintedPdf make(const std::string& name, const std::string& html, const StopCheck& stop);

  PrintCacheOptions options_;
  LruCache<std::string> kept_;
  std::timed_mutex making_;
  std::atomic<int> waiting_ = 0;
};

}  // namespace cartulary::server
