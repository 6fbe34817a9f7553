#include "docgen/json/guide_json.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "docgen/json/csv_writer.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/record_json.h"
#include "engine/guide/guide_members.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

// Members that lines of whole guides have and lines of a turn lack.
constexpr std::array<std::string_view, 7> further = {
    "cells", "date", "publishers", "set", "includes", "includes_note", "unknown"};

enum class Lines { OfTurn, OfGuide };

// Writes the members of a line. Ids omit the guide's, and the line's place is part of its sources.
void add_line(AnswerWriter& json, const Guide& guide, const ChosenLine& chosen, Lines lines) {
  const GuideLine& line = *chosen.line;
  for_each_member<GuideLine>([&](const auto& member) {
    if (!member.traits.in_json) return;
    if (lines == Lines::OfTurn && is_of_whole_guides(member.name)) return;
    json.key(member.name);
    if (member.name == "id")
      json.value(id_in_guide(line.id));
    else if (member.name == "under" && !line.under.empty())
      json.value(id_in_guide(line.under));
    else if (member.name == "sources")
      put_value(json, places_of(guide, line), false);
    else
      put_value(json, member.of(line), member.may_be_empty());
    if (member.name == "must") json.add("together", chosen.together);
  });
}

void add_parts(AnswerWriter& json, std::string_view name, const GuideQuestion& question,
               const ChosenGuide& chosen, Lines lines) {
  json.key(name).open_array();
  for (const ChosenPart& part : chosen.parts) {
    json.open_object().add("id", part.part->id).add("title", part.part->title);
    add_or_null(json, "note", part.part->note);
    json.key("lines").open_array();
    for (const ChosenLine& line : part.lines) {
      json.open_object(Layout::Inline);
      add_line(json, *chosen.guide, line, lines);
      add_game_remarks(json, question, line.line->rules);
      json.close();
    }
    json.close().close();
  }
  json.close();
}

void add_question(AnswerWriter& json, const GuideQuestion& question) {
  if (question.selection == nullptr)
    json.key("selection").null().key("fallback").null();
  else
    add_selection(json, *question.selection, fallback(question.catalog, *question.selection));
  add_or_null(json, "rule_set", question.rule_set);
}

void add_head(AnswerWriter& json, const Guide& guide) {
  json.add("id", guide.id).add("title", guide.title);
  add_or_null(json, "summary", guide.summary);
  add_or_null(json, "note", guide.note);
  json.key("sources");
  put_value(json, guide.sources, false);
}

// Writes the members of a record except those that only SQL has.
template <class R>
void add_record(AnswerWriter& json, const R& record) {
  for_each_member<R>([&](const auto& member) {
    if (!member.traits.in_json) return;
    json.key(member.name);
    put_value(json, member.of(record), member.may_be_empty());
  });
}

template <class R>
void put_guide_record(AnswerWriter& json, const R& record) {
  json.open_object(Layout::Inline);
  add_record(json, record);
  json.close();
}

void put_figure(AnswerWriter& json, const Guides& guides, const GuideQuestion& question,
                const ChosenFigure& chosen) {
  const GuideFigure& figure = *chosen.figure;
  json.open_object().add("id", figure.element).add("kind", to_text(figure.kind));
  add_or_null(json, "set", chosen.set);
  json.add_texts("sets", figure.sets);
  add_or_null(json, "supply", chosen.supply);
  add_or_null(json, "note", figure.note);
  json.key("can").open_array();
  std::vector<GameRemark> all;
  for (const FigureCell* cell : chosen.cells) {
    json.open_object(Layout::Inline);
    add_record(json, *cell);
    if (!unread_words(question, cell->rules).empty()) json.add("read", false);
    HouseRemarks of_cell(guides, question);
    for (const GameRemark& remark : cell_remarks(question, *cell)) {
      of_cell.add({remark});
      if (std::ranges::find(all, remark) == all.end()) all.push_back(remark);
    }
    add_remarks(json, question, of_cell.list());
    json.close();
  }
  json.close();
  if (has_remarks(question.rulebook, question.selection)) add_game_remarks(json, all);
  json.close();
}

}  // namespace

bool is_of_whole_guides(std::string_view member) {
  return std::ranges::find(further, member) != further.end();
}

