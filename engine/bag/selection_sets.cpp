#include "engine/bag/selection_sets.h"

#include <algorithm>
#include <vector>

#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::string_view sets_option = "sets";

Error part_error(std::string_view text, std::string_view part, Said what, Said fix) {
  const auto offset = static_cast<std::size_t>(part.data() - text.data());
  return Error{.where = std::string(sets_option),
               .what = std::move(what),
               .excerpt = caret_excerpt(text, utf8_column(text, offset)),
               .fix = std::move(fix)};
}

// The edition that a box gives to its sets.
std::optional<Edition> edition_of_box(const TileSet& box, std::optional<Edition> asked) {
  if (asked || box.editions.size() != 1) return asked;
  return box.editions.front();
}

Error too_many(const std::string& id) {
  return Error{.where = std::string(sets_option),
               .what = said("fault.too-many-copies", {{"set", printable(id)}}),
               .fix = said("fault.fewer-copies")};
}

// The name in a part, without copies and edition.
std::string_view name_in(std::string_view part) {
  return trimmed(part.substr(0, part.find_first_of("*:@")));
}

// Whether the name is the id or code of a set. Such a part is never joined with others into a
// longer name: "AM" is Abbey and Mayor, although "am" is a German word that comparisons of names
// ignore.
bool is_id_or_code(const Catalog& catalog, std::string_view name) {
  const TileSet* set = catalog.find_set(name);
  return set != nullptr && (same_letters(set->code, name) || same_letters(set->id, name));
}

// Splits the text at commas, except inside a name that has some: "Count, King & Robber".
std::vector<std::string_view> named_parts(const Catalog& catalog, std::string_view text) {
  constexpr std::size_t most_commas = 2;
  const std::vector<std::string_view> pieces = split(text, ',');
  std::vector<std::string_view> parts;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    parts.push_back(pieces[i]);
    // "TO" and "AM" are codes, but also words that names are compared without: "TO,BCB" would be
    // BCB.
    if (is_id_or_code(catalog, name_in(pieces[i]))) continue;
    for (std::size_t more = std::min(most_commas, pieces.size() - 1 - i); more > 0; --more) {
      const std::string_view last = pieces[i + more];
      const auto begin = static_cast<std::size_t>(pieces[i].data() - text.data());
      const auto end = static_cast<std::size_t>(last.data() - text.data()) + last.size();
      const std::string_view whole = text.substr(begin, end - begin);
      const std::string_view name = name_in(whole);
      if (name.find(',') == std::string_view::npos) continue;
      // The id or code is checked first, because a text that is not a name takes longest to look
      // up.
      if (is_id_or_code(catalog, name_in(last)) || catalog.find_set(name) == nullptr) continue;
      parts.back() = whole;
      i += more;
      break;
    }
  }
  return parts;
}

// Boxes are sold under the name of the game: "Carcassonne: The Tower" is the Tower, unless a set
// has the whole name.
std::string_view without_game(const Catalog& catalog, std::string_view part) {
  constexpr std::string_view game = "carcassonne";
  if (part.size() <= game.size() || to_lower(part.substr(0, game.size())) != game) return part;
  const std::size_t begin = part.find_first_not_of(" :-", game.size());
  if (begin == game.size() || begin == std::string_view::npos) return part;
  const auto is_set = [&](std::string_view words, std::string_view signs) {
    return catalog.find_set(trimmed(words.substr(0, words.find_first_of(signs)))) != nullptr;
  };
  if (is_set(part, "*@") || !is_set(part.substr(begin), "*:@")) return part;
  return part.substr(begin);
}

}  // namespace

std::vector<std::string> named_editions() {
  std::vector<std::string> names;
  for (const EditionNames& each : edition_names) names.emplace_back(each.name);
  return names;
}

Result<SetCollector::Part> SetCollector::read_part(std::string_view text,
                                                   std::string_view part) const {
  part = without_game(catalog_, part);
  Part read;
  std::size_t sign = part.find_first_of("*:@");
  const std::string_view name = trimmed(part.substr(0, sign));
  if (name.empty())
    return part_error(text, part, said("fault.no-set-named"), said("fault.set-form"));
  read.name = name;
  while (sign != std::string_view::npos) {
    const std::size_t next = part.find_first_of("*:@", sign + 1);
    const std::string_view field = part.substr(sign + 1, next - sign - 1);
    const std::string value(trimmed(field));
    if (part[sign] == '@') {
      read.edition = parse_edition(value);
      if (!read.edition)
        return part_error(text, field, said("fault.no-edition", {{"name", printable(value)}}),
                          write_one_of(named_editions()));
    } else {
      const auto quantity = parse_whole(value, 0, most_copies);
      if (!quantity)
        return part_error(text, field, said("fault.no-copies", {{"text", printable(value)}}),
                          said("fault.copies-beyond", {{"least", 0}, {"most", most_copies}}));
      read.quantity = *quantity;
    }
    sign = next;
  }
  return read;
}

// The one edition of all boxes in `parts`; nullopt if they differ or one has several.
std::optional<Edition> SetCollector::edition_of_boxes(const std::vector<Part>& parts) const {
  std::optional<Edition> common;
  for (const Part& part : parts) {
    const TileSet* box = catalog_.find_set(part.name);
    if (box == nullptr || box->kind != SetKind::Box || part.quantity == 0) continue;
    const std::optional<Edition> own = edition_of_box(*box, part.edition);
    if (!own || (common && *common != *own)) return std::nullopt;
    common = own;
  }
  return common;
}

