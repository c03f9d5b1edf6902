# SPDX-License-Identifier: LGPL-3.0-or-later
# The packages that building and testing need, and how they get installed.
# shellcheck shell=bash source=tools/lib/common.sh

packages_to_build="gcc gettext gimp libc6-dev libgegl-dev libglib2.0-dev
    meson ninja-build pkg-config python3"
packages_to_test="$packages_to_build clang clang-format gegl git imagemagick
    locales x11-utils xauth xdotool xvfb"
packages_for_chroots="debian-archive-keyring mmdebstrap"

installed_version() {
    dpkg-query -W -f '${db:Status-Status} ${Version}' "$1" 2>/dev/null |
        sed -n 's/^installed //p'
}

offered_version() {
    LC_ALL=C apt-cache policy "$1" 2>/dev/null |
        sed -n 's/^ *Candidate: //p' | grep -vxF '(none)'
}

# libgimp_package GIMP_VERSION: the headers that belong to this GIMP.
libgimp_package() {
    case ${1#*:} in
    2.*) echo libgimp2.0-dev ;;
    *) echo libgimp-3.0-dev ;;
    esac
}

update_lists() {
    say "Fetching the lists of packages"
    as_root apt-get update -q || refuse "\"apt-get update\" failed; see above."
}

# install_packages PACKAGE...: installs what is missing, having said so.
# "libgimp" stands for the headers of the distribution's own GIMP.
install_packages() {
    local missing=() package gimp
    if ! command -v apt-get >/dev/null; then
        refuse "this system has no apt-get. Install what these Debian" \
            "packages hold (libgimp: the headers of your GIMP) and run" \
            "meson yourself: $*"
    fi

    gimp=$(installed_version gimp)
    [ -n "$gimp" ] || gimp=$(offered_version gimp) || true
    if [ -z "$gimp" ]; then
        update_lists
        gimp=$(offered_version gimp) ||
            refuse "this system offers no package \"gimp\"."
    fi

    for package; do
        [ "$package" != libgimp ] || package=$(libgimp_package "$gimp")
        [ -n "$(installed_version "$package")" ] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    say "Going to install: ${missing[*]}"
    update_lists
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q --yes \
        --no-install-recommends "${missing[@]}" </dev/null ||
        refuse "these packages could not be installed; see above:" \
            "${missing[*]}"
}
