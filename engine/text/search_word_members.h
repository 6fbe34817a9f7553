// The members of SearchWord (search_word.h), from which the database table `search_word` follows.
// members.h explains what else is generated from the list.
#pragma once

#include "engine/text/members.h"
#include "engine/text/search_word.h"

namespace cartulary {

template <>
struct WordsOf<WordUse> {
  static constexpr auto& names = word_use_names;
  static constexpr auto parse = parse_word_use;
  static constexpr const char* damaged = "the use of a word is none";
};

template <>
struct MembersOf<SearchWord> {
  static constexpr RecordTraits record = {.what = "a word of the search",
                                          .id_kind = "",
                                          .table = "search_word",
                                          .key = "search_word_id",
                                          .order = "position"};
  static constexpr auto list = mixed_list(
      member("word", &SearchWord::word, {.meaning = "as it is looked for", .needed = true}),
      member("meaning", &SearchWord::meaning, {.meaning = "what it stands for"}),
      member("use", &SearchWord::use, {.meaning = "the list that it stands in", .needed = true}),
      member("language", &SearchWord::language,
             {.meaning = "code of its language", .needed = true}));
};

}  // namespace cartulary
