// Prepares a template for pages in a language besides English: renames its holes, so that the
// renderer translates their texts and marks what stays English with lang="en".
//
// This is done once for each template, before it is parsed; finished pages are not searched again.
// The template has its messages in place (template_messages.h): in it, `{{*x}}` is a hole whose
// text stays as it is, and `{{%x}}` one that holds a number. A hole whose text is seen or heard by
// readers gets one of these names; all others keep theirs:
//
//   {{~x}}          its text in the language, escaped: in attributes, and where no tag may stand
//   {{{~in:x}}}     the same as HTML; parts that stay English are in an element with lang="en"
//   {{{~all:x}}}    the same, where the hole is all that its element contains
//   {{{~lang:x}}}   in the tag of that element: lang="en" if the whole text stays English
//   {{%x}}          a number in the language
//   {{{~english:}}} in the tag of an element that holds texts of records: lang="en"
//   {{{~note:}}}    after the first heading: a note, if parts of the page stay English
//
// The class of an element says whether its texts are translated (`own-word`) or are those of
// records, which stay English (`rule`, and others in spoken_template.cpp). Where the page needs no
// class, a comment in the tag says it: `<b{{!own-word}}>`.
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

std::string spoken_template(std::string_view text, std::string_view code);

}  // namespace cartulary::docgen
