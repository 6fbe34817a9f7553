-- The words by which the search reads questions, from content/language/LANGUAGE/search.yaml. content/FORMAT.md tells what each
-- use is. (The full-text table `search` of schema.sql is for those who ask with SQL, and knows none of them.)
CREATE TABLE search_word (
  position INTEGER PRIMARY KEY CHECK (position >= 0),  -- by use, then by language as the file has them
  language TEXT NOT NULL CHECK (length(language) = 2),
  use      TEXT NOT NULL CHECK (use IN (
    'function_words', 'own_function_words', 'signs', 'numbers', 'irregular', 'endings', 'spellings', 'english', 'read_as',
    'questions', 'denials', 'negatives', 'role_openers', 'role_closers', 'articles', 'title_articles', 'things', 'yes_or_no',
    'openers', 'lead_ins', 'alternatives', 'each', 'counting', 'tile_words', 'showing', 'having', 'names', 'synonyms', 'roles', 'denied',
    'counted_as', 'asked_as', 'special_cases', 'score_features', 'score_facts', 'score_figures')),
  word     TEXT NOT NULL,  -- in small letters without accents, but for articles of titles
  meaning  TEXT            -- the word, id or head of a group that it stands for
) STRICT;
