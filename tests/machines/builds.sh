# SPDX-License-Identifier: LGPL-3.0-or-later
# Builds the core for tests: for other machines, or with other flags.
# shellcheck shell=bash
. "$(dirname "${BASH_SOURCE[0]}")/../../tools/lib/common.sh"

# A test that cannot run here ends with the status that Meson calls skipped.
skip() {
    printf '%s: skipped, %s\n' "$what" "$*"
    exit 77
}

need() {
    command -v "$1" >/dev/null || skip "there is no $1"
}

# need_compiler COMMAND...: skips unless it links a program; a compiler may be
# installed without its libraries.
need_compiler() {
    need "$1"
    mkdir -p "$dir"
    printf '#include <stdio.h>\nint main(void) { return puts("") < 0; }\n' \
        >"$dir/probe.c"
    "$@" -o "$dir/probe" "$dir/probe.c" 2>"$dir/probe.log" ||
        skip "\"$*\" links no program: $(head -n 1 "$dir/probe.log")"
}

# build_in_dir OPTION... -- TARGET...: configures and builds in $dir, with the
# project's own meson.build, which has the core's flags.
build_in_dir() {
    local options=(-Dplugin=disabled -Ddebug=false)
    while [ "$1" != -- ]; do
        options+=("$1")
        shift
    done
    shift
    if ! { meson_setup "$dir" "${options[@]}" &&
        meson compile -C "$dir" "$@"; } >"$dir/build.log" 2>&1 </dev/null
    then
        cat "$dir/build.log" >&2
        refuse "$what: the core could not be built; see above."
    fi
}
