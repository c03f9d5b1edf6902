# SPDX-License-Identifier: MIT
# Completion of lattice-noise for bash.  Presets, parameters, their choices and
# the options come from the program itself.
# shellcheck shell=bash

# Prints the words of the command line before the one at the cursor, with each
# "name=value" in one piece: bash splits these at "=".
_lattice_noise_words()
{
    local i words=()
    for ((i = 0; i < COMP_CWORD; i++)); do
        if ((i > 1)) && [[ ${COMP_WORDS[i]} == = || ${COMP_WORDS[i - 1]} == = ]]; then
            words[-1]+=${COMP_WORDS[i]}
        else
            words+=("${COMP_WORDS[i]}")
        fi
    done
    printf '%s\n' "${words[@]}"
}

# True if an option takes a value.
_lattice_noise_has_value()
{
    case $1 in
    -[fhqV] | --fit | --force | --help | --json | --linear | --names | --quiet)
        return 1
        ;;
    -*) return 0 ;;
    *) return 1 ;;
    esac
}

# Completes $cur with those lines of the standard input that begin with it.
_lattice_noise_offer()
{
    local line
    while IFS= read -r line; do
        [[ $line != "$cur"* ]] || COMPREPLY+=("$(printf '%q' "$line")")
    done
}

_lattice_noise_files()
{
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$cur")
}

# Completes the value of a parameter.
_lattice_noise_value()
{
    if [[ $1 = seamless ]]; then
        _lattice_noise_offer < <(printf 'no\nyes\n')
    else
        _lattice_noise_offer < <("$program" parameters --names "$1" 2>/dev/null)
    fi
}

_lattice_noise_names()
{
    compopt -o nospace
    _lattice_noise_offer < <("$program" parameters --names 2>/dev/null |
        sed 's/$/=/'; echo seamless=)
}

# Completes what follows the command: a recipe, and then parameters.
_lattice_noise_picture()
{
    local i n_words=0
    for ((i = 2; i < ${#words[@]}; i++)); do
        [[ ${words[i]} == -* ]] || _lattice_noise_has_value "${words[i - 1]}" ||
            ((++n_words))
    done
    if ((n_words == 0)); then
        _lattice_noise_offer < <("$program" presets --names 2>/dev/null
            echo lattice-noise/1
            compgen -f -- "$cur" | grep -E '\.(recipe|png|tiff?)$')
    else
        _lattice_noise_names
    fi
}

_lattice_noise()
{
    local cur=${COMP_WORDS[COMP_CWORD]} program=${COMP_WORDS[0]} words last
    mapfile -t words < <(_lattice_noise_words)
    # At "name=" and "name=va", the last word is "name=".
    if ((COMP_CWORD > 2)) && [[ $cur == = ]]; then
        words[-1]+='='
        cur=
    fi
    last=${words[-1]}
    COMPREPLY=()
    if ((${#words[@]} == 1)); then
        _lattice_noise_offer < <(printf '%s\n' render presets parameters check \
            help --help --version)
        return
    fi
    case $last in
    -o | --output | --picture | --map) _lattice_noise_files ;;
    -d | --depth) _lattice_noise_offer < <(printf '8\n16\nfloat\n') ;;
    --over)
        _lattice_noise_offer < <("$program" presets --names 2>/dev/null)
        ;;
    --format) _lattice_noise_offer < <(printf 'png\ntiff\nraw\nr16\npfm\n') ;;
    -m | --material)
        _lattice_noise_offer < <(printf '%s\n' all blender gltf godot unity \
            unity-hdrp unreal)
        ;;
    -*) _lattice_noise_has_value "$last" || _lattice_noise_word ;;
    ?*=) _lattice_noise_value "${last%=}" ;;
    *) _lattice_noise_word ;;
    esac
}

_lattice_noise_word()
{
    case ${words[1]}:$cur in
    *:-*)
        _lattice_noise_offer < <("$program" help "${words[1]}" 2>/dev/null |
            grep -o -e '--[a-z][a-z-]*')
        ;;
    help:*)
        _lattice_noise_offer < <(printf '%s\n' render presets parameters check)
        ;;
    render:* | check:*) _lattice_noise_picture ;;
    presets:* | parameters:*)
        _lattice_noise_offer < <("$program" "${words[1]}" --names 2>/dev/null)
        ;;
    esac
}

complete -F _lattice_noise lattice-noise
