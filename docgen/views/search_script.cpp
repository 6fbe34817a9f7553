#include "docgen/views/search_script.h"

#include "docgen/base/links.h"
#include "docgen/json/json_writer.h"
#include "engine/search/search_fields.h"
#include "engine/search/search_names.h"
#include "engine/search/search_weights.h"
#include "engine/search/word_index.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"
#include "engine/text/word_tables.h"
#include "engine/tile/edge_code.h"

namespace cartulary::docgen {
namespace {

using Layout = JsonWriter::Layout;

// In JSON "<" stands in texts alone. Written so, none of them begins a tag wherever it is put.
std::string without_tags(const std::string& json) {
  std::string safe;
  safe.reserve(json.size());
  for (const char c : json) {
    if (c == '<')
      safe += "\\u003c";
    else
      safe += c;
  }
  return safe;
}

// "drawn draw drew draw"
std::string pairs(std::span<const IrregularWord> rows) {
  std::string text;
  for (const IrregularWord& row : rows)
    add_item(text, std::string(row.form) + ' ' + std::string(row.word), " ");
  return text;
}

void add_words(JsonWriter& json) {
  json.add("functions", joined(function_words(), " ")).add("numbers", joined(number_words(), " "));
  json.add("irregulars", pairs(irregular_words())).add("germans", pairs(german_words()));
  json.add("first_folded", static_cast<int>(first_folded)).key("folds").open_array(Layout::Inline);
  for (const std::string_view fold : letter_folds()) json.value(fold);
  json.close();
}

void add_weights(JsonWriter& json) {
  const SearchWeights& it = search_weights;
  json.key("weights").open_object(Layout::Inline);
  json.add("full_impact", it.full_impact).add("name", it.name).add("corrected", it.corrected);
  json.add("beginning", it.beginning).add("part", it.part).add("answers", it.answers);
  json.add("name_rarity", it.name_rarity).add("share_of_unknown", it.share_of_unknown);
  json.add("least_of_worth", it.least_of_worth).add("head_gain", it.head_gain);
  json.add("other_set", it.other_set)
      .add("called_so", it.called_so)
      .add("words_of_a_question", it.words_of_a_question)
      .add("few", it.few)
      .add("least_share", it.least_share)
      .add("not_meant", it.not_meant)
      .add("house_share", it.house_share);
  json.add("answer_share", it.answer_share)
      .add("answer_head", it.answer_head)
      .add("answer_lead", it.answer_lead);
  json.add("shortest_form", it.shortest_form)
      .add("shortest_half", it.shortest_half)
      .add("most_beginnings", it.most_beginnings)
      .close();
}

// What phrases are looked for in beside the text, a field on a line.
std::string other_fields(const SearchDocument& document) {
  std::string lines;
  for (std::size_t f = 0; f < search_field_count; ++f)
    if (f != static_cast<std::size_t>(SearchField::Text)) lines += document.fields[f] + '\n';
  return lines;
}

// The sets of which it needs one, parted by "|"; each such choice parted by a space.
std::string needed_text(const NeededSets& needed) {
  std::string text;
  for (const std::vector<std::string>& sets : needed) add_item(text, joined(sets, "|"), " ");
  return text;
}

void add_documents(JsonWriter& json, const Search& search) {
  json.key("kinds").open_array(Layout::Inline);
  for (std::size_t kind = 0; kind < search_kind_names.size(); ++kind)
    json.open_array()
        .value(search_kind_names[kind])
        .value(kind_worth(static_cast<SearchKind>(kind)))
        .value(is_rule_kind(static_cast<SearchKind>(kind)))
        .value(is_record(static_cast<SearchKind>(kind)))
        .close();
  json.close().key("documents").open_array();
  for (const SearchDocument& document : search.documents()) {
    json.open_array(Layout::Inline).value(static_cast<int>(document.kind)).value(document.id);
    json.value(document.title).value(hit_path(document.kind, document.id)).value(document.text());
    json.value(document.set).value(document.status).value(document.date);
    json.value(other_fields(document)).value(needed_text(document.sets));
    json.value(status_worth(document)).value(joined(document.meant_by, " "));
    json.value(document.verdict).close();
  }
  json.close();
}

// Pairs of numbers in one text, which takes less room and time than lists of lists: how many
// documents further on, and twice the impact, one more where the term is headed.
std::string posting_text(const std::vector<Posting>& postings) {
  std::string text;
  std::uint32_t before = 0;
  for (const Posting& posting : postings) {
    add_item(text, std::to_string(posting.document - before), ",");
    add_item(text, std::to_string(posting.impact * 2 + (posting.headed ? 1 : 0)), ",");
    before = posting.document;
  }
  return text;
}

void add_index(JsonWriter& json, const Search& search) {
  const WordIndex& index = search.index();
  json.key("terms").open_array();
  for (TermNumber term = 0; term < index.term_count(); ++term)
    json.open_array(Layout::Inline)
        .value(index.term(term))
        .value(posting_text(index.postings(term)))
        .close();
  json.close().add("words", joined(index.words(), " "));
  json.key("names").open_object();
  for (const auto& [name, meaning] : search.names().table())
    json.add(name, std::to_string(meaning.gaps) + ' ' + joined(meaning.concepts, " "));
  json.close();
}

void add_fields(JsonWriter& json, const Search& search) {
  json.key("tags").open_object();
  for (const auto& [tag, documents] : search.fields().tags()) {
    std::string text;
    std::size_t before = 0;
    for (const std::size_t document : documents) {
      add_item(text, std::to_string(document - before), ",");
      before = document;
    }
    json.add(tag, text);
  }
  json.close().key("sets").open_object();
  for (const TileSet& set : search.catalog().sets()) {
    const std::string ids = joined(set_ids(set), " ");
    json.add(set.id, ids).add(to_lower(set.code), ids);
    for (const std::string& alias : set.aliases) json.add(to_lower(alias), ids);
    for (const std::string& name : set.also) json.add(to_lower(name), ids);
  }
  json.close();
  std::string ids;
  for (const TileSet& set : search.catalog().sets()) add_item(ids, set.id, " ");
  for (const TileSet& set : search.catalog().sets()) add_item(ids, set.code, " ");
  json.add("set_ids", ids).key("set_names").open_object();
  for (const auto& [name, place] : search.catalog().sets_by_words())
    json.add(name, search.catalog().sets()[place].id);
  json.close();
  json.add("uncovered", joined(search.uncovered(), " "));
  std::vector<std::string_view> keys, ordered;
  for (const QueryKeyHelp& key : rule_query_keys()) {
    keys.push_back(key.key);
    if (key.values == QueryValues::Ordered) ordered.push_back(key.key);
  }
  json.add("keys", joined(keys, " ")).add("ordered", joined(ordered, " "));
  json.add("statuses", joined(ruling_status_names, " ")).add("steps", joined(step_names, " "));
}

}  // namespace

std::string search_script(const Search& search) {
  JsonWriter json;
  json.open_object();
  add_words(json);
  add_weights(json);
  add_documents(json, search);
  add_index(json, search);
  add_fields(json, search);
  return "window.cartularySearch = " + without_tags(json.close().take()) + ";\n";
}

std::string hit_path(SearchKind kind, std::string_view id) {
  switch (kind) {
    case SearchKind::Set:
      return set_path(id);
    case SearchKind::Tile:
      return tile_path(id);
    case SearchKind::Code:
      return edge_path(*parse_edge_code(id));
    case SearchKind::Feature:
      return feature_path(id);
    case SearchKind::Ledger:
      return ledger_path(id);
    case SearchKind::Source:
      return source_path(id);
    case SearchKind::Rule:
      return rule_path(id);
    case SearchKind::Ruling:
      return ruling_path(id);
    case SearchKind::Variant:
      return variant_path(id);
    case SearchKind::Element:
    case SearchKind::Term:
      break;
  }
  return element_path(id);
}

}  // namespace cartulary::docgen
