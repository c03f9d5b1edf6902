/* SPDX-License-Identifier: MIT
 *
 * The command "presets": lists them by groups, or prints the recipe of one.
 */
#include <stdio.h>

#include "commands.h"
#include "picture.h"
#include "preset-files.h"
#include "preset-table.h"

static PicturesGroup
find_group(const PresetFile *file)
{
    const PicturesPreset *listed = pictures_preset_find(file->name);

    return file->is_own || listed == NULL ? PICTURES_GROUP_OWN : listed->group;
}

static void
print_groups(const PresetFiles *presets)
{
    for (int group = 0; group < PICTURES_N_GROUPS; group++) {
        bool is_first = true;
        for (size_t i = 0; i < presets->n; i++) {
            const PresetFile *file = &presets->files[i];
            if ((int)find_group(file) != group)
                continue;
            if (is_first)
                printf("%s\n", pictures_group_label((PicturesGroup)group));
            is_first = false;
            printf("  %-20s %s\n", file->name,
                   group == PICTURES_GROUP_OWN
                       ? file->path
                       : pictures_preset_find(file->name)->label);
        }
    }
}

bool
command_presets(const OptionTexts *given, Failure *failure)
{
    PresetFiles presets;

    for (int i = 0; i < given->n_words; i++) {
        if (!picture_print(given->words[i], NULL, 0, failure))
            return false;
    }
    if (given->n_words > 0)
        return true;
    preset_files_find(&presets);
    for (size_t i = 0; given->texts[OPTION_NAMES] != NULL && i < presets.n; i++)
        printf("%s\n", presets.files[i].name);
    if (given->texts[OPTION_NAMES] == NULL)
        print_groups(&presets);
    const bool has_any = presets.n > 0;
    preset_files_free(&presets);
    return has_any || failure_report(failure,
                                     "there are no presets in \"%s\"; "
                                     "install Lattice Noise again",
                                     TOOL_PRESETS_DIR);
}
