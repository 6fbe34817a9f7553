#compdef cartulary
# zsh completion for cartulary, made by `cartulary completion zsh`.
_cartulary_sets() {
  local -a names
  names=(${${(f)"$($service sets --csv 2>/dev/null)"}%%,*})
  compadd "$@" - ${names:#id}
}
_cartulary_set_list() { _sequence _cartulary_set_or_all }
_cartulary_set_or_all() { compadd "$@" - all mega; _cartulary_sets "$@" }
_cartulary() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  local -a commands
  commands=(
    'fit:what fits a hole, and the chance to draw it'
    'why:why a tile does not fit a hole, turn by turn'
    'board:the holes of a board, what fits them and will come, and what its features score'
    'moves:what may be done on a table now, each with its rule'
    'judge:whether a move is allowed'
    'notation:a played game as lines of text, one for each turn, and back'
    'dead:edge codes that no tile has, and the sets that would open them'
    'tiles:search tiles'
    'sets:every set'
    'editions:what the editions of a set have otherwise'
    'counts:how many tiles by set, edge code, feature or edition'
    'missing:what counted boxes lack or have too many of'
    'rules:search rules, rulings, elements and terms'
    'game:your own game'
    'show:one record of any kind, with how to cite it'
    'turn:the order of play for just these sets'
    'scoring:what scores, and how much'
    'score:what one feature scores, term by term'
    'figures:figures, and what each can do'
    'words:names in English, German and other languages'
    'guide:one guide whole'
    'serve:pages and JSON API on this machine'
    'mcp:the Model Context Protocol on standard input, for assistants'
    'site:write the static site'
    'print:printable references for your boxes, as PDF or HTML'
    'export:the data as JSON, CSV or SQLite, with dictionary and checksums'
    'build:check the content, write the database'
    'diff:what changed in the data from one database to another'
    'check:check the content only'
    'completion:completion script for bash, zsh or fish'
    'man:the manual page'
  )
  _arguments -C \
    '--db[the database]:FILE:_files' \
    '--json[the answer as JSON]' \
    '--color[colours]:WHEN:(auto always never)' \
    '--version[the version of the program]' \
    '--help[this text]' \
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $line[1] in
        fit) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--draws[chance of at least one that fits in the next N draws]:N: ' \
          '--players[my chances when P players draw in turn]:P: ' \
          '--turn[draws before mine, less than the players]:T: ' \
          '--hidden[tiles that will never be drawn, at most the bag]:H: ' \
          '--laid[N more tiles lie on the table and nobody knows which]:N: ' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':PATTERN: ' ;;
        why) _arguments \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':TILE: ' \
          ':PATTERN: ' ;;
        board) _arguments \
          '--drawn[a tile that was drawn]:TILE: ' \
          '--region[up to 8 empty cells '\''x,y x,y ...'\'' to be filled together]:CELLS: ' \
          '--turns[of a saved game]' \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--draws[chance of at least one that fits in the next N draws]:N: ' \
          '--players[my chances when P players draw in turn]:P: ' \
          '--turn[draws before mine, less than the players]:T: ' \
          '--hidden[tiles that will never be drawn, at most the bag]:H: ' \
          '--laid[N more tiles lie on the table and nobody knows which]:N: ' \
          '--svg[the board as a picture]:FILE:_files' \
          '--export[the board in Cartulary'\''s own format]:FILE:_files' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':FILE:_files' ;;
        moves) _arguments \
          '--drawn[the tile in hand, where a saved game does not tell it]:TILE: ' \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':FILE:_files' ;;
        judge) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':FILE:_files' \
          ':MOVE: ' ;;
        notation) _arguments \
          '--as[text (unless told), json, or jcz, as JCloisterZone 5 saves games]:FORM:(text json jcz)' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':FILE:_files' ;;
        dead) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--river[codes with a river side too]' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        tiles) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--limit[show the first N]:N: ' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          '*:QUERY: ' ;;
        sets) _arguments \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        editions) _arguments \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':SET:_cartulary_sets' ;;
        counts) _arguments \
          '--by[what to count by, one or more of set (default), edges, feature and edition, parted by commas]:LIST:_sequence compadd - set edges feature edition' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          '*:QUERY: ' ;;
        missing) _arguments \
          '--letter[the answer as a text to send to the publisher or the shop]' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':SETS:_cartulary_set_list' \
          ':FILE:_files' ;;
        rules) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--limit[show the first N]:N: ' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          '*:QUERY: ' ;;
        game) _arguments \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':ACTION:(new check)' \
          ':DIR:_files -/' ;;
        show) _arguments \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':ID:_cartulary_sets' ;;
        turn) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        scoring) _arguments \
          '--when[during or after the game]:WHEN:(during after)' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        score) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':FEATURE: ' \
          '*:FACT: ' ;;
        figures) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          '*:FIGURE: ' ;;
        words) _arguments \
          '--in[the names in these languages]:LANG,...:_sequence compadd - en de ca cs el es fi fr hu it ja lt nl pl ro ru sk sl zh' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          '*:QUERY: ' ;;
        guide) _arguments \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          '*:ID: ' ;;
        serve) _arguments \
          '--host[where to listen]:ADDRESS: ' \
          '*--public-host[a name that a proxy in front hands on, answered beside localhost]:NAME: ' \
          '*--trust-proxy[a proxy in front, or a network of them such as 10.0.0.0/8, whose header Forwarded or X-Forwarded-For is believed]:ADDRESS: ' \
          '--log[text, or json]:FORM:(text json)' \
          '--log-file[where the log is appended to, opened anew on SIGHUP]:FILE:_files' \
          '--port[default 8040]:N: ' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        mcp) _arguments \
          '--game[your own game (see `game`) beside the content]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        site) _arguments \
          '--out[where to write]:DIR:_files -/' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        print) _arguments \
          '--out[FILE.pdf or FILE.html]:FILE:_files' \
          '--paper[A4, A5 or Letter]:NAME:(A4 A5 Letter)' \
          '--grey[shades of grey instead of colours]' \
          '--order[rules by set or by turn]:NAME:(set turn)' \
          '--rules-only[booklets of rules alone, without what was ruled on them]' \
          '--players[columns of the score pad]:N: ' \
          '--in[the two languages of the words, as `words --in` has them]:LANG,LANG:_sequence compadd - en de ca cs el es fi fr hu it ja lt nl pl ro ru sk sl zh' \
          '--sets[sets you play with, parted by commas]:LIST:_cartulary_set_list' \
          '--edition[printing whose copies count]:NAME:(C1 C2 C3 C3.1 WE)' \
          '--rule-set[whose rules, where they differ]:NAME:(HiG RGG ZMG WC2012)' \
          '--used[tiles on the table]:LIST: ' \
          '--tiles[copies of single tiles beside those of the sets]:LIST: ' \
          '--without[tiles left in the box for the whole game]:LIST: ' \
          '*--rule[a house rule, of whose values the first is the default]:NAME=VALUE: ' \
          '--selection[a selection as JSON, or an earlier answer that holds one (- reads standard input)]:FILE:_files' \
          '--game[your own game (see `game`)]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':WHAT:(booklet rulebook sheet scorepad tiles manifest checklist editions words proxies)' ;;
        export) _arguments \
          '--format[json, csv, sqlite, or suite]:NAME:(json csv sqlite suite)' \
          '--out[folder to write]:PATH:_files -/' \
          '--game[your own game (see `game`), as JSON or CSV]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        build) _arguments \
          '--content[folder of the content files]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        diff) _arguments \
          '--csv[rows as comma-separated values (RFC 4180) instead of text]' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':OLD:_files' \
          ':NEW:_files' ;;
        check) _arguments \
          '--content[folder of the content files]:DIR:_files -/' \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
        completion) _arguments \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' \
          ':SHELL:(bash zsh fish)' ;;
        man) _arguments \
          '--db[the database]:FILE:_files' \
          '--json[the answer as JSON]' \
          '--color[colours]:WHEN:(auto always never)' \
          '--version[the version of the program]' \
          '--help[this text]' ;;
      esac ;;
  esac
}
_cartulary "$@"
