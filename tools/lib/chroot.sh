# SPDX-License-Identifier: LGPL-3.0-or-later
# Makes the Debian system in $root for tools/in-debian.
# shellcheck shell=bash

days_kept=30
stamp=$root/lattice-noise-packages

chroot_packages() {
    echo ca-certificates
    if [ -n "$plain" ]; then
        echo gimp
        return
    fi
    # Both releases come with GIMP 3.
    printf '%s\n' "${packages_to_test[@]/%libgimp/libgimp-3.0-dev}"
}

# The stamp holds the list of packages; its date is when the system was made.
chroot_is_fresh() {
    [ "$(cat "$stamp" 2>/dev/null)" = "$(chroot_packages)" ] &&
        [ -z "$(find "$stamp" -mtime +$days_kept)" ]
}

# Makes the system under another name and renames it when it is complete.
make_chroot() {
    local new=$root.new options=()
    say "Making a $release system in $root"
    # Removes what an earlier try left behind, but nothing mounted there.
    rm -rf --one-file-system "$new" "$root.old"
    # The lists of a mirror of Debian testing may be past their date of expiry.
    [ "$release" != forky ] ||
        options+=(--aptopt='Acquire::Check-Valid-Until "false"')
    if ! mmdebstrap --quiet --variant=apt \
        --include="$(chroot_packages | paste -sd,)" "${options[@]}" \
        "$release" "$new" </dev/null; then
        rm -rf --one-file-system "$new"
        [ "$(cat "$stamp" 2>/dev/null)" = "$(chroot_packages)" ] ||
            refuse "the $release system could not be made; see above."
        say "It could not be made anew; the one of $(date -Idate \
            -r "$stamp") is used"
        return
    fi
    chroot_packages >"$new/${stamp##*/}"
    [ ! -e "$root" ] || mv "$root" "$root.old"
    mv "$new" "$root"
    rm -rf --one-file-system "$root.old"
}
