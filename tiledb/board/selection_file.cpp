#include "tiledb/board/selection_file.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/record_id.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"
#include "tiledb/board/json_reader.h"

namespace cartulary::tiledb {
namespace {

using Kind = JsonNode::Kind;

constexpr std::size_t most_rule_bytes = 100;
constexpr std::size_t most_id_bytes = 200;

const std::vector<std::string>& selection_keys() {
  static const std::vector<std::string> keys = {"sets",  "edition", "editions", "rule_set",
                                                "tiles", "without", "used",     "dropped",
                                                "rules", "in_part", "adopts"};
  return keys;
}

// Reads the parts one by one and stops at the first error.
class SelectionReader {
 public:
  SelectionReader(const Catalog& catalog, std::string_view where)
      : catalog_(catalog), where_(where) {}

  Result<Selection> read(const JsonNode& object) {
    selection_.every_printing = object.find("edition") == nullptr;
    for (const auto& [key, value] : object.members) {
      if (key == "sets") {
        read_counts(key, value, &SelectionReader::set_id, 0, selection_.sets);
      } else if (key == "edition") {
        if (const auto edition = read_edition(key, value)) selection_.edition = *edition;
      } else if (key == "editions") {
        read_editions(value);
      } else if (key == "rule_set") {
        read_rule_set(value);
      } else if (key == "used") {
        read_counts(key, value, &SelectionReader::tile_id, 1, selection_.used);
      } else if (key == "tiles") {
        read_counts(key, value, &SelectionReader::tile_id, 1, selection_.tiles);
      } else if (key == "without") {
        read_counts(key, value, &SelectionReader::tile_id, 1, selection_.without);
      } else if (key == "in_part") {
        read_parts(value);
      } else if (key == "adopts") {
        read_adopts(value);
      } else if (key == "dropped") {
        read_counts(key, value, &SelectionReader::tile_id, 1, selection_.dropped);
      } else if (key == "rules") {
        read_rules(value);
      } else {
        fail("", said("wrong-file.unknown-key", {{"key", key}}),
             said("wrong-file.keys-of-selection", {{"keys", joined(selection_keys())}}),
             nearest(key, selection_keys()));
      }
      if (error_) return *error_;
    }
    return std::move(selection_);
  }

 private:
  using NameReader = std::optional<std::string> (SelectionReader::*)(const std::string& part,
                                                                     const std::string& name);

  void fail(const std::string& part, Said what, Said fix, std::string suggestion = {}) {
    if (!error_)
      error_ = Error{place(part), std::move(what), "", std::move(fix), std::move(suggestion)};
  }
  std::string place(const std::string& part) const {
    return where_ + (part.empty() ? "" : ": " + part);
  }

  std::optional<std::string> set_id(const std::string& part, const std::string& name) {
    const Result<const TileSet*> set = catalog_.need_set(name, place(part));
    if (!set) {
      error_ = set.error();
      return std::nullopt;
    }
    if ((*set)->kind != SetKind::Box) return (*set)->id;
    fail(part, said("wrong-file.is-a-box", {{"name", name}}), said("wrong-file.name-its-sets"));
    return std::nullopt;
  }
  std::optional<std::string> tile_id(const std::string& part, const std::string& name) {
    const Result<const Tile*> tile = catalog_.need_tile(name, place(part));
    if (tile) return (*tile)->id;
    error_ = tile.error();
    return std::nullopt;
  }

  bool is_object(const std::string& part, const JsonNode& value) {
    if (value.is(Kind::Object)) return true;
    fail(part, said("board-fault.no-object"),
         said("search.write-name", {{"name", "{\"name\": ...}"}}));
    return false;
  }

  void read_counts(const std::string& part, const JsonNode& value, NameReader name_of, int least,
                   std::map<std::string, int>& counts) {
    if (!is_object(part, value)) return;
    for (const auto& [name, count] : value.members) {
      const std::optional<std::string> id = (this->*name_of)(part, name);
      if (!id) return;
      if (!count.is(Kind::Integer) || count.integer < least || count.integer > most_copies)
        return fail(
            part,
            said("board-fault.no-count", {{"name", name}, {"least", least}, {"most", most_copies}}),
            {});
      if (!counts.emplace(*id, static_cast<int>(count.integer)).second)
        return fail(part, said("wrong-file.under-two-names", {{"name", *id}}),
                    said("wrong-file.leave-one"));
    }
  }

