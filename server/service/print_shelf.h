// PrintShelf: PDFs for those who ask the server, made one at a time and kept.
//
// Owns what it keeps. One PDF is laid out at once, whoever asks; a few may wait for it, and more
// are asked to come again. pdf() may be called from several threads.
//
//   PrintShelf shelf({});
//   PrintedPdf pdf = shelf.pdf("booklet?sets=tower", [&] { return html; }, stop);
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

struct PrintShelfOptions {
  docgen::PdfLimits limits = {.program = "weasyprint",
                              .seconds = 180,
                              .memory = std::size_t{1536} << 20,
                              .most_bytes = std::size_t{8} << 20,
                              .must_stop = {}};
  int most_seconds = 300;               // of all runs for one PDF together
  int most_waiting = 3;                 // beside the one that is made
  std::size_t kept_bytes = 64U << 20U;  // of all PDFs together
  std::size_t most_html = 4U << 20U;    // of one page, as it is made
};

class PrintShelf {
 public:
  explicit PrintShelf(PrintShelfOptions options)
      : options_(std::move(options)), kept_(options_.kept_bytes) {}

  // The PDF of this name, made of `html` where it is not kept. `stop` ends the waiting and the
  // work. Problems: 503 where too many wait, where it takes longer than the limit, fails, or must
  // stop; 413 where page or PDF are larger than their limits; 501 where no program makes PDFs.
  PrintedPdf pdf(const std::string& name, const std::function<std::string()>& html,
                 const StopCheck& stop);

  // How many prints are made or waited for.
  int waiting() const { return waiting_; }

 private:
  PrintedPdf make(const std::string& name, const std::string& html, const StopCheck& stop);

  PrintShelfOptions options_;
  LruCache<std::string> kept_;
  std::timed_mutex making_;
  std::atomic<int> waiting_ = 0;
};

}  // namespace cartulary::server
