#include "docgen/views/page_assets.h"

#include <initializer_list>
#include <string_view>

#include "docgen/base/renderer.h"
#include "docgen/base/templates.h"
#include "docgen/views/script_text.h"

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
    return script_string(renderer.render("frame_" + std::string(name), View()));
  };
  const std::string engine = context.live() ? std::string() : joined_assets({"engine.js"});
  return engine + "window.cartularyFrame = {find: " + part("find") + ", mine: " + part("mine") +
         ", sheet: " + part("sheet") + "};\n" +
         joined_assets({"ask.js", "head.js", "my-boxes.js", "peek.js"});
}

}  // namespace cartulary::docgen
