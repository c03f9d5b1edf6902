# SPDX-License-Identifier: LGPL-3.0-or-later
# What every tool starts from: where things are, how to speak, how to build.
# shellcheck shell=bash

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(realpath -m "${LATTICE_BUILD_DIR:-$checkout/build}")
tool=$(basename "$0")

say() {
    printf '==> %s\n' "$*"
}

# The sentence says what to do; it is the last line people see.
refuse() {
    printf '%s: %s\n' "$tool" "$*" >&2
    exit 1
}

# The comment at the top of a tool is its help.
show_help() {
    sed -n '3,/^[^#]/s/^# \{0,1\}//p' "$0"
    exit 0
}

as_root() {
    if ((EUID == 0)); then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        refuse "\"$1\" needs the rights of root: run this as root, or" \
            "install sudo."
    fi
}

# Clones and build folders share what ccache has compiled once; debuggers then
# look for sources in the clone that was first.
export CCACHE_NOHASHDIR=1

# cached COMPILER: the same behind ccache, where that is; Meson itself puts it
# only before compilers that it has chosen.
cached() {
    if [[ $1 != *ccache* ]] && command -v ccache >/dev/null; then
        echo "ccache $1"
    else
        echo "$1"
    fi
}

# meson_setup DIR OPTION...: configures a build folder, also one made by
# another version of Meson, and leaves what else lies in it.  What was configured
# so before stays, until packages are installed that it may want; changes of
# meson.build, ninja sees by itself.
meson_setup() {
    local dir=$1 stamp=$1/configured-by-tools
    shift
    if [ "$stamp" -nt /var/lib/dpkg/status ] && [ -e "$dir/build.ninja" ] &&
        [ "$(cat "$stamp")" = "$checkout $*" ]; then
        return 0
    fi
    rm -f "$stamp"
    configure "$dir" "$@" && echo "$checkout $*" >"$stamp"
}

configure() {
    local dir=$1
    shift
    if [ -e "$dir/meson-private/coredata.dat" ]; then
        meson setup --reconfigure "$dir" "$checkout" "$@" && return
        say "The build folder does not fit any more; it is set up anew"
        rm -rf "$dir/meson-private" "$dir/meson-info" "$dir/build.ninja"
    fi
    meson setup "$dir" "$checkout" "$@"
}

# build_project DIR OPTION...: returns the status, to be reported by callers.
build_project() {
    meson_setup "$@" && meson compile -C "$1"
}

# gimp_version: the version of this machine's GIMP, such as 3.0.4.
gimp_version() {
    gimp-console --version 2>/dev/null |
        sed -n 's/^.*version \([0-9][0-9.]*\).*$/\1/p' | head -n 1
}
