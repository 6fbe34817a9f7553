#include "engine/search/word_tables.h"

#include <array>

namespace cartulary {
namespace {

// Sorted. English and German; also what questions about rules all ask: allowed, happens.
constexpr auto functions = std::to_array<std::string_view>({
    "a",        "aber",    "about",    "actually", "again",   "all",     "allowed",  "already",
    "also",     "am",      "an",       "and",      "any",     "anybody", "anyone",   "are",
    "arent",    "as",      "at",       "auf",      "aus",     "be",      "because",  "been",
    "bei",      "beim",    "being",    "bis",      "but",     "by",      "can",      "cannot",
    "cant",     "could",   "couldnt",  "damit",    "dann",    "darf",    "das",      "dem",
    "den",      "der",     "des",      "did",      "didnt",   "die",     "do",       "does",
    "doesnt",   "doing",   "dont",     "dort",     "du",      "durch",   "ein",      "eine",
    "einem",    "einen",   "einer",    "eines",    "else",    "er",      "es",       "etwas",
    "even",     "ever",    "everyone", "exactly",  "for",     "from",    "fur",      "get",
    "gets",     "getting", "gibt",     "got",      "had",     "happen",  "happens",  "has",
    "hat",      "have",    "having",   "he",       "her",     "here",    "hier",     "him",
    "his",      "how",     "i",        "ich",      "id",      "if",      "ihr",      "ihre",
    "ihren",    "im",      "in",       "instead",  "into",    "is",      "isnt",     "ist",
    "it",       "its",     "ive",      "je",       "jetzt",   "just",    "kann",     "kein",
    "keine",    "keinen",  "konnen",   "let",      "lets",    "many",    "may",      "me",
    "mein",     "meine",   "meinen",   "meiner",   "might",   "mit",     "much",     "muss",
    "must",     "my",      "nach",     "nicht",    "no",      "noch",    "nor",      "not",
    "nur",      "ob",      "occur",    "occurs",   "oder",    "of",      "off",      "ok",
    "okay",     "on",      "only",     "onto",     "or",      "our",     "over",     "please",
    "possible", "pro",     "really",   "sein",     "seine",   "seinen",  "shall",    "she",
    "should",   "sich",    "sie",      "sind",     "so",      "some",    "someone",  "still",
    "such",     "than",    "that",     "thats",    "the",     "their",   "them",     "then",
    "there",    "these",   "they",     "this",     "those",   "to",      "too",      "und",
    "unser",    "up",      "us",       "very",     "vom",     "von",     "wann",     "want",
    "wants",    "was",     "we",       "welche",   "welcher", "welches", "wenn",     "wer",
    "were",     "what",    "whats",    "when",     "where",   "whether", "which",    "while",
    "who",      "whom",    "whose",    "why",      "wie",     "wieviel", "wieviele", "will",
    "wir",      "wird",    "with",     "wo",       "wohin",   "would",   "yes",      "you",
    "your",     "zu",      "zum",      "zur",
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
