#include "docgen/views/page_assets.h"

#include <initializer_list>
#include <string_view>
#include <vector>

#include "docgen/base/renderer.h"
#include "docgen/base/templates.h"
#include "docgen/views/script_text.h"
#include "docgen/views/script_words.h"
#include "engine/text/page_language.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

std::string joined_assets(std::initializer_list<std::string_view> names) {
  std::string text;
  for (const std::string_view name : names)
    text += template_text("assets/" + std::string(name)).value_or("");
  return text;
}

}  // namespace

std::string page_style(const PageContext& /*context*/) {
  return joined_assets({"style.css", "parts.css", "tiles.css", "print.css"});
}

std::string page_script(const PageContext& context) {
  const Renderer renderer;
  const auto part = [&](std::string_view name) {
    return script_string(renderer.render("frame_" + std::string(name), View(), context.language));
  };
  std::string languages;
  std::vector<std::string> codes = page_languages();
  codes.insert(codes.begin(), "en");
  for (const std::string& code : codes) {
    const Messages& messages = messages_of(code);
    add_item(languages, '[' + script_string(code) + ", " +
                            script_string(plain_words(messages, "language.name")) + ", " +
                            script_string(plain_words(messages, "language.short")) + ']');
  }
  const std::string engine = context.live() ? std::string() : joined_assets({"engine.js"});
  return with_words("window.cartularyFrame = {find: " + part("find") + ", mine: " + part("mine") +
                        ", sheet: " + part("sheet") + ", languages: [" + languages + "]};\n" +
                        engine +
                        joined_assets({"said.js", "ask.js", "head.js", "my-boxes.js", "peek.js"}),
                    context.language.messages());
}

}  // namespace cartulary::docgen
