# bash completion for cartulary, made by `cartulary completion bash`.
_cartulary_sets() {
  "${COMP_WORDS[0]}" sets --csv 2>/dev/null | tail -n +2 | cut -d, -f1
}
_cartulary_words() { COMPREPLY+=($(compgen -W "$1" -- "$cur")); }
_cartulary_list() {
  local last=${cur##*,}
  compopt -o nospace
  COMPREPLY+=($(compgen -P "${cur%"$last"}" -W "$1" -- "$last"))
}
_cartulary_files() {
  compopt -o filenames
  COMPREPLY+=($(compgen "$1" -- "$cur"))
}
_cartulary() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command='' i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      fit|why|board|moves|judge|notation|dead|tiles|sets|editions|counts|missing|rules|game|show|turn|scoring|score|figures|words|guide|serve|mcp|site|print|export|build|diff|check|completion|man) command=${COMP_WORDS[i]}; break ;;
    esac
  done
  case $prev in
    --sets) _cartulary_list "all mega $(_cartulary_sets)"; return ;;
    --edition) _cartulary_words "C1 C2 C3 C3.1 WE"; return ;;
    --rule-set) _cartulary_words "HiG RGG ZMG WC2012"; return ;;
    --used) return ;;
    --tiles) return ;;
    --without) return ;;
    --rule) return ;;
    --selection) _cartulary_files -f; return ;;
    --game) _cartulary_files -d; return ;;
    --draws) return ;;
    --players) return ;;
    --turn) return ;;
    --hidden) return ;;
    --laid) return ;;
    --db) _cartulary_files -f; return ;;
    --color) _cartulary_words "auto always never"; return ;;
    --drawn) return ;;
    --region) return ;;
    --svg) _cartulary_files -f; return ;;
    --export) _cartulary_files -f; return ;;
    --as) _cartulary_words "text json jcz"; return ;;
    --limit) return ;;
    --by) _cartulary_list "set edges feature edition"; return ;;
    --when) _cartulary_words "during after"; return ;;
    --in) _cartulary_list "en de ca cs el es fi fr hu it ja lt nl pl ro ru sk sl zh"; return ;;
    --host) return ;;
    --public-host) return ;;
    --trust-proxy) return ;;
    --log) _cartulary_words "text json"; return ;;
    --log-file) _cartulary_files -f; return ;;
    --port) return ;;
    --out) _cartulary_files -d; return ;;
    --paper) _cartulary_words "A4 A5 Letter"; return ;;
    --order) _cartulary_words "set turn"; return ;;
    --format) _cartulary_words "json csv sqlite suite"; return ;;
    --content) _cartulary_files -d; return ;;
  esac
  case $command in
    '') _cartulary_words "fit why board moves judge notation dead tiles sets editions counts missing rules game show turn scoring score figures words guide serve mcp site print export build diff check completion man --db --json --color --version --help" ;;
    fit)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --draws --players --turn --hidden --laid --csv --db --json --color --version --help"
      fi ;;
    why)
      if [[ $cur == -* ]]; then
        _cartulary_words "--game --csv --db --json --color --version --help"
      fi ;;
    board)
      if [[ $cur == -* ]]; then
        _cartulary_words "--drawn --region --turns --sets --edition --rule-set --used --tiles --without --rule --selection --game --draws --players --turn --hidden --laid --svg --export --csv --db --json --color --version --help"
      else
        _cartulary_files -f
      fi ;;
    moves)
      if [[ $cur == -* ]]; then
        _cartulary_words "--drawn --sets --edition --rule-set --used --tiles --without --rule --selection --game --db --json --color --version --help"
      else
        _cartulary_files -f
      fi ;;
    judge)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --db --json --color --version --help"
      else
        _cartulary_files -f
      fi ;;
    notation)
      if [[ $cur == -* ]]; then
        _cartulary_words "--as --db --json --color --version --help"
      else
        _cartulary_files -f
      fi ;;
    dead)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --river --csv --db --json --color --version --help"
      fi ;;
    tiles)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --limit --csv --db --json --color --version --help"
      fi ;;
    sets)
      if [[ $cur == -* ]]; then
        _cartulary_words "--game --csv --db --json --color --version --help"
      fi ;;
    editions)
      if [[ $cur == -* ]]; then
        _cartulary_words "--rule-set --game --db --json --color --version --help"
      else
        _cartulary_words "$(_cartulary_sets)"
      fi ;;
    counts)
      if [[ $cur == -* ]]; then
        _cartulary_words "--by --csv --sets --edition --rule-set --used --tiles --without --rule --selection --game --db --json --color --version --help"
      fi ;;
    missing)
      if [[ $cur == -* ]]; then
        _cartulary_words "--letter --game --db --json --color --version --help"
      else
        _cartulary_list "all mega $(_cartulary_sets)"
        _cartulary_files -f
      fi ;;
    rules)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --limit --csv --db --json --color --version --help"
      fi ;;
    game)
      if [[ $cur == -* ]]; then
        _cartulary_words "--db --json --color --version --help"
      else
        _cartulary_words "new check"
        _cartulary_files -d
      fi ;;
    show)
      if [[ $cur == -* ]]; then
        _cartulary_words "--game --db --json --color --version --help"
      else
        _cartulary_words "$(_cartulary_sets)"
      fi ;;
    turn)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --csv --db --json --color --version --help"
      fi ;;
    scoring)
      if [[ $cur == -* ]]; then
        _cartulary_words "--when --csv --sets --edition --rule-set --used --tiles --without --rule --selection --game --db --json --color --version --help"
      fi ;;
    score)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --db --json --color --version --help"
      fi ;;
    figures)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --csv --db --json --color --version --help"
      fi ;;
    words)
      if [[ $cur == -* ]]; then
        _cartulary_words "--in --rule-set --csv --db --json --color --version --help"
      fi ;;
    guide)
      if [[ $cur == -* ]]; then
        _cartulary_words "--sets --edition --rule-set --used --tiles --without --rule --selection --game --csv --db --json --color --version --help"
      fi ;;
    serve)
      if [[ $cur == -* ]]; then
        _cartulary_words "--host --public-host --trust-proxy --log --log-file --port --game --db --json --color --version --help"
      fi ;;
    mcp)
      if [[ $cur == -* ]]; then
        _cartulary_words "--game --db --json --color --version --help"
      fi ;;
    site)
      if [[ $cur == -* ]]; then
        _cartulary_words "--out --game --db --json --color --version --help"
      fi ;;
    print)
      if [[ $cur == -* ]]; then
        _cartulary_words "--out --paper --grey --order --rules-only --players --in --sets --edition --rule-set --used --tiles --without --rule --selection --game --db --json --color --version --help"
      else
        _cartulary_words "booklet rulebook sheet scorepad tiles manifest checklist editions words proxies"
      fi ;;
    export)
      if [[ $cur == -* ]]; then
        _cartulary_words "--format --out --game --db --json --color --version --help"
      fi ;;
    build)
      if [[ $cur == -* ]]; then
        _cartulary_words "--content --db --json --color --version --help"
      fi ;;
    diff)
      if [[ $cur == -* ]]; then
        _cartulary_words "--csv --db --json --color --version --help"
      else
        _cartulary_files -f
        _cartulary_files -f
      fi ;;
    check)
      if [[ $cur == -* ]]; then
        _cartulary_words "--content --db --json --color --version --help"
      fi ;;
    completion)
      if [[ $cur == -* ]]; then
        _cartulary_words "--db --json --color --version --help"
      else
        _cartulary_words "bash zsh fish"
      fi ;;
    man)
      if [[ $cur == -* ]]; then
        _cartulary_words "--db --json --color --version --help"
      fi ;;
  esac
}
complete -F _cartulary cartulary
