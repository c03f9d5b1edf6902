# SPDX-License-Identifier: LGPL-3.0-or-later
# What all tools share: paths, messages and how to build.
# shellcheck shell=bash

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(realpath -m "${LATTICE_BUILD_DIR:-$checkout/build}")
tool=$(basename "$0")

say() {
    printf '==> %s\n' "$*"
}

# refuse SENTENCE: ends the tool; the sentence says what to do.
refuse() {
    printf '%s: %s\n' "$tool" "$*" >&2
    exit 1
}

# The comment at the top of a tool is its help.
show_help() {
    sed -n '3,/^[^#]/s/^# \{0,1\}//p' "$0"
    exit 0
}

can_be_root() {
    ((EUID == 0)) || command -v sudo >/dev/null
}

as_root() {
    if ((EUID == 0)); then
        "$@"
    elif can_be_root; then
        sudo "$@"
    else
        refuse "\"$1\" needs the rights of root: run this as root, or" \
            "install sudo."
    fi
}

# Lets clones and build folders share what ccache has compiled; debuggers then
# look for sources in the clone that compiled them first.
export CCACHE_NOHASHDIR=1

# cached COMPILER: prints the compiler's command with ccache before it, if that
# is installed.  Meson itself adds ccache only to compilers that it has chosen.
cached() {
    if [[ $1 != *ccache* ]] && command -v ccache >/dev/null; then
        echo "ccache $1"
    else
        echo "$1"
    fi
}

# meson_setup DIR OPTION...: configures a build folder, also one made by another
# version of Meson, and keeps other files in it.  Does nothing if it was
# configured like this before and no package was installed since; ninja itself
# notices changes of meson.build.
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
        meson setup --reconfigure "$dir" "$checkout" -Dplugin=enabled "$@" &&
            return
        say "The build folder does not fit any more; it is set up anew"
        rm -rf "$dir/meson-private" "$dir/meson-info" "$dir/build.ninja"
    fi
    meson setup "$dir" "$checkout" -Dplugin=enabled "$@"
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
