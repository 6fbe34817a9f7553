// Renderer: fills the templates of templates/*.mustache with Views.
//
// Owns the templates, parses each on first use in a language and keeps it for later pages.
// Rendering is const and may be done from several threads. `{{x}}` escapes, `{{{x}}}` does not;
// `{{> name}}` on a line by itself includes the text of name.mustache, `{{t:home.title}}` a message
// (docgen/base/template_messages.h).
//
//   Renderer renderer;
//   std::string html = renderer.render("tile", view);
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "docgen/base/view.h"
#include "engine/text/page_language.h"

namespace cartulary::docgen {

class Renderer {
 public:
  Renderer();
  ~Renderer();
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;

  // REQUIRES: templates/NAME.mustache exists and is well formed (a test renders every one). Returns
  // empty text if the page exceeds its AnswerRoom.
  std::string render(std::string_view name, const View& view,
                     const PageLanguage& language = PageLanguage()) const;

 private:
  struct Shelf;
  std::unique_ptr<Shelf> shelf_;
};

// Replaces each `{{> name}}` by the text of that template, recursively up to eight levels. A name
// without a template is replaced by nothing.
std::string expand_partials(std::string_view text, int depth = 0);

}  // namespace cartulary::docgen
