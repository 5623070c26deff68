#!/usr/bin/env bash
# The test command: format, lint, types and layers, with pytest running beside them. Makes its own
# environment, .venv-test, once; after that no network is needed.
#
#   scripts/run_tests.sh                             everything, on all processors
#   scripts/run_tests.sh --fast                      unit tests only
#   scripts/run_tests.sh --complete                  all rows of long tables, more repetitions (tests/volume.py)
#   scripts/run_tests.sh --coverage [--fast ...]     the same, and how much of the packages it covers: twice the time
#   scripts/run_tests.sh tests/unit/nnhal -k memory  arguments go to pytest: one process, unless with -n 2
set -eu
cd "$(dirname "$0")/.."
. scripts/environment.sh
ensure_environment .venv-test '.[dev]' || exit 2

# A file's tests stay together, with what they share. The order of the folders is that of the costs.
# Tests of processes mostly wait: two workers more than there are processors fill the gaps.
EVERYWHERE=(-n "$(($(nproc) + 2))" --dist loadfile --no-loadscope-reorder)

pytest=(.venv-test/bin/pytest)
covers=
if [ "${1:-}" = --coverage ]; then
  shift
  covers=yes
  rm -rf build/coverage
  mkdir -p build/coverage
  pytest=(.venv-test/bin/coverage run -m pytest)
fi
if [ "${1:-}" = --complete ]; then
  shift
  export NN_TESTS=complete
fi
if [ "${1:-}" = --fast ]; then
  shift
  set -- "${EVERYWHERE[@]}" tests/unit "$@"
elif [ $# -eq 0 ]; then
  set -- "${EVERYWHERE[@]}"
fi
[ ! -t 1 ] || set -- --color=yes "$@"

# The tests start hundreds of processes: what they import is compiled once, and outside the sources.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX="$PWD/.venv-test/pycache"

failed=$(mktemp)
trap 'rm -f "$failed"' EXIT
check() {
  local tool=$1
  shift
  echo "== $tool${*:+ $*}"
  ".venv-test/bin/$tool" "$@" || grep -qsx "$tool" "$failed" || echo "$tool" >> "$failed"
}
# Both sides of the pipe run at once; what pytest prints waits in it until the others are done.
{ echo "== pytest${*:+ $*}" && "${pytest[@]}" "$@"; } 2>&1 | {
  check ruff format --check .
  check ruff check .
  check mypy
  check lint-imports --no-logo
  trap '' INT  # pytest ends, and says what it knows
  cat
}
[ "${PIPESTATUS[0]}" -eq 0 ] || echo pytest >> "$failed"

# Lines and branches of each package that the tests went through; in the pages, what they did not.
show_coverage() {
  local package
  .venv-test/bin/coverage combine --quiet
  echo "== branch coverage in %; what is missing: build/coverage/html/index.html"
  for package in */__init__.py; do
    package=${package%/*}
    printf '%-10s %s\n' "$package" "$(.venv-test/bin/coverage report --format=total --include="$package/*")"
  done
  .venv-test/bin/coverage html --quiet
}
[ -z "$covers" ] || show_coverage

if [ -s "$failed" ]; then
  echo "Failed: $(paste -sd ' ' "$failed")" >&2
  exit 1
fi
