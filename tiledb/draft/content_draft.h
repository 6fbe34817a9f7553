// ContentDraft: content as the readers leave it, with the place of each part in its file. Checks
// then look up the names that it uses, count the tiles of its claims, and report errors.
//
// Owns the files that all places point into, and therefore cannot be copied or moved. When a
// group's game is read, the draft also holds the names and sets of the content that the game builds
// on. These have places without a file.
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/guide/guides.h"
#include "engine/rule/rule.h"
#include "engine/text/members.h"
#include "engine/text/messages.h"
#include "engine/text/search_word.h"
#include "engine/tile/source.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_set.h"
#include "tiledb/draft/claim.h"
#include "tiledb/draft/position_draft.h"
#include "tiledb/yaml/error_list.h"
#include "tiledb/yaml/record.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

// The messages of the pages in one language.
struct MessageFile {
  std::string language;
  const TextFile* file = nullptr;
  Messages messages;
};

struct NameGiven {
  NameKind kind;
  std::string name;
  Place place;
};

struct NameUsed {
  NameKind kind;
  std::string name;
  Place place;
  std::optional<Edition> edition;  // for a set: an edition that it must have
};

// An edition to which a rule or ruling applies: at least one of its sets must have it.
struct EditionUsed {
  Edition edition;
  std::vector<std::string> sets;  // the record's own set, then those that it serves or needs
  Place place;
};

// A former id of a rule, ruling or variant. Only links from outside may still use it.
struct FormerName {
  NameKind kind;
  std::string name;
  Place place;
  std::string now;
};

struct SetDraft {
  TileSet set;
  std::vector<Place> contains_places;  // one for each of set.contains
  std::vector<Place> also_places;      // one for each of set.also

  // Whether the set comes from the content that a game builds on, and so has no places.
  bool of_content() const { return also_places.size() != set.also.size(); }
};

struct ClaimDraft {
  ClaimResult claim;
  Place place;
  Place sum_of_place;
  bool readable = false;  // has no faults itself
};

struct LedgerDraft {
  LedgerEntry entry;
  std::vector<Place> claim_places;  // one for each of entry.claims
};

// A numbered note that a ruling carries, with the place where the ruling lists it.
struct NoteCarried {
  NoteNumber note;
  std::string ruling;
  Place place;
};

struct NoteRangeDraft {
  NoteRange range;
  Place place;
};

struct LeftOutDraft {
  LeftOut left_out;
  Place place;
};

// A numbered sentence that a guide carries, with the line that lists it and where.
struct SentenceCarried {
  CarriedSentence sentence;
  std::string by;
  Place place;
};

struct SectionDraft {
  SentenceSection section;
  Place place;
};

struct SentenceLeftOutDraft {
  SentenceLeftOut left_out;
  Place place;
};

struct ContentDraft {
  ContentDraft() = default;
  ContentDraft(const ContentDraft&) = delete;
  ContentDraft& operator=(const ContentDraft&) = delete;

  std::deque<TextFile> files;
  ErrorList errors;
  std::vector<SetDraft> sets;
  std::vector<Tile> tiles;
  std::vector<SourceDocument> sources;
  std::vector<ClaimDraft> claims;
  std::vector<UncountedNumber> uncounted;
  std::vector<EditionPoint> points;
  std::vector<LedgerDraft> ledger;
  std::vector<Element> elements;
  std::vector<SetRules> set_rules;
  std::vector<Rule> rules;
  std::vector<Ruling> rulings;
  std::vector<Variant> variants;
  std::vector<PositionDraft> positions;
  std::vector<NoteCarried> carried;
  std::vector<NoteRangeDraft> note_ranges;
  std::vector<LeftOutDraft> left_out;
  Guides guides;
  std::vector<SearchWord> search_words;       // by language, then in file order
  std::vector<MessageFile> messages;          // by language
  std::vector<MessageFile> word_lists;        // the same for words.txt
  std::vector<const TextFile*> record_words;  // files of what records say in a language
  std::set<std::string, std::less<>> texts;   // what records say
  std::vector<Place> name_places;             // one for each of guides.names
  std::vector<SentenceCarried> carried_sentences;
  std::vector<SectionDraft> sections;
  std::vector<SentenceLeftOutDraft> left_out_sentences;
  std::vector<NameGiven> given;
  std::vector<NameUsed> used;
  std::vector<FormerName> former;
  std::vector<EditionUsed> editions_used;
  // The sets that have a file, whether readable or not, and the kinds of names that unreadable
  // files would have defined. Names that may come from these are not reported as unknown.
  std::vector<std::string> set_files;
  std::vector<NameKind> unread;

  // The id of a group's game, empty if unreadable. Nothing if this is a draft of the content.
  std::optional<std::string> game;
  // The keys that a record may hold. A game's records may lack sources and the like.
  RecordKeys keys(RecordKeys keys) const;

  bool lacks(NameKind kind) const {
    return std::find(unread.begin(), unread.end(), kind) != unread.end();
  }
};

}  // namespace cartulary::tiledb
