#include "docgen/pages/short_html.h"

#include <algorithm>
#include <array>

#include "engine/text/char_set.h"

namespace cartulary::docgen {

namespace {

constexpr CharSet space(" \n\t\r");

// Properties of a tag, as bits.
enum : unsigned {
  AsItStands = 1U << 0U,  // the contents up to its end tag are kept unchanged
  Head = 1U << 1U,        // belongs to the page's head, or is a script
  // Ends a paragraph where it begins, and is displayed on lines of its own in all our styles.
  Block = 1U << 2U,
  Holder = 1U << 3U,  // a block, or part of one, in which leading and trailing spaces are not shown
  HolderEnd = 1U << 4U,  // the end tag of a Holder
  Part = 1U << 5U,       // a part of a block
  // The tags that may follow an omitted end tag.
  ListItem = 1U << 6U,
  Cell = 1U << 7U,
  Row = 1U << 8U,
  Told = 1U << 9U,
  Term = 1U << 10U,
  Option = 1U << 11U,
  Body = 1U << 12U,
  TableEnd = 1U << 13U,
  Details = 1U << 14U,
  ParagraphEnd = 1U << 15U
};

struct Tag {
  std::string_view name;
  unsigned kinds = 0;
  unsigned goes_before = 0;  // for an end tag: the kinds of next tag before which it may be omitted
};

struct Names {
  unsigned kind;
  std::string_view names;  // joined by spaces
};

constexpr std::array kinds_of_names = {
    Names{AsItStands, "pre textarea script style"},
    Names{Head, "meta link title script head /head body /body /html"},
    Names{Block,
          "p ul ol dl div section article table nav h1 h2 hr form header footer main fieldset"},
    Names{Holder, "div section article main nav header footer ul ol dl table thead tbody tr"},
    Names{HolderEnd,
          "/div /section /article /main /nav /header /footer /ul /ol /dl /table /thead /tbody /tr"},
    Names{Part, "li dt dd tr td th thead tbody option html"},
    Names{ListItem, "li /ul /ol"},
    Names{Cell, "td th /tr"},
    Names{Row, "tr /tbody /thead"},
    Names{Told, "dt dd /dl /div"},
    Names{Term, "dt dd"},
    Names{Option, "option /select"},
    Names{Body, "tbody"},
    Names{TableEnd, "/table"},
    Names{Details, "details"},
    Names{ParagraphEnd,
          "/dd /div /section /article /main /li /details /form /footer /td /nav /fieldset /figure "
          "/aside /blockquote"}};

// For each end tag, the next tags before which it may be omitted (HTML, "Optional tags").
constexpr std::array kinds_after = {
    Names{ListItem, "/li"}, Names{Cell, "/td /th"},    Names{Row, "/tr"},
    Names{Told, "/dd"},     Names{Term, "/dt"},        Names{Option, "/option"},
    Names{Body, "/thead"},  Names{TableEnd, "/tbody"}, Names{Details | Block | ParagraphEnd, "/p"}};

template <class Use>
constexpr void each_name(std::string_view names, Use use) {
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(' '), names.size());
    use(names.substr(0, end));
    names.remove_prefix(std::min(end + 1, names.size()));
  }
}

// A constexpr hash table of all known tags, since every tag of a page is looked up.
class TagTable {
 public:
  constexpr TagTable() {
    for (const Names& names : kinds_of_names)
      each_name(names.names, [&](std::string_view name) { place(name).kinds |= names.kind; });
    for (const Names& names : kinds_after)
      each_name(names.names, [&](std::string_view name) { place(name).goes_before |= names.kind; });
  }

  // A Tag without kinds if the name is unknown.
  constexpr const Tag& of(std::string_view name) const { return tags_[slot(name)]; }

 private:
  // The slot of the name, or the free slot where it would go.
  constexpr std::size_t slot(std::string_view name) const {
    std::size_t sum = name.size();
    for (const char c : name) sum = sum * 31 + static_cast<unsigned char>(c);
    std::size_t at = sum % tags_.size();
    while (!tags_[at].name.empty() && tags_[at].name != name) at = (at + 1) % tags_.size();
    return at;
  }
  constexpr Tag& place(std::string_view name) {
    Tag& tag = tags_[slot(name)];
    tag.name = name;
    return tag;
  }

  std::array<Tag, 512> tags_ = {};
};

constexpr TagTable tag_table;

// A run of text and the tag after it.
struct Piece {
  std::string_view text;
  bool bare = true;      // nothing but space
  std::string_view tag;  // empty at the end of the page
  std::string_view name;
  const Tag* known = nullptr;
};