  std::optional<Edition> read_edition(const std::string& part, const JsonNode& value) {
    std::vector<std::string> known;
    for (const Edition each : all_editions) known.emplace_back(to_text(each));
    const bool single = value.is(Kind::Text) || !value.text.empty();
    const std::string name = single ? value.text : english(kind_words(value.kind));
    const std::optional<Edition> edition = parse_edition(name);
    if (!edition)
      fail(part, said("wrong-file.unknown-edition", {{"edition", name}}),
           said("wrong-file.editions", {{"editions", joined(known)}}), nearest(name, known));
    return edition;
  }

  void read_editions(const JsonNode& value) {
    if (!is_object("editions", value)) return;
    for (const auto& [name, edition] : value.members) {
      const std::optional<std::string> id = set_id("editions", name);
      if (!id) return;
      const std::optional<Edition> read = read_edition("editions", edition);
      if (!read) return;
      selection_.editions[*id] = *read;
    }
  }

  void read_rule_set(const JsonNode& value) {
    const std::string name = value.is(Kind::Text)   ? value.text
                             : value.is(Kind::Null) ? "null"
                                                    : english(kind_words(value.kind));
    Result<std::string> read = parse_rule_set(name, place("rule_set"));
    if (read)
      selection_.rule_set = *std::move(read);
    else
      error_ = read.error();
  }

  void read_rules(const JsonNode& value) {
    if (!is_object("rules", value)) return;
    for (const auto& [name, rule] : value.members) {
      const bool good_name =
          !name.empty() &&
          name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
      if (!good_name)
        return fail("rules", said("board-fault.no-rule-name", {{"name", name}}),
                    said("board-fault.rule-name"));
      // Numbers and booleans keep their spelling. A value without text (null, list, object) is
      // none.
      if (rule.text.empty() || rule.text.size() > most_rule_bytes)
        return fail("rules", said("board-fault.no-rule-value", {{"name", name}}),
                    said("board-fault.rule-value", {{"bytes", most_rule_bytes}}));
      selection_.rules[name] = rule.text;
    }
  }

  void read_parts(const JsonNode& value) {
    if (!is_object("in_part", value)) return;
    for (const auto& [name, box] : value.members) {
      const std::optional<std::string> id = set_id("in_part", name);
      if (!id) return;
      const Result<const TileSet*> holder = catalog_.need_set(box.text, place("in_part"));
      if (!holder) {
        error_ = holder.error();
        return;
      }
      selection_.in_part[*id] = (*holder)->id;
    }
  }

  // Strips the kind from each id. Whether the records exist is checked by code that knows the
  // rulebook.
  void read_adopts(const JsonNode& value) {
    if (!value.is(Kind::List))
      return fail("adopts", said("board-fault.no-list"),
                  said("search.write-name", {{"name", "[\"ruling/...\"]"}}));
    for (const JsonNode& item : value.items) {
      if (!item.is(Kind::Text) || item.text.size() > most_id_bytes)
        return fail("adopts", said("board-fault.item-no-id"), said("board-fault.write-ids"));
      const std::optional<RecordId> id = parse_record_id(item.text);
      const bool has_kind =
          id && (id->kind == RecordKind::Ruling || id->kind == RecordKind::Variant);
      selection_.adopted.insert(has_kind ? id->name : item.text);
    }
  }

  const Catalog& catalog_;
  std::string where_;
  Selection selection_;
  std::optional<Error> error_;
};

}  // namespace

Result<Selection> parse_selection(const Catalog& catalog, std::string_view text,
                                  std::string_view where) {
  const Result<JsonNode> root = parse_json(text, where, {max_selection_bytes, max_selection_depth});
  if (!root) return root.error();
  const Error none{.where = std::string(where),
                   .what = said("board-fault.no-selection"),
                   .fix = said("board-fault.give-selection")};
  if (!root->is(Kind::Object)) return none;
  const JsonNode* inside = root->find("selection");
  if (inside == nullptr) return read_selection(catalog, *root, where);
  if (!inside->is(Kind::Object)) return none;
  return read_selection(catalog, *inside, where);
}

Result<Selection> read_selection(const Catalog& catalog, const JsonNode& object,
                                 std::string_view where) {
  return SelectionReader(catalog, where).read(object);
}

}  // namespace cartulary::tiledb
