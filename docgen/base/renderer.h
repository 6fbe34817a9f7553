// Renderer: fills the templates of templates/*.mustache with Views.
//
// Owns the parsed templates, each parsed once and kept for the next page. Rendering is const
// and may be done from several threads. `{{x}}` escapes, `{{{x}}}` does not; `{{> name}}` on
// a line of its own stands for the whole text of name.mustache.
//
//   Renderer renderer;
//   std::string html = renderer.render("tile", view);
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "docgen/base/view.h"

namespace cartulary::docgen {

class Renderer {
 public:
  Renderer();
  ~Renderer();
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;

  // REQUIRES: templates/NAME.mustache exists and is well formed (a test renders every one). Empty
  // text where the page outgrows its AnswerRoom.
  std::string render(std::string_view name, const View& view) const;

 private:
  struct Shelf;
  std::unique_ptr<Shelf> shelf_;
};

// A template with its `{{> name}}` replaced by the text of that template, however deep up to
// eight levels; a name that is not there stands for nothing.
std::string expand_partials(std::string_view text, int depth = 0);

}  // namespace cartulary::docgen
