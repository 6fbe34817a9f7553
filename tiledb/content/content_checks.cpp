#include "tiledb/content/content_checks.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

std::string_view noun_of(NameKind kind) {
  switch (kind) {
    case NameKind::Set:
      return "set";
    case NameKind::SetCode:
      return "code";
    case NameKind::JczSet:
      return "set of JCloisterZone";
    case NameKind::Tile:
      return "tile";
    case NameKind::Document:
      return "document";
    case NameKind::Claim:
      return "claim";
    case NameKind::Figure:
      return "figure";
    case NameKind::LedgerEntry:
      return "ledger entry";
    case NameKind::Element:
      return "element";
    case NameKind::Rule:
      return "rule";
    case NameKind::Ruling:
      return "ruling";
    case NameKind::Variant:
      return "variant";
    case NameKind::Entry:
    case NameKind::AnyRule:
      return "rule or ruling";
    case NameKind::AnyRecord:
      return "record";
    case NameKind::Board:
      return "board";
    case NameKind::Note:
      return "note";
    case NameKind::GuideLine:
      return "line of a guide";
    case NameKind::Section:
      return "section of sentences";
    case NameKind::ScoreFact:
      return "fact of a score";
    case NameKind::ScoreFeature:
      return "feature that scores";
    case NameKind::Mark:
      break;
  }
  return "feature";
}

// A name whose place has no file comes from the content that a game builds on.
std::string where_of(const Place& place) {
  return place.file == nullptr ? "the content" : place.where();
}

using Given = std::map<std::pair<NameKind, std::string>, Place>;

Given check_given(ContentDraft& draft) {
  Given given;
  std::map<std::string_view, const NameGiven*> of_rules;
  for (const NameGiven& name : draft.given) {
    const auto [first, is_new] = given.emplace(std::pair(name.kind, name.name), name.place);
    if (!is_new)
      draft.errors.add(name.place,
                       fmt::format("{} '{}' stands twice, first in {}", noun_of(name.kind),
                                   name.name, where_of(first->second)),
                       "names are unique: choose another, or remove one of the two");
    const bool entry = name.kind == NameKind::Rule || name.kind == NameKind::Ruling;
    if (!entry && name.kind != NameKind::Variant) continue;
    if (entry) given.emplace(std::pair(NameKind::Entry, name.name), name.place);
    const auto [before, is_first] = of_rules.emplace(name.name, &name);
    if (is_new && !is_first)
      draft.errors.add(name.place,
                       fmt::format("'{}' is the id of a {} and of a {}, first in {}", name.name,
                                   noun_of(before->second->kind), noun_of(name.kind),
                                   where_of(before->second->place)),
                       "rules, rulings and variants share their ids: choose another");
  }
  return given;
}

// People may write a code for an id, so a code must not be the id of another set.
void check_codes(const Given& given, ContentDraft& draft) {
  for (const NameGiven& name : draft.given) {
    if (name.kind != NameKind::SetCode || name.place.file == nullptr) continue;
    const auto found = given.find({NameKind::Set, to_lower(name.name)});
    if (found != given.end() && found->second.file != name.place.file)
      draft.errors.add(name.place,
                       fmt::format("code '{}' is also the id of the set in {}", name.name,
                                   where_of(found->second)),
                       "choose another code");
  }
}

// An additional name of a set must not be a name of another set.
void check_other_names(ContentDraft& draft) {
  const SearchLanguage language(draft.search_words);
  const auto key_of = [&language](const std::string& name) { return name_key(name, language); };
  std::map<std::string, std::string> named;  // name_key -> set
  for (const SetDraft& made : draft.sets)
    for (const std::string& name : {made.set.id, made.set.code, made.set.title})
      named.emplace(key_of(name), made.set.id);
  for (const SetDraft& made : draft.sets)
    for (std::size_t i = 0; i < made.set.also.size(); ++i) {
      if (made.of_content()) {
        named.emplace(key_of(made.set.also[i]), made.set.id);
        continue;
      }
      const auto [first, is_new] = named.emplace(key_of(made.set.also[i]), made.set.id);
      if (!is_new && first->second != made.set.id)
        draft.errors.add(
            made.also_places[i],
            fmt::format("'{}' is a name of the set '{}' as well", made.set.also[i], first->second),
            "leave the name to one of the two");
    }
}

using Known = std::map<NameKind, std::vector<std::string>>;

Known known_names(const Given& given, const ContentDraft& draft) {
  Known known;
  for (const auto& [name, place] : given)
    if (name.first != NameKind::Set) known[name.first].push_back(name.second);
  for (const SetDraft& set : draft.sets) known[NameKind::Set].push_back(set.set.id);
  return known;
}

const SetDraft* find_set(const ContentDraft& draft, std::string_view id) {
  const auto found = std::find_if(draft.sets.begin(), draft.sets.end(),
                                  [id](const SetDraft& set) { return set.set.id == id; });
  return found == draft.sets.end() ? nullptr : &*found;
}

void check_set_use(const NameUsed& use, ContentDraft& draft) {
  const SetDraft* set = find_set(draft, use.name);
  if (set == nullptr) {
    for (const SetDraft& each : draft.sets)
      if (std::count(each.set.aliases.begin(), each.set.aliases.end(), use.name) > 0)
        draft.errors.add(use.place, fmt::format("'{}' is a former id of a set", use.name),
                         fmt::format("write {}", each.set.id), each.set.id);
  } else if (use.edition && !set->set.has_edition(*use.edition)) {
    draft.errors.add(use.place,
                     fmt::format("the set '{}' has no edition {}", use.name, to_text(*use.edition)),
                     "correct the edition, or add it to the set's 'editions'");
  }
}

