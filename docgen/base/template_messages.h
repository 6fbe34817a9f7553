// Messages in templates: `{{t:ID}}` is replaced by the message with this id. After the id,
// NAME=VALUE gives the value of a hole of the message, or the tag for one of its elements.
//
//   {{t:home.title}}
//   {{t:home.also edges=<a href="{{root}}edges/index.html">}}
//   {{t:fit.more-fit copies=<strong>{{copies}}</strong>}}
//
// A hole without a value takes the part of the view that has its name, `{{bag}}` for {bag}.
// Templates are expanded once, before they are parsed, so that messages take no time when a page is
// made.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/messages.h"
#include "engine/text/page_language.h"

namespace cartulary::docgen {

struct ExpandedTemplate {
  std::string text;
  std::vector<MessageFault> faults;  // offsets are those of the template
  std::vector<std::string> ids;      // of its messages, in order
};

// What has a fault is left out of the text. In a language besides English, holes are marked:
// `{{*x}}` one whose text stays as it is, `{{%x}}` one that holds a number
// (docgen/base/spoken_template.h).
ExpandedTemplate expand_messages(std::string_view text, const PageLanguage& language);

}  // namespace cartulary::docgen
