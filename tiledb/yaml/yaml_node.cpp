#include "tiledb/yaml/yaml_node.h"

#include <istream>
#include <map>
#include <streambuf>

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

namespace cartulary::tiledb {
namespace {

constexpr std::size_t depth_limit = 16;
constexpr std::size_t text_fault_limit = 20;
// A file with more faults is no content; listing them all would only take time.
constexpr int fault_limit = 100;
// Finding the column of each value in an endless line would take forever.
constexpr std::size_t line_limit = 4000;  // bytes

// Thrown to stop the parser at a fault that makes the rest meaningless.
struct Refused {
  Place place;
  std::string what;
  std::string_view fix;
};

// Whether the quoted text at `offset` is closed before the file ends. yaml-cpp takes the end of the
// file for a closing quote.
bool quote_is_closed(std::string_view bytes, std::size_t offset) {
  const char quote = bytes[offset];
  for (std::size_t i = offset + 1; i < bytes.size(); ++i) {
    const bool escapes = quote == '"' ? bytes[i] == '\\' : bytes.substr(i, 2) == "''";
    if (escapes)
      ++i;
    else if (bytes[i] == quote)
      return true;
  }
  return false;
}

// Builds the tree from parser events, so that the tree never exceeds what the file spells out.
class TreeBuilder : public YAML::EventHandler {
 public:
  TreeBuilder(const TextFile& file, ErrorList& errors) : file_(file), errors_(errors) {}