// Whether white space between two tags is never shown: the next tag belongs to the head or is a
// script, it begins a block or part of one, or the space is the first or last in a block.
bool is_needless_space(const Tag& last, const Tag& next) {
  return (next.kinds & (Head | Block | Part | HolderEnd)) != 0 || (last.kinds & Holder) != 0;
}

bool may_stand_bare(std::string_view value) {
  constexpr CharSet needs_quotes(" \n\t\r\f\"'`=<>");
  return !value.empty() && value.back() != '/' && needs_quotes.find_in(value) == value.size();
}

// The address relative to the page's own folder, without going up only to come down again. `path`
// is that of the page: on "tiles/IC-07.html", "../tiles/IC-07.svg" becomes "IC-07.svg".
std::string_view short_address(std::string_view address, std::string_view path) {
  std::size_t ups = 0;
  std::string_view rest = address;
  for (; rest.starts_with("../"); rest.remove_prefix(3)) ++ups;
  // Only addresses that go up exactly to the top folder can be shortened.
  if (ups == 0 || static_cast<std::size_t>(std::ranges::count(path, '/')) != ups) return address;
  std::string_view down = rest;
  for (; ups > 0; --ups) {
    const std::size_t folder = path.find('/') + 1;
    if (down.size() <= folder || down.substr(0, folder) != path.substr(0, folder)) break;
    down.remove_prefix(folder);
    path.remove_prefix(folder);
  }
  // If some "../" remain they come before `rest` in the address, not before `down`.
  return ups == 0 ? down : address;
}

void append_tag(std::string_view tag, std::string_view path, std::string& text) {
  // An unquoted value would include the slash of `/>`.
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
    const bool is_bare = may_stand_bare(value);
    text += tag.substr(0, open + (is_bare ? 1 : 2));
    text += value;
    if (!is_bare) text += '"';
    tag.remove_prefix(close + 1);
  }
  text += tag;
}

// Whether the tag may be omitted anywhere on our pages: it has no attributes, and no text or
// comment is next to it.
bool is_needless_frame(std::string_view tag) {
  constexpr std::array<std::string_view, 5> frame = {"<head>", "</head>", "<body>", "</body>",
                                                     "</html>"};
  return std::ranges::find(frame, tag) != frame.end();
}

// Appends text between tags, with each run of line ends reduced to one.
void append_text(std::string_view words, std::string& text) {
  while (!words.empty()) {
    const std::size_t line = std::min(words.find('\n'), words.size());
    text += words.substr(0, line);
    words.remove_prefix(line);
    if (words.empty()) return;
    if (text.empty() || text.back() != '\n') text += '\n';
    words.remove_prefix(1);
  }
}

// The end of the tag at the front of the page; a `>` inside a value does not end it.
std::size_t tag_end(std::string_view page) {
  constexpr CharSet ends(">\"");
  for (std::size_t at = 0; at < page.size(); ++at) {
    at += ends.find_in(page.substr(at));
    if (at == page.size()) break;
    if (page[at] == '>') return at + 1;
    at = page.find('"', at + 1);
    if (at == std::string_view::npos) break;
  }
  return page.size();
}

std::size_t name_end(std::string_view tag) {
  constexpr CharSet ends(" \n>");
  return 1 + ends.find_in(tag.substr(1));
}

Piece take_piece(std::string_view& page) {
  Piece piece;
  piece.text = page.substr(0, page.find('<'));
  piece.bare = space.find_other(piece.text) == piece.text.size();
  page.remove_prefix(piece.text.size());
  piece.tag = page.substr(0, tag_end(page));
  page.remove_prefix(piece.tag.size());
  if (!piece.tag.empty()) piece.name = piece.tag.substr(1, name_end(piece.tag) - 1);
  piece.known = &tag_table.of(piece.name);
  return piece;
}

}  // namespace

std::string short_html(std::string_view page, std::string_view path) {
  std::string text;
  text.reserve(page.size());
  const Tag* last = &tag_table.of({});
  Piece piece = take_piece(page);
  while (true) {
    if (!piece.bare || !is_needless_space(*last, *piece.known)) append_text(piece.text, text);
    if (piece.tag.empty()) break;
    std::string_view kept;
    if ((piece.known->kinds & AsItStands) != 0) {
      kept = page.substr(0, page.find("</" + std::string(piece.name)));
      page.remove_prefix(kept.size());
    }
    Piece next = take_piece(page);
    const bool goes =
        kept.empty() && next.bare && (piece.known->goes_before & next.known->kinds) != 0;
    if (!goes && !is_needless_frame(piece.tag)) append_tag(piece.tag, path, text);
    text += kept;
    last = piece.known;
    piece = next;
  }
  return text;
}

}  // namespace cartulary::docgen
