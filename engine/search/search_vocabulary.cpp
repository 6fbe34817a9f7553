#include "engine/search/search_vocabulary.h"

#include <array>
#include <utility>

#include "engine/text/text.h"

namespace cartulary {
namespace {

// Other names of who publishes and rules; and of what a status is called.
constexpr auto fixed_names = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"Hans im Glück", "@by/hig"},
    {"HiG", "@by/hig"},
    {"Rio Grande", "@by/rgg"},
    {"Rio Grande Games", "@by/rgg"},
    {"RGG", "@by/rgg"},
    {"Z-Man", "@by/zmg"},
    {"Z-Man Games", "@by/zmg"},
    {"Zman", "@by/zmg"},
    {"ZMG", "@by/zmg"},
    {"World Championship", "@by/wc2012"},
    {"WC2012", "@by/wc2012"},
    {"house rule", "@status/house"},
    {"Hausregel", "@status/house"},
    {"variant", "@status/house"},
    {"open question", "@status/open"},
    {"unanswered", "@status/open"},
    {"official", "@status/official"},
});

// What players call a thing that has no such name.
constexpr auto player_words = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"monster", "@dragon"},
    {"beast", "@dragon"},
    {"fort", "@castle"},
    {"flower garden", "@garden"},
    {"flower bed", "@garden"},
    {"flower", "@garden"},
    {"bishop", "@abbot"},
    {"pub", "@inn"},
    {"hotel", "@inn"},
    {"guesthouse", "@inn"},
    {"hag", "@witch"},
    {"wizard", "@mage"},
    {"sorcerer", "@mage"},
    {"swine", "@pig"},
    {"hog", "@pig"},
    {"grass", "@farm"},
    {"pasture", "@farm"},
    {"lava", "@volcano"},
    {"grape", "@vineyard"},
    {"nugget", "@gold"},
    {"treasure", "@gold"},
    {"letter", "@message"},
    {"herder", "@shepherd"},
    {"underpass", "@tunnel-token"},
    {"teleport", "@magic-portal"},
    {"beam", "@magic-portal"},
    {"jumbo", "@large-follower"},
    {"big guy", "@large-follower"},
    {"big man", "@large-follower"},
    {"man", "@follower"},
    {"dude", "@follower"},
    {"little man", "@follower"},
    {"pond", "@lake"},
    {"temple", "@shrine"},
    {"pagan", "@shrine"},
    {"carnival", "@fair"},
    {"boat", "@ferry"},
    {"attacker", "@siege"},
    {"army", "@siege"},
    {"tent", "@siege"},
    {"hostage", "@prisoner"},
    {"arch", "@bridge"},
    {"barrel", "@trade-goods"},
    {"roof", "@tower-guard"},
    {"mound", "@hill"},
    {"raised", "@hill"},
    {"rat", "@flea-token"},
    {"shed", "@barn"},
    {"sack", "@bag"},
    {"pouch", "@bag"},
    {"score track", "@scoreboard"},
    {"scoring track", "@scoreboard"},
    {"white lady", "@fairy"},
    {"white figure", "@fairy"},
    {"lady", "@princess"},
    {"next", "@adjacent"},
    {"worth", "@points"},
    {"value", "@points"},
    {"homebrew", "@status/house"},
});

// Plain words that players use one for the other. A comma parts words and names of several.
constexpr auto same_words = std::to_array<std::string_view>({
    "above,over",
    "separate,cut,part,divide,split",
    "forgo,pass,skip,omit",
    "exchange,swap,trade,switch",
    "free,rescue,release,liberate,ransom",
    "capture,grab,catch,seize,snatch,kidnap",
    "fight,attack,battle,combat,challenge",
    "booklet,leaflet,rulebook,manual",
    "remaining,rest,leftover,left over",
    "add,extend,expand,enlarge,grow,extension",
    "allow,permit,permission",
    "block,obstruct,trap,stuck",
    "buy,purchase",
    "choose,select,pick,decide,choice,option,optional,voluntary",
    "combine,together",
    "count,calculate,compute",
    "discard,put aside,set aside,lay aside",
    "double,twice",
    "draw,pull",
    "duty,forced,obliged,compulsory,mandatory,obligatory,required",
    "earn,give,gain,receive,award,collect,bring,pay",
    "eat,devour,kill",
    "empty,run out",
    "end,terminate,stop",
    "extra,additional,bonus,further",
    "face down,hidden,secret",
    "forbid,prohibit,illegal,ban",
    "high,tall,height",
    "immediately,once,instantly,straight away,right away",
    "inside,within",
    "join,connect,link,merge",
    "keep,stay,remain",
    "large,big,huge,giant",
    "last,final",
    "leave,exit",
    "limit,restrict,restriction,limitation",
    "low,short",
    "mix,shuffle",
    "move,go,travel,drive,walk",
    "near,close,nearby",
    "need,require,necessary",
    "negative,minus,debt,below zero",
    "new,newer,current,later",
    "normal,regular,ordinary,standard,usual",
    "number,amount,quantity",
    "old,earlier,former,previous",
    "opponent,other player,another player,rival,enemy,somebody else",
    "own,possess,possession,belong",
    "part,portion",
    "pass,cross",
    "place,put,set,lay,deploy",
    "remove,chase,knock,kick,evict,expel,eliminate,destroy,send home,send back,throw",
    "replace,swap,switch",
    "return,home,retrieve,recover,take back,come back,go back,get back",
    "safe,protect,immune",
    "same time,simultaneous",
    "same,equal,identical",
    "several,multiple",
    "share,split,divide",
    "single,alone,sole",
    "small,little,tiny,mini",
    "spot,location,position,space,cell",
    "start,begin,beginning",
    "steal,rob",
    "surround,enclose",
    "total,sum",
    "touch,meet,adjoin",
    "under,below,underneath,beneath",
    "use,usage",
    "whole,entire,full",
    "win,beat,victory,winner,defeat,outnumber",
    "wrong,mistake,error,misprint",
});

// "The Tower" is asked for as the tower, which is an element too.
std::string_view without_article(std::string_view title) {
  constexpr auto articles = std::to_array<std::string_view>({"The ", "Der ", "Die ", "Das "});
  return without_opening(title, articles);
}

}  // namespace

std::vector<SearchName> search_names(const Catalog& catalog, const Rulebook& rulebook) {
  std::vector<SearchName> names;
  const auto add = [&names](std::string_view name, const std::string& concept_term) {
    if (!name.empty()) names.push_back({std::string(name), concept_term});
  };
  for (const Element& element : rulebook.elements()) {
    const std::string term = '@' + element.id;
    add(element.name, term);
    // "See" is what everybody may do; query_tokens() knows when it is German.
    if (element.german != "See") add(element.german, term);
    add(element.id, term);
    for (const std::string& name : element.also) add(name, term);
  }
  for (const TileSet& set : catalog.sets()) {
    add(without_article(set.title), "@set/" + set.id);
    add(without_article(set.german), "@set/" + set.id);
  }
  for (const auto& [name, term] : fixed_names) add(name, std::string(term));
  for (const auto& [name, term] : player_words) add(name, std::string(term));
  for (const std::string_view group : same_words) {
    const std::vector<std::string_view> words = split(group, ',');
    for (const std::string_view word : words) add(word, '=' + std::string(words.front()));
  }
  return names;
}

}  // namespace cartulary
