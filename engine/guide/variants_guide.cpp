#include "engine/guide/variants_guide.h"

#include <utility>

#include "engine/text/said.h"

namespace cartulary {
namespace {

GuideLine line_of(const Variant& variant) {
  GuideLine line;
  line.id = "variants/" + variant.id;
  line.guide = variants_guide_id;
  line.part = variant.set;
  line.text = "**" + variant.title + ".** " + variant.text;
  line.must = false;
  line.sets = variant.with;
  line.any_of = variant.with_any;
  if (variant.serves.empty()) {
    line.sets.insert(line.sets.begin(), variant.set);
  } else if (line.any_of.empty()) {
    line.any_of = variant.serves;
    line.any_of.insert(line.any_of.begin(), variant.set);
  }
  line.only = variant.rule_sets;
  line.editions = variant.editions;
  line.rules.push_back(id_of(variant));
  for (const std::string& rule : variant.annotates) line.rules.push_back({RecordKind::Rule, rule});
  line.sources = variant.sources;
  line.note = variant.note;
  return line;
}

}  // namespace

Guide variants_guide(const Catalog& catalog, const Rulebook& rulebook) {
  Guide guide;
  guide.id = variants_guide_id;
  guide.title = english(said("name.other-ways-to-play"));
  guide.summary = english(said("name.what-a-group-may-agree-on"));
  for (const TileSet& set : catalog.sets()) {
    GuidePart part{set.id, set.title, {}, {}};
    for (const Variant& variant : rulebook.variants())
      if (variant.set == set.id) part.lines.push_back(line_of(variant));
    if (!part.lines.empty()) guide.parts.push_back(std::move(part));
  }
  return guide;
}

}  // namespace cartulary
