#include "cli/answers/answer_text.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary::cli {
namespace {

constexpr std::size_t most_sets_named = 6;

std::size_t sets_without_boxes(const Catalog& catalog) {
  return static_cast<std::size_t>(
      std::count_if(catalog.sets().begin(), catalog.sets().end(),
                    [](const TileSet& set) { return set.kind != SetKind::Box; }));
}

std::string sets_text(const Catalog& catalog, const Selection& selection) {
  const auto single = [](const auto& entry) { return entry.second == 1; };
  if (selection.sets.size() > most_sets_named) {
    if (selection.sets.size() == sets_without_boxes(catalog) &&
        std::all_of(selection.sets.begin(), selection.sets.end(), single))
      return "every set";
    return fmt::format("{} sets", selection.sets.size());
  }
  std::string text;
  for (const TileSet& set : catalog.sets()) {
    const auto found = selection.sets.find(set.id);
    if (found == selection.sets.end()) continue;
    add_item(text, set.id);
    text += times_text(found->second);
    const auto own = selection.editions.find(set.id);
    if (own != selection.editions.end()) text += fmt::format("@{}", to_text(own->second));
  }
  return text;
}

int sum_of(const std::map<std::string, int>& counts) {
  int sum = 0;
  for (const auto& [name, count] : counts) sum += count;
  return sum;
}

}  // namespace

std::string first_shown(std::size_t shown, std::size_t total) {
  std::string text = "the first";
  if (shown != 1) text += fmt::format(" {}", shown);
  if (total > 0) text += fmt::format(" of {}", total);
  return text + (shown == 1 ? " is shown" : " are shown");
}

std::string records_text(const tiledb::RecordCounts& counts) {
  return fmt::format("{}, {}, {}, {}, {}, {}, {}, {}", counted(counts.sets, "set"),
                     counted(counts.tiles, "tile"), counted(counts.rules, "rule"),
                     counted(counts.rulings, "ruling"), counted(counts.variants, "variant"),
                     counted(counts.elements, "element"), counted(counts.positions, "position"),
                     counted(counts.ledger, "ledger entry", "ledger entries"));
}

std::string times_text(int copies) {
  return copies == 1 ? "" : fmt::format("*{}", copies);
}

std::string percent_text(double chance) {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  if (chance < 0.0001) return "under 0.01 %";
  if (chance > 0.9999) return "over 99.99 %";
  return fmt::format("{:.2f} %", chance * 100);
}

std::string turns_text(RotationSet rotations) {
  std::vector<std::string> names;
  for (Rotation r : all_rotations)
    if (rotations.contains(r)) names.push_back(std::to_string(degrees(r)) + "°");
  if (names.size() == all_rotations.size()) return "any";
  return joined(names, ", ", " or ");
}

std::string turn_phrase(RotationSet rotations) {
  const std::string turns = turns_text(rotations);
  if (turns == "any") return "in any turn";
  if (turns == "0°") return "unturned";
  if (turns.starts_with("0° or "))
    return "unturned or turned " + turns.substr(turns.find("or ") + 3);
  return "turned " + turns;
}

std::string listed(const std::vector<std::string>& names, std::size_t most) {
  if (names.size() <= most) return joined(names, ", ", " and ");
  return fmt::format("{} and {} more", joined(std::span(names).first(most)), names.size() - most);
}

std::string part_heading(std::string_view text, const Call& call) {
  return '\n' + call.style().paint(Ink::Heading, text) + '\n';
}

std::string selection_text(const Catalog& catalog, const Selection& selection,
                           const std::map<std::string, Edition>& fallback, ToldOf told) {
  std::string text = selection.game ? selection.game->title + ": " : std::string();
  text += sets_text(catalog, selection);
  if (!selection.rule_set.empty())
    text += "; rules of " + std::string(rule_set_title(selection.rule_set));
  if (selection.every_edition) return text + "; every edition";
  const bool of_all = told == ToldOf::Rules && selection.every_printing;
  text += of_all ? "; every edition" : "; edition " + std::string(to_text(selection.edition));
  if (const int added = sum_of(selection.tiles); added > 0)
    text += "; " + counted(added, "single tile") + " added";
  if (const int used = sum_of(selection.used); used > 0)
    text += "; " + counted(used, "used tile", "used tiles") + " away";
  if (const int dropped = sum_of(selection.dropped) + sum_of(selection.without); dropped > 0)
    text += "; " + counted(dropped, "tile", "tiles") + " left in the box";
  std::map<Edition, std::vector<std::string>> by_edition;
  // A set without tiles has nothing to count in any edition.
  for (const auto& [set, edition] : fallback)
    if (!catalog.tiles_of(set).empty()) by_edition[edition].push_back(set);
  for (const auto& [edition, sets] : by_edition) {
    text += "; " + listed(sets, 3) + (sets.size() == 1 ? " counts in " : " count in ");
    text += to_text(edition);
  }
  for (const auto& [rule, value] : selection.rules)
    text.append("; rule ").append(rule).append(" = ").append(value);
  if (!selection.in_part.empty()) text += "; " + uncounted_text(catalog, selection.in_part);
  return text;
}

