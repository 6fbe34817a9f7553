#include "docgen/base/page_language.h"

#include <map>

namespace cartulary::docgen {

const Messages& messages_of(std::string_view language) {
  static const std::map<std::string, Messages, std::less<>> known = [] {
    std::map<std::string, Messages, std::less<>> all;
    std::vector<MessageFault> faults;
    for (const std::string_view path : language_paths())
      if (path.ends_with("/messages.txt"))
        all.emplace(path.substr(0, path.find('/')),
                    read_messages(language_text(path).value_or(""), faults));
    for (auto& [code, messages] : all)
      if (code != "en") messages.stand_beside(all["en"]);
    return all;
  }();
  static const Messages none;
  const auto found = known.find(language);
  return found == known.end() ? none : found->second;
}

std::string english(const Said& said) {
  return words_of(said, messages_of("en"));
}

}  // namespace cartulary::docgen
