#include "docgen/views/engine_script.h"

#include <algorithm>
#include <cstdint>

#include "docgen/base/gzip.h"
#include "docgen/views/engine_module.h"
#include "engine/text/page_language.h"
#include "tiledb/packed/packed_library.h"

namespace cartulary::docgen {
namespace {

std::string script(std::string_view name, std::string_view zipped) {
  return "window.cartularyEngine" + std::string(name) + " = '" + base64(zipped) + "';\n";
}

}  // namespace

void add_engine_scripts(std::vector<std::string>& scripts) {
  scripts.emplace_back("assets/live.js");
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view alphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t size = std::min<std::size_t>(bytes.size() - i, 3);
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < 3; ++k)
      bits = bits << 8U | (k < size ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    for (std::size_t k = 0; k < 4; ++k)
      text += k <= size ? alphabet[bits >> (18U - 6U * k) & 63U] : '=';
  }
  return text;
}

std::string engine_module_script(const SiteIndex& /*index*/) {
  return engine_module().empty() ? "" : script("Module", engine_module());
}

std::string engine_data_script(const SiteIndex& index) {
  return script("Data", gzip(tiledb::packed(index.library()), Zip::Small));
}

std::string engine_words_script(std::string_view code, std::string_view pairs) {
  const auto messages = language_text(std::string(code) + "/messages.txt").value_or("");
  std::string words(code);
  words.append("\n").append(messages).append("\f").append(pairs);
  return script("Words", gzip(words, Zip::Small));
}

}  // namespace cartulary::docgen
