#include "docgen/base/short_html.h"

#include <algorithm>
#include <array>

namespace cartulary::docgen {

namespace {

constexpr std::string_view space = " \n\t\r";

std::string_view name_of_tag(std::string_view tag) {
  tag.remove_prefix(1);
  return tag.substr(0, tag.find_first_of(" \n>"));
}

template <std::size_t N>
bool is_one_of(const std::array<std::string_view, N>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool is_as_it_stands(std::string_view name) {
  constexpr std::array<std::string_view, 4> names = {"pre", "textarea", "script", "style"};
  return is_one_of(names, name);
}

// What ends a paragraph where it begins, and stands on lines of its own in every style of ours.
bool is_block(std::string_view name) {
  constexpr std::array<std::string_view, 17> names = {
      "p",  "ul", "ol", "dl",   "div",    "section", "article", "table",   "nav",
      "h1", "h2", "hr", "form", "header", "footer",  "main",    "fieldset"};
  return is_one_of(names, name);
}

// Whether an end tag may be left out before the tag that comes next (HTML, "Optional tags").
bool is_needless(std::string_view end, std::string_view next) {
  constexpr std::array<std::string_view, 3> list_item = {"li", "/ul", "/ol"};
  constexpr std::array<std::string_view, 3> cell = {"td", "th", "/tr"};
  constexpr std::array<std::string_view, 3> row = {"tr", "/tbody", "/thead"};
  constexpr std::array<std::string_view, 4> told = {"dt", "dd", "/dl", "/div"};
  constexpr std::array<std::string_view, 15> end_of = {
      "/dd",     "/div", "/section", "/article",  "/main",   "/li",    "/details",   "/form",
      "/footer", "/td",  "/nav",     "/fieldset", "/figure", "/aside", "/blockquote"};
  if (end == "/li") return is_one_of(list_item, next);
  if (end == "/td" || end == "/th") return is_one_of(cell, next);
  if (end == "/tr") return is_one_of(row, next);
  if (end == "/dd") return is_one_of(told, next);
  if (end == "/dt") return next == "dd" || next == "dt";
  if (end == "/option") return next == "option" || next == "/select";
  if (end == "/thead") return next == "tbody";
  if (end == "/tbody") return next == "/table";
  return end == "/p" && (next == "details" || is_block(next) || is_one_of(end_of, next));
}

// The tag that follows after nothing but space; empty if text does.
std::string_view tag_after(std::string_view rest) {
  const std::size_t at = rest.find_first_not_of(space);
  if (at == std::string_view::npos || rest[at] != '<') return {};
  return name_of_tag(rest.substr(at));
}

// Whether the space between two tags is nowhere shown: what follows is of the page's head or runs,
// or begins a block or a part of one, or it is the first or the last within a block.
bool is_needless_space(std::string_view last, std::string_view next) {
  constexpr std::array<std::string_view, 9> head = {"meta",  "link", "title", "script", "head",
                                                    "/head", "body", "/body", "/html"};
  constexpr std::array<std::string_view, 10> part = {"li", "dt",    "dd",    "tr",     "td",
                                                     "th", "thead", "tbody", "option", "html"};
  constexpr std::array<std::string_view, 14> block = {"div",    "section", "article", "main", "nav",
                                                      "header", "footer",  "ul",      "ol",   "dl",
                                                      "table",  "thead",   "tbody",   "tr"};
  return is_one_of(head, next) || is_one_of(block, last) || is_block(next) ||
         is_one_of(part, next) || (next.starts_with('/') && is_one_of(block, next.substr(1)));
}

bool may_stand_bare(std::string_view value) {
  return !value.empty() && value.back() != '/' &&
         value.find_first_of(" \n\t\r\f\"'`=<>") == std::string_view::npos;
}

// The address from a page's own folder: what leads up only to come down again is left out. `path`
// is the page's: "../tiles/IC-07.svg" on "tiles/IC-07.html" is "IC-07.svg".
std::string_view short_address(std::string_view address, std::string_view path) {
  std::size_t ups = 0;
  std::string_view rest = address;
  for (; rest.starts_with("../"); rest.remove_prefix(3)) ++ups;
  // The way up ends in the folder that holds all pages, or nothing is known of it.
  if (ups == 0 || static_cast<std::size_t>(std::ranges::count(path, '/')) != ups) return address;
  std::string_view down = rest;
  for (; ups > 0; --ups) {
    const std::size_t folder = path.find('/') + 1;
    if (down.size() <= folder || down.substr(0, folder) != path.substr(0, folder)) break;
    down.remove_prefix(folder);
    path.remove_prefix(folder);
  }
  // The ways up that are left stand before `rest` in the address, but not before `down`.
  return ups == 0 ? down : address;
}

void append_tag(std::string_view tag, std::string_view path, std::string& text) {
  // A bare value would take the slash of `/>` for its own.
  if (tag.ends_with("/>")) {
    text += tag;
    return;
  }
  while (true) {
    const std::size_t open = tag.find("=\"");
    const std::size_t close = open == tag.npos ? tag.npos : tag.find('"', open + 2);
    if (close == std::string_view::npos) break;
    const std::string_view name = tag.substr(0, open);
    std::string_view value = tag.substr(open + 2, close - open - 2);
    if (name.ends_with(" href") || name.ends_with(" src")) value = short_address(value, path);
    text.append(name) += '=';
    if (may_stand_bare(value))
      text += value;
    else
      text.append("\"").append(value) += '"';
    tag.remove_prefix(close + 1);
  }
  text += tag;
}

// Whether a tag may be left out wherever it stands on our pages: no text and no comment touches it,
// and it has no attributes.
bool is_needless_frame(std::string_view tag) {
  constexpr std::array<std::string_view, 5> frame = {"<head>", "</head>", "<body>", "</body>",
                                                     "</html>"};
  return is_one_of(frame, tag);
}

// Text between tags, of several lines without text the last.
void append_text(std::string_view words, std::string& text) {
  for (const char c : words)
    if (c != '\n' || text.empty() || text.back() != '\n') text += c;
}

// Where the tag that begins at `at` ends: a `>` in a value is none.
std::size_t tag_end(std::string_view page, std::size_t at) {
  bool quoted = false;
  for (; at < page.size(); ++at) {
    if (page[at] == '"') quoted = !quoted;
    if (page[at] == '>' && !quoted) return at + 1;
  }
  return page.size();
}

}  // namespace

std::string short_html(std::string_view page, std::string_view path) {
  std::string text;
  std::string_view last;  // the name of the tag before
  text.reserve(page.size());
  while (!page.empty()) {
    const std::size_t at = std::min(page.find('<'), page.size());
    const bool bare = page.find_first_not_of(space) >= at;
    if (!bare || !is_needless_space(last, tag_after(page))) append_text(page.substr(0, at), text);
    page.remove_prefix(at);
    if (page.empty()) break;
    const std::string_view tag = page.substr(0, tag_end(page, 0));
    page.remove_prefix(tag.size());
    const std::string_view name = name_of_tag(tag);
    if (!is_needless(name, tag_after(page)) && !is_needless_frame(tag)) append_tag(tag, path, text);
    last = name;
    if (!is_as_it_stands(name)) continue;
    const std::size_t end = std::min(page.find("</" + std::string(name)), page.size());
    text += page.substr(0, end);
    page.remove_prefix(end);
  }
  return text;
}

}  // namespace cartulary::docgen
