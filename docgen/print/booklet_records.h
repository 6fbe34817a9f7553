// BookletRecords: which rules and rulings stand in a booklet, each once, and in which place.
//
// A ruling is read under the first rule of its own set that it annotates and that is printed; in
// the order of the turn, and of a house rule of the group's own game, also under one of another
// set. Points into the Library, which must
// outlive it.
//
//   BookletRecords records(index, request);
//   for (const BookletChapter& chapter : records.chapters()) ... chapter.rules ...
#pragma once

#include <map>
#include <string>
#include <vector>

#include "docgen/base/site_index.h"
#include "docgen/print/print_request.h"

namespace cartulary::docgen {

// A rule with the rulings that are read under it, in their order.
struct BookletRule {
  const Rule* rule = nullptr;
  std::vector<const Ruling*> rulings;
};

// The rules of one set, or of one step of the turn (then `set` is null).
struct BookletChapter {
  const TileSet* set = nullptr;
  Step step = Step::General;
  std::vector<BookletRule> rules;
  std::vector<const Ruling*> homeless;  // rulings on rules that are not in this chapter
};

class BookletRecords {
 public:
  BookletRecords(const SiteIndex& index, const PrintRequest& request);

  const std::vector<BookletChapter>& chapters() const { return chapters_; }
  // What is not printed, since the selection lacks a set or the printing that it needs.
  const SharedRecords& without_set() const { return without_set_; }
  const SharedRecords& without_edition() const { return without_edition_; }
  // Whether a rule or ruling stands in the booklet. Id without its kind.
  bool has(std::string_view id) const { return printed_.contains(id); }
  // Rulings on rules that the group's own game does not play, and house rules that it has not; they
  // are not printed.
  int not_played() const { return not_played_; }
  // Rulings that are not printed since rules alone were asked for.
  int not_asked() const { return not_asked_; }
  int rule_count() const { return rules_; }
  int ruling_count() const { return rulings_; }

 private:
  bool takes(const RuleRecord& record) const;
  template <class Record>
  void sort_out(const Record& record, std::vector<const Record*> SharedRecords::* list);
  const Rule* home_of(const Ruling& ruling) const;
  // A ruling that the game has or takes over.
  bool is_played_here(const Ruling& ruling) const;
  bool is_not_of_game(const Ruling& ruling) const;
  void add_sets();
  void add_steps();
  void count();

  const SiteIndex& index_;
  const PrintRequest& request_;
  std::vector<BookletChapter> chapters_;
  SharedRecords without_set_;
  SharedRecords without_edition_;
  std::map<std::string, bool, std::less<>> printed_;
  int not_played_ = 0;
  int not_asked_ = 0;
  int rules_ = 0;
  int rulings_ = 0;
};

}  // namespace cartulary::docgen
