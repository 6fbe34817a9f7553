#include "engine/search/search_document.h"

#include <algorithm>
#include <set>

#include "engine/text/markdown.h"
#include "engine/text/text.h"
#include "engine/tile/edge_code.h"
#include "engine/tile/side_words.h"
#include "engine/tile/symbol_words.h"

namespace cartulary {
namespace {

class DocumentBuilder {
 public:
  DocumentBuilder(SearchKind kind, std::string_view id, std::string_view title) {
    document_.kind = kind;
    document_.id = id;
    document_.title = title;
    tag("kind", to_text(kind));
    add(SearchField::Names, title);
  }

  DocumentBuilder& add(SearchField field, std::string_view text) {
    if (text.empty()) return *this;
    add_item(document_.fields[static_cast<std::size_t>(field)], text, search_field_gap);
    return *this;
  }
  DocumentBuilder& add(SearchField field, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) add(field, text);
    return *this;
  }
  DocumentBuilder& tag(std::string_view key, std::string_view value) {
    if (!value.empty()) document_.tags.push_back(std::string(key) + ':' + to_lower(value));
    return *this;
  }
  DocumentBuilder& about(std::string concept_term) {
    std::vector<std::string>& list = document_.about;
    if (std::find(list.begin(), list.end(), concept_term) == list.end())
      list.push_back(std::move(concept_term));
    return *this;
  }
  DocumentBuilder& of_set(const std::string& set) {
    document_.set = set;
    return tag("set", set).needs(set);
  }
  // Whoever names the set means it, but a word of its title may mean one element of it alone.
  DocumentBuilder& about_set(const std::string& set) {
    return set.empty() ? *this : about("@set/" + set);
  }
  DocumentBuilder& needs(const std::string& set) {
    if (!set.empty()) document_.sets.push_back({set});
    return *this;
  }

  SearchDocument take() {
    std::sort(document_.tags.begin(), document_.tags.end());
    document_.tags.erase(std::unique(document_.tags.begin(), document_.tags.end()),
                         document_.tags.end());
    return std::move(document_);
  }
  SearchDocument& document() { return document_; }

