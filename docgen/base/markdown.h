// Markdown of rules and rulings as HTML: raw HTML is off, all text is escaped, and the links to
// records become links relative to the page.
//
//   MarkdownHtml html = markdown_html("Lay [the tile](tile/IC-07).", "../");
//   html.html;    // "<p>Lay <a href=\"../tiles/IC-07.html\">the tile</a>.</p>\n"
//   html.tiles;   // {"IC-07"}
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary::docgen {

struct MarkdownHtml {
  std::string html;
  std::vector<std::string> tiles;  // ids that links name, each once, in their order
};

// `root` is the way from the page to the top folder. A link that names no kind of record gives
// its words alone.
MarkdownHtml markdown_html(std::string_view text, std::string_view root);

// The same of a text that stands within a line: of a single paragraph without its element.
std::string markdown_line(std::string_view text, std::string_view root);

// The address that a link to a record leads to ("rule/tower/ransom"), or empty text where only
// its words are to stand.
using LinkMaker = std::function<std::string(std::string_view record)>;

// The same with addresses of one's own. Tiles are told in `tiles` whether linked or not.
MarkdownHtml markdown_html(std::string_view text, const LinkMaker& link);
std::string markdown_line(std::string_view text, const LinkMaker& link);

}  // namespace cartulary::docgen
