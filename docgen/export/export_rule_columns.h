// The columns of the exported files of rules, rulings and elements. Internal to the export.
#pragma once

#include <array>

#include "docgen/export/export_columns.h"

namespace cartulary::docgen::rule_columns {

inline constexpr DataColumn set = {"set", "id of the set"};
inline constexpr DataColumn aliases = {"aliases", "former ids"};
inline constexpr DataColumn about = {"about", "ids of elements, the most important first"};
inline constexpr DataColumn with = {"with", "ids of other sets without which it says nothing"};
inline constexpr DataColumn editions = {"editions", "to which it applies; none: all"};
inline constexpr DataColumn rule_sets = {"rule_sets",
                                         "who has it so: HiG, RGG, ZMG, WC2012; none: all"};
inline constexpr DataColumn board = {"board", "ids of positions that show it"};
inline constexpr DataColumn asked = {"asked", "in which other words players ask for it"};
inline constexpr DataColumn note = {"note", "what is doubtful, disputed or remarkable"};
inline constexpr DataColumn unknown = {"unknown", "members whose value no source states"};

inline constexpr DataColumn rule_id = {"id", "rule/ and the rule's id, which lasts"};
inline constexpr DataColumn rule_title = {"title", "a short name, unique in the set"};
inline constexpr DataColumn rule_heading = {"heading", "the heading under which it is read"};
inline constexpr DataColumn rule_step = {
    "step",
    "place in the turn: preparation, start-of-turn, place, deploy, score, end-of-turn, "
    "end-of-game, final-scoring, or general"};
inline constexpr DataColumn rule_text = {"text", "the rule, in Markdown"};

inline constexpr auto csv_rules = std::to_array<DataColumn>({
    rule_id,
    aliases,
    set,
    rule_title,
    rule_heading,
    rule_step,
    rule_text,
    about,
    with,
    editions,
    rule_sets,
    board,
    asked,
    {"value.name", "a choice left to the players, as selections name it"},
    {"value.choices", "its choices"},
    {"value.default", "the choice that is taken if nothing is said"},
    {"sources", "document:place of each source"},
    note,
});

inline constexpr auto json_rules = std::to_array<DataColumn>({
    rule_id,
    {"kind", "rule"},
    aliases,
    set,
    rule_title,
    rule_heading,
    rule_step,
    rule_text,
    about,
    with,
    editions,
    rule_sets,
    board,
    asked,
    {"value", "a choice left to the players: name, choices, default"},
    {"rulings", "the rulings that annotate it: id, title, status"},
    {"superseded_by", "the rulings that do, in the same way"},
    {"contradicted_by", "the rulings that do, in the same way"},
    {"sources", "document and place"},
    note,
});

inline constexpr DataColumn ruling_id = {"id", "ruling/ and the ruling's id, which lasts"};
inline constexpr DataColumn ruling_title = {"title", "the ruling in a few words"};
inline constexpr DataColumn ruling_status = {
    "status", "official, community, difference, open, house or unmarked"};
inline constexpr DataColumn ruling_basis = {"basis",
                                            "marked, or the words that the status is taken from"};
inline constexpr DataColumn ruling_question = {"question", "as a player asks it; Markdown"};
inline constexpr DataColumn ruling_text = {"text", "the ruling or the answer, in Markdown"};
inline constexpr DataColumn ruling_publisher = {"publisher", "who ruled"};
inline constexpr DataColumn ruling_by = {"by", "who proposed a house rule"};
inline constexpr DataColumn ruling_date = {"date", "YYYY, YYYY-MM or YYYY-MM-DD"};

inline constexpr auto csv_rulings = std::to_array<DataColumn>({
    ruling_id,
    aliases,
    set,
    ruling_title,
    ruling_status,
    ruling_basis,
    ruling_question,
    ruling_text,
    {"annotates", "ids of the rules that it is on"},
    about,
    with,
    editions,
    rule_sets,
    board,
    asked,
    ruling_publisher,
    ruling_by,
    ruling_date,
    {"supersedes", "ids of rules and rulings"},
    {"contradicts", "ids of rules and rulings"},
    {"notes", "document:number of each numbered note that it carries"},
    {"sources", "document:place of each source, its notes first"},
    note,
    unknown,
});

inline constexpr auto json_rulings = std::to_array<DataColumn>({
    ruling_id,
    {"kind", "ruling"},
    aliases,
    set,
    ruling_title,
    ruling_status,
    ruling_basis,
    ruling_question,
    ruling_text,
    {"says",
     "of a difference: who has it how, in which edition and printing; current: the side that "
     "the rule's text follows"},
    {"annotates", "the rules that it is on: id, title"},
    about,
    with,
    editions,
    rule_sets,
    board,
    asked,
    ruling_publisher,
    ruling_by,
    ruling_date,
    {"supersedes", "rules and rulings: id, title, of rulings status"},
    {"contradicts", "rules and rulings, in the same way"},
    {"superseded_by", "the rulings that do, in the same way"},
    {"contradicted_by", "the rulings that do, in the same way"},
    {"notes", "the numbered notes that it carries: document, number"},
    {"sources", "document and place, its notes first"},
    note,
    unknown,
});

inline constexpr auto csv_ruling_sides = std::to_array<DataColumn>({
    {"ruling", "id of the ruling"},
    {"who", "HiG, RGG, ZMG, WC2012 ..."},
    {"edition", "in which edition; empty: not told"},
    {"printing", "in which printing; empty: not told"},
    {"text", "what this side says, in Markdown"},
    {"current", "whether the rule's text follows it"},
});

inline constexpr DataColumn element_id = {"id", "element/ and the element's id, which lasts"};
inline constexpr DataColumn element_kind = {"kind", "figure, role, feature, symbol, token or term"};
inline constexpr DataColumn element_name = {"name", "English name"};
inline constexpr DataColumn element_german = {"german", "German name"};
inline constexpr DataColumn element_set = {"set", "id of its set; none: of the game as a whole"};
inline constexpr DataColumn element_also = {"also", "other words that people use for it"};
inline constexpr DataColumn element_definition = {"definition", "what it is, in Markdown"};

inline constexpr auto csv_elements = std::to_array<DataColumn>({
    element_id,
    element_kind,
    element_name,
    element_german,
    element_set,
    element_also,
    {"marks", "names of marks on tiles that show it"},
    element_definition,
    {"see", "ids of related elements"},
    {"sources", "document:place of each source"},
    note,
    unknown,
});

inline constexpr auto json_elements = std::to_array<DataColumn>({
    element_id,
    element_kind,
    element_name,
    element_german,
    element_set,
    element_also,
    {"marks", "marks on tiles that show it, and the number of designs that bear each"},
    element_definition,
    {"see", "related elements: id, name"},
    {"rules", "the rules about it: id, title"},
    {"rulings", "the rulings about it: id, title, status"},
    {"sources", "document and place"},
    note,
    unknown,
});

inline constexpr auto csv_set_rules = std::to_array<DataColumn>({
    set,
    {"summary", "what the set adds, in Markdown"},
    {"in_the_box", "what its contents do not say, in Markdown"},
    {"turn", "how the turn changes, in Markdown"},
    {"scoring", "how scoring changes, in Markdown"},
});

}  // namespace cartulary::docgen::rule_columns