 private:
  SearchDocument document_;
};

std::string set_title(const Catalog& catalog, std::string_view id) {
  const TileSet* set = catalog.find_set(id);
  return set == nullptr ? std::string() : set->title;
}

void add_sources(DocumentBuilder& builder, const std::vector<SourcePlace>& sources) {
  for (const SourcePlace& source : sources) builder.tag("source", source.document);
}

SearchDocument set_document(const TileSet& set) {
  DocumentBuilder builder(SearchKind::Set, set.id, set.title);
  builder.add(SearchField::Names, set.code).add(SearchField::Names, set.german);
  builder.add(SearchField::Names, set.aliases)
      .add(SearchField::Names, set.other_names())
      .add(SearchField::Names, set.id);
  builder.add(SearchField::Text, set.note);
  for (const auto& [what, note] : set.box_texts())
    builder.add(SearchField::Text, what).add(SearchField::Around, note);
  builder.add(SearchField::Around, set.publishers);
  if (set.year) builder.add(SearchField::Around, std::to_string(*set.year));
  builder.of_set(set.id);
  for (const Edition edition : set.editions) builder.tag("edition", to_text(edition));
  for (const std::string& publisher : set.publishers) builder.tag("publisher", publisher);
  add_sources(builder, set.sources);
  if (set.year) builder.document().date = std::to_string(*set.year);
  return builder.take();
}

SearchDocument tile_document(const Catalog& catalog, const Tile& tile) {
  DocumentBuilder builder(SearchKind::Tile, tile.id,
                          tile.title.empty() ? tile.id : tile.id + " " + tile.title);
  builder.add(SearchField::Text, catalog.words_of(tile));
  for (const std::string& mark : mark_names(tile))
    builder.add(SearchField::Text, english(mark_title(mark)));
  builder.add(SearchField::Text, tile.note);
  builder.add(SearchField::Around, tile.edges);
  if (tile.jcz) builder.add(SearchField::Around, tile.jcz->id);
  builder.add(SearchField::Around, set_title(catalog, tile.set));
  builder.of_set(tile.set);
  for (const Edition edition : all_editions)
    if (tile.exists_in(edition)) builder.tag("edition", to_text(edition));
  for (const TileSource& source : tile.sources) builder.tag("source", source.source.document);
  return builder.take();
}

SearchDocument code_document(EdgeCode code) {
  DocumentBuilder builder(SearchKind::Code, code.text(), code.text());
  for (const char letter : code.text()) builder.add(SearchField::Text, english(edge_words(letter)));
  return builder.take();
}

SearchDocument feature_document(const std::string& mark) {
  DocumentBuilder builder(SearchKind::Feature, mark, english(mark_title(mark)));
  builder.add(SearchField::Names, mark);
  return builder.take();
}

SearchDocument ledger_document(const LedgerEntry& entry) {
  DocumentBuilder builder(SearchKind::Ledger, entry.id, entry.title);
  builder.add(SearchField::Text, entry.decision).add(SearchField::Text, entry.reason);
  for (const LedgerSide& side : entry.sides) {
    builder.add(SearchField::Text, side.says);
    add_sources(builder, side.sources);
  }
  builder.add(SearchField::Around, entry.tiles).add(SearchField::Around, entry.id);
  for (const std::string& set : entry.sets) builder.tag("set", set);
  builder.document().date = entry.date;
  return builder.take();
}

SearchDocument source_document(const SourceDocument& source) {
  DocumentBuilder builder(SearchKind::Source, source.id, source.title);
  builder.add(SearchField::Names, source.id).add(SearchField::Text, source.note);
  for (const std::string& text : {source.author, source.publisher, source.version, source.date})
    builder.add(SearchField::Around, text);
  builder.tag("source", source.id).tag("publisher", source.publisher);
  builder.document().date = source.date;
  return builder.take();
}

SearchDocument element_document(const Element& element) {
  DocumentBuilder builder(
      element.kind == ElementKind::Term ? SearchKind::Term : SearchKind::Element, element.id,
      element.name);
  builder.add(SearchField::Names, element.german).add(SearchField::Names, element.also);
  builder.add(SearchField::Text, plain_text(element.definition));
  builder.about('@' + element.id).about_set(element.set).tag("about", element.id);
  builder.of_set(element.set);
  for (const Edition edition : all_editions)
    if (element.editions.empty() || is_among(element.editions, edition))
      builder.tag("edition", to_text(edition));
  add_sources(builder, element.sources);
  builder.document().read_in = element.editions;
  return builder.take();
}

// "HiG (C1, older FAQ)": sides may differ by edition and printing alone.
std::string said_by(const RulingSide& side) {
  std::string when(side.edition ? to_text(*side.edition) : std::string_view());
  if (!side.printing.empty()) add_item(when, side.printing);
  return when.empty() ? side.who : side.who + " (" + when + ")";
}

// Whether the record is about the element, or valid only in the rule set of a name such as
// "by/wc2012".
bool is_special_case(const RuleRecord& record, std::string_view name) {
  if (contains(record.about, name)) return true;
  return record.rule_sets.size() == 1 && name == "by/" + to_lower(record.rule_sets.front());
}

// Adds the parts that rules, rulings and variants share.
void add_record(DocumentBuilder& builder, const Catalog& catalog, const RuleRecord& record) {
  builder.add(SearchField::Asked, record.asked);
  builder.add(SearchField::Text, stated(record.verdict));
  builder.add(SearchField::Text, plain_text(record.text));
  for (const std::string& element : record.about)
    builder.about('@' + element).tag("about", element);
  builder.about_set(record.set);
  for (const auto* sets : {&record.serves, &record.with, &record.with_any})
    for (const std::string& set : *sets) builder.about_set(set);
  builder.of_set(record.set);
  for (const std::string& set : record.serves) builder.tag("set", set);
  for (const auto* sets : {&record.with, &record.with_any})
    for (const std::string& set : *sets) builder.tag("with", set);
  builder.document().sets = needed_sets(record);
  for (const Edition edition : all_editions)
    if (record.editions.empty() || is_among(record.editions, edition))
      builder.tag("edition", to_text(edition));
  for (const std::string& who : record.rule_sets) {
    builder.about("@by/" + to_lower(who));
    builder.tag("publisher", who);
  }
  add_sources(builder, record.sources);
  builder.document().editions = record.editions;
  builder.document().read_in = record.read_in;
  builder.document().rule_sets = record.rule_sets;
  builder.document().word = record.word;
  builder.document().verdict = record.verdict;
  for (const SearchWord& row : catalog.language().words(WordUse::AskedAs))
    if (contains(record.about, row.word)) builder.about('@' + row.meaning);
  for (const SearchWord& row : catalog.language().words(WordUse::SpecialCases))
    if (is_special_case(record, row.meaning)) builder.document().meant_by.push_back('@' + row.word);
}

bool is_played(const Rulebook& rulebook, const RecordId& id) {
  const auto standing = standing_in(rulebook.game(), id);
  return standing && standing->word != "dropped";
}

SearchDocument rule_document(const Catalog& catalog, const Rulebook& rulebook, const Rule& rule) {
  DocumentBuilder builder(SearchKind::Rule, rule.id, rule.title);
  add_record(builder, catalog, rule);
  builder.add(SearchField::Around, rule.heading);
  builder.document().rules = {rule.id};
  // Rules are shown without a question that a yes or no would answer.
  builder.document().verdict = stated(rule.verdict);
  builder.tag("step", to_text(rule.step));
  builder.document().played = is_played(rulebook, id_of(rule));
  return builder.take();
}

SearchDocument ruling_document(const Catalog& catalog, const Rulebook& rulebook,
                               const Ruling& ruling) {
  DocumentBuilder builder(SearchKind::Ruling, ruling.id, ruling.title);
  builder.add(SearchField::Question, plain_text(ruling.question));
  add_record(builder, catalog, ruling);
  builder.document().status = to_text(ruling.status);
  builder.tag("status", to_text(ruling.status));
  builder.about("@status/" + std::string(to_text(ruling.status)));
  builder.tag("publisher", ruling.publisher);
  if (!ruling.publisher.empty()) builder.about("@by/" + to_lower(ruling.publisher));
  for (const RulingSide& side : ruling.says) {
    builder.add(SearchField::Text, said_by(side) + ": " + plain_text(side.text));
    builder.tag("publisher", side.who).about("@by/" + to_lower(side.who));
  }
  for (const NoteNumber& note : ruling.notes) builder.tag("source", note.document);
  builder.add(SearchField::Around, ruling.by);
  for (const std::string& id : ruling.annotates)
    if (const Rule* rule = rulebook.find_rule(id)) builder.add(SearchField::Around, rule->title);
  builder.document().rules = ruling.annotates;
  builder.document().date = ruling.date;
  builder.document().played = is_played(rulebook, id_of(ruling));
  return builder.take();
}

SearchDocument variant_document(const Catalog& catalog, const Rulebook& rulebook,
                                const Variant& variant) {
  DocumentBuilder builder(SearchKind::Variant, variant.id, variant.title);
  builder.add(SearchField::Question, plain_text(variant.question));
  add_record(builder, catalog, variant);
  // People use both "house rule" and "variant" for another way to play.
  builder.about("@status/house");
  builder.add(SearchField::Around, variant.author);
  for (const std::string& id : variant.annotates)
    if (const Rule* rule = rulebook.find_rule(id)) builder.add(SearchField::Around, rule->title);
  builder.document().date = variant.date;
  builder.document().played = is_played(rulebook, id_of(variant));
  return builder.take();
}

}  // namespace