std::string turn_json(const GuideQuestion& question, const ChosenGuide& chosen) {
  JsonWriter json;
  json.open_object();
  add_question(json, question);
  add_parts(json, "steps", question, chosen, Lines::OfTurn);
  return json.add("left_out", chosen.left_out).close().take();
}

std::string guides_json(const Guides& guides) {
  JsonWriter json;
  json.open_object().key("guides").open_array();
  for (const Guide& guide : guides.guides) {
    if (!need_guide(guides, guide.id, "").ok()) continue;
    json.open_object(Layout::Inline).add("id", guide.id).add("title", guide.title);
    add_or_null(json, "summary", guide.summary);
    json.close();
  }
  return json.close().close().take();
}

std::string guide_json(const GuideQuestion& question, const ChosenGuide& chosen) {
  JsonWriter json;
  json.open_object();
  add_head(json, *chosen.guide);
  add_question(json, question);
  add_parts(json, "parts", question, chosen, Lines::OfGuide);
  return json.add("left_out", chosen.left_out).close().take();
}

std::string glossary_json(const Guide& guide, std::span<const GlossaryEntry> entries) {
  JsonWriter json;
  json.open_object();
  add_head(json, guide);
  json.key("entries").open_array();
  for (const GlossaryEntry& entry : entries) put_guide_record(json, entry);
  return json.close().close().take();
}

std::string guide_csv(const ChosenGuide& chosen) {
  CsvWriter csv;
  csv.open_object().open_rows("lines");
  for (const ChosenPart& part : chosen.parts)
    for (const ChosenLine& line : part.lines) {
      csv.open_object(Layout::Inline).add("part", part.part->id);
      add_line(csv, *chosen.guide, line, Lines::OfGuide);
      csv.close();
    }
  return csv.close().close().take();
}

std::string glossary_csv(std::span<const GlossaryEntry> entries) {
  CsvWriter csv;
  csv.open_object().open_rows("entries");
  for (const GlossaryEntry& entry : entries) put_guide_record(csv, entry);
  return csv.close().close().take();
}

std::string figures_json(const Guides& guides, const GuideQuestion& question,
                         const ChosenFigures& chosen) {
  JsonWriter json;
  json.open_object();
  add_question(json, question);
  json.key("questions").open_array();
  for (const FigureQuestion* each : chosen.questions) put_guide_record(json, *each);
  json.close().key("figures").open_array();
  for (const ChosenFigure& figure : chosen.figures) put_figure(json, guides, question, figure);
  json.close();
  add_remarks(json, question, remarks_on(guides, question, chosen));
  return json.add("left_out", chosen.left_out).close().take();
}

std::string figures_csv(const ChosenFigures& chosen) {
  CsvWriter csv;
  csv.open_object().open_rows("answers");
  for (const ChosenFigure& figure : chosen.figures)
    for (const FigureCell* cell : figure.cells) {
      csv.open_object(Layout::Inline).add("figure", figure.figure->element);
      csv.add("kind", to_text(figure.figure->kind)).add_texts("sets", figure.figure->sets);
      add_record(csv, *cell);
      csv.close();
    }
  return csv.close().close().take();
}

namespace {

void put_names(AnswerWriter& json, const FoundWords& words,
               const std::vector<std::string>& languages) {
  std::vector<WordIn> names;
  for (const std::string& language : languages) names.push_back(word_in(words, language));
  json.key("names").open_object(Layout::Inline);
  for (const WordIn& name : languages.empty() ? words.names : names) {
    json.key(name.language).open_object(Layout::Inline);
    add_or_null(json, "text", name.text);
    add_or_null(json, "source", name.source);
    json.close();
  }
  json.close();
}

}  // namespace

void put_words(AnswerWriter& json, const std::string& query, const std::vector<FoundWords>& words,
               const std::vector<std::string>& languages) {
  json.open_object().add("query", query).add("total", words.size()).open_rows("words");
  for (const FoundWords& each : words) {
    json.open_object(Layout::Inline);
    add_or_null(json, "english", each.english);
    add_or_null(json, "german", each.german);
    add_or_null(json, "publisher", joined(each.publishers));
    add_or_null(json, "kind", each.kind);
    add_or_null(json, "group", each.group);
    add_or_null(json, "element", each.element);
    add_or_null(json, "set", each.set);
    add_or_null(json, "note", each.note);
    put_names(json, each, languages);
    json.close();
  }
  json.close().close();
}

}  // namespace cartulary::docgen