Status SetCollector::add_text(std::string_view text, WhoseEdition edition) {
  if (text.size() > longest_option)
    return Error{.where = std::string(sets_option),
                 .what = said("fault.too-long", {{"bytes", longest_option}})};
  std::vector<Part> parts;
  std::vector<std::string_view> texts;
  for (const std::string_view whole : named_parts(catalog_, text)) {
    const std::string_view trim = trimmed(whole);
    texts.push_back(trim.empty() ? whole : trim);
    auto read = read_part(text, texts.back());
    if (!read) return read.error();
    parts.push_back(*std::move(read));
  }
  if (edition == WhoseEdition::Boxes)
    if (const std::optional<Edition> of_boxes = edition_of_boxes(parts)) {
      selection_.edition = *of_boxes;
      selection_.every_printing = false;
    }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Status added = add(parts[i]);
    if (added) continue;
    Error error = added.error();
    const auto offset = static_cast<std::size_t>(texts[i].data() - text.data());
    error.excerpt = caret_excerpt(text, utf8_column(text, offset));
    return error;
  }
  return Done{};
}

Status SetCollector::add_base(const Selection& base) {
  for (const auto& [id, quantity] : base.sets) {
    if (quantity < 0 || quantity > most_copies)
      return Error{.where = std::string(sets_option),
                   .what = said("fault.set-times",
                                {{"set", printable(id)}, {"times", std::to_string(quantity)}}),
                   .fix = said("fault.copies-beyond", {{"least", 0}, {"most", most_copies}})};
    Part part{id, quantity, std::nullopt};
    if (const auto own = base.editions.find(id); own != base.editions.end())
      part.edition = own->second;
    if (Status added = add(part); !added) return added;
  }
  for (const auto& [id, edition] : base.editions)
    if (base.sets.count(id) == 0)
      return Error{.where = std::string(sets_option),
                   .what = said("fault.edition-of-none", {{"set", printable(id)}}),
                   .fix = said("fault.add-set")};
  for (const auto& [id, copies] : base.dropped) selection_.dropped[id] += copies;
  return Done{};
}

Status SetCollector::add(const Part& part) {
  const bool mega = same_letters(part.name, "mega");
  if (!mega && !same_letters(part.name, "all")) {
    const auto set = catalog_.need_set(part.name, sets_option);
    if (!set) return set.error();
    return set.value()->kind == SetKind::Box ? add_box(*set.value(), part)
                                             : add_set(*set.value(), part);
  }
  for (const TileSet& set : catalog_.sets()) {
    if (set.kind == SetKind::Box || (mega && !set.in_mega)) continue;
    if (Status added = add_set(set, part); !added) return added;
    if (!mega) continue;
    for (const auto& [id, copies] : set.mega_drops)
      selection_.dropped[id] += copies * part.quantity;
  }
  return Done{};
}

Status SetCollector::add_box(const TileSet& box, const Part& part) {
  if (part.quantity > 0) add_parts(box, selection_.in_part);
  for (const ContainedSet& contained : box.contains) {
    if (contained.partial) continue;
    const TileSet* set = catalog_.find_set(contained.set);
    // Not recursive: the content check rejects boxes in boxes.
    if (set == nullptr || set->kind == SetKind::Box) continue;
    if (contained.quantity > most_copies) return too_many(set->id);
    // An edition that the contents give for one set is more exact than that of the whole box.
    std::optional<Edition> edition = part.edition ? part.edition : contained.edition;
    if (!edition) {
      edition = edition_of_box(box, std::nullopt);
      if (edition == selection_.edition) edition.reset();
    }
    const Part inner{set->id, contained.quantity * part.quantity, edition};
    if (Status added = add_set(*set, inner); !added) return added;
  }
  return Done{};
}

Status SetCollector::add_set(const TileSet& set, const Part& part) {
  if (part.quantity == 0) return Done{};
  const auto stands = selection_.sets.find(set.id);
  if (stands != selection_.sets.end()) {
    const auto own = selection_.editions.find(set.id);
    const Edition before = own == selection_.editions.end() ? selection_.edition : own->second;
    const Edition now = part.edition.value_or(selection_.edition);
    if (before != now)
      return Error{
          .where = std::string(sets_option),
          .what = said("fault.two-editions",
                       {{"set", set.id}, {"first", to_text(before)}, {"second", to_text(now)}}),
          .fix = said("fault.one-edition")};
  }
  int& quantity = selection_.sets[set.id];
  quantity += part.quantity;
  if (quantity > most_copies) return too_many(set.id);
  if (part.edition) selection_.editions[set.id] = *part.edition;
  return Done{};
}

std::map<std::string, int> start_tiles(const Catalog& catalog, const Selection& selection) {
  std::map<std::string, int> copies;
  for (const auto& [id, quantity] : selection.sets)
    if (const TileSet* set = catalog.find_set(id))
      for (const StartTile& start : set->start) copies[start.tile] += start.copies * quantity;
  return copies;
}

}  // namespace cartulary