std::string uncounted_text(const Catalog& catalog,
                           const std::map<std::string, std::string>& in_part) {
  std::string parts;
  for (const auto& [set, id] : in_part) {
    std::string part = set;
    part.append(", in part in ").append(id);
    if (const TileSet* box = catalog.find_set(id))
      for (const ContainedSet& contained : box->contains)
        if (contained.set == set && !contained.note.empty())
          part.append(" (").append(contained.note).append(")");
    add_item(parts, part, "; ");
  }
  return parts.empty() ? "" : "not counted: " + parts;
}

std::string editions_text(const std::map<Edition, int>& copies, char between) {
  std::string text;
  for (const auto& [edition, number] : copies)
    add_item(text, fmt::format("{}{}{}", names_of(edition).label, between, number));
  return text;
}

std::string elsewhere_text(const Elsewhere& elsewhere) {
  constexpr std::size_t most_named = 4;
  std::string text;
  for (const auto& [edition, copies] : elsewhere.editions)
    add_item(text,
             fmt::format("{} in {}: add --edition {}.", copies, to_text(edition), to_text(edition)),
             " ");
  if (elsewhere.sets.empty()) return text;
  std::vector<std::string> sets;
  for (const auto& [set, copies] : elsewhere.sets)
    sets.push_back(fmt::format("{} in {}", copies, set));
  add_item(text,
           listed(sets, most_named) +
               (sets.size() == 1 ? ": add it to --sets." : ": add one of them to --sets."),
           " ");
  return text;
}

std::string any_text(const std::vector<AnyPiece>& any) {
  std::string pieces;
  for (const AnyPiece& piece : any) add_item(pieces, piece.tile->id + times_text(piece.copies));
  return "an abbey, if one is left (" + pieces + ")";
}

std::string hint_text(const TableHint& hint) {
  std::vector<std::string> tiles, words;
  if (hint.start > 0) {
    tiles.push_back(hint.start == 1 ? "the start tile" : counted(hint.start, "start tile"));
    words.emplace_back("start");
  }
  if (hint.river > 0) {
    tiles.push_back(counted(hint.river, "river tile"));
    words.emplace_back("river");
  }
  std::string text;
  if (!tiles.empty())
    text = fmt::format("The bag counts {}; --used {} takes {} out.", joined(tiles, " and "),
                       joined(words, ","), hint.start + hint.river == 1 ? "it" : "them");
  if (hint.hills > 0)
    add_item(
        text,
        fmt::format("Under {} in the bag goes one more tile that nobody sees; --hidden {} leaves "
                    "{} out of the draws.",
                    hint.hills == 1 ? "the hill" : fmt::format("each of {} hills", hint.hills),
                    hint.hills, hint.hills == 1 ? "it" : "them"),
        " ");
  return text;
}

std::string outside_text(const std::vector<OutsidePiece>& outside, std::size_t width,
                         const Style& style) {
  std::vector<std::string> reasons;
  for (const OutsidePiece& piece : outside)
    if (std::string reason = piece.reason; std::ranges::find(reasons, reason) == reasons.end())
      reasons.push_back(std::move(reason));
  if (reasons.empty()) return "";
  std::string text = '\n' + style.paint(Ink::Heading, "Never in the bag") + '\n';
  for (const std::string& reason : reasons) {
    std::vector<std::string> pieces;
    for (const OutsidePiece& piece : outside)
      if (piece.reason == reason) pieces.push_back(piece.tile->id + times_text(piece.copies));
    text += wrap_after("  ", reason + ": " + listed(pieces, 12), width);
  }
  return text;
}

std::string place_text(const SourcePlace& source) {
  return source.document + (source.place.empty() ? "" : ", " + source.place);
}

}  // namespace cartulary::cli
