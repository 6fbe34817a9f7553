// PagePath: the path pattern of one kind of page or file: either a single path, or one path for
// each name. Code that builds paths and code that parses them share the patterns in page_paths, so
// each is written only once.
//
//   page_paths::set.of("tower");                    // "sets/tower.html"
//   page_paths::set.name_in("sets/tower.html");     // "tower"
//   page_paths::ledger.name_in("ledger.html");      // "": the path matches, without a name
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cartulary::docgen {

class PagePath {
 public:
  // `*` marks the place of the name. REQUIRES: at most one `*`; the text outlives the value.
  constexpr explicit PagePath(std::string_view pattern) : pattern_(pattern) {}

  constexpr bool has_name() const { return pattern_.find('*') != std::string_view::npos; }

  std::string of(std::string_view name = {}) const {
    if (!has_name()) return std::string(pattern_);
    return std::string(before()).append(name).append(after());
  }

  // The name in a path that matches, never empty; empty text if this kind has no names; nothing if
  // the path does not match.
  constexpr std::optional<std::string_view> name_in(std::string_view path) const {
    if (!has_name())
      return path == pattern_ ? std::optional<std::string_view>(std::string_view()) : std::nullopt;
    if (path.size() < pattern_.size() || !path.starts_with(before()) || !path.ends_with(after()))
      return std::nullopt;
    return path.substr(before().size(), path.size() - (pattern_.size() - 1));
  }

 private:
  constexpr std::string_view before() const { return pattern_.substr(0, pattern_.find('*')); }
  constexpr std::string_view after() const { return pattern_.substr(pattern_.find('*') + 1); }

  std::string_view pattern_;
};

namespace page_paths {

inline constexpr PagePath home{"index.html"};
inline constexpr PagePath board{"board.html"};
inline constexpr PagePath dead{"dead.html"};
inline constexpr PagePath asked{"asked.html"};
inline constexpr PagePath ledger{"ledger.html"};
inline constexpr PagePath sources{"sources.html"};
inline constexpr PagePath search{"search.html"};
inline constexpr PagePath about{"about.html"};
inline constexpr PagePath all_pages{"pages.html"};
inline constexpr PagePath changes{"changes.html"};
inline constexpr PagePath changes_feed{"changes.atom"};
inline constexpr PagePath score{"play/score.html"};
inline constexpr PagePath scoring{"play/scoring.html"};
inline constexpr PagePath print_start{"print.html"};
inline constexpr PagePath print{"print/*.html"};
// Made by the server on request; never a file of the static site.
inline constexpr PagePath print_pdf{"print/*.pdf"};
inline constexpr PagePath print_style{"print/*.css"};

inline constexpr PagePath fit_start{"fit/index.html"};
inline constexpr PagePath fit{"fit/*.html"};
inline constexpr PagePath sets{"sets/index.html"};
inline constexpr PagePath set{"sets/*.html"};
inline constexpr PagePath tiles{"tiles/index.html"};
inline constexpr PagePath tile{"tiles/*.html"};
inline constexpr PagePath tile_picture{"tiles/*.svg"};
// Served by the server only.
inline constexpr PagePath tile_png{"tiles/*.png"};
// Width of that PNG in pixels, given by the parameter `size`.
inline constexpr int least_png_size = 48;
inline constexpr int most_png_size = 1024;
inline constexpr int usual_png_size = 300;
inline constexpr PagePath edges{"edges/index.html"};
inline constexpr PagePath edge{"edges/*.html"};
inline constexpr PagePath counts_index{"counts/index.html"};
inline constexpr PagePath counts{"counts/*.html"};
inline constexpr PagePath counts_csv{"counts/*.csv"};
inline constexpr PagePath counts_json{"counts/*.json"};
inline constexpr PagePath box_count{"missing.html"};
inline constexpr PagePath my_boxes{"boxes.html"};
inline constexpr PagePath features{"features/index.html"};
inline constexpr PagePath feature{"features/*.html"};

inline constexpr PagePath turn{"play/turn.html"};
inline constexpr PagePath figures{"play/figures.html"};
inline constexpr PagePath figures_csv{"play/figures.csv"};
inline constexpr PagePath words{"words.html"};
inline constexpr PagePath words_in{"words/*.html"};
inline constexpr PagePath words_csv{"words.csv"};
inline constexpr PagePath guides_index{"guides/index.html"};
inline constexpr PagePath guide{"guides/*.html"};
inline constexpr PagePath guide_csv{"guides/*.csv"};
inline constexpr PagePath guide_json{"guides/*.json"};
inline constexpr PagePath games{"games/index.html"};
inline constexpr PagePath game{"games/*/index.html"};
inline constexpr PagePath game_turn{"games/*/turn.html"};
inline constexpr PagePath timeline_picture{"guides/timeline.svg"};

inline constexpr PagePath rules_index{"rules/index.html"};
inline constexpr PagePath differences{"rules/differences.html"};
inline constexpr PagePath editions_index{"editions/index.html"};
inline constexpr PagePath editions{"editions/*.html"};
inline constexpr PagePath which_edition{"which-edition.html"};
inline constexpr PagePath rules{"rules/*.html"};
inline constexpr PagePath ruling{"rulings/*.html"};
inline constexpr PagePath statuses{"status/index.html"};
inline constexpr PagePath status{"status/*.html"};
inline constexpr PagePath elements{"elements/index.html"};
inline constexpr PagePath element{"elements/*.html"};
inline constexpr PagePath meetings{"with/index.html"};
inline constexpr PagePath meeting{"with/*.html"};
inline constexpr PagePath positions{"positions/index.html"};
inline constexpr PagePath position{"positions/*.html"};
inline constexpr PagePath position_picture{"positions/*.svg"};

}  // namespace page_paths

}  // namespace cartulary::docgen
