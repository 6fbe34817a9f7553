// BookletViews: builds the template views of rules and rulings in print, for the partials
// print_rule and print_ruling.
//
// Each position is drawn once, as a numbered picture below the first record that it shows. Later
// records refer to that picture and its page.
//
//   BookletViews views(context, records);
//   list.add(views.rule(entry));
#pragma once

#include <map>
#include <set>
#include <string>

#include "docgen/print/booklet_records.h"
#include "docgen/print/print_page.h"

namespace cartulary::docgen {

class BookletViews {
 public:
  // Both arguments must outlive the object.
  BookletViews(const PrintContext& context, const BookletRecords& records)
      : context_(context), records_(records) {}

  View rule(const BookletRule& entry);
  View ruling(const Ruling& ruling);
  // Markdown as HTML, with links to the records in the booklet.
  std::string html(std::string_view text) const;
  std::string line(std::string_view text) const;

  // The ids of the source documents cited so far.
  const std::set<std::string>& cited() const { return cited_; }

 private:
  std::string link(std::string_view record) const;
  void add_rulings(const BookletRule& entry, View& view);
  void add_figures(const RuleRecord& record, View& view);
  void add_pictures(const std::vector<std::string>& tiles, View& view) const;
  std::string citation(const std::vector<SourcePlace>& places);

  const PrintContext& context_;
  const BookletRecords& records_;
  std::map<std::string, int> figures_;  // position id -> picture number
  std::set<std::string> cited_;
};

}  // namespace cartulary::docgen
