#!/usr/bin/env bash
# Checks a device that adb or ssh reaches, with all that this project does there, and writes a
# report that can be sent to its authors: scripts/check_device.sh --help
set -eu
cd "$(dirname "$0")/.."
here=$OLDPWD
. scripts/environment.sh

usage() {
  cat <<'TEXT'
Usage: check_device.sh [-b] [--time TIME] [DRIVER] [FOLDER]

Check DRIVER [default: adb:], as adb:[SERIAL]/PATH.so, adb: for the device's own NNAPI, or
ssh:[USER@]HOST/PATH.so, and write a report to FOLDER [default: device-report] and FOLDER.tar.gz.

  -b, --skip-build   use .venv as it is
      --time TIME    time for vts run [default: 60s]

The report has the device's facts and its serial number, results, and lines of its log. Read it
before you send it.
TEXT
}

build=yes time=60s
while [ $# -gt 0 ]; do
  case "$1" in
    -b | --skip-build) build=no ;;
    --time)
      time=${2:?"--time needs a time, as 60s"}
      shift
      ;;
    -h | --help) usage; exit 0 ;;
    -*) usage >&2; exit 2 ;;
    *) break ;;
  esac
  shift
done
driver=${1:-adb:} folder=${2:-device-report}
[ "$build" = no ] || ensure_environment .venv . || exit 2
bin=$PWD/.venv/bin
cd "$here"
mkdir -p "$folder"
report=$folder/report.txt
: > "$report"

# check TITLE ACCEPTED COMMAND...: notes how the command ended; its exit code is one of ACCEPTED.
failed=0
check() {
  local title=$1 accepted=$2 code=0 verdict=ok
  shift 2
  echo "== $title" | tee -a "$report"
  "$@" >> "$report" 2>&1 || code=$?
  [[ " $accepted " == *" $code "* ]] || { verdict=FAILED failed=1; }
  echo "-- $verdict: exit code $code" | tee -a "$report"
}

# Succeeds if no agent is left on the device, a few seconds after a command has ended.
is_clean() {
  local script='ls -d /data/local/tmp/nnagent-* "${TMPDIR:-/tmp}"/nnagent-* 2>/dev/null
    { ps -Af || ps; } 2>/dev/null | grep "nnagent-[0-9a-f]*/[n]nagent "' left
  for _ in $(seq 20); do
    case "$driver" in
      adb:*) left=$(adb ${serial:+-s "$serial"} shell "$script" </dev/null || true) ;;
      *) left=$(ssh "$host" "$script" </dev/null || true) ;;
    esac
    [ -n "$left" ] || return 0
    sleep 2
  done
  echo "$left"
  return 1
}
place=${driver#*:} serial="" host=""
case "$driver" in adb:*) serial=${place%%/*} ;; *) host=ssh://${place%%/*} ;; esac

# Ends a run as a power cut of this machine would.
kill_a_run() {
  "$bin/vts" run --driver "$driver" --no-output &
  sleep 10
  kill -KILL $!
  wait $! || true
}

check "clients" "0" sh -c 'uname -a; adb version || ssh -V'
check "the driver tells what it is" "0" "$bin/nnhal" drivers "$driver"
check "vts run" "0 1 3 4" "$bin/vts" run --driver "$driver" --time "$time" --output "$folder/vts"
check "mlts benchmark" "0 1 3 4" "$bin/mlts" benchmark --driver "$driver" --profile quick \
  --output "$folder/mlts" mobilenet_v1_0.25_128_mini mobilenet_v1_0.25_128_mini_quant
check "nothing is left after runs" "0" is_clean
check "a run is killed" "0" kill_a_run
check "nothing is left after a killed run" "0" is_clean

tar -czf "$folder.tar.gz" -C "$(dirname "$folder")" "$(basename "$folder")"
echo "Report: $folder.tar.gz"
exit "$failed"
