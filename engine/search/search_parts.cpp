#include "engine/search/search_parts.h"

#include <algorithm>

#include "engine/search/search_weights.h"

namespace cartulary {

SearchParts::SearchParts(const Catalog& all_tiles, const Rulebook& rulebook,
                         std::span<const LedgerEntry> ledger,
                         std::span<const SourceDocument> sources,
                         std::span<const ForeignName> foreign_names)
    : catalog(all_tiles),
      language(all_tiles.language()),
      documents(search_documents(all_tiles, rulebook, ledger, sources)),
      names(search_names(all_tiles, rulebook), language),
      abroad(foreign_names, language),
      index(documents, names),
      phrases(documents, names, index),
      fields(all_tiles, names, documents),
      of_everything(documents.size(), true),
      counted(counted_elements(rulebook)) {
  for (const SearchDocument& document : documents) {
    of_the_rules.push_back(is_rule_kind(document.kind));
    const bool otherwise = document.status == "house" || document.kind == SearchKind::Variant;
    house.push_back(otherwise && !document.played);
    worth.push_back(kind_worth(document.kind) * status_worth(document) *
                    (document.played ? search_weights.played : 1));
    std::vector<TermNumber>& meant = meant_by.emplace_back();
    for (const std::string& term : document.meant_by)
      if (const auto number = index.find(term)) meant.push_back(*number);
    about_first.push_back(document.about.empty() ? std::nullopt
                                                 : index.find(document.about.front()));
    std::vector<SetNumbers>& needed = sets_of.emplace_back(document.sets.size());
    for (std::size_t i = 0; i < needed.size(); ++i)
      for (const std::string& set : document.sets[i]) needed[i].push_back(number_of(set));
    const bool one = needed.size() == 1 && needed.front().size() == 1;
    one_set.push_back(needed.empty() ? no_set : one ? needed.front().front() : several_sets);
    const auto own = index.find(own_concept(document));
    if (own && !document.set.empty()) set_of_concept.emplace(*own, number_of(document.set));
    if (own && document.kind == SearchKind::Element)
      element_of_concept.emplace(*own, sets_of.size() - 1);
  }
  for (TermNumber term = 0; term < index.term_count(); ++term)
    in_records.push_back(std::ranges::any_of(index.postings(term), [&](const Posting& posting) {
      return is_record(documents[posting.document].kind);
    }));
  for (const std::string& id : sets) {
    const TileSet* set = set_records.emplace_back(catalog.find_set(id));
    covered.push_back(set != nullptr && set->kind == SetKind::Box);
    bare_box.push_back(covered.back());
    const GroupGame* game = rulebook.game();
    at_home.push_back(id == base_game || (game != nullptr && game->owns(id)));
  }
  for (std::size_t d = 0; d < documents.size(); ++d)
    if (is_record(documents[d].kind))
      for (const SetNumbers& choice : sets_of[d])
        for (const std::size_t set : choice) {
          covered[set] = true;
          bare_box[set] = false;
        }
}

std::size_t SearchParts::number_of(const std::string& set) {
  const auto found = std::find(sets.begin(), sets.end(), set);
  if (found != sets.end()) return static_cast<std::size_t>(found - sets.begin());
  sets.push_back(set);
  return sets.size() - 1;
}

}  // namespace cartulary
