#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/pages/page.h"
#include "docgen/views/picker.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

Error side_error(std::string_view side, std::string_view value) {
  Error error;
  error.where = fmt::format("side {}", side);
  error.what = fmt::format("{} is no edge", quoted(value.substr(0, 40)));
  error.fix = "choose one of city (c), field (f), road (r), river (s) or any (_)";
  return error;
}

// The pattern of the form's four parameters, or of `pattern` as the command line takes it.
Result<Pattern> asked_pattern(const PageContext& context) {
  if (const auto text = context.parameter("pattern"); !text.empty()) return parse_pattern(text);
  std::string name;
  for (const std::string_view side : {"n", "e", "s", "w"}) {
    const std::string_view value = context.parameter(side);
    if (value.size() > 1) return side_error(side, value);
    const char letter = value.empty() || value == "?" ? '_' : value.front();
    if (letter != '_' && !parse_edge(letter)) return side_error(side, value);
    name += letter;
  }
  return *parse_fit_name(name);
}

bool asked(const PageContext& context) {
  for (const std::string_view name : {"pattern", "n", "e", "s", "w"})
    if (!context.parameter(name).empty()) return true;
  return false;
}

}  // namespace

Page fit_start_page(const PageContext& context) {
  Page page;
  if (asked(context)) {
    const Result<Pattern> pattern = asked_pattern(context);
    if (pattern) {
      page = fit_page(context, *pattern);
      page.path = "fit/index.html";
      return page;
    }
    page.status = 400;
    View faults = View::list();
    faults.add(fault_view(pattern.error()));
    page.view.set("faults", std::move(faults));
  } else {
    page.view.set("faults", View::list());
  }
  page.path = "fit/index.html";
  page.body = "fit_start";
  page.section = "fit";
  page.title = "Which tile fits?";
  page.description = "Choose what the four sides of a hole show, and see every tile that fits.";
  page.view.set("picker", picker_form_view(Pattern::any()))
      .set("steps", picker_links_view(Pattern::any(), {}))
      .set("form_target", "fit/index.html");
  page.scripts = {"assets/fit-data.js", "assets/picker.js"};
  return page;
}

}  // namespace cartulary::docgen
