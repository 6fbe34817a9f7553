#include "docgen/views/record_digest.h"

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/status_mark.h"

namespace cartulary::docgen {

namespace {

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

// Up to a full stop before a capital letter, at most the first paragraph.
std::string_view first_sentence(std::string_view text) {
  text = text.substr(0, text.find("\n\n"));
  for (std::size_t at = text.find('.'); at != std::string_view::npos; at = text.find('.', at + 1)) {
    const std::size_t next = text.find_first_not_of(" \n", at + 1);
    if (next == std::string_view::npos) break;
    if (next > at + 1 && is_capital(text[next])) return text.substr(0, at + 1);
  }
  return text;
}

// Whether a text is a sentence of its own: neither the words before a list or a table, nor a part
// of one.
bool stands_alone(std::string_view lead) {
  const bool is_block = lead.starts_with('|') || lead.starts_with("- ") || lead.starts_with("1. ");
  return !is_block && !lead.ends_with(':');
}

View digest(const SiteIndex& index, const RuleRecord& record) {
  const TileSet* set = index.catalog().find_set(record.set);
  // The title is the link of an entry; its sentence has none.
  const LinkMaker words_alone = [](std::string_view) { return std::string(); };
  View view;
  view.set("d_title", record.title)
      .set("d_set", set == nullptr ? record.set : set->title)
      .set("d_lead", markdown_line(record_lead(record), words_alone));
  return view;
}

}  // namespace

std::string record_lead(const RuleRecord& record) {
  const std::string_view lead = first_sentence(record.text);
  return stands_alone(lead) ? std::string(lead) : stated(record.verdict);
}

View rule_digest(const SiteIndex& index, const Rule& rule) {
  View view = digest(index, rule);
  view.set("d_class", "rule-mark")
      .set("d_word", said("common.rule"))
      .set("d_href", rule_path(rule.id));
  return view;
}

View ruling_digest(const SiteIndex& index, const Ruling& ruling) {
  View view = digest(index, ruling);
  view.set("d_class", to_text(ruling.status))
      .set("d_word", status_word(ruling.status))
      .set("d_href", ruling_path(ruling.id));
  return view;
}

}  // namespace cartulary::docgen
