# SPDX-License-Identifier: MIT
# Completion of lattice-noise for fish.  Presets, parameters and their choices
# come from the program itself.

function __lattice_noise
    set -l words (commandline -opc)
    $words[1] $argv 2>/dev/null
end

function __lattice_noise_needs_command
    test (count (commandline -opc)) -eq 1
end

function __lattice_noise_command
    set -l words (commandline -opc)
    test (count $words) -gt 1; and contains -- $words[2] $argv
end

# True if the recipe is already there: a word that is neither an option nor the
# value of one.
function __lattice_noise_has_source
    set -l words (commandline -opc)
    set -l is_value 0
    for word in $words[3..-1]
        switch $word
            case -f -q --fit --force --json --linear --names --quiet
                set is_value 0
            case '-*'
                set is_value 1
            case '*'
                test $is_value -eq 0; and return 0
                set is_value 0
        end
    end
    return 1
end

# NAME= for all parameters, NAME=VALUE for the choices of the one at the cursor.
function __lattice_noise_settings
    set -l token (commandline -ct)
    if not string match -q '*=*' -- $token
        __lattice_noise parameters --names | string replace -r '$' '='
        echo seamless=
        return
    end
    set -l name (string split -m 1 = -- $token)[1]
    if test "$name" = seamless
        printf '%s\n' seamless=no seamless=yes
    else
        __lattice_noise parameters --names $name | string replace -r '^' "$name="
    end
end

complete -c lattice-noise -f
complete -c lattice-noise -n __lattice_noise_needs_command -a render -d 'Draw pictures into files'
complete -c lattice-noise -n __lattice_noise_needs_command -a presets -d 'List the presets'
complete -c lattice-noise -n __lattice_noise_needs_command -a parameters -d 'List the parameters'
complete -c lattice-noise -n __lattice_noise_needs_command -a check -d 'Say what is wrong with a recipe'
complete -c lattice-noise -n __lattice_noise_needs_command -a help -d 'Print the help'
complete -c lattice-noise -n __lattice_noise_needs_command -s h -l help -d 'Print the help'
complete -c lattice-noise -n __lattice_noise_needs_command -s V -l version -d 'Print the versions'

complete -c lattice-noise -n '__lattice_noise_command help' -a 'render presets parameters check'
complete -c lattice-noise -n '__lattice_noise_command render check' -l seed -x -d 'The same as seed='
complete -c lattice-noise -n '__lattice_noise_command render check' -l over -xa '(__lattice_noise presets --names)' -d 'What to put on top'
complete -c lattice-noise -n '__lattice_noise_command presets parameters' -l names -d 'Print only names'
complete -c lattice-noise -n '__lattice_noise_command presets parameters' -l json -d 'Print a list in JSON'
complete -c lattice-noise -n '__lattice_noise_command presets' -a '(__lattice_noise presets --names)'
complete -c lattice-noise -n '__lattice_noise_command parameters' -a '(__lattice_noise parameters --names)'
complete -c lattice-noise -n '__lattice_noise_command render check; and not __lattice_noise_has_source' -a '(__lattice_noise presets --names) lattice-noise/1' -k
complete -c lattice-noise -n '__lattice_noise_command render check; and not __lattice_noise_has_source' -a '(__fish_complete_suffix .recipe .png .tif .tiff)'
complete -c lattice-noise -n '__lattice_noise_command render check; and __lattice_noise_has_source' -a '(__lattice_noise_settings)'

set -l render '__lattice_noise_command render'
complete -c lattice-noise -n $render -s o -l output -rF -d 'What to write'
complete -c lattice-noise -n $render -l picture -rF -d 'What the noise is drawn on'
complete -c lattice-noise -n $render -l map -rF -d 'A second picture'
complete -c lattice-noise -n $render -s s -l size -x -d 'Width x height'
complete -c lattice-noise -n $render -s d -l depth -xa '8 16 float' -d 'Bits of each value'
complete -c lattice-noise -n $render -s f -l force -d 'Replace existing files'
complete -c lattice-noise -n $render -l format -xa 'png tiff raw r16 pfm' -d 'Regardless of the name'
complete -c lattice-noise -n $render -l fit -d 'Scale the look to the size'
complete -c lattice-noise -n $render -l at -x -d 'Coordinates of the upper left pixel'
complete -c lattice-noise -n $render -l linear -d 'Linear-light colors'
complete -c lattice-noise -n $render -s q -l quiet -d 'Print only errors'
complete -c lattice-noise -n $render -l threads -x -d 'Number of threads'
complete -c lattice-noise -n $render -l frames -x -d 'Number of frames in a loop'
complete -c lattice-noise -n $render -l cells -x -d 'How fast the loop changes'
complete -c lattice-noise -n $render -l drift-x -x -d 'How many widths to the right'
complete -c lattice-noise -n $render -l drift-y -x -d 'How many heights down'
complete -c lattice-noise -n $render -l turns -x -d 'Animate in place'
complete -c lattice-noise -n $render -s m -l material -xa 'all blender gltf godot unity unity-hdrp unreal' -d 'Maps for an engine'
complete -c lattice-noise -n $render -l tiles -x -d 'Columns and rows of files'
complete -c lattice-noise -n $render -l tile -x -d 'Only one of the tiles'
