// The members of the games that content includes, in the order of JSON. docs/how-to-add.md explains
// how to add one.
#pragma once

#include <array>

#include "engine/rule/carried_game.h"
#include "engine/rule/group_game.h"
#include "engine/text/members.h"
#include "engine/tile/source_members.h"

namespace cartulary {

inline constexpr std::array<std::string_view, 3> carried_set_kinds = {"content", "own", "tiles"};

template <>
struct MembersOf<CarriedSet> {
  static constexpr auto list = mixed_list(
      member("set", &CarriedSet::set,
             {.meaning = "id of the set", .column = "set_id", .needed = true}),
      member("title", &CarriedSet::title, {.meaning = "its title", .needed = true}),
      member("kind", &CarriedSet::kind,
             {.meaning = "content, own (the game adds it), or tiles (single tiles alone)",
              .words = carried_set_kinds,
              .word = "kind",
              .needed = true}),
      member("copies", &CarriedSet::copies, {.meaning = "land tiles that are played with"}),
      member("unknown", &CarriedSet::unknown,
             {.meaning = "of these, those of which a side is not known"}));
};

template <>
struct MembersOf<CarriedNote> {
  static constexpr auto list = mixed_list(
      member("record", &CarriedNote::record,
             {.meaning = "id of a rule, ruling or variant, with its kind", .needed = true}),
      member("note", &CarriedNote::note, {.meaning = "what the group says of it"}));
};

template <>
struct MembersOf<CarriedRecord> {
  static constexpr auto list = mixed_list(
      member("record", &CarriedRecord::record,
             {.meaning = "id of the rule or ruling, with its kind", .needed = true}),
      member(
          "set", &CarriedRecord::set,
          {.meaning = "title of its set, or of the game", .column = "set_title", .needed = true}),
      member("title", &CarriedRecord::title, {.meaning = "a short name", .needed = true}),
      member("text", &CarriedRecord::text,
             {.meaning = "what it says, in Markdown", .text = TextKind::Markdown, .needed = true}),
      member("annotates", &CarriedRecord::annotates,
             {.meaning = "ids of the rules that it changes, parted by spaces"}));
};

template <>
struct MembersOf<CarriedDoubt> {
  static constexpr auto list = mixed_list(
      member("entry", &CarriedDoubt::entry, {.meaning = "the entry's id", .needed = true}),
      member("title", &CarriedDoubt::title, {.meaning = "what it is about", .needed = true}),
      member("kind", &CarriedDoubt::kind,
             {.meaning = "slip, dispute or gap",
              .words = ledger_kinds,
              .word = "kind",
              .needed = true}),
      member("decision", &CarriedDoubt::decision, {.meaning = "what was decided", .needed = true}),
      member("reason", &CarriedDoubt::reason, {.meaning = "why", .needed = true}));
};

// What game.yaml says in words, which content carries as it stands.
template <class Game>
inline constexpr auto game_head = mixed_list(
    member("id", &Game::id,
           {.meaning = "the game's id", .key = "game", .text = TextKind::Id, .needed = true}),
    member("title", &Game::title, {.meaning = "its title", .needed = true}),
    member("revision", &Game::revision, {.meaning = "which revision of it"}),
    member("players", &Game::players, {.meaning = "how many it is meant for"}),
    member("note", &Game::note,
           {.meaning = "what a reader must know, in Markdown", .text = TextKind::Markdown}));

template <>
struct MembersOf<GroupGame> {
  static constexpr RecordTraits record = {"a game", "", "", ""};
  static constexpr std::array<std::string_view, 4> content_keys = {"selection", "adopts", "drops",
                                                                   "notes"};
  static constexpr auto list = game_head<GroupGame>;
};

template <>
struct MembersOf<CarriedGame> {
  static constexpr RecordTraits record = {"a game", "", "game", "game_id"};
  static constexpr auto list = mixed_list(
      game_head<CarriedGame>,

      member("edition", &CarriedGame::edition,
             {.meaning = "the edition that counts", .needed = true}),
      member("rule_set", &CarriedGame::rule_set,
             {.meaning = "whose rules are played, where they differ"}),
      member("sets", &CarriedGame::sets,
             {.meaning = "the sets of content, as the parameter of a request"}),
      member("tiles", &CarriedGame::tiles, {.meaning = "single tiles beside them, likewise"}),
      member("without", &CarriedGame::without,
             {.meaning = "tiles left in the box, likewise", .column = "left_out"}),
      member("rule", &CarriedGame::rules,
             {.meaning = "values of rules, likewise", .column = "choices"}),
      member("used", &CarriedGame::used,
             {.meaning = "sets, with the land tiles of each",
              .not_in_csv = "game_used.csv has them, one a row"}),
      member("own", &CarriedGame::own,
             {.meaning = "rules and rulings of its own",
              .not_in_csv = "game_own.csv has them, one a row"}),
      member("adopts", &CarriedGame::adopts,
             {.meaning = "house rules, rulings and variants that are taken over",
              .not_in_csv = "game_adopts.csv has them, one a row"}),
      member("drops", &CarriedGame::drops,
             {.meaning = "rules that are not played, with the reason",
              .not_in_csv = "game_drops.csv has them, one a row"}),
      member("ledger", &CarriedGame::ledger,
             {.meaning = "what its document leaves unclear, and what was decided",
              .not_in_csv = "game_ledger.csv has them, one a row"}),
      member("documents", &CarriedGame::documents,
             {.meaning = "ids of the documents that it follows",
              .column = "document_id",
              .table = "document",
              .names = NameKind::Document}));
};

}  // namespace cartulary
