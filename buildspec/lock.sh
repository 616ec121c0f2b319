#!/bin/sh
# Writes buildspec/locks anew: the newest releases that pyproject.toml allows, with hashes.
set -eu
cd "$(dirname "$0")/.."

tools=build/lock-tools
[ -x $tools/bin/uv ] || .venv/bin/python -m venv $tools
$tools/bin/python -m pip install --quiet --disable-pip-version-check --upgrade uv

# lock NAME OLDEST-PYTHON [--group GROUP]...
lock() {
    name=$1 oldest=$2
    shift 2
    # No index addresses: everybody installs from the index of their own choice.
    $tools/bin/uv pip compile pyproject.toml "$@" --universal --python-version "$oldest" \
        --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --upgrade --quiet \
        --output-file "buildspec/locks/$name.txt"
    echo "buildspec/locks/$name.txt"
}

lock play 3.10
lock test 3.10 --group test
lock bench 3.11 --group test --group bench # catanatron needs 3.11
