#!/usr/bin/env bash
# What serves copies of its own on ports of its own behind the files of deploy/ needs. To be sourced
# at the root of the project.

# own_copies PORT...: for sed, to have copies at these ports, three at most, instead of those in deploy/.
own_copies() {
  local port here=8041
  for port in "$@"; do
    echo "s/127.0.0.1:$here\b/127.0.0.1:$port/"
    here=$((here + 1))
  done
  for (( ; here <= 8043; ++here)); do echo "/127.0.0.1:$here\b/d"; done
}

# start_nginx FOLDER PORT SCRIPT: by deploy/nginx.conf as changed by the sed script, on loopback.
# FOLDER gets its files: nginx.pid, nginx.log, and site.conf, which may be added to.
start_nginx() {
  local folder=$1
  sed -e "s/listen 80;/listen 127.0.0.1:$2;/" -e "$3" deploy/nginx.conf >"$folder/site.conf"
  cat >"$folder/nginx.conf" <<CONFIGURATION
pid $folder/nginx.pid;
error_log $folder/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
  client_body_temp_path $folder/body; proxy_temp_path $folder/proxy; fastcgi_temp_path $folder/fastcgi;
  uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  include /etc/nginx/mime.types;
  include $folder/site.conf;
}
CONFIGURATION
  nginx -c "$folder/nginx.conf" 2>/dev/null
}

# start_haproxy FOLDER PORT SCRIPT: the same by deploy/haproxy.cfg; haproxy.pid.
start_haproxy() {
  sed -e "s/bind :80$/bind 127.0.0.1:$2/" -e "$3" deploy/haproxy.cfg >"$1/haproxy.cfg"
  haproxy -D -f "$1/haproxy.cfg" -p "$1/haproxy.pid" 2>/dev/null
}

# make_newer_database FOLDER NAME: FOLDER/NAME.db of the same content but for the title of a set,
# which ends with NAME.
make_newer_database() {
  rm -rf "$1/content"
  cp -r content "$1/content"
  sed -i "s/^title: The Tower\$/title: The Tower, $2/" "$1/content/sets/tower.yaml"
  build/cartulary build --content "$1/content" --db "$1/$2.db" >/dev/null
  rm -r "$1/content"
}
