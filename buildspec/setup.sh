#!/bin/sh
# Makes .venv ready to play, test or bench: sh buildspec/setup.sh play|test|bench
# PYTHON names the interpreter to use. Stamps in .venv let a second run end at once.
set -eu
cd "$(dirname "$0")/.."

kind=${1:?play, test or bench}
lock=buildspec/locks/$kind.txt
venv=.venv
stamp=$venv/nostos-$kind
unfinished=$venv/nostos-unfinished
log=build/setup.log
VERSION='import sys; print("%d.%d" % sys.version_info[:2])'
case $kind in
    bench) supported="3.11 3.12 3.13" ;; # catanatron needs 3.11
    *) supported="3.10 3.11 3.12 3.13" ;;
esac

stop() {
    printf 'Nostos: %s\n' "$*" >&2
    exit 1
}

version_of() {
    "$1" -c "$VERSION" 2>/dev/null || true
}

is_supported() {
    case " $supported " in *" $1 "*) [ -n "$1" ] ;; *) return 1 ;; esac
}

# The lock's checksum and the Python it was installed for.
fingerprint() {
    printf '%s %s\n' "$(cksum <"$lock")" "$1"
}

ready() {
    [ -f "$stamp" ] && [ ! -e "$unfinished" ] && [ -x $venv/bin/python ] || return 1
    installed=$(version_of $venv/bin/python)
    [ "$(cat "$stamp")" = "$(fingerprint "$installed")" ] || return 1
    [ -z "${PYTHON:-}" ] || [ "$(version_of "$PYTHON")" = "$installed" ]
}

# Sets python and version, or explains why there is none. With no Python at all
# python stays empty: apt may be able to bring one.
choose_python() {
    python='' version='' seen=''
    for name in ${PYTHON:-python3 python3.13 python3.12 python3.11 python3.10}; do
        found=$(version_of "$name")
        if is_supported "$found"; then
            python=$name version=$found
            return
        fi
        [ -z "$found" ] || seen="$seen${seen:+, }$name is Python $found"
    done
    wanted="Python $(printf '%s' "$supported" | sed 's/ \([^ ]*\)$/ or \1/; s/ 3/, 3/g; s/ or, / or /')"
    if [ -n "${PYTHON:-}" ]; then
        stop "'make $kind' needs $wanted, but ${seen:-there is no $PYTHON that runs}."
    elif [ -n "$seen" ]; then
        stop "'make $kind' needs $wanted, but $seen." \
            "Install one of those and name it: make $kind PYTHON=python${supported##* }"
    fi
}

has_package() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

can_load() {
    "$python" -c "import ctypes; ctypes.CDLL('$1')" >/dev/null 2>&1
}

missing_packages() {
    if [ -z "$python" ]; then
        printf ' python3 python3-venv'
    elif ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        printf ' python%s-venv' "$version"
    fi
    for pair in libGL.so.1:libgl1 libEGL.so.1:libegl1; do
        if [ -n "$python" ]; then
            can_load "${pair%:*}" || printf ' %s' "${pair#*:}"
        else
            has_package "${pair#*:}" || printf ' %s' "${pair#*:}"
        fi
    done
    # The driver itself is found only at run time, so only dpkg can tell.
    if command -v dpkg-query >/dev/null 2>&1 && ! has_package libgl1-mesa-dri; then
        printf ' libgl1-mesa-dri'
    fi
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1 && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
        sudo "$@"
    else
        return 1
    fi
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@" >>$log 2>&1
}

install_packages() {
    command -v apt-get >/dev/null 2>&1 || return 1
    printf 'Nostos: these system packages are needed, once:%s\n' "$1"
    as_root true || return 1
    as_root apt-get update -qq >>$log 2>&1 || true # one dead source must not stop the rest
    # shellcheck disable=SC2086 # one argument per package
    apt_install $1 || return 1
    apt_install libmtdev1 || true # Kivy complains at length without it, and runs
}

system_packages() {
    missing=$(missing_packages)
    [ -n "$missing" ] || return 0
    install_packages "$missing" || true
    [ -n "$python" ] || choose_python
    missing=$(missing_packages)
    [ -z "$missing" ] || stop "please install$missing, which could not be installed from here," \
        "then run 'make $kind' again. On Debian and Ubuntu: sudo apt-get install$missing"
}

make_venv() {
    if [ -x $venv/bin/python ] && [ ! -e "$unfinished" ] &&
        $venv/bin/python -c 'import pip' 2>/dev/null &&
        [ "$(version_of $venv/bin/python)" = "$version" ]; then
        return
    fi
    # Not the python of a virtualenv that is active, which may be the one removed here.
    python=$("$python" -c 'import sys; print(sys._base_executable)')
    rm -rf $venv
    mkdir $venv
    : >"$unfinished"
    "$python" -m venv $venv >>$log 2>&1 ||
        stop "$python could not make a virtualenv in $venv: $(tail -n 1 $log)"
}

# Says in a sentence what pip said in many.
explain_pip() {
    case $(tail -n 60 $log) in
        *'No space left'*) echo "the disk is full." ;;
        *'DO NOT MATCH THE HASHES'*)
            echo "a download is not the file that $lock names; it was not installed." ;;
        *'Failed to establish'* | *'name resolution'* | *'timed out'* | *ProxyError* | *SSLError* | \
            *'Connection refused'* | *'Connection aborted'* | *'Could not fetch URL'* | *NewConnectionError*)
            echo "the downloads did not come through. Check the network and run 'make $kind' again." ;;
        *'No matching distribution'*)
            echo "a package has no build for this machine ($(uname -sm), Python $version)." ;;
        *) tail -n 3 $log ;;
    esac
}

install_lock() {
    printf 'Nostos: installing into %s what %s names (once).\n' $venv "$lock"
    # A killed pip may leave half a package; one that fails leaves none.
    : >"$unfinished"
    binary='--only-binary :all:'
    [ "$kind" != bench ] || binary='--prefer-binary' # chess comes as pure Python source
    # shellcheck disable=SC2086 # two words
    if ! $venv/bin/python -m pip install --disable-pip-version-check --no-input --no-deps \
        --require-hashes $binary -r "$lock" >>$log 2>&1; then
        rm -f "$unfinished"
        stop "$(explain_pip) The whole story is in $log."
    fi
    fingerprint "$version" >"$stamp"
    rm -f "$unfinished"
}

[ -f "$lock" ] || stop "there is no $lock."
ready && exit 0
mkdir -p build
if command -v flock >/dev/null 2>&1; then
    exec 9>build/setup.lock
    flock 9
    ready && exit 0
fi
: >$log
trap 'exit 130' INT TERM HUP
choose_python
system_packages
make_venv
install_lock
