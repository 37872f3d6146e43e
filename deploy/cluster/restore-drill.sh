#!/bin/sh
# Restores the newest backup, or the state of a moment, into a temporary folder, starts PostgreSQL on it without a network,
# and checks it. The real database is not touched. Run it every month, on a machine with pgBackRest's configuration:
#
#   sudo -u postgres deploy/cluster/restore-drill.sh
#   sudo -u postgres deploy/cluster/restore-drill.sh '2027-05-14 12:00:00+01'
#
# Settings: STANZA, DATABASE, PGBIN (PostgreSQL's programs), FOLDER (needs as much space as the database).
# Exit codes: 0 the restored database is sound, 1 otherwise.
set -eu

STANZA=${STANZA:-estadia}
DATABASE=${DATABASE:-estadia}
PGBIN=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)}
FOLDER=${FOLDER:-${TMPDIR:-/tmp}}
moment=${1:-}

scratch=$(mktemp -d "$FOLDER/restore-drill.XXXXXX")
data=$scratch/data
mkdir -m 0700 "$data"

finish() {
  "$PGBIN/pg_ctl" -D "$data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$scratch"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

fail() {
  echo "restore drill failed: $1" >&2
  [ ! -f "$scratch/log" ] || tail -n 20 "$scratch/log" >&2
  exit 1
}

seconds_since() { echo $(($(date +%s) - $1)); }
query() { "$PGBIN/psql" -XAtq -h "$scratch" -p 5499 -U postgres -d "$DATABASE" -c "$1"; }

began=$(date +%s)
if [ -n "$moment" ]; then
  set -- --type=time "--target=$moment" --target-action=promote
else
  set --
fi
pgbackrest --stanza="$STANZA" --pg1-path="$data" --archive-mode=off "$@" restore || fail 'pgBackRest could not restore'

# The restored settings are those of the cluster: no network, no standby to wait for, and a login for this folder only.
echo 'local all all trust' >"$scratch/pg_hba.conf"
"$PGBIN/pg_ctl" -D "$data" -l "$scratch/log" -t 3600 -w start -o "-p 5499 -k '$scratch' -c listen_addresses='' \
  -c hba_file='$scratch/pg_hba.conf' -c synchronous_standby_names='' -c ssl=off -c logging_collector=off \
  -c lc_messages=C -c log_destination=stderr" >/dev/null || fail 'PostgreSQL did not start on the restored files'
while [ "$(query 'select pg_is_in_recovery()')" != f ]; do sleep 1; done

constraint=$(query "select count(*) from pg_constraint where conname = 'nights_held_once' and contype = 'x' and convalidated")
[ "$constraint" = 1 ] || fail 'the constraint against double bookings is missing'
double=$(query 'select count(*) from reservation one join reservation other on one.unit_id = other.unit_id
  and one.nights && other.nights and one.id < other.id where one.holds_nights and other.holds_nights')
[ "$double" = 0 ] || fail "$double pairs of reservations have the same nights"

last=$(sed -n 's/.*last completed transaction was at log time //p' "$scratch/log" | tail -n 1)
echo "restored in $(seconds_since "$began") s"
echo "reservations: $(query 'select count(*) from reservation')"
echo "newest reservation: $(query 'select max(created_at) from reservation')"
echo "last change: ${last:-the end of the backup}"
if [ -n "$last" ]; then
  until=$(date +%s)
  [ -z "$moment" ] || until=$(date -d "$moment" +%s)
  echo "changes lost at most (RPO): $((until - $(date -d "$last" +%s))) s"
fi
echo 'double bookings: 0, and the constraint against them is there'
