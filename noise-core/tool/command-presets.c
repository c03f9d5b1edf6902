/* SPDX-License-Identifier: MIT
 *
 * The command "presets": lists the presets by group, or prints the recipes of
 * those that are named.
 */
#include <stdio.h>

#include "commands.h"
#include "picture.h"
#include "preset-files.h"
#include "preset-table.h"
#include "text.h"

static PicturesGroup
find_group(const PresetFile *file)
{
    const PicturesPreset *listed = pictures_preset_find(file->name);

    return file->is_own || listed == NULL ? PICTURES_GROUP_OWN : listed->group;
}

static const char *
find_label(const PresetFile *file)
{
    return find_group(file) == PICTURES_GROUP_OWN
               ? file->name
               : pictures_preset_find(file->name)->label;
}

static void
print_json(const PresetFile *file, const char *before)
{
    text_print_json(before, file->name);
    text_print_json(", \"label\": ", find_label(file));
    text_print_json(", \"group\": ", pictures_group_label(find_group(file)));
    text_print_json(", \"path\": ", file->path);
    printf("}");
}

static void
print_groups(const PresetFiles *presets, bool as_json)
{
    const char *before = "[{\"name\": ";

    for (int group = 0; group < PICTURES_N_GROUPS; group++) {
        bool is_first = true;
        for (size_t i = 0; i < presets->n; i++) {
            const PresetFile *file = &presets->files[i];
            if ((int)find_group(file) != group)
                continue;
            if (as_json) {
                print_json(file, before);
                before = ",\n {\"name\": ";
                continue;
            }
            if (is_first)
                printf("%s\n", pictures_group_label((PicturesGroup)group));
            is_first = false;
            printf("  %-20s %s\n", file->name,
                   group == PICTURES_GROUP_OWN ? file->path : find_label(file));
        }
    }
}

/* True if a preset can be drawn, which is certain for installed ones.  If one of the
 * user's own cannot, prints why, because the user will look for it in the list. */
static bool
is_good(const PresetFile *file)
{
    Failure failure = {.status = STATUS_GOOD};
    char *word = file->path;
    Picture picture;

    if (!file->is_own)
        return true;
    const bool can_draw = picture_read(&picture, &word, 1, &failure) &&
                          picture_check(&picture, &failure);
    picture_free(&picture);
    if (!can_draw)
        fprintf(stderr, "lattice-noise: \"%s\" is not listed: %s\n", file->path,
                failure.sentence);
    return can_draw;
}

bool
command_presets(const OptionTexts *given, Failure *failure)
{
    const bool wants_json = given->texts[OPTION_JSON] != NULL;
    const bool wants_names = given->texts[OPTION_NAMES] != NULL;
    PresetFiles presets;

    if (wants_json && given->n_words > 0)
        return failure_refuse(failure, "--json lists all presets: do not name "
                                       "any");
    for (int i = 0; i < given->n_words; i++) {
        const OptionTexts one = {.words = &given->words[i], .n_words = 1};
        if (!command_check(&one, failure))
            return false;
    }
    if (given->n_words > 0)
        return true;
    preset_files_find(&presets);
    preset_files_keep(&presets, is_good);
    const bool has_any = presets.n > 0;
    if (wants_json || !wants_names)
        print_groups(&presets, wants_json);
    for (size_t i = 0; wants_names && !wants_json && i < presets.n; i++)
        printf("%s\n", presets.files[i].name);
    if (wants_json)
        printf(has_any ? "]\n" : "");
    preset_files_free(&presets);
    return has_any || failure_report(failure,
                                     "there are no presets in \"%s\"; "
                                     "reinstall Lattice Noise",
                                     TOOL_PRESETS_DIR);
}
