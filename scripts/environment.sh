# Sourced by the scripts beside it: makes a virtual environment of this project, or finds it ready.
# Needs only a Python; nothing is fetched when the environment is up to date.

# Prints the first Python of version 3.10 or later.
find_python() {
  local candidate
  for candidate in "${PYTHON:-}" python3 python3.13 python3.12 python3.11 python3.10 python; do
    [ -n "$candidate" ] || continue
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 10))' >/dev/null 2>&1; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  echo "Error: no Python 3.10 or later found; install one, or name it: PYTHON=/path/to/python3 $0" >&2
  return 2
}

# What an environment is made from: while this stays the same, it is up to date. (What is installed
# is a path to this checkout, so that changes of the code need no installation.)
fingerprint() {
  { pwd; cat pyproject.toml constraints.txt; } | cksum
}

# ensure_environment FOLDER REQUIREMENT: a virtual environment with the project in FOLDER.
ensure_environment() {
  local folder=$1 requirement=$2 python pip stamp="$1/installed-from"
  if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint)" ] &&
    "$folder/bin/python" -c '' 2>/dev/null; then
    return
  fi
  python=$(find_python) || return
  echo "Installing into $folder (the first time takes a minute or two) ..." >&2
  # Half of the time would go to making a pip for the environment first, and to compiling what no
  # command imports. A pip that is there installs into any environment.
  pip=("$python" -m pip --python "$folder/bin/python")
  if "$python" -m venv --clear --without-pip "$folder" >&2 && ! "${pip[@]}" --version >/dev/null 2>&1; then
    "$folder/bin/python" -m ensurepip --default-pip >/dev/null || rm -rf "$folder"
    pip=("$folder/bin/python" -m pip)
  fi
  if [ ! -x "$folder/bin/python" ]; then
    echo "Error: '$python -m venv' failed; on Debian install the package python3-venv." >&2
    return 2
  fi
  if ! "${pip[@]}" install --quiet --disable-pip-version-check --no-compile \
      --constraint constraints.txt pip --editable "$requirement" >&2; then
    echo "Error: installing '$requirement' failed; the first installation needs a package registry." >&2
    return 2
  fi
  fingerprint > "$stamp"
}
