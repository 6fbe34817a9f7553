// A template in a language besides English: its holes say their texts in the language, and what
// stays English is marked with lang="en".
//
// Read once, before the template is parsed, so that no page is read again after it is made. Takes a
// template whose messages are in place (template_messages.h), in which `{{*x}}` is a hole that
// stays as it is and `{{%x}}` one for a number. Where a reader reads or hears a hole, it gets one
// of these names; all others keep theirs:
//
//   {{~x}}          its text in the language, escaped: in attributes, and where no tag may stand
//   {{{~in:x}}}     the same as HTML, parts that stay English in an element with lang="en"
//   {{{~all:x}}}    the same, the one text of an element that says so itself:
//   {{{~lang:x}}}   lang="en" if the whole text stays English, in the tag of that element
//   {{%x}}          a number in the language
//   {{{~english:}}} lang="en", in the tag of a part that holds texts of records
//   {{{~note:}}}    where a page with such parts says so: after its first heading
//
// A class says what an element holds, `own-word` or `rule`. Where the page has no such class, a
// comment in the tag does: `<b{{!own-word}}>`.
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

std::string spoken_template(std::string_view text, std::string_view code);

}  // namespace cartulary::docgen
