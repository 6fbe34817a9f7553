#include "docgen/search_index.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "docgen/links.h"
#include "docgen/script_text.h"
#include "docgen/views.h"
#include "engine/tile_words.h"

namespace cartulary {

namespace {

constexpr int title_weight = 4;
constexpr int whole_word_weight = 2;

// How well one word of the query meets the words of a text: 0 not, 1 as a beginning, 2 whole.
int match(const std::string& word, const std::vector<std::string>& words) {
  int best = 0;
  for (const std::string& other : words) {
    if (other == word) return whole_word_weight;
    if (other.starts_with(word)) best = 1;
  }
  return best;
}

int rank(const SearchEntry& entry, const std::vector<std::string>& query) {
  const std::vector<std::string> title = search_words(entry.title);
  const std::vector<std::string> text = search_words(entry.text);
  int sum = 0;
  for (const std::string& word : query) {
    const int in_title = title_weight * match(word, title);
    const int points = in_title > 0 ? in_title : match(word, text);
    if (points == 0) return 0;
    sum += points;
  }
  // Of two that match alike, the one whose title says little else.
  return 64 * sum - static_cast<int>(std::min<std::size_t>(title.size(), 63));
}

std::string tile_text(const SiteIndex& index, const Tile& tile) {
  return tile.edges + ' ' + index.words(tile) + ". " + index.set_of(tile).title;
}

}  // namespace

SearchIndex::SearchIndex(const SiteIndex& index) {
  const SiteData& data = index.data();
  for (const TileSet& set : data.catalog.sets()) {
    std::string text = set.code + " " + kind_words(set);
    if (!set.german.empty()) text += ", " + set.german;
    if (set.year) text += ", " + std::to_string(*set.year);
    for (const std::string& alias : set.aliases) text += ", " + alias;
    entries_.push_back({"Set", set.title, text, set_path(set.id)});
  }
  for (const auto& [mark, tiles] : index.marks())
    entries_.push_back({"Feature", mark_title(mark),
                        mark + ", " + plural(static_cast<int>(tiles.size()), "design"),
                        feature_path(mark)});
  for (const EdgeCode code : all_edge_codes(Rivers::With))
    entries_.push_back({"Edge code", code.text(),
                        code_words(code) + ", " +
                            plural(static_cast<int>(index.tiles_of_code(code).size()), "design"),
                        edge_path(code)});
  for (const Tile& tile : data.catalog.tiles())
    entries_.push_back({"Tile", tile.title.empty() ? tile.id : tile.id + " " + tile.title,
                        tile_text(index, tile), tile_path(tile.id)});
  for (const LedgerEntry& entry : data.ledger)
    entries_.push_back({"Ledger", entry.title, entry.decision, ledger_path(entry.id)});
  for (const SourceDocument& source : data.sources)
    entries_.push_back(
        {"Source", source.title, source.id + " " + source.author, source_path(source.id)});
}

std::vector<const SearchEntry*> SearchIndex::find(std::string_view query, std::size_t limit) const {
  std::vector<std::string> words = search_words(query.substr(0, 200));
  if (words.size() > 12) words.resize(12);
  std::vector<std::pair<int, const SearchEntry*>> ranked;
  if (words.empty()) return {};
  for (const SearchEntry& entry : entries_)
    if (const int points = rank(entry, words); points > 0) ranked.emplace_back(points, &entry);
  std::ranges::stable_sort(ranked, std::greater<>(), &std::pair<int, const SearchEntry*>::first);
  std::vector<const SearchEntry*> hits;
  for (const auto& [points, entry] : ranked)
    if (hits.size() < limit) hits.push_back(entry);
  return hits;
}

std::string SearchIndex::script() const {
  std::string text = "window.cartularySearch = [\n";
  for (const SearchEntry& entry : entries_)
    text += fmt::format("[{},{},{},{}],\n", script_string(entry.kind), script_string(entry.title),
                        script_string(entry.text), script_string(entry.path));
  return text + "];\n";
}

std::vector<std::string> search_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const bool part =
        (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 128;
    if (part) {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

}  // namespace cartulary
