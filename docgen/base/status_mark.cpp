#include "docgen/base/status_mark.h"

#include <array>

#include "docgen/base/links.h"

namespace cartulary::docgen {

namespace {

// Messages, but for the icon.
struct Mark {
  std::string_view word;
  std::string_view on;  // what a ruling of the status is called: "Official on Tower: ..."
  std::string_view meaning;
  std::string_view icon;
};

// The icons: a filled seal, two heads, arrows both ways, a question mark, a house, an empty ring.
constexpr std::array<Mark, ruling_status_names.size()> marks = {{
    {"word.official", "status.official-on", "status.official-means",
     R"svg(<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 .5l2 1.7 2.6-.2.7 2.5 2.2 1.4-1 2.4.7 2.5-2.3 1.3-.8 2.5-2.6-.3L8 15.5l-2.1-1.6-2.6.2-.7-2.5-2.2-1.4 1-2.4-1-2.4 2.4-1.3.7-2.5 2.6.3z" fill="currentColor"/><path d="M4.8 8.2l2.2 2.2 4.2-4.5" fill="none" stroke="var(--leaf)" stroke-width="1.8"/></svg>)svg"},
    {"word.community", "status.community-on", "status.community-means",
     R"svg(<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><circle cx="5" cy="4.8" r="2.6" fill="currentColor"/><circle cx="11.3" cy="5.4" r="2.1" fill="currentColor"/><path d="M.6 14c0-3.4 1.9-5.4 4.4-5.4S9.4 10.6 9.4 14zM10.4 14c0-2-.4-3.6-1.2-4.800a3.6 3.6 0 0 1 2.1-.7c2.4 0 4.1 1.9 4.1 5.500z" fill="currentColor"/></svg>)svg"},
    {"word.difference", "status.difference-on", "status.difference-means",
     R"svg(<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="M1 5.500h11M9 2l3.6 3.500L9 9M15 10.500H4M7 7l-3.6 3.500L7 14" fill="none" stroke="currentColor" stroke-width="2"/></svg>)svg"},
    {"status.open", "status.open-on", "status.open-means",
     R"svg(<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><rect x="1" y="1" width="14" height="14" rx="3" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3 1.7"/><path d="M5.6 6.200a2.4 2.4 0 1 1 3.7 2c-.9.6-1.3 1-1.3 1.900M8 11.600v1.6" fill="none" stroke="currentColor" stroke-width="1.8"/></svg>)svg"},
    {"rule.house-rule", "status.house-on", "status.house-means",
     R"svg(<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1L.8 7.600h2V15h10.400V7.600h2z" fill="currentColor"/><path d="M6.4 15v-4.500h3.200V15z" fill="var(--leaf)"/></svg>)svg"},
    {"word.unmarked", "status.unmarked-on", "status.unmarked-means",
     R"svg(<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" stroke-width="1.8"/></svg>)svg"},
}};

const Mark& mark_of(RulingStatus status) {
  return marks[static_cast<std::size_t>(status)];
}

}  // namespace

std::string_view status_icon(RulingStatus status) {
  return mark_of(status).icon;
}

Said status_word(RulingStatus status) {
  return said(mark_of(status).word);
}

Said status_on(RulingStatus status, std::string_view set, std::string_view title) {
  constexpr std::string_view already = "House rule: ";
  if (status == RulingStatus::House && title.starts_with(already))
    return said("status.house-named-on", {{"set", set}, {"title", title.substr(already.size())}});
  return said(mark_of(status).on, {{"set", set}, {"title", title}});
}

Said status_meaning(RulingStatus status) {
  return said(mark_of(status).meaning);
}

void set_status(View& view, RulingStatus status) {
  view.set("r_status", to_text(status))
      .set("r_icon", status_icon(status))
      .set("r_word", status_word(status))
      .set("r_status_href", status_path(status));
}

}  // namespace cartulary::docgen
