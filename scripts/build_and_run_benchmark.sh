#!/usr/bin/env bash
# Installs the project beside itself (folder .venv) and runs a mode of MLTS, as Android's script
# of this name does: scripts/build_and_run_benchmark.sh --help
set -eu
cd "$(dirname "$0")/.."
here=$OLDPWD
. scripts/environment.sh

usage() {
  cat <<'TEXT'
Usage: build_and_run_benchmark.sh [MODE] [OPTIONS] [OPTIONS OF 'mlts benchmark' OR 'mlts stress']

Modes: scoring (default), inference-stress, model-loading-stress, parallel-inference-stress,
  parallel-inference-stress-in-process, client-early-termination-stress,
  multi-process-inference-stress, multi-process-model-load-stress, memory-mapped-model-load-stress,
  model-load-random-stress, inference-random-stress, performance-degradation-stress,
  all (every stress mode). Stress modes take Android's hours with --profile full.

Options:
  -f, --filter-driver REGEX      only the drivers whose whole name matches (nnapi-reference aside)
  -r, --include-nnapi-reference  the reference driver too
      --nnapi-reference-only     the reference driver alone
  -b, --skip-build               use .venv as it is
      --no-open                  do not open the page in a browser
  -h, --help                     this text

With ANDROID_SERIAL set, the own NNAPI of this device is benchmarked (--driver adb:), unless the
arguments choose drivers.

Everything from the first other option on goes to 'mlts benchmark', or to 'mlts stress' for a stress
mode: --driver NAME, --assets DIR, --profile NAME, --output DIR ...
TEXT
}

fail() {
  echo "Error: $*" >&2
  echo "Try '$0 --help'." >&2
  exit 2
}

mode="" build=yes open=yes
arguments=()
while [ $# -gt 0 ]; do
  case "$1" in
    -f | --filter-driver)
      [ $# -ge 2 ] || fail "option '$1' needs a regular expression."
      arguments+=(--filter-driver "$2")
      shift
      ;;
    --filter-driver=*) arguments+=("$1") ;;
    -r | --include-nnapi-reference) arguments+=(-r) ;;
    --nnapi-reference-only) arguments+=(--filter-driver no-device -r) ;;
    -b | --skip-build) build=no ;;
    --no-open) open=no ;;
    -h | --help) usage; exit 0 ;;
    -*) break ;;
    *)
      [ -z "$mode" ] || fail "more than one mode: '$mode' and '$1'."
      mode=$1
      ;;
  esac
  shift
done
[ "${1:-}" != "--" ] || shift
chosen=""
for argument in ${arguments[@]+"${arguments[@]}"} "$@"; do
  case "$argument" in
    --open | --no-open) open=given ;;
    --driver | --driver=* | --filter-driver | --filter-driver=* | -f* | -r | --include-nnapi-reference | \
      --nnapi-reference-only) chosen=yes ;;
  esac
done
[ -z "${ANDROID_SERIAL:-}" ] || [ -n "$chosen" ] || arguments+=(--driver adb:)

command=(benchmark)
case "${mode:-scoring}" in
  scoring) ;;
  inference-stress | model-loading-stress | parallel-inference-stress | \
    parallel-inference-stress-in-process | client-early-termination-stress | \
    multi-process-inference-stress | multi-process-model-load-stress | \
    memory-mapped-model-load-stress | model-load-random-stress | inference-random-stress | \
    performance-degradation-stress | all)
    command=(stress "$mode")
    ;;
  *) fail "unknown mode '$mode'." ;;
esac

if [ "$build" = yes ]; then
  ensure_environment .venv . || exit 2
elif [ ! -x .venv/bin/mlts ]; then
  fail "there is no .venv to use yet; run once without -b."
fi

desktop() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; }
if [ "$open" = yes ] && desktop; then
  arguments+=(--open)
elif [ "$open" != given ]; then
  arguments+=(--no-open)
fi

# Each of the processes would compile again what it imports.
unset PYTHONDONTWRITEBYTECODE

# Paths in the arguments, and the results, belong to where the script was called.
environment=$PWD/.venv
cd "$here"
exec "$environment/bin/mlts" "${command[@]}" "${arguments[@]}" "$@"
