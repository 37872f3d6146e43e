#!/bin/sh
# Installs Estadia from this clone on Debian 12, Ubuntu 24.04 or newer, as a systemd service behind Caddy, which gets the
# certificate. Run it again to upgrade after "git pull", or with another domain.
#   sudo deploy/install.sh stay.example
#   deploy/install.sh --dry-run stay.example   # prints the commands and changes nothing
#   sudo deploy/install.sh --uninstall         # keeps settings, data and properties
# Without Node 24, the npm of the distribution, whose signatures apt checks, installs Node and npm from npm's registry, which
# has their checksums. The site is then packed by the owner of the clone. That takes 1 GB of memory.
set -eu
umask 022
cd "$(dirname "$0")/.."
clone=$PWD site=/opt/estadia settings=/etc/estadia/estadia.env data=/var/lib/estadia programs=/usr/local/lib/estadia
caddyfile=/etc/caddy/Caddyfile mark='# Written by install.sh of Estadia' dry='' uninstall='' domain=''
for argument in "$@"; do
  case $argument in
    --dry-run) dry=yes ;;
    --uninstall) uninstall=yes ;;
    -*) sed -n '2,8s/^# //p' deploy/install.sh; exit 2 ;;
    *) domain=$argument ;;
  esac
done
fail() { echo "$*" >&2; exit 1; }
run() { echo "+ $*"; [ "$dry" ] || "$@"; }
add() { command -v "$1" >/dev/null || { run apt-get update -q; run apt-get install -qy --no-install-recommends "$@"; }; }
[ "$dry" ] || [ "$(id -u)" = 0 ] || fail 'Run this as root: sudo deploy/install.sh …'

if [ "$uninstall" ]; then
  run systemctl disable --now estadia.service estadia.socket || true
  run rm -rf /etc/systemd/system/estadia.service /etc/systemd/system/estadia.socket "$site/node_modules"
  if grep -qsxF "$mark" "$caddyfile"; then run rm "$caddyfile"; run systemctl disable --now caddy || true; fi
  echo "Kept: settings in $settings, data and backups in $data, properties in $site/content; Node, Caddy and the user estadia."
  exit
fi

[ "$domain" ] || domain=$(sed -n 's|^PUBLIC_URL=https://||p' "$settings" 2>/dev/null) || true
case $domain in
  *[!A-Za-z0-9.-]* | .* | *. | *..*) domain='' ;;
esac
case $domain in *.*) ;; *) fail 'Add the domain of the site, such as stay.example: sudo deploy/install.sh stay.example' ;; esac

# Node in the version that the site is tested on. The npm of Debian 12 is too old for the packages of the clone.
if ! node --version 2>/dev/null | grep -qE '^v(2[4-9]|[3-9][0-9])\.'; then
  package=node-linux-$(case $(uname -m) in aarch64) echo arm64 ;; *) echo x64 ;; esac) # as in scripts/package.json
  [ ! -e /usr/local/bin/node ] || [ "$(readlink /usr/local/bin/node)" = "$programs/bin/node" ] ||
    fail 'The site needs Node 24, and /usr/local/bin/node is an older one of yours. Upgrade or remove it.'
  add npm
  run npm install --global --prefix "$programs" "$package@$(sed -n "s/.*\"$package\": \"\(.*\)\".*/\1/p" scripts/package.json)"
  run ln -sf "$programs/bin/node" /usr/local/bin/
  run npm install --global --prefix "$programs" npm@11
  run ln -sf "$programs/bin/npm" "$programs/bin/npx" /usr/local/bin/
fi
add caddy ca-certificates
if [ -e "$caddyfile" ] && ! grep -qxF "$mark" "$caddyfile" && dpkg --verify caddy 2>/dev/null | grep -q "$caddyfile"; then
  fail "$caddyfile is yours and is not changed. Add deploy/Caddyfile to it, and use deploy/estadia.service (its first lines)."
fi

# The site, from a package file.
owner=$(stat -c %U "$clone")
run rm -f release/estadia-*.tgz
run runuser -u "$owner" -- env HOME="$(getent passwd "$owner" | cut -d: -f6)" npm run release -- --pack release
for file in "$clone"/release/estadia-*.tgz; do :; done
id estadia >/dev/null 2>&1 || run useradd --system --home-dir "$site" --shell /usr/sbin/nologin estadia
cd /
if [ -e "$site/package.json" ]; then
  run npm install --prefix "$site" --no-audit --no-fund "$file"
else
  run npm exec --yes --package "$file" -- estadia init "$site"
fi
run install -d -o estadia -g estadia -m 0700 "$data"
run chown -R estadia:estadia "$site/content"

# Its settings. E-mail and payments are simulated until they are set.
run install -d -o root -g estadia -m 0750 /etc/estadia
if [ ! -e "$settings" ]; then
  run install -o root -g estadia -m 0640 "$site/.env" "$settings"
  printf '%s\n' '' PUBLIC_URL= TRUST_PROXY=1 SANDBOX=payments,mail "DATA_DIR=$data" | run tee -a "$settings"
fi
run sed -i "s|^PUBLIC_URL=.*|PUBLIC_URL=https://$domain|" "$settings"
run ln -sf "$settings" "$site/.env"
run cp "$clone/deploy/estadia.service" "$clone/deploy/estadia.socket" /etc/systemd/system/
run sh -c "{ echo '$mark'; sed 's/{\$DOMAIN}/$domain/' '$clone/deploy/Caddyfile'; } > $caddyfile"
[ "$dry" ] || [ -d /run/systemd/system ] || fail 'systemd does not run here: everything is installed, and nothing is started.'
run systemctl daemon-reload
run systemctl enable estadia.socket estadia.service caddy
run systemctl restart estadia.service
run systemctl reload-or-restart caddy
# The site answers when it has started. The command refuses when somebody has access already.
run node -e 'fetch("http://127.0.0.1:3000/health").catch(() => 0)'
run runuser -u estadia -- env HOME="$site" npm --prefix "$site" run -s host -- access link || true
echo "https://$domain is installed. Host commands: sudo -u estadia npm --prefix $site run host -- doctor"