  std::optional<YamlNode> root;
  int documents = 0;

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (++documents == 2)
      fault(place_of(mark), "a second document begins here",
            "keep one YAML document in a file: remove a '---', or correct the indent");
  }
  void OnDocumentEnd() override {}
  void OnAnchor(const YAML::Mark& mark, const std::string& name) override {
    fault(place_of(mark), fmt::format("anchor '&{}' is not allowed", name),
          "write the value out at each place that needs it");
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    fault(place_of(mark), "an alias is not allowed",
          "write the value out at each place that needs it");
    put(node(YamlNode::Kind::Broken, mark));
  }
  void OnNull(const YAML::Mark& mark, YAML::anchor_t) override {
    YamlNode value = node(YamlNode::Kind::Null, mark);
    const char next = file_.bytes().c_str()[file_.offset_of(mark.line, mark.column)];
    value.absent = next != 'n' && next != 'N' && next != '~';
    put(std::move(value));
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                const std::string& text) override {
    YamlNode value = node(YamlNode::Kind::Scalar, mark);
    if (refuse_tag(mark, tag)) value.kind = YamlNode::Kind::Broken;
    value.text = text;
    value.quoted = tag == "!";
    if (value.quoted) check_quote(mark, value.place);
    put(std::move(value));
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {
    open(YamlNode::Kind::List, mark, tag);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                  YAML::EmitterStyle::value) override {
    open(YamlNode::Kind::Map, mark, tag);
  }
  void OnMapEnd() override { close(); }

 private:
  struct Level {
    YamlNode node;
    std::optional<YamlEntry> pending;      // a key whose value has not been read yet
    std::map<std::string, int> key_lines;  // for a map: the line of each key so far
  };

  Place place_of(const YAML::Mark& mark) const { return file_.place_of(mark.line, mark.column); }
  YamlNode node(YamlNode::Kind kind, const YAML::Mark& mark) const {
    YamlNode made;
    made.kind = kind;
    made.place = place_of(mark);
    return made;
  }

  void fault(Place place, std::string what, std::string fix) {
    if (faults_++ == fault_limit)
      throw Refused{place, fmt::format("more than {} faults; the rest is not read", fault_limit),
                    "correct those above first"};
    errors_.add(place, std::move(what), std::move(fix));
  }

  bool refuse_tag(const YAML::Mark& mark, const std::string& tag) {
    if (tag.empty() || tag == "?" || tag == "!") return false;
    fault(place_of(mark), "a tag is not allowed", "remove the word that begins with '!'");
    return true;
  }

  void check_quote(const YAML::Mark& mark, const Place& place) const {
    const std::string_view bytes = file_.bytes();
    const std::size_t offset = file_.offset_of(mark.line, mark.column);
    const bool quote = offset < bytes.size() && (bytes[offset] == '"' || bytes[offset] == '\'');
    if (quote && !quote_is_closed(bytes, offset))
      throw Refused{place, "not YAML: the quote that opens here is never closed",
                    "close it, or double a ' that stands within the text"};
  }

  void open(YamlNode::Kind kind, const YAML::Mark& mark, const std::string& tag) {
    refuse_tag(mark, tag);
    if (levels_.size() >= depth_limit)
      throw Refused{place_of(mark), fmt::format("nested deeper than {} levels", depth_limit),
                    "no content is that deep: look for an open bracket or a wrong indent"};
    levels_.push_back({node(kind, mark), {}, {}});
  }

  void close() {
    YamlNode done = std::move(levels_.back().node);
    levels_.pop_back();
    put(std::move(done));
  }

  void put(YamlNode value) {
    if (levels_.empty()) {
      if (!root) root = std::move(value);
      return;
    }
    Level& level = levels_.back();
    if (level.node.kind == YamlNode::Kind::List) {
      if (value.absent) value.place = level.node.place;
      level.node.items.push_back(std::move(value));
    } else if (!level.pending) {
      put_key(level, std::move(value));
    } else {
      put_value(level, std::move(value));
    }
  }

  void put_key(Level& level, YamlNode key) {
    if (key.kind != YamlNode::Kind::Scalar && key.kind != YamlNode::Kind::Broken) {
      fault(key.place,
            key.kind == YamlNode::Kind::Null ? std::string("no key stands before the colon")
                                             : fmt::format("{} cannot be a key", kind_words(key)),
            "write a word before the colon; quote text that begins with { or [");
      key.kind = YamlNode::Kind::Broken;
    }
    if (key.kind == YamlNode::Kind::Broken) key.text.clear();
    level.pending = YamlEntry{std::move(key.text), key.place, {}};
  }

  void put_value(Level& level, YamlNode value) {
    YamlEntry entry = std::move(*level.pending);
    level.pending.reset();
    if (value.absent) value.place = entry.key_place;
    if (entry.key.empty()) return;
    const auto [first, is_new] = level.key_lines.emplace(entry.key, entry.key_place.line);
    if (!is_new) {
      fault(entry.key_place,
            fmt::format("key '{}' stands twice, first in line {}", entry.key, first->second),
            "keep one of the two");
      return;
    }
    entry.value = std::move(value);
    level.node.entries.push_back(std::move(entry));
  }

  const TextFile& file_;
  ErrorList& errors_;
  int faults_ = 0;
  std::vector<Level> levels_;
};

// Reads the bytes in place, whereas std::istringstream would copy them.
class ByteStream : public std::streambuf {
 public:
  explicit ByteStream(const std::string& bytes) {
    char* begin = const_cast<char*>(bytes.data());  // required by streambuf; never written to
    setg(begin, begin, begin + bytes.size());
  }
};

bool refuse_long_line(const TextFile& file, ErrorList& errors) {
  for (int number = 1; number <= file.line_count(); ++number) {
    if (file.line(number).size() <= line_limit) continue;
    errors.add({&file, number, 1}, fmt::format("the line is longer than {} bytes", line_limit),
               "break it; content is written to be read");
    return true;
  }
  return false;
}

bool refuse_bytes(const TextFile& file, ErrorList& errors) {
  const std::vector<TextFault> faults = text_faults(file.bytes(), text_fault_limit);
  for (const TextFault& fault : faults)
    errors.add(file.place_at(fault.offset), fault.what,
               "save the file as UTF-8 text without control characters");
  return !faults.empty();
}

void build(const TextFile& file, TreeBuilder& builder) {
  ByteStream bytes(file.bytes());
  std::istream stream(&bytes);
  YAML::Parser parser(stream);
  while (builder.documents < 2 && parser.HandleNextDocument(builder)) {
  }
}

}  // namespace

std::string_view kind_words(const YamlNode& node) {
  switch (node.kind) {
    case YamlNode::Kind::Null:
      return "nothing";
    case YamlNode::Kind::Scalar:
      return "a single value";
    case YamlNode::Kind::List:
      return "a list";
    case YamlNode::Kind::Map:
      return "a map";
    case YamlNode::Kind::Broken:
      break;
  }
  return "a fault";
}

std::optional<YamlNode> parse_yaml(const TextFile& file, ErrorList& errors) {
  if (refuse_bytes(file, errors) || refuse_long_line(file, errors)) return std::nullopt;
  TreeBuilder builder(file, errors);
  try {
    build(file, builder);
  } catch (const Refused& fault) {
    errors.add(fault.place, fault.what, std::string(fault.fix));
    return std::nullopt;
  } catch (const YAML::Exception& fault) {
    const Place place =
        fault.mark.is_null() ? file.place_at(0) : file.place_of(fault.mark.line, fault.mark.column);
    errors.add(place, "not YAML: " + fault.msg,
               "look here and just above for a missing quote, bracket, colon or indent");
    return std::nullopt;
  }
  if (builder.documents > 1) return std::nullopt;
  if (!builder.root)
    errors.add(file.place_at(0), "the file is empty", "write its record, or remove the file");
  return std::move(builder.root);
}

}  // namespace cartulary::tiledb
