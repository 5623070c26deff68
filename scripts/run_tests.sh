#!/usr/bin/env bash
# The test command: format, lint, types, layers, tests. Makes its own environment, .venv-test, once;
# after that no network is needed. Arguments go to pytest: scripts/run_tests.sh tests/nnhal -k memory
set -eu
cd "$(dirname "$0")/.."
. scripts/environment.sh
ensure_environment .venv-test '.[dev]' || exit 2

failed=()
check() {
  local tool=$1
  shift
  echo "== $tool $*"
  ".venv-test/bin/$tool" "$@" || failed+=("$tool")
}
check ruff format --check .
check ruff check .
check mypy
check lint-imports --no-logo
check pytest "$@"

if [ ${#failed[@]} -gt 0 ]; then
  echo "Failed: ${failed[*]}" >&2
  exit 1
fi
