#include "engine/search/contents_answer.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/bag/collection.h"
#include "engine/search/contents_question.h"
#include "engine/search/search_parts.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

using ByEdition = std::map<Edition, int>;

struct SetCount {
  const TileSet* set = nullptr;
  ByEdition copies;
  std::string note;
};

// A counted thing with the sets that have some.
struct Counted {
  std::string id;
  Said name;
  std::vector<SetCount> sets;
  std::vector<Said> unknown;  // titles of sets whose tiles are not fully recorded
};

Said copies_in(Edition edition, int copies) {
  if (edition == Edition::WE) return said("search-says.copies-in-winter", {{"copies", copies}});
  return said("search-says.copies-in", {{"copies", copies}, {"edition", to_text(edition)}});
}

bool is_same_everywhere(const TileSet& set, const ByEdition& copies) {
  return copies.size() >= set.editions.size() &&
         std::all_of(copies.begin(), copies.end(),
                     [&](const auto& one) { return one.second == copies.begin()->second; });
}

// "15 in C1, 10 in C2".
Said editions_text(const ByEdition& copies) {
  Said text;
  for (const auto& [edition, count] : copies) add_item(text, copies_in(edition, count));
  return text;
}

Said count_text(const TileSet& set, const ByEdition& copies) {
  if (is_same_everywhere(set, copies)) return std::to_string(copies.begin()->second);
  return editions_text(copies);
}

// Counts one thing in the sets that the question or the selection names.
class Counter {
 public:
  Counter(const SearchParts& parts, const ContentsQuestion& question, const Selection* selection)
      : parts_(parts), question_(question), selection_(selection) {}

  // Nothing if a set has some and no source says how many.
  std::optional<Counted> count(const std::string& element) {
    Counted counted{
        element, element.empty() ? said("search-says.land-tiles") : name_of(element), {}, {}};
    for (const TileSet* set : sets()) {
      SetCount one{set, {}, {}};
      bool unknown = false;  // in some edition; other editions may be known
      for (const Edition edition : editions_of(*set)) {
        const auto copies = copies_of(*set, edition, element);
        unknown = unknown || !copies;
        if (!copies) continue;
        if (*copies > 0) one.copies[edition] = *copies * quantity_of(*set);
      }
      if (unknown && one.copies.empty()) return std::nullopt;
      if (is_unknown(*set, element)) counted.unknown.emplace_back(set->title);
      if (one.copies.empty()) continue;
      one.note = note_of(*set, element);
      counted.sets.push_back(std::move(one));
    }
    return counted;
  }

 private:
  Said name_of(const std::string& element) const {
    const std::string& name = parts_.counted.at(element).name;
    if (!question_.tiles || is_piece(element)) return name;
    return said("search-says.tiles-with", {{"element", name}});
  }

  bool is_piece(const std::string& element) const {
    return std::ranges::any_of(parts_.catalog.sets(), [&](const TileSet& set) {
      return std::ranges::any_of(set.contents,
                                 [&](const BoxItem& item) { return is_asked(item, element); });
    });
  }

  std::vector<const TileSet*> sets() const {
    if (!question_.sets.empty()) return question_.sets;
    std::vector<const TileSet*> sets;
    for (const TileSet& set : parts_.catalog.sets())
      if (selection_ == nullptr ? set.kind != SetKind::Box : selection_->sets.contains(set.id))
        sets.push_back(&set);
    return sets;
  }

  int quantity_of(const TileSet& set) const {
    if (selection_ == nullptr || !question_.sets.empty()) return 1;
    return selection_->sets.at(set.id);
  }

  // The edition chosen for the set, else all its editions.
  std::vector<Edition> editions_of(const TileSet& set) const {
    if (selection_ != nullptr && selection_->sets.contains(set.id) && !selection_->every_edition) {
      const bool is_chosen =
          selection_->edition != Edition::C1 || selection_->editions.contains(set.id);
      if (is_chosen) return {edition_for(*selection_, set)};
    }
    if (set.editions.empty()) return {all_editions.begin(), all_editions.end()};
    return set.editions;
  }

