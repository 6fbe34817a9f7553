// Converts the Markdown of rules and rulings to HTML. Raw HTML is off, all text is escaped, and
// links to records become links relative to the page.
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
  std::vector<std::string> tiles;  // ids of the tiles linked to, in order, without repeats
};

// `root` is the relative path from the page to the top folder. A link that is not to a record
// becomes plain words.
MarkdownHtml markdown_html(std::string_view text, std::string_view root);

// The same for text within a line: a single paragraph comes without its <p> element.
std::string markdown_line(std::string_view text, std::string_view root);

// Gives the address for a link to a record ("rule/tower/ransom"), or empty text to show the words
// without a link.
using LinkMaker = std::function<std::string(std::string_view record)>;

// The same with custom addresses. `tiles` lists every tile, linked or not.
MarkdownHtml markdown_html(std::string_view text, const LinkMaker& link);
std::string markdown_line(std::string_view text, const LinkMaker& link);

}  // namespace cartulary::docgen
