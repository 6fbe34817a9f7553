#include "engine/text/word_tables.h"

#include <array>

namespace cartulary {
namespace {

// Sorted. English and German; also what questions about rules all ask: allowed, happens.
constexpr auto functions = std::to_array<std::string_view>({
    "a",       "aber",       "about",    "actual",    "actually", "all",        "allowed",
    "already", "als",        "also",     "am",        "an",       "and",        "any",
    "anybody", "anyone",     "anything", "anywhere",  "are",      "arent",      "as",
    "at",      "auch",       "auf",      "aus",       "be",       "because",    "been",
    "bei",     "beim",       "being",    "bekomme",   "bekommen", "bekommt",    "bin",
    "bis",     "bist",       "bitte",    "bringen",   "bringt",   "but",        "by",
    "can",     "cannot",     "cant",     "could",     "couldnt",  "dabei",      "dafuer",
    "dafur",   "damit",      "danke",    "dann",      "daran",    "darauf",     "darf",
    "darfst",  "das",        "davon",    "dazu",      "dem",      "den",        "denn",
    "der",     "des",        "dich",     "did",       "didnt",    "die",        "diesem",
    "diesen",  "dieser",     "dieses",   "dir",       "do",       "doch",       "does",
    "doesnt",  "doing",      "dont",     "dort",      "du",       "duerfen",    "durch",
    "durfen",  "eigentlich", "ein",      "eine",      "einem",    "einen",      "einer",
    "eines",   "else",       "er",       "es",        "etwa",     "etwas",      "euch",
    "even",    "ever",       "every",    "everybody", "everyone", "everything", "exactly",
    "for",     "from",       "fuer",     "fur",       "geht",     "gehts",      "gelten",
    "genau",   "get",        "gets",     "getting",   "gibt",     "gilt",       "going",
    "good",    "got",        "hab",      "habe",      "haben",    "had",        "happen",
    "happens", "has",        "hast",     "hat",       "hatte",    "have",       "having",
    "he",      "her",        "here",     "hier",      "him",      "his",        "how",
    "i",       "ich",        "id",       "if",        "ihm",      "ihn",        "ihnen",
    "ihr",     "ihre",       "ihrem",    "ihren",     "ihrer",    "ihres",      "im",
    "immer",   "in",         "instead",  "into",      "is",       "isnt",       "ist",
    "it",      "its",        "ive",      "ja",        "je",       "jede",       "jeder",
    "jedes",   "jemand",     "jetzt",    "just",      "kann",     "kannst",     "kein",
    "keine",   "keinen",     "koennen",  "konnen",    "konnte",   "konnten",    "let",
    "lets",    "mal",        "many",     "may",       "me",       "mein",       "meine",
    "meinen",  "meiner",     "mich",     "might",     "mine",     "mir",        "mit",
    "much",    "muessen",    "muss",     "mussen",    "musst",    "must",       "my",
    "nach",    "nein",       "nicht",    "no",        "noch",     "nor",        "not",
    "nun",     "nur",        "ob",       "obtain",    "occur",    "occurs",     "oder",
    "of",      "off",        "ok",       "okay",      "on",       "only",       "onto",
    "or",      "our",        "over",     "passiert",  "per",      "please",     "possible",
    "pro",     "quite",      "really",   "receive",   "received", "receives",   "schon",
    "seid",    "sein",       "seine",    "seinem",    "seinen",   "seines",     "shall",
    "she",     "should",     "sich",     "sie",       "sind",     "so",         "soll",
    "sollen",  "sollte",     "sollten",  "some",      "somebody", "someone",    "something",
    "sonst",   "still",      "such",     "supposed",  "than",     "that",       "thats",
    "the",     "their",      "them",     "then",      "there",    "these",      "they",
    "things",  "this",       "those",    "to",        "too",      "uber",       "uberhaupt",
    "ueber",   "und",        "uns",      "unser",     "up",       "us",         "very",
    "viel",    "viele",      "vom",      "von",       "waere",    "wann",       "want",
    "wants",   "ware",       "warum",    "was",       "we",       "weil",       "welche",
    "welchem", "welchen",    "welcher",  "welches",   "wem",      "wen",        "wenn",
    "wer",     "werde",      "werden",   "were",      "wessen",   "what",       "whats",
    "when",    "where",      "whether",  "which",     "while",    "who",        "whom",
    "whose",   "why",        "wie",      "wieder",    "wieso",    "wieviel",    "wieviele",
    "will",    "wir",        "wird",     "with",      "wo",       "wofuer",     "wofur",
    "wohin",   "wollen",     "womit",    "worauf",    "worden",   "would",      "wurde",
    "wurden",  "yes",        "yet",      "you",       "your",     "zu",         "zum",
    "zur",
});

constexpr auto numbers =
    std::to_array<std::string_view>({"zero", "one", "two", "three", "four", "five", "six", "seven",
                                     "eight", "nine", "ten", "eleven", "twelve"});

// Sorted. Forms that no ending tells: of verbs, comparisons and plurals.
constexpr auto irregulars = std::to_array<IrregularWord>({
    {"ate", "eat"},
    {"became", "become"},
    {"began", "begin"},
    {"begun", "begin"},
    {"bigger", "big"},
    {"biggest", "big"},
    {"bought", "buy"},
    {"broke", "break"},
    {"broken", "break"},
    {"brought", "bring"},
    {"built", "build"},
    {"came", "come"},
    {"caught", "catch"},
    {"center", "centre"},
    {"centered", "centre"},
    {"centers", "centre"},
    {"chose", "choose"},
    {"chosen", "choose"},
    {"closer", "close"},
    {"closest", "close"},
    {"color", "colour"},
    {"colored", "colour"},
    {"colors", "colour"},
    {"dice", "die"},
    {"drawn", "draw"},
    {"drew", "draw"},
    {"driven", "drive"},
    {"drove", "drive"},
    {"eaten", "eat"},
    {"fallen", "fall"},
    {"feet", "foot"},
    {"fell", "fall"},
    {"flew", "fly"},
    {"flown", "fly"},
    {"forbade", "forbid"},
    {"forbidden", "forbid"},
    {"gave", "give"},
    {"given", "give"},
    {"gone", "go"},
    {"gray", "grey"},
    {"halves", "half"},
    {"held", "hold"},
    {"hidden", "hide"},
    {"higher", "high"},
    {"highest", "high"},
    {"kept", "keep"},
    {"laid", "lay"},
    {"lain", "lie"},
    {"larger", "large"},
    {"largest", "large"},
    {"left", "leave"},
    {"lies", "lie"},
    {"longer", "long"},
    {"longest", "long"},
    {"lost", "lose"},
    {"lower", "low"},
    {"lowest", "low"},
    {"lying", "lie"},
    {"made", "make"},
    {"men", "man"},
    {"met", "meet"},
    {"nearer", "near"},
    {"nearest", "near"},
    {"neighbor", "neighbour"},
    {"neighboring", "neighbour"},
    {"neighbors", "neighbour"},
    {"newest", "new"},
    {"paid", "pay"},
    {"ran", "run"},
    {"ridden", "ride"},
    {"rode", "ride"},
    {"sat", "sit"},
    {"seduce", "seduction"},
    {"seduced", "seduction"},
    {"seduces", "seduction"},
    {"seducing", "seduction"},
    {"sent", "send"},
    {"smaller", "small"},
    {"smallest", "small"},
    {"sold", "sell"},
    {"spent", "spend"},
    {"stole", "steal"},
    {"stolen", "steal"},
    {"stood", "stand"},
    {"taken", "take"},
    {"taller", "tall"},
    {"tallest", "tall"},
    {"thieves", "thief"},
    {"threw", "throw"},
    {"thrown", "throw"},
    {"tied", "tie"},
    {"ties", "tie"},
    {"told", "tell"},
    {"took", "take"},
    {"tying", "tie"},
    {"went", "go"},
    {"women", "woman"},
    {"won", "win"},
});

// From U+00C0 to U+017F.
constexpr auto folds = std::to_array<std::string_view>({
    "a", "a", "a",  "a",  "a", "a", "ae", "c",  "e",  "e", "e", "e", "i",  "i",  "i", "i", "d", "n",
    "o", "o", "o",  "o",  "o", "",  "o",  "u",  "u",  "u", "u", "y", "th", "ss", "a", "a", "a", "a",
    "a", "a", "ae", "c",  "e", "e", "e",  "e",  "i",  "i", "i", "i", "d",  "n",  "o", "o", "o", "o",
    "o", "",  "o",  "u",  "u", "u", "u",  "y",  "th", "y", "a", "a", "a",  "a",  "a", "a", "c", "c",
    "c", "c", "c",  "c",  "c", "c", "d",  "d",  "d",  "d", "e", "e", "e",  "e",  "e", "e", "e", "e",
    "e", "e", "g",  "g",  "g", "g", "g",  "g",  "g",  "g", "h", "h", "h",  "h",  "i", "i", "i", "i",
    "i", "i", "i",  "i",  "i", "i", "ij", "ij", "j",  "j", "k", "k", "k",  "l",  "l", "l", "l", "l",
    "l", "l", "l",  "l",  "l", "n", "n",  "n",  "n",  "n", "n", "n", "n",  "n",  "o", "o", "o", "o",
    "o", "o", "oe", "oe", "r", "r", "r",  "r",  "r",  "r", "s", "s", "s",  "s",  "s", "s", "s", "s",
    "t", "t", "t",  "t",  "t", "t", "u",  "u",  "u",  "u", "u", "u", "u",  "u",  "u", "u", "u", "u",
    "w", "w", "y",  "y",  "y", "z", "z",  "z",  "z",  "z", "z", "s",
});
static_assert(folds.size() == 0x180 - 0xC0);

}  // namespace

std::span<const std::string_view> function_words() {
  return functions;
}

std::span<const IrregularWord> irregular_words() {
  return irregulars;
}

std::span<const std::string_view> number_words() {
  return numbers;
}

std::span<const std::string_view> letter_folds() {
  return folds;
}

}  // namespace cartulary
