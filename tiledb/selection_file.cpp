#include "tiledb/selection_file.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/suggest.h"
#include "engine/text.h"
#include "tiledb/json_check.h"

namespace cartulary {
namespace {

using nlohmann::json;

constexpr int most_copies = 99;
constexpr std::size_t most_rule_bytes = 100;

const std::vector<std::string>& selection_keys() {
  static const std::vector<std::string> keys = {"sets", "edition", "editions",
                                                "used", "dropped", "rules"};
  return keys;
}

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

// Reads one part after the other; the first error ends it.
class Reader {
 public:
  Reader(const Catalog& catalog, std::string_view where) : catalog_(catalog), where_(where) {}

  Result<Selection> read(const json& object) {
    for (const auto& [key, value] : object.items()) {
      if (key == "sets") {
        read_counts(key, value, &Reader::set_id, selection_.sets);
      } else if (key == "edition") {
        if (const auto edition = read_edition(key, value)) selection_.edition = *edition;
      } else if (key == "editions") {
        read_editions(value);
      } else if (key == "used") {
        read_counts(key, value, &Reader::tile_id, selection_.used);
      } else if (key == "dropped") {
        read_counts(key, value, &Reader::tile_id, selection_.dropped);
      } else if (key == "rules") {
        read_rules(value);
      } else {
        fail("", "unknown key '" + key + "'", "a selection has " + listed(selection_keys()),
             nearest(key, selection_keys()));
      }
      if (error_) return *error_;
    }
    return std::move(selection_);
  }

 private:
  using NameReader = std::optional<std::string> (Reader::*)(const std::string& part,
                                                            const std::string& name);

  void fail(const std::string& part, std::string what, std::string fix,
            std::string suggestion = {}) {
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
    fail(part, "'" + name + "' is a box", "name the sets in it");
    return std::nullopt;
  }
  std::optional<std::string> tile_id(const std::string& part, const std::string& name) {
    const Result<const Tile*> tile = catalog_.need_tile(name, place(part));
    if (tile) return (*tile)->id;
    error_ = tile.error();
    return std::nullopt;
  }

  bool is_object(const std::string& part, const json& value) {
    if (value.is_object()) return true;
    fail(part, "is no object", "write {\"name\": ...}");
    return false;
  }

  void read_counts(const std::string& part, const json& value, NameReader name_of,
                   std::map<std::string, int>& counts) {
    if (!is_object(part, value)) return;
    for (const auto& [name, count] : value.items()) {
      const std::optional<std::string> id = (this->*name_of)(part, name);
      if (!id) return;
      if (!count.is_number_unsigned() || count.get<std::uint64_t>() < 1 ||
          count.get<std::uint64_t>() > most_copies)
        return fail(part, "'" + name + "' has no whole number from 1 to 99", "");
      if (!counts.emplace(*id, count.get<int>()).second)
        return fail(part, "'" + *id + "' stands twice under two names", "leave one of them");
    }
  }

  std::optional<Edition> read_edition(const std::string& part, const json& value) {
    const std::vector<std::string> known = {"C1", "C2", "C3", "WE"};
    const std::string name = value.is_string() ? value.get<std::string>() : value.dump();
    const std::optional<Edition> edition = parse_edition(name);
    if (!edition)
      fail(part, "unknown edition '" + name + "'", "editions are " + listed(known),
           nearest(name, known));
    return edition;
  }

  void read_editions(const json& value) {
    if (!is_object("editions", value)) return;
    for (const auto& [name, edition] : value.items()) {
      const std::optional<std::string> id = set_id("editions", name);
      if (!id) return;
      const std::optional<Edition> read = read_edition("editions", edition);
      if (!read) return;
      selection_.editions[*id] = *read;
    }
  }

  void read_rules(const json& value) {
    if (!is_object("rules", value)) return;
    for (const auto& [name, rule] : value.items()) {
      const bool good_name =
          !name.empty() &&
          name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
      if (!good_name)
        return fail("rules", "'" + name + "' is no name of a rule",
                    "write small letters, digits and hyphens");
      const std::string text = rule.is_string() ? rule.get<std::string>() : rule.dump();
      if (rule.is_structured() || rule.is_null() || text.empty() || text.size() > most_rule_bytes)
        return fail("rules", "'" + name + "' has no value",
                    "write a text of at most 100 bytes, a number, true or false");
      selection_.rules[name] = text;
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
  const Status checked = check_json(text, where, {max_selection_bytes, max_selection_depth});
  if (!checked) return checked.error();
  const json value = json::parse(text, nullptr, false);
  const Error none{std::string(where), "holds no selection", "",
                   "give the object `selection` of an answer, or the whole answer", ""};
  if (!value.is_object()) return none;
  const auto inside = value.find("selection");
  if (inside == value.end()) return Reader(catalog, where).read(value);
  if (!inside->is_object()) return none;
  return Reader(catalog, where).read(*inside);
}

}  // namespace cartulary
