#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/page_path.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/edition_views.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/text/markdown.h"

namespace cartulary::docgen {

Page editions_page(const PageContext& context, const TileSet& set) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "editions";
  page.title = said("sets.editions-title", {{"set_title", set.title}});
  page.description = said("sets.editions-description", {{"set_title", set.title}});
  page.styles = {"assets/rules.css"};
  AskedRuleSet asked = asked_rule_set(context);
  page.status = asked.status;
  page.view = edition_table_view(
      index,
      edition_table(index.catalog(), index.rulebook(), set, index.library().sources, asked.name),
      "../");
  page.view.set("faults", std::move(asked.faults));
  page.view.set("rules_href", index.rulebook().opening_of(set.id) == nullptr ? std::string()
                                                                             : rules_path(set.id));
  return page;
}

Page editions_index_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "editions_index";
  page.title = said("common.editions-side-by-side");
  page.description = said("editions-index.description");
  page.styles = {"assets/rules.css"};
  View sets = View::list();
  for (const TileSet* set : sets_that_differ(index.catalog(), index.rulebook())) {
    View view = set_link(*set);
    view.set("editions_href", page_paths::editions.of(set->id))
        .set("set_editions", edition_list(set->editions));
    sets.add(std::move(view));
  }
  page.view.set("sets", std::move(sets));
  return page;
}

Page which_edition_page(const PageContext& context) {
  const Guide* guide = context.index.library().guides.find("which-edition");
  Page page;
  page.body = "which_edition";
  page.title = said("common.which-edition-is-mine");
  page.description = said("which-edition.description");
  page.styles = {"assets/rules.css"};
  View questions = View::list();
  std::string summary;
  if (guide != nullptr) {
    summary = plain_text(guide->summary);
    for (const GuidePart& part : guide->parts) {
      View answers = View::list();
      for (const GuideLine& line : part.lines) {
        View answer;
        answer.set("q_answer", markdown_line(line.text, ""))
            .set("q_editions", edition_list(line.editions));
        answers.add(std::move(answer));
      }
      const MarkdownHtml note = markdown_html(part.note, "");
      View question;
      question.set("q_title", part.title)
          .set("q_id", part.id)
          .set("q_note", note.html)
          .set("q_any_pictures", !note.tiles.empty())
          .set("q_pictures", tile_pictures(context.index, note.tiles))
          .set("q_answers", std::move(answers));
      questions.add(std::move(question));
    }
  }
  page.view.set("which_summary", summary).set("questions", std::move(questions));
  return page;
}

}  // namespace cartulary::docgen
