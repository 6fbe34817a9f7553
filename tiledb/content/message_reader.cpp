#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "tiledb/content/content_readers.h"

namespace cartulary::tiledb {

namespace {

constexpr std::string_view original = "en";

void report(const MessageFile& file, const std::vector<MessageFault>& faults, ErrorList& errors) {
  for (const MessageFault& fault : faults)
    errors.add(file.file->place_at(fault.offset), fault.what, fault.fix);
}

// Reports those of one file that the other has not, `what` being "messages" or the like.
void report_lacking(const MessageFile& file, const MessageFile& other, std::string_view what,
                    ErrorList& errors) {
  for (const MessageFault& fault : without_counterpart(file.messages, other.messages))
    errors.add(file.file->place_at(fault.offset),
               fmt::format("{} is not among the {} of '{}'", fault.what, what, other.language),
               fmt::format("add it to {}", other.file->name()));
}

// Adds the file to `files`, unless it has faults.
void read_file(const TextFile* file, std::string folder, std::vector<MessageFile>& files,
               ErrorList& errors) {
  const std::vector<TextFault> bytes = text_faults(file->bytes(), 5);
  for (const TextFault& fault : bytes)
    errors.add(file->place_at(fault.offset), fault.what, "write plain UTF-8");
  if (!bytes.empty()) return;
  std::vector<MessageFault> faults;
  MessageFile read{std::move(folder), file, read_messages(file->bytes(), faults)};
  report(read, faults, errors);
  if (faults.empty()) files.push_back(std::move(read));
}

bool is_plain(const Message& message) {
  return message.parts.size() == 1 && message.parts.front().kind == MessagePart::Kind::Text;
}

// A list that English has not is one that nothing asks for.
void check_word_lists(const std::vector<MessageFile>& files, ErrorList& errors) {
  const auto english = std::ranges::find(files, original, &MessageFile::language);
  for (const MessageFile& file : files) {
    for (const Message& list : file.messages.all())
      if (!is_plain(list))
        errors.add(file.file->place_at(list.offset), "a list of words has a hole or an element",
                   "write words with blanks between them");
    if (english != files.end()) report_lacking(file, *english, "lists of words", errors);
  }
}

}  // namespace

void read_messages_file(const TextFile* file, std::string folder, ContentDraft& draft) {
  read_file(file, std::move(folder), draft.messages, draft.errors);
}

void read_word_lists_file(const TextFile* file, std::string folder, ContentDraft& draft) {
  read_file(file, std::move(folder), draft.word_lists, draft.errors);
}

void check_messages(ContentDraft& draft) {
  const auto english = std::ranges::find(draft.messages, original, &MessageFile::language);
  for (const MessageFile& file : draft.messages) {
    if (english == draft.messages.end() || &file == &*english) continue;
    report(file, unlike_english(english->messages, file.messages), draft.errors);
    report_lacking(*english, file, "messages", draft.errors);
    report_lacking(file, *english, "messages", draft.errors);
  }
  check_word_lists(draft.word_lists, draft.errors);
}

}  // namespace cartulary::tiledb
