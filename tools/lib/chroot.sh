# SPDX-License-Identifier: LGPL-3.0-or-later
# Makes the Debian system in $root for tools/in-debian, with the packages for
# $system.
# shellcheck shell=bash

days_kept=30
stamp=$root/lattice-noise-packages

chroot_packages() {
    echo ca-certificates
    case $system in
    plain) echo gimp ;;
    packaging) printf '%s\n' build-essential ccache lintian ;;
    # Both releases come with GIMP 3.
    tests) printf '%s\n' "${packages_to_test[@]/%libgimp/libgimp-3.0-dev}" ;;
    esac
}

# What the system is made of, in one text: the packages, and for packaging what
# apt adds to them.
chroot_contents() {
    chroot_packages
    [ "$system" != packaging ] ||
        sed -n '/^Build-Depends:/,/^[^ ]/{/^[ B]/p}' "$checkout/debian/control"
}

# Run by mmdebstrap, with the new system's folder as $1.
# shellcheck disable=SC2016 # its shell expands
install_build_dependencies='mkdir -p "$1/tmp/source/debian" &&
    cp "$LATTICE_CONTROL" "$1/tmp/source/debian/control" &&
    DEBIAN_FRONTEND=noninteractive chroot "$1" apt-get build-dep --yes -q \
        --no-install-recommends /tmp/source </dev/null &&
    rm -r "$1/tmp/source"'

# The stamp holds what the system is made of; its date is when the system was made.
chroot_is_fresh() {
    [ "$(cat "$stamp" 2>/dev/null)" = "$(chroot_contents)" ] &&
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
    [ "$system" != packaging ] ||
        options+=(--customize-hook="$install_build_dependencies")
    if ! LATTICE_CONTROL=$checkout/debian/control mmdebstrap --quiet --variant=apt \
        --include="$(chroot_packages | paste -sd,)" "${options[@]}" \
        "$release" "$new" </dev/null; then
        rm -rf --one-file-system "$new"
        [ "$(cat "$stamp" 2>/dev/null)" = "$(chroot_contents)" ] ||
            refuse "the $release system could not be made; see above."
        say "It could not be made anew; the one of $(date -Idate \
            -r "$stamp") is used"
        return
    fi
    chroot_contents >"$new/${stamp##*/}"
    [ ! -e "$root" ] || mv "$root" "$root.old"
    mv "$new" "$root"
    rm -rf --one-file-system "$root.old"
}