std::size_t SearchDocument::snippet_begin() const {
  const std::size_t told = stated(verdict).size();
  return told == 0 || text().size() <= told ? 0 : told + search_field_gap.size();
}

std::string_view to_text(SearchKind kind) {
  return search_kind_names[static_cast<std::size_t>(kind)];
}

bool is_rule_kind(SearchKind kind) {
  return kind >= SearchKind::Element;
}

bool is_record(SearchKind kind) {
  return kind >= SearchKind::Rule;
}

double status_worth(const SearchDocument& document) {
  constexpr std::array<double, ruling_status_names.size()> worth = {1.02, 1.01, 1.02, 1, 1, 1};
  const auto status = parse_ruling_status(document.status);
  if (status) return worth[static_cast<std::size_t>(*status)];
  return document.kind == SearchKind::Rule ? worth.front() : 1;
}

double kind_worth(SearchKind kind) {
  constexpr std::array<double, search_kind_names.size()> worth = {1.0, 0.5, 0.4, 0.8, 0.7, 0.6,
                                                                  0.6, 0.6, 1.0, 0.8, 0.7};
  return worth[static_cast<std::size_t>(kind)];
}

std::string own_concept(const SearchDocument& document) {
  if (document.kind == SearchKind::Set) return "@set/" + document.id;
  if (document.kind == SearchKind::Element || document.kind == SearchKind::Term)
    return '@' + document.id;
  return {};
}

std::vector<SearchDocument> search_documents(const Catalog& catalog, const Rulebook& rulebook,
                                             std::span<const LedgerEntry> ledger,
                                             std::span<const SourceDocument> sources) {
  std::vector<SearchDocument> documents;
  for (const TileSet& set : catalog.sets()) documents.push_back(set_document(set));
  std::set<std::string> marks;
  for (const Tile& tile : catalog.tiles()) {
    documents.push_back(tile_document(catalog, tile));
    for (std::string& mark : mark_names(tile)) marks.insert(std::move(mark));
  }
  for (const EdgeCode code : all_edge_codes(Rivers::With)) documents.push_back(code_document(code));
  for (const std::string& mark : marks) documents.push_back(feature_document(mark));
  for (const LedgerEntry& entry : ledger) documents.push_back(ledger_document(entry));
  for (const SourceDocument& source : sources) documents.push_back(source_document(source));
  for (const Element& element : rulebook.elements()) documents.push_back(element_document(element));
  for (const Rule& rule : rulebook.rules())
    documents.push_back(rule_document(catalog, rulebook, rule));
  for (const Ruling& ruling : rulebook.rulings())
    documents.push_back(ruling_document(catalog, rulebook, ruling));
  for (const Variant& variant : rulebook.variants())
    documents.push_back(variant_document(catalog, rulebook, variant));
  return documents;
}

}  // namespace cartulary