// Whether the name may come from a file that could not be read.
bool may_be_unread(const NameUsed& use, const ContentDraft& draft) {
  const std::vector<std::string>& files = draft.set_files;
  if (use.kind == NameKind::Set)
    return std::find(files.begin(), files.end(), use.name) != files.end();
  if (use.kind == NameKind::Entry)
    return draft.lacks(NameKind::Rule) || draft.lacks(NameKind::Ruling);
  return draft.lacks(use.kind == NameKind::Tile ? NameKind::Set : use.kind);
}

// Reports a former id that is also a current id, or the former id of two records.
void check_former(const Given& given, ContentDraft& draft) {
  std::map<std::string_view, const FormerName*> seen;
  for (const FormerName& former : draft.former) {
    if (former.place.file == nullptr) continue;
    auto found = given.find({NameKind::Entry, former.name});
    if (found == given.end()) found = given.find({NameKind::Variant, former.name});
    const auto [first, is_new] = seen.emplace(former.name, &former);
    if (found == given.end() && is_new) continue;
    draft.errors.add(former.place,
                     fmt::format("the former id '{}' stands twice, first in {}", former.name,
                                 where_of(is_new ? found->second : first->second->place)),
                     "names are unique: choose another, or remove one of the two");
  }
}

// Whether the name is a former id; if so, reports it.
bool is_former(const NameUsed& use, ContentDraft& draft) {
  const auto found =
      std::find_if(draft.former.begin(), draft.former.end(), [&](const FormerName& former) {
        return former.name == use.name && (former.kind == use.kind || use.kind == NameKind::Entry);
      });
  if (found == draft.former.end()) return false;
  draft.errors.add(use.place,
                   fmt::format("'{}' is a former id of a {}", use.name, noun_of(found->kind)),
                   fmt::format("write {}", found->now), found->now);
  return true;
}

void check_used(const Given& given, ContentDraft& draft) {
  Known known = known_names(given, draft);
  for (const NameUsed& use : draft.used) {
    if (use.kind == NameKind::Set) check_set_use(use, draft);
    if (given.count({use.kind, use.name}) > 0 || is_former(use, draft) || may_be_unread(use, draft))
      continue;
    draft.errors.add(use.place, fmt::format("no {} is called '{}'", noun_of(use.kind), use.name),
                     fmt::format("write the id of {} {} that the content has",
                                 use.kind == NameKind::Element ? "an" : "a", noun_of(use.kind)),
                     nearest(use.name, known[use.kind]));
  }
}

// A rule must apply to an edition of its set, or of a set that it serves or needs.
void check_editions(ContentDraft& draft) {
  for (const EditionUsed& use : draft.editions_used) {
    std::vector<const SetDraft*> sets;
    for (const std::string& name : use.sets) sets.push_back(find_set(draft, name));
    const auto allows = [&](const SetDraft* set) {
      return set == nullptr || set->set.has_edition(use.edition);
    };
    if (std::any_of(sets.begin(), sets.end(), allows)) continue;
    draft.errors.add(
        use.place,
        fmt::format("no edition {} of {}", to_text(use.edition), fmt::join(use.sets, " or ")),
        "write an edition that the set has, or name in 'with' the set that has it");
  }
}

// Visits the boxes within a set depth-first, and reports each entry that leads back to a set on the
// path.
void walk(const SetDraft& set, std::vector<std::string>& way, std::set<std::string>& done,
          ContentDraft& draft) {
  way.push_back(set.set.id);
  for (std::size_t i = 0; i < set.set.contains.size(); ++i) {
    const std::string& inner = set.set.contains[i].set;
    const auto on_way = std::find(way.begin(), way.end(), inner);
    if (on_way != way.end())
      draft.errors.add(set.contains_places[i],
                       inner == set.set.id
                           ? fmt::format("the box '{}' contains itself", inner)
                           : fmt::format("the box '{}' contains itself: {} > {}", inner,
                                         fmt::join(on_way, way.end(), " > "), inner),
                       "remove one of the entries that make the circle");
    else if (const SetDraft* next = find_set(draft, inner);
             next != nullptr && done.count(inner) == 0)
      walk(*next, way, done, draft);
  }
  done.insert(set.set.id);
  way.pop_back();
}

// What the scoring guide names, for other words that people have for it.
void give_score_names(const Scoring& scoring, Given& given) {
  for (const ScoringFact& fact : scoring.facts) given[{NameKind::ScoreFact, fact.name}];
  for (std::string& feature : scoring.features())
    given[{NameKind::ScoreFeature, std::move(feature)}];
}

}  // namespace

void check_names(ContentDraft& draft) {
  Given given = check_given(draft);
  give_score_names(draft.guides.scoring, given);
  check_codes(given, draft);
  check_other_names(draft);
  check_former(given, draft);
  check_used(given, draft);
  check_editions(draft);
}

void check_boxes(ContentDraft& draft) {
  std::set<std::string> done;
  std::vector<std::string> way;
  for (const SetDraft& set : draft.sets)
    if (done.count(set.set.id) == 0) walk(set, way, done, draft);
}

}  // namespace cartulary::tiledb
