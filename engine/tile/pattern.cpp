#include "engine/tile/pattern.h"

#include "engine/text/said.h"
#include "engine/text/text.h"
#include "engine/text/word_lists.h"

namespace cartulary {

namespace {

constexpr std::size_t longest_pattern = 64;

// A word that people use for an edge at the table, in any language.
struct EdgeWord {
  std::string_view word;
  EdgeSet edges;
};

std::vector<EdgeWord> edge_words_of_content() {
  const std::array<EdgeWord, 5> lists = {{{"edge.any", EdgeSet::any()},
                                          {"edge.city", EdgeSet::of(Edge::City)},
                                          {"edge.field", EdgeSet::of(Edge::Field)},
                                          {"edge.river", EdgeSet::of(Edge::River)},
                                          {"edge.road", EdgeSet::of(Edge::Road)}}};
  std::vector<EdgeWord> words;
  for (const auto& [name, edges] : lists)
    for (const WordList& list : word_lists(name))
      for (const std::string_view word : split(list.words, ' ')) words.push_back({word, edges});
  return words;
}

// The word with which a text begins, the longest of several; null if it begins with none.
const EdgeWord* edge_word_at(std::string_view text) {
  static const std::vector<EdgeWord> words = edge_words_of_content();
  const EdgeWord* longest = nullptr;
  for (const EdgeWord& each : words)
    if (text.starts_with(each.word) &&
        (longest == nullptr || each.word.size() > longest->word.size()))
      longest = &each;
  return longest;
}

// Reads one position after another and stops at the first fault.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  PatternPositions read() {
    while (skip_gaps(), at_ < text_.size()) {
      const std::size_t begin = at_;
      const EdgeSet sides = position();
      if (positions_.fault) break;
      positions_.sides.push_back(sides);
      positions_.columns.push_back(utf8_column(text_, begin));
    }
    return std::move(positions_);
  }

 private:
  bool at(std::string_view letters) const {
    return at_ < text_.size() && letters.find(text_[at_]) != std::string_view::npos;
  }

  void skip_gaps() {
    while (at(" ,")) ++at_;
  }

  // Reads a word for an edge; nullopt if there is none here.
  std::optional<EdgeSet> word() {
    const EdgeWord* found = edge_word_at(to_lower(text_.substr(at_)));
    if (found == nullptr) return std::nullopt;
    at_ += found->word.size();
    return found->edges;
  }

  EdgeSet fail(std::size_t offset, Said what) {
    positions_.fault = PatternFault{utf8_column(text_, offset), std::move(what)};
    return EdgeSet::none();
  }

  EdgeSet position() {
    if (at("?.")) return ++at_, EdgeSet::any();
    const std::size_t begin = at_;
    const bool negated = at("!~");
    if (negated) ++at_;
    if (negated && (at_ == text_.size() || at("!~?."))) return fail(begin, said("fault.not-what"));
    const EdgeSet sides = at("[") ? edge_class() : letter();
    if (positions_.fault || !negated) return sides;
    if (sides == EdgeSet::any()) return fail(begin, said("fault.class-any"));
    return ~sides;
  }

  EdgeSet letter() {
    if (const auto told = word()) return *told;
    const auto edge = parse_edge(to_lower(text_.substr(at_, 1))[0]);
    if (!edge) return fail(at_, said("fault.no-edge", {{"letter", quoted_character(text_, at_)}}));
    ++at_;
    return EdgeSet::of(*edge);
  }

  EdgeSet edge_class() {
    const std::size_t begin = at_++;
    EdgeSet sides;
    while (skip_gaps(), at_ < text_.size() && !at("]")) {
      const std::size_t here = at_;
      const EdgeSet one = letter();
      if (positions_.fault) return one;
      if (!(sides & one).empty())
        return fail(here, said("fault.class-twice", {{"letter", quoted_character(text_, here)}}));
      sides = sides | one;
    }
    if (at_ == text_.size()) return fail(begin, said("fault.class-open"));
    if (sides.empty()) return fail(begin, said("fault.class-empty"));
    ++at_;
    return sides;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  PatternPositions positions_;
};

std::string side_text(EdgeSet side) {
  std::string letters, others;
  for (const Edge edge : all_edges) (side.contains(edge) ? letters : others) += to_char(edge);
  if (others.empty()) return "?";
  if (letters.size() == 1) return letters;
  if (others.size() == 1) return "!" + others;
  return "[" + letters + "]";
}

Error pattern_error(std::string_view text, std::size_t column, Said what) {
  return Error{.where = "pattern",
               .what = std::move(what),
               .excerpt = caret_excerpt(text, column),
               .fix = said("fault.edge-letters-as")};
}

}  // namespace

PatternPositions parse_positions(std::string_view text) {
  if (text.size() > longest_pattern) {
    PatternPositions none;
    none.fault = PatternFault{0, said("fault.pattern-too-long")};
    return none;
  }
  return Reader(text).read();
}

std::string position_text(EdgeSet side) {
  return side_text(side);
}

std::string Pattern::text() const {
  std::string text;
  for (const Side which : all_sides) text += side_text(side(which));
  return text;
}

Result<Pattern> parse_pattern(std::string_view text) {
  if (text.size() > longest_pattern)
    return Error{.where = "pattern",
                 .what = said("fault.pattern-too-long"),
                 .fix = said("fault.edge-letters-as")};
  const PatternPositions read = parse_positions(text);
  if (read.fault) return pattern_error(text, read.fault->column, read.fault->what);
  const std::size_t count = read.sides.size();
  if (count != 4) {
    const std::size_t column = count > 4 ? read.columns[4] : utf8_column(text, text.size());
    return pattern_error(text, column, said("fault.four-positions", {{"positions", count}}));
  }
  return Pattern({read.sides[0], read.sides[1], read.sides[2], read.sides[3]});
}

}  // namespace cartulary
