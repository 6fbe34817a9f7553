#include "docgen/guide/figures_page.h"

#include <algorithm>
#include <set>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/page_path.h"
#include "docgen/guide/guide_views.h"
#include "docgen/views/views.h"
#include "engine/guide/house_remarks.h"
#include "engine/rule/rulebook.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

constexpr std::string_view figures_root = "../";

Said kind_title(FigureKind kind) {
  switch (kind) {
    case FigureKind::Follower:
      return said("word.followers");
    case FigureKind::Special:
      return said("guide.special-figures");
    case FigureKind::Neutral:
      return said("guide.neutral-figures");
    case FigureKind::Counting:
      return said("guide.counting-figures");
  }
  return {};
}

// The notes below the table, numbered in order of first use.
class Notes {
 public:
  // The number of a note; empty if the text is.
  std::string number_of(const std::string& text) {
    if (text.empty()) return {};
    const auto known = std::ranges::find(texts_, text);
    const auto at = static_cast<std::size_t>(known - texts_.begin());
    if (known == texts_.end()) texts_.push_back(text);
    return std::to_string(at + 1);
  }
  View views() const {
    View list = View::list();
    int number = 0;
    for (const std::string& text : texts_) {
      View view;
      view.set("n_number", std::to_string(++number))
          .set("n_html", markdown_line(text, figures_root));
      list.add(std::move(view));
    }
    return list;
  }

 private:
  std::vector<std::string> texts_;
};

// The note on an answer, with the remarks of the group's own game and on unread rules.
std::string note_of(const GuideQuestion& question, const FigureCell& cell,
                    const std::vector<GameRemark>& remarks) {
  std::string note = cell.note;
  const auto add = [&](const std::string& words) {
    if (!words.empty()) add_item(note, words, note.ends_with('.') ? " " : "; ");
  };
  for (const GameRemark& remark : remarks) add(words_of(remark));
  add(unread_words(question, cell.rules));
  return note;
}

View answer_view(const GuideQuestion& question, const FigureCell& cell, Notes& notes) {
  View view;
  const std::vector<GameRemark> remarks = cell_remarks(question, cell);
  std::string says = cell.says;
  if (says.empty() && cell.answer != FigureAnswer::None) says = to_text(cell.answer);
  const std::string editions = edition_list(cell.editions);
  view.set("a_answer", to_text(cell.answer))
      .set("a_says", plain_text(says))
      .set("a_none", cell.answer == FigureAnswer::None && cell.says.empty())
      .set("a_only", readers_of(cell.only))
      .set("a_readings", joined(cell.only, ", "))
      .set("a_editions", editions)
      .set("a_href", record_path(cell.rules))
      .set("a_house", !remarks.empty())
      .set("a_note", notes.number_of(note_of(question, cell, remarks)));
  return view;
}

View figure_view(const PageContext& context, const GuideQuestion& asked, const ChosenFigure& chosen,
                 const std::vector<const FigureQuestion*>& questions, Notes& notes) {
  const Element* element = context.index.rulebook().find_element(chosen.figure->element);
  View cells = View::list();
  for (const FigureQuestion* question : questions) {
    View answers = View::list();
    bool blank = true;
    for (const FigureCell* cell : chosen.cells) {
      if (cell->question != question->id) continue;
      answers.add(answer_view(asked, *cell, notes));
      blank = blank && cell->answer == FigureAnswer::None && cell->says.empty();
    }
    View view;
    view.set("q_short", question->short_text)
        .set("a_blank", blank)
        .set("answers", std::move(answers));
    cells.add(std::move(view));
  }
  const TileSet* set = context.index.catalog().find_set(chosen.set);
  View view;
  view.set("f_id", chosen.figure->element)
      .set("f_name", element == nullptr ? chosen.figure->element : element->name)
      .set("f_href", element_path(chosen.figure->element))
      .set("f_set", set == nullptr ? std::string() : set->title)
      .set("f_sets", joined(chosen.figure->sets, " "))
      .set("f_supply", chosen.supply)
      .set("f_note", notes.number_of(chosen.figure->note))
      .set("cells", std::move(cells));
  return view;
}

View question_views(const ChosenFigures& chosen) {
  View list = View::list();
  for (const FigureQuestion* question : chosen.questions) {
    View view;
    view.set("q_text", question->text)
        .set("q_short", question->short_text)
        .set("q_sets", joined(question->sets, " "));
    list.add(std::move(view));
  }
  return list;
}

std::vector<std::string> sets_of_figures(const PageContext& context) {
  std::set<std::string_view> named = {"base-game"};
  for (const GuideFigure& figure : context.index.library().guides.figures)
    named.insert(figure.sets.begin(), figure.sets.end());
  std::vector<std::string> ids;
  for (const TileSet& set : context.index.catalog().sets())
    if (named.contains(set.id)) ids.push_back(set.id);
  return ids;
}

View group_views(const PageContext& context, const GuideQuestion& asked,
                 const ChosenFigures& chosen, Notes& notes) {
  View groups = View::list();
  for (std::size_t kind = 0; kind < figure_kind_names.size(); ++kind) {
    View figures = View::list();
    for (const ChosenFigure& figure : chosen.figures)
      if (static_cast<std::size_t>(figure.figure->kind) == kind)
        figures.add(figure_view(context, asked, figure, chosen.questions, notes));
    if (figures.size() == 0) continue;
    View group;
    group.set("k_title", kind_title(static_cast<FigureKind>(kind)))
        .set("k_id", figure_kind_names[kind])
        .set("figures", std::move(figures));
    groups.add(std::move(group));
  }
  return groups;
}

}  // namespace

Page figures_page(const PageContext& context) {
  const Guides& guides = context.index.library().guides;
  const Guide* guide = guides.find("figures");
  const GuideRequest request = read_guide_request(context, DefaultSets::Everything);
  const ChosenFigures chosen = choose_figures(guides, request.question());
  Page page;
  page.body = "figures";
  page.title = said("figures.figures-what-they");
  page.description = said("figures.description");
  page.status = request.sets.faults.empty() ? 200 : 400;
  page.styles = {"assets/rules.css", "assets/guide.css"};
  Notes notes;
  View groups = group_views(context, request.question(), chosen, notes);
  page.view.set("groups", std::move(groups))
      .set("questions", question_views(chosen))
      .set("notes", notes.views())
      .set("guide_summary", guide == nullptr ? std::string() : plain_text(guide->summary))
      .set("any_left_out", chosen.left_out > 0)
      .set("left_out", said_count("count.figure", chosen.left_out))
      .set("csv_href", page_paths::figures_csv.of())
      .set("choosing", true)
      .set("sources", source_views(context.index,
                                   guide == nullptr ? std::vector<SourcePlace>() : guide->sources));
  set_guide_form(context, request, sets_of_figures(context), page_paths::figures.of(), page.view);
  if (!context.live()) page.scripts = {"assets/guide-sets.js"};
  return page;
}

}  // namespace cartulary::docgen
