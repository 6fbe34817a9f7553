// Edition: a printing of the game with its own art and numbers of copies, such as C1 (2000).
//
// Every list of editions is derived from `edition_names`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/constant_text.h"

namespace cartulary {

enum class Edition : std::uint8_t { C1, C2, C3, C3_1, WE };

struct EditionNames {
  Edition edition;
  std::string_view name;        // "C3.1"
  std::string_view label;       // the name where players read it beside a number: "Winter"
  std::string_view key;         // "C3-1", for ids, CSS and file names, which join keys by dots
  std::string_view year;        // as people say it: "2025"
  std::string_view expansions;  // the year of the first booklets of its expansions
};
inline constexpr std::array<EditionNames, 5> edition_names = {{
    {Edition::C1, "C1", "C1", "C1", "2000", "2002"},
    {Edition::C2, "C2", "C2", "C2", "2014", "2016"},
    {Edition::C3, "C3", "C3", "C3", "2021", "2021"},
    {Edition::C3_1, "C3.1", "C3.1", "C3-1", "2025", "2025"},
    {Edition::WE, "WE", "Winter", "WE", "winter", "winter"},
}};

inline constexpr auto all_editions = [] {
  std::array<Edition, edition_names.size()> editions{};
  for (std::size_t i = 0; i < editions.size(); ++i) editions[i] = edition_names[i].edition;
  return editions;
}();

// The printings whose rules players can choose, by year: all but the winter edition.
inline constexpr std::array<Edition, 4> rule_editions = {Edition::C1, Edition::C2, Edition::C3,
                                                         Edition::C3_1};

constexpr const EditionNames& names_of(Edition edition) {
  return edition_names[static_cast<std::size_t>(edition)];
}

// "C1", "C2", "C3", "C3.1" or "WE".
constexpr std::string_view to_text(Edition edition) {
  return names_of(edition).name;
}

// Reads a name, key or year, ignoring case.
std::optional<Edition> parse_edition(std::string_view text);

bool is_among(std::span<const Edition> editions, Edition edition);
// "C1, C2".
std::string edition_list(std::span<const Edition> editions);

// The edition to look in for copies and rules if a set has none of `asked`: the next earlier one.
// For WE that is C2, with which it appeared. There is none before C1.
constexpr std::optional<Edition> edition_before(Edition asked) {
  if (asked == Edition::C1) return std::nullopt;
  if (asked == Edition::WE) return Edition::C2;
  return static_cast<Edition>(static_cast<std::uint8_t>(asked) - 1);
}

namespace edition_texts {

using Text = ConstantText<192>;

constexpr Text listed(std::string_view between, std::string_view before_last, bool years) {
  Text text;
  for (const EditionNames& names : edition_names) {
    if (text.size > 0) text.add(&names == &edition_names.back() ? before_last : between);
    text.add(names.name);
    if (!years) continue;
    text.add(" (");
    text.add(names.year);
    text.add(")");
  }
  return text;
}

inline constexpr Text choices_text = listed(" ", " ", false);
inline constexpr Text any_text = listed(", ", " or ", false);
inline constexpr Text years_text = listed(", ", ", ", true);
inline constexpr std::string_view choices = choices_text.view();  // "C1 C2 ..."
inline constexpr std::string_view any = any_text.view();          // "C1, C2 ... or WE"
inline constexpr std::string_view years = years_text.view();      // "C1 (2000), C2 (2014) ..."

}  // namespace edition_texts

}  // namespace cartulary
