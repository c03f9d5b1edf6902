# SPDX-License-Identifier: LGPL-3.0-or-later
# Debian packages, for tools/package.
# shellcheck shell=bash

debian_releases=(bookworm trixie forky)

# make_debs [RELEASE...]: of all releases, if none is named.
make_debs() {
    local release archive packages=$build/packages
    (($#)) || set -- "${debian_releases[@]}"
    for release; do
        [[ " ${debian_releases[*]} " == *" $release "* ]] ||
            refuse "\"$release\" is not known; say ${debian_releases[*]}."
    done

    say "Making the release archive of the last commit"
    archive=$("$checkout/tools/lib/make-archive" "$packages") ||
        refuse "without an archive there are no packages; see above."
    for release; do
        say "Building packages in Debian $release"
        build_debs "$release" "$archive"
    done
    say "Packed: ${*/#/"$packages/"}"
}

# build_debs RELEASE ARCHIVE: keeps what was built, and the log.
build_debs() {
    local release=$1 folder=$build/$1/debs target=$build/packages/$1 log
    # The system sees nothing of the build folder but its own part.
    log=$build/$release/debs.log
    mkdir -p "$build/$release"
    cp "$2" "$build/$release/"
    if ! "$checkout/tools/in-debian" --packaging --as-root "$release" \
        tools/lib/build-debs "$build/$release/$(basename "$2")" "$folder" \
        >"$log" 2>&1; then
        cat "$log"
        refuse "the packages for $release could not be built; see above."
    fi
    sed -n '/^==> lintian says/,$p' "$log"
    rm -rf "$target"
    mv "$folder" "$target"
    mv "$log" "$target/"
    rm "$build/$release/$(basename "$2")"
    (cd "$target" && stat --format='%s bytes: %n' ./*.deb)
}