  std::optional<int> copies_of(const TileSet& set, Edition edition,
                               const std::string& element) const {
    if (element.empty()) return tiles_of(set, edition, {});
    const std::optional<std::optional<int>> pieces = pieces_of(set, edition, element);
    if (pieces) return *pieces;
    return tiles_of(set, edition, parts_.counted.at(element).marks);
  }

  // Whether the set may have more than is counted, because the interior of a tile is unrecorded.
  bool is_unknown(const TileSet& set, const std::string& element) const {
    if (element.empty() || is_piece(element) || parts_.counted.at(element).marks.empty())
      return false;
    return std::ranges::any_of(parts_.catalog.tiles_of(set.id), [](const Tile& tile) {
      return tile.cls == TileClass::Land && tile.interior == Interior::Unknown;
    });
  }

  // If tiles are asked for, figures do not count but an abbey tile does.
  bool is_asked(const BoxItem& item, const std::string& element) const {
    return (item.element == element || item.kind_of == element) &&
           (!question_.tiles || item.what.find("tile") != std::string::npos);
  }

  // The outer optional is empty if the set's contents do not list the element, the inner one if
  // they do not say how many.
  std::optional<std::optional<int>> pieces_of(const TileSet& set, Edition edition,
                                              const std::string& element) const {
    if (set.kind == SetKind::Box) return pieces_in_box(set, edition, element);
    std::optional<std::optional<int>> sum;
    for (const BoxItem& item : set.contents) {
      if (!is_asked(item, element)) continue;
      if (!sum) sum = std::optional(0);
      if (item.edition.value_or(edition) != edition) continue;
      *sum = *sum && item.count ? std::optional(**sum + *item.count) : std::nullopt;
    }
    return sum;
  }

  std::optional<std::optional<int>> pieces_in_box(const TileSet& box, Edition edition,
                                                  const std::string& element) const {
    if (!is_piece(element)) return std::nullopt;
    Collection whole;
    whole.boxes[box.id] = 1;
    whole.edition = edition;
    std::optional<int> sum = 0;
    for (const OwnedPiece& piece : owned_pieces(parts_.catalog, whole))
      if (piece.element == element || piece.kind_of == element)
        sum = sum && piece.count ? std::optional(*sum + *piece.count) : std::nullopt;
    return sum;
  }

  // Counts the tiles of a set, or of the sets in a box. With marks, counts the tiles that show one,
  // or the marks themselves.
  int tiles_of(const TileSet& set, Edition edition, const std::vector<std::string>& marks) const {
    Collection whole;
    whole.boxes[set.id] = 1;
    whole.edition = edition;
    int sum = 0;
    for (const OwnedSet& owned : owned_sets(parts_.catalog, whole))
      for (const Tile& tile : parts_.catalog.tiles_of(owned.set->id))
        sum += tile.copies_in(owned.edition) * owned.quantity * worth_of(tile, marks);
    return sum;
  }

  int worth_of(const Tile& tile, const std::vector<std::string>& marks) const {
    if (question_.elements.empty()) return tile.cls == TileClass::Land ? 1 : 0;
    int found = 0;
    for (const std::string& mark : marks) found += count_marks(tile, mark);
    return question_.tiles ? std::min(found, 1) : found;
  }

  // The note on the only matching line, or the list of kinds if each kind has its own line.
  std::string note_of(const TileSet& set, const std::string& element) const {
    std::string kinds;
    const BoxItem* only = nullptr;
    int lines = 0;
    for (const BoxItem& item : set.contents) {
      if (element.empty() || !is_asked(item, element)) continue;
      ++lines;
      only = &item;
      if (item.kind_of == element && item.count)
        add_item(kinds, std::to_string(*item.count) + ' ' + item.what);
    }
    if (!kinds.empty()) return kinds;
    return lines == 1 ? only->note : std::string();
  }

  const SearchParts& parts_;
  const ContentsQuestion& question_;
  const Selection* selection_;
};

// Tiles of several sets are added up only for editions that all of them have.
bool misses_some(const Counted& counted, Edition edition) {
  return counted.id.empty() && std::ranges::any_of(counted.sets, [&](const SetCount& one) {
           return !one.copies.contains(edition);
         });
}

