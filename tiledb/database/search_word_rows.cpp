#include "tiledb/database/search_word_rows.h"

#include "engine/text/search_word_members.h"
#include "tiledb/database/member_rows.h"

namespace cartulary::tiledb {

void write_search_words(SQLite::Database& database, const SearchLanguage& language) {
  RecordWriter<SearchWord> writer(database);
  int position = 0;
  for (const SearchWord& word : language.words()) writer.write(word, position++);
}

SearchLanguage load_language(SQLite::Database& database) {
  return SearchLanguage(load_records<SearchWord>(database));
}

}  // namespace cartulary::tiledb
