#!/usr/bin/env bash
# Builds the documentation site in build/site, in an environment of its own, .venv-docs. A warning,
# such as one of a link that leads nowhere, is an error. Options go to 'mkdocs build'.
set -eu
cd "$(dirname "$0")/.."
. scripts/environment.sh
ensure_environment .venv-docs '.[docs]' || exit 2

export NO_MKDOCS_2_WARNING=1 # it advertises a successor
.venv-docs/bin/mkdocs build --strict "$@"
echo "Built build/site/index.html"