// "6 (Abbey and Mayor)", "15 in C1, 29 in C2".
Said verdict_of(const Counted& counted) {
  if (counted.sets.size() == 1) {
    const SetCount& only = counted.sets.front();
    return said("search-says.in-set",
                {{"copies", count_text(*only.set, only.copies)}, {"set", only.set->title}});
  }
  ByEdition sums;
  for (const SetCount& one : counted.sets)
    for (const auto& [edition, copies] : one.copies) sums[edition] += copies;
  std::erase_if(sums, [&](const auto& sum) { return misses_some(counted, sum.first); });
  return editions_text(sums);
}

Said text_of(const SetCount& one) {
  const Said copies = count_text(*one.set, one.copies);
  if (one.note.empty())
    return said("search-says.copies-of", {{"what", one.set->title}, {"copies", copies}});
  return said("search-says.copies-of-noted",
              {{"what", one.set->title}, {"copies", copies}, {"note", one.note}});
}

// "Garden: Base Game 8 in C2, 8 in C3; Hills and Sheep 1."
Said text_of(const Counted& counted) {
  Said sets;
  for (const SetCount& one : counted.sets) add_item(sets, text_of(one), "list.part");
  if (counted.unknown.empty())
    return said("search-says.in-sets", {{"what", counted.name}, {"sets", sets}});
  return said("search-says.in-sets-as-recorded",
              {{"what", counted.name}, {"sets", sets}, {"unknown", list_of(counted.unknown)}});
}

// The counts of everything that the word may mean and some box holds; nothing if one is unknown.
std::optional<std::vector<Counted>> counted_in(const SearchParts& parts,
                                               const ContentsQuestion& question,
                                               const Selection* selection) {
  Counter counter(parts, question, selection);
  std::vector<std::string> elements = question.elements;
  if (elements.empty()) elements.emplace_back();
  std::vector<Counted> all;
  for (const std::string& element : elements) {
    auto counted = counter.count(element);
    if (!counted) return std::nullopt;
    if (!counted->sets.empty()) all.push_back(*std::move(counted));
  }
  return all;
}

std::string id_of(const ContentsQuestion& question, const Counted& counted) {
  if (counted.id.empty() && question.sets.size() == 1) return full_id(*question.sets.front());
  return full_id(RecordKind::Element, counted.id.empty() ? "tile" : counted.id);
}

void add_sources(std::vector<SourcePlace>& sources, const Counted& counted) {
  for (const SetCount& one : counted.sets)
    for (const SourcePlace& source : one.set->sources)
      if (std::find(sources.begin(), sources.end(), source) == sources.end())
        sources.push_back(source);
}

}  // namespace

std::optional<ContentsAnswer> contents_answer(const SearchParts& parts, const Selection* selection,
                                              std::string_view words,
                                              std::span<const SearchToken> tokens) {
  auto question = contents_question(words, tokens, parts);
  if (!question) return std::nullopt;
  auto found = counted_in(parts, *question, selection);
  const bool elsewhere =
      found && found->empty() && (selection != nullptr || !question->sets.empty());
  // A set without land tiles may have other tiles: a City, a double tile.
  if (elsewhere && question->elements.empty()) return std::nullopt;
  if (elsewhere) {
    question->sets.clear();
    found = counted_in(parts, *question, nullptr);
  }
  if (!found || found->empty()) return std::nullopt;
  ContentsAnswer answer;
  Said copies;
  for (const Counted& counted : *found) {
    Said verdict = verdict_of(counted);
    if (found->size() > 1)
      verdict = said("search-says.copies-of", {{"what", counted.name}, {"copies", verdict}});
    add_item(copies, verdict, "list.part");
    add_item(answer.text, text_of(counted), "list.sentence");
    add_sources(answer.sources, counted);
  }
  answer.verdict = elsewhere ? said("search-says.counted-elsewhere", {{"copies", copies}})
                             : said("search-says.counted", {{"copies", copies}});
  answer.id = id_of(*question, found->front());
  return answer;
}

}  // namespace cartulary
