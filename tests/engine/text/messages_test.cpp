#include "engine/text/messages.h"

#include "engine/text/said.h"
#include "engine/text/text.h"
#include "tests/support/catch.h"

namespace cartulary::messages_test {
namespace {

std::vector<MessageFault> faults_of(std::string_view text) {
  std::vector<MessageFault> faults;
  read_messages(text, faults);
  return faults;
}

Messages messages(std::string_view text) {
  std::vector<MessageFault> faults;
  Messages read = read_messages(text, faults);
  CHECK(faults.empty());
  return read;
}

std::string words(const Messages& messages, std::string_view id, std::vector<Said::Hole> holes) {
  return words_of(Said(id, std::move(holes)), PageLanguage("en", messages));
}

// "text{hole}<open>..." as the parts tell it, to compare a whole message.
std::string told(const Message& message) {
  std::string text;
  for (const MessagePart& part : message.parts) {
    using enum MessagePart::Kind;
    if (part.kind == Text) text += '[' + part.text + ']';
    if (part.kind == Hole)
      text += '{' + part.one + (part.one.empty() ? "" : "|") + part.other +
              std::string(part.holds == '\0' ? 0 : 1, part.holds) +
              (part.capital ? capitalized(part.text) : part.text) + '}';
    if (part.kind == Count) text += '{' + part.text + ": " + part.one + '|' + part.other + '}';
    if (part.kind == Open) text += '<' + part.text + '>';
    if (part.kind == Close) text += "</" + part.text + '>';
    if (part.kind == Element) text += '<' + part.text + "/>";
  }
  return text;
}

TEST_CASE("messages are read with their holes and elements") {
  const Messages read = messages(
      "# ---- Home\n\nhome.title = Which tile?\n"
      "home.also = Also: <edges>{#count} codes</edges>, {*name} or <code/> = all.\n");
  REQUIRE(read.all().size() == 2);
  CHECK(told(read.all()[0]) == "[Which tile?]");
  CHECK(told(*read.find("home.also")) ==
        "[Also: ]<edges>{#count}[ codes]</edges>[, ]{*name}[ or ]<code/>[ = all.]");
  CHECK(read.find("home.also")->offset == 38);
  CHECK(read.find("home") == nullptr);
}

TEST_CASE("each fault of a file of messages has its place") {
  const std::string no_message = "this line is no message";
  const std::string no_element = "this is neither text nor an element";
  using Found = std::vector<std::pair<std::size_t, std::string>>;
  Found found;
  for (const MessageFault& fault :
       faults_of("a = fine\nno message\n= none\nUpper = x\na = twice\nb =  blank\nc = \n"
                 "d = {}\ne = {no hole\nf = <a href>x</a>\ng = <a>x\nh = x</a>\ni = <a><b>x</a>\n"
                 "j = say \"x\"\nk = x}\nl = fine\n"))
    found.emplace_back(fault.offset, fault.what);
  CHECK(found == Found{{9, no_message},
                       {20, no_message},
                       {27, no_message},
                       {37, "'a' stands here twice"},
                       {47, no_message},
                       {58, no_message},
                       {67, "this is no hole"},
                       {74, "this is no hole"},
                       {87, no_element},
                       {109, "<a> is not closed"},
                       {115, "nothing of this name is open"},
                       {131, "nothing of this name is open"},
                       {144, no_element},
                       {153, no_element}});
  CHECK(faults_of("a = " + std::string(5000, 'x')).front().what ==
        "this message is longer than 4096 bytes");
}

TEST_CASE("a message is said with a number, in the form that it asks for") {
  const Messages english = messages(
      "tiles = {n, one: # tile, other: # tiles} of {*set}\n"
      "fit = {n} {n, one: fits, other: fit} {rest}.\n");
  CHECK(told(english.all()[0]) == "{n: # tile|# tiles}[ of ]{*set}");
  CHECK(words(english, "tiles", {{"n", 1}, {"set", "TO"}}) == "1 tile of TO");
  CHECK(words(english, "tiles", {{"n", 1200}, {"set", "TO"}}) == "1200 tiles of TO");
  CHECK(words(english, "fit", {{"n", 1}, {"rest", "here"}}) == "1 fits here.");
  Messages german = messages(
      "tiles = {n, one: eine Karte, other: # Karten} von {set}\n"
      "fit = {rest}: {n} {n, one: passt, other: passen}.\n");
  german.stand_beside(english);
  CHECK(words(german, "tiles", {{"n", 1}, {"set", "TO"}}) == "eine Karte von TO");
  CHECK(words(german, "fit", {{"n", 2}, {"rest", "here"}}) == "here: 2 passen.");
  CHECK(faults_of("a = {n, one: #}\nb = {n, other: #, one: #}\n") ==
        std::vector<MessageFault>{
            {4, "this is no count", "write {tiles, one: # tile, other: # tiles}"},
            {20, "this is no count", "write {tiles, one: # tile, other: # tiles}"}});
}

TEST_CASE("a hole may have an article, which its text chooses, or begin with a capital letter") {
  const Messages english = messages(
      "may = {A|An figure} may go there, {a|an *other} not.\n"
      "named = {Figure} of {player}\n");
  CHECK(told(english.all()[0]) == "{A |An figure}[ may go there, ]{a |an *other}[ not.]");
  CHECK(told(english.all()[1]) == "{Figure}[ of ]{player}");
  CHECK(words(english, "may", {{"figure", "abbot"}, {"other", "mayor"}}) ==
        "An abbot may go there, a mayor not.");
  CHECK(words(english, "named", {{"figure", "big pig"}, {"player", "red"}}) == "Big pig of red");
  const std::string fix =
      "write {bag}, {#total} for a number, {*title} for what stays as it is, {a|an figure} with "
      "its article";
  CHECK(faults_of("a = {a|an}\nb = {a an figure}\n") ==
        std::vector<MessageFault>{{4, "this is no hole", fix}, {15, "this is no hole", fix}});
}

TEST_CASE("a message is cut at its elements") {
  const Messages read = messages("a = See <turn>the {#n}th turn</turn>, <code/>.\n");
  std::string pieces;
  for (const auto& piece : message_pieces(read.all()[0])) {
    pieces += '|';
    for (const MessagePart& part : piece) pieces += part.text;
  }
  CHECK(pieces == "|See |the nth turn|, |.");
}

TEST_CASE("messages of another language that cannot stand for the English ones are told") {
  const Messages english = messages(
      "a = <x>one</x> and <y>two</y>\nb = {n} of {m}\nc = <x/> more\nd = fine\ne = only\n");
  const Messages german = messages(
      "a = <y>zwei</y> und <x>eins</x>\nb = {m} von {k}\nc = weiteres\nd = gut\nf = mehr\n");
  std::vector<std::string> told;
  for (const MessageFault& fault : unlike_english(english, german))
    told.push_back(std::to_string(fault.offset) + ": " + fault.what);
  CHECK(told == std::vector<std::string>{"32: 'b' has {k}{m}, the English {m}{n}",
                                         "48: 'c' has no hole or element, the English <x>"});
  CHECK(without_counterpart(english, german) == std::vector<MessageFault>{{68, "'e'", ""}});
  CHECK(without_counterpart(german, english) == std::vector<MessageFault>{{69, "'f'", ""}});
}

}  // namespace
}  // namespace cartulary::messages_test
