# A bare Debian in a folder: made, mounted, told where packages come from. To be sourced, with a
# mount namespace of one's own, by a shell that has
#   suite   bookworm or trixie
#   root    the folder
#   mirror  where packages come from; empty: where apt on this machine has them from
#   say, fail   functions that write to standard error, and end it

# The suite's lines for sources.list, after this machine's apt: where that has bookworm-security,
# a trixie gets trixie-security. `main` alone, since the project needs nothing else.
package_sources() {
  if [ -n "$mirror" ]; then
    echo "deb $mirror $suite main"
    return
  fi
  local own uri release component
  own=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  # apt ends the last line without a newline, and read would lose it.
  { apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages'; echo; } |
    while read -r uri release component; do
      case "$component $release" in
        "main $own" | "main $own-updates" | "main $own-security")
          echo "deb $uri $suite${release#"$own"} main"
          ;;
      esac
    done
}

# Fills the folder with the smallest system that apt runs in; one that is there already stays.
make_system() {
  local sources=$1 address
  if [ -e "$root/etc/os-release" ] && [ ! -e "$root/debootstrap" ]; then
    grep -qx "VERSION_CODENAME=$suite" "$root/etc/os-release" || fail "$root is not $suite"
    say "Using the $suite in $root"
    return
  fi
  [ -z "$(ls -A "$root")" ] || fail "$root holds no whole system and is not empty: delete it"
  address=$(sed -n "s/^deb \(.*\) $suite main\$/\1/p" <<<"$sources" | head -n 1)
  [ -n "$address" ] || fail "apt has no source of Debian here; name one with --mirror"
  say "Making $suite in $root"
  http_proxy=${http_proxy:-$(apt_option Acquire::http::Proxy)} \
    debootstrap --variant=minbase "$suite" "$root" "$address" >&2
}

apt_option() {
  local value=
  eval "$(apt-config shell value "$1")"
  printf '%s' "$value"
}

# Devices of its own: a test that replaced /dev/null would otherwise replace this machine's.
mount_system() {
  local name major minor
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=755 tmpfs "$root/dev"
  while read -r name major minor; do
    mknod -m 666 "$root/dev/$name" c "$major" "$minor"
  done <<<$'null 1 3\nzero 1 5\nfull 1 7\nrandom 1 8\nurandom 1 9\ntty 5 0'
  mkdir -m 1777 "$root/dev/shm"
  mkdir "$root/dev/pts"
  mount -t devpts -o newinstance,ptmxmode=666,mode=620,gid=5 devpts "$root/dev/pts"
  ln -s pts/ptmx "$root/dev/ptmx"
  ln -s /proc/self/fd "$root/dev/fd"
  ln -s fd/0 "$root/dev/stdin"
  ln -s fd/1 "$root/dev/stdout"
  ln -s fd/2 "$root/dev/stderr"
}

# What apt is to know of this machine: sources, proxies, names.
tell_apt() {
  rm -f "$root"/etc/apt/sources.list.d/*
  printf '%s\n' "$1" >"$root/etc/apt/sources.list"
  { apt-config dump | grep -E '^Acquire::(https?::|Check-|Retries)' || true; } \
    >"$root/etc/apt/apt.conf.d/90this-machine"
  cat /etc/resolv.conf >"$root/etc/resolv.conf"
  cat /etc/hosts >"$root/etc/hosts"
}
