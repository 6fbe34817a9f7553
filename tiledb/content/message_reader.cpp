#include "tiledb/content/message_reader.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace cartulary::tiledb {

namespace {

constexpr std::string_view original = "en";

void report(const MessageFile& file, const std::vector<MessageFault>& faults, ErrorList& errors) {
  for (const MessageFault& fault : faults)
    errors.add(file.file->place_at(fault.offset), fault.what, fault.fix);
}

// Reports the messages of one file that the other has not.
void report_lacking(const MessageFile& file, const MessageFile& other, ErrorList& errors) {
  for (const MessageFault& fault : without_counterpart(file.messages, other.messages))
    errors.add(file.file->place_at(fault.offset),
               fmt::format("{} is not among the messages of '{}'", fault.what, other.language),
               fmt::format("add it to {}", other.file->name()));
}

}  // namespace

void read_messages_file(const TextFile* file, std::string folder, ContentDraft& draft) {
  const std::vector<TextFault> bytes = text_faults(file->bytes(), 5);
  for (const TextFault& fault : bytes)
    draft.errors.add(file->place_at(fault.offset), fault.what, "write plain UTF-8");
  if (!bytes.empty()) return;
  std::vector<MessageFault> faults;
  MessageFile read{std::move(folder), file, read_messages(file->bytes(), faults)};
  report(read, faults, draft.errors);
  if (faults.empty()) draft.messages.push_back(std::move(read));
}

void check_messages(ContentDraft& draft) {
  const auto english = std::ranges::find(draft.messages, original, &MessageFile::language);
  for (const MessageFile& file : draft.messages) {
    if (english == draft.messages.end() || &file == &*english) continue;
    report(file, unlike_english(english->messages, file.messages), draft.errors);
    report_lacking(*english, file, draft.errors);
    report_lacking(file, *english, draft.errors);
  }
}

}  // namespace cartulary::tiledb
