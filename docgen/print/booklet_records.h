// BookletRecords: the rules and rulings printed in a booklet, each once, and the place of each.
//
// A ruling goes under the first printed rule of its own set that it annotates. If there is none, it
// goes under a rule of another set that it annotates, but only in a booklet in turn order, or if
// the group's own game contains or adopts the ruling. Points into the Library, which must outlive
// it.
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

// A rule and the rulings printed under it, in rulebook order.
struct BookletRule {
  const Rule* rule = nullptr;
  std::vector<const Ruling*> rulings;
};

// The rules of one set, or of one step of the turn (then `set` is null).
struct BookletChapter {
  const TileSet* set = nullptr;
  Step step = Step::General;
  std::vector<BookletRule> rules;
  std::vector<const Ruling*> rulings_apart;  // rulings without a printed rule to go under
};

class BookletRecords {
 public:
  BookletRecords(const SiteIndex& index, const PrintRequest& request);

  const std::vector<BookletChapter>& chapters() const { return chapters_; }
  // Records of chosen sets that are not printed because the selection lacks another set, or the
  // printing, that they need, or follows another publisher.
  const SharedRecords& without_set() const { return without_set_; }
  const SharedRecords& without_edition() const { return without_edition_; }
  const SharedRecords& without_rule_set() const { return without_rule_set_; }
  // Whether a rule or ruling is printed. The id has no kind prefix ("rule/").
  bool has(std::string_view id) const { return printed_.contains(id); }
  // Rulings left out because of the group's own game: it does not play the rules that they
  // annotate, or they are house rules that it does not use.
  int not_played() const { return not_played_; }
  // Rulings left out because the request asks for rules only.
  int not_asked() const { return not_asked_; }
  int rule_count() const { return rules_; }
  int ruling_count() const { return rulings_; }

 private:
  bool takes(const RuleRecord& record) const;
  template <class Record>
  void sort_out(const Record& record, std::vector<const Record*> SharedRecords::* list);
  const Rule* home_of(const Ruling& ruling) const;
  // Whether the group's own game contains or adopts the ruling.
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
  SharedRecords without_rule_set_;
  std::map<std::string, bool, std::less<>> printed_;
  int not_played_ = 0;
  int not_asked_ = 0;
  int rules_ = 0;
  int rulings_ = 0;
};

}  // namespace cartulary::docgen
