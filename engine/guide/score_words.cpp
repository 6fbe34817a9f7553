#include "engine/guide/score_words.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/text/text.h"

namespace cartulary {
namespace {

struct Said {
  std::string_view word, name;
};

constexpr std::array<Said, 14> features = {{{"burg", "castle"},
                                            {"farm", "field"},
                                            {"feld", "field"},
                                            {"garten", "garden"},
                                            {"hof", "field"},
                                            {"kirche", "church"},
                                            {"kloster", "cloister"},
                                            {"meadow", "field"},
                                            {"schrein", "shrine"},
                                            {"stadt", "city"},
                                            {"strasse", "road"},
                                            {"stra\u00dfe", "road"},
                                            {"town", "city"},
                                            {"wiese", "field"}}};

constexpr std::array<Said, 13> facts = {{{"besieged", "siege"},
                                         {"closed", "complete"},
                                         {"coats-of-arms", "pennants"},
                                         {"completed", "complete"},
                                         {"finished", "complete"},
                                         {"incomplete", "complete=no"},
                                         {"inns", "inn"},
                                         {"pennant", "pennants"},
                                         {"shield", "pennants"},
                                         {"shields", "pennants"},
                                         {"tile", "tiles"},
                                         {"under-siege", "siege"},
                                         {"unfinished", "complete=no"}}};

constexpr std::array<Said, 12> figures = {{{"big", "large-follower"},
                                           {"big-follower", "large-follower"},
                                           {"big-meeple", "large-follower"},
                                           {"farmer", "follower"},
                                           {"heretic", "follower"},
                                           {"knight", "follower"},
                                           {"large", "large-follower"},
                                           {"large-meeple", "large-follower"},
                                           {"meeple", "follower"},
                                           {"monk", "follower"},
                                           {"small", "follower"},
                                           {"thief", "follower"}}};

std::string name_of(std::span<const Said> known, std::string word) {
  const auto found = std::ranges::find(known, word, &Said::word);
  return found == known.end() ? std::move(word) : std::string(found->name);
}

}  // namespace

std::string feature_said(std::string_view text) {
  return name_of(features, to_lower(trimmed(text)));
}

std::string fact_said(std::string_view text) {
  const std::size_t end = std::min(text.find('='), text.size());
  const std::string word = to_lower(trimmed(text.substr(0, end)));
  const std::string name = name_of(facts, word);
  return name == word ? std::string(text) : name + std::string(text.substr(end));
}

std::string figure_said(std::string_view text) {
  return name_of(figures, to_lower(trimmed(text)));
}

}  // namespace cartulary
