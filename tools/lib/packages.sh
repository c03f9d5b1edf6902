# SPDX-License-Identifier: LGPL-3.0-or-later
# The packages that building and testing need, and how they get installed.
# shellcheck shell=bash

# "libgimp" stands for the headers of the distribution's own GIMP, "lib32gcc"
# for what its gcc needs with -m32 (gcc-multilib excludes cross compilers).
packages_to_build=(cmark-gfm gcc gettext gimp libc6-dev libgegl-dev libgimp
    libglib2.0-dev libpng-dev libtiff-dev meson ninja-build pkg-config python3 zlib1g-dev)
packages_to_test=("${packages_to_build[@]}" abigail-tools appstream ccache
    clang clang-format cmake doxygen fish fonts-dejavu-core fonts-droid-fallback
    g++ gegl git groff imagemagick libnoise-dev librsvg2-bin libstb-dev
    locales mandoc reuse x11-utils xauth
    xdotool xvfb zsh)
# For the suite bindings, which runs on this machine alone.
packages_for_bindings=(libclang-rt-dev-wasm32 lld llvm nodejs python3-numpy
    wasi-libc)
packages_for_chroots=(debian-archive-keyring iproute2 mmdebstrap mount
    util-linux)
# For the heavy proofs: a browser, Flatpak's tools, Korean, other processors, other
# systems, another C library, libFuzzer.
packages_to_prove=(cargo chromium-driver clang flatpak-builder fonts-nanum
    gcc-aarch64-linux-gnu gcc-mingw-w64-x86-64 gcc-s390x-linux-gnu lib32gcc
    libc6-dev-arm64-cross libc6-dev-i386 libc6-dev-s390x-cross libclang-rt-dev
    libegl-dev libgl-dev libgl1-mesa-dri musl-tools python3-pip python3-setuptools
    python3-wheel qemu-user rustc wine64)

installed_version() {
    dpkg-query -W -f '${db:Status-Status} ${Version}' "$1" 2>/dev/null |
        sed -n 's/^installed //p' || true
}

offered_version() {
    LC_ALL=C apt-cache policy "$1" 2>/dev/null |
        sed -n '/(none)/d; s/^ *Candidate: //p'
}

# On a fresh machine, updates in the background may hold apt's lock for minutes.
apt_options=(-o DPkg::Lock::Timeout=600)

lists_are_new=
update_lists() {
    [ -z "$lists_are_new" ] || return 0
    say "Fetching the lists of packages"
    as_root apt-get "${apt_options[@]}" update -q || refuse "\"apt-get update\" failed; see above."
    lists_are_new=1
}

# find_libgimp: sets libgimp, the headers for the GIMP of this system.
find_libgimp() {
    local version
    libgimp=libgimp
    version=$(installed_version gimp)
    [ -n "$version" ] || version=$(offered_version gimp)
    if [ -z "$version" ]; then
        # Stays "libgimp" where apt's lists are missing and cannot be fetched.
        can_be_root || return 0
        update_lists
        version=$(offered_version gimp)
    fi
    case ${version#*:} in
    '') refuse "this system offers no package \"gimp\"." ;;
    2.*) libgimp="libgimp2.0-dev" ;;
    *) libgimp="libgimp-3.0-dev" ;;
    esac
}

# install_packages PACKAGE...: installs what is missing, having said so.
install_packages() {
    local names=() missing=() installed package
    if ! command -v apt-get >/dev/null; then
        refuse "this system has no apt-get. Build by hand with meson, having" \
            "installed what these Debian packages hold (libgimp: the headers" \
            "of your GIMP): $*"
    fi

    for package; do
        if [ "$package" = libgimp ]; then
            find_libgimp
            package=$libgimp
        fi
        names+=("$package")
    done
    # One query for all: packages that are not installed are listed with another
    # status, or not at all.
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' \
        "${names[@]}" 2>/dev/null || true)
    for package in "${names[@]}"; do
        grep -qFx "$package installed" <<<"$installed" || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    can_be_root ||
        refuse "these packages are missing (libgimp: the headers of your" \
            "GIMP): ${missing[*]}. Install them as root with apt-get, or" \
            "install sudo."
    say "Going to install: ${missing[*]}"
    update_lists
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "${apt_options[@]}" install -q --yes \
        --no-install-recommends "${missing[@]}" </dev/null ||
        refuse "these packages could not be installed; see above:" \
            "${missing[*]}"
}

# install_offered PACKAGE...: the same without those that this system lacks.
install_offered() {
    local package offered=()
    for package; do
        [ "$package" != lib32gcc ] ||
            package=lib32gcc-$(gcc -dumpversion | cut -d. -f1)-dev
        if [ -z "$(installed_version "$package")" ]; then
            update_lists
            if [ -z "$(offered_version "$package")" ]; then
                say "This system offers no package \"$package\""
                continue
            fi
        fi
        offered+=("$package")
    done
    install_packages "${offered[@]}"
}
