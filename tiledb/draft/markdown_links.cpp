#include "tiledb/draft/markdown_links.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

struct LinkKind {
  std::string_view word;
  NameKind kind;
};
constexpr std::array<LinkKind, 6> link_kinds = {{{"rule", NameKind::Rule},
                                                 {"ruling", NameKind::Ruling},
                                                 {"variant", NameKind::Variant},
                                                 {"element", NameKind::Element},
                                                 {"set", NameKind::Set},
                                                 {"tile", NameKind::Tile}}};

std::optional<NameKind> kind_of(std::string_view word) {
  for (const LinkKind& each : link_kinds)
    if (each.word == word) return each.kind;
  return std::nullopt;
}

// Finds parts of a text in its file, in order from the front. Lines may be folded differently in
// the file, which does not matter for single words.
class Finder {
 public:
  explicit Finder(const Place& start)
      : start_(start), offset_(start.file->offset_of(start.line - 1, 0)) {}

  Place place_of(std::string_view part) {
    const std::size_t found = start_.file->bytes().find(part, offset_);
    if (found == std::string::npos) return start_;
    offset_ = found + part.size();
    return start_.file->place_at(found);
  }

 private:
  Place start_;
  std::size_t offset_;
};

// Notes the target of each link, or reports it if it is no kind of record.
class LinkNoter : public MarkdownHandler {
 public:
  LinkNoter(const Place& start, ContentDraft& draft) : finder_(start), draft_(draft) {}

  void open(MarkdownSpan span, std::string_view target) override {
    if (span != MarkdownSpan::Link) return;
    const Place place = finder_.place_of(target);
    const std::size_t slash = std::min(target.find('/'), target.size());
    const std::optional<NameKind> kind = kind_of(target.substr(0, slash));
    if (!kind || slash == target.size())
      draft_.errors.add(place, fmt::format("{} is no link to a record", quoted(target)),
                        "write rule/, ruling/, variant/, element/, set/ or tile/ and the id");
    else
      draft_.used.push_back({*kind, std::string(target.substr(slash + 1)), place, {}});
  }
  void open(MarkdownBlock, const MarkdownDetail&) override {}
  void close(MarkdownBlock) override {}
  void close(MarkdownSpan) override {}
  void text(std::string_view) override {}
  void line_break() override {}

 private:
  Finder finder_;
  ContentDraft& draft_;
};

bool is_ascii_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

void refuse_html(std::string_view text, const Place& start, ErrorList& errors) {
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::string_view rest = text.substr(at + 1);
    if (rest.empty() || (!is_ascii_letter(rest[0]) && rest[0] != '/' && rest[0] != '!')) continue;
    errors.add(Finder(start).place_of(text.substr(at, 2)), "HTML stands in the text",
               "write Markdown alone");
    return;
  }
}

void refuse_headings(std::string_view text, const Place& start, ErrorList& errors) {
  for (const std::string_view line : split(text, '\n')) {
    if (!line.starts_with('#')) continue;
    errors.add(Finder(start).place_of(line), "a heading stands in the text",
               "name it in 'heading' of a rule of its own, or write a paragraph");
    return;
  }
}

}  // namespace

std::string read_markdown(const Record& record, std::string_view key, ContentDraft& draft) {
  std::string text = record.text(key);
  if (text.empty()) return text;
  const Place& start = record.place_of(key);
  LinkNoter links(start, draft);
  parse_markdown(text, links);
  refuse_html(text, start, draft.errors);
  refuse_headings(text, start, draft.errors);
  return text;
}

std::string need_markdown(const Record& record, std::string_view key, ContentDraft& draft) {
  record.need(key);
  return read_markdown(record, key, draft);
}

}  // namespace cartulary::tiledb
