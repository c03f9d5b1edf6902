/* SPDX-License-Identifier: MIT
 *
 * The command "presets": lists them by groups, or prints the recipe of one.
 */
#include <stdio.h>
#include <stdlib.h>

#include "commands.h"
#include "picture.h"
#include "preset-files.h"
#include "preset-table.h"

/* Names of presets by folder. */
typedef struct Names {
    PresetFolders folders;
    char ***names;
    size_t *counts;
} Names;

static void
free_names(Names *all)
{
    for (size_t i = 0; all->names != NULL && i < all->folders.n; i++)
        preset_names_free(all->names[i], all->counts[i]);
    free(all->names);
    free(all->counts);
    preset_folders_free(&all->folders);
}

static bool
read_names(Names *all, Failure *failure)
{
    *all = (Names){.names = NULL};
    if (!preset_folders_find(&all->folders, failure))
        return false;
    if (all->folders.n == 0)
        return failure_report(failure,
                              "there are no presets in \"%s\"; "
                              "install Lattice Noise again",
                              TOOL_PRESETS_DIR);
    all->names = calloc(all->folders.n, sizeof *all->names);
    all->counts = calloc(all->folders.n, sizeof *all->counts);
    if (all->names == NULL || all->counts == NULL)
        return failure_no_memory(failure);
    for (size_t i = 0; i < all->folders.n; i++) {
        all->names[i] =
            preset_names_read(all->folders.paths[i], &all->counts[i]);
        if (all->names[i] == NULL)
            return failure_no_memory(failure);
    }
    return true;
}

/* Prints a preset of a group; returns whether it belongs there.  One that
 * another folder's hides belongs nowhere. */
static bool
print_name(const Names *all, size_t folder, const char *name,
           PicturesGroup group, bool is_first)
{
    const bool is_own = folder < all->folders.n_own;
    const PicturesPreset *preset = is_own ? NULL : pictures_preset_find(name);

    if ((preset != NULL ? preset->group : PICTURES_GROUP_OWN) != group ||
        preset_find(&all->folders, name) != folder)
        return false;
    if (is_first)
        printf("%s\n", pictures_group_label(group));
    if (is_own)
        printf("  %-20s %s/%s" PICTURES_PRESET_ENDING "\n", name,
               all->folders.paths[folder], name);
    else
        printf("  %-20s %s\n", name, preset != NULL ? preset->label : "");
    return true;
}

static void
print_groups(const Names *all)
{
    for (int group = 0; group < PICTURES_N_GROUPS; group++) {
        bool is_first = true;
        for (size_t i = 0; i < all->folders.n; i++) {
            for (size_t k = 0; k < all->counts[i]; k++) {
                if (print_name(all, i, all->names[i][k], (PicturesGroup)group,
                               is_first))
                    is_first = false;
            }
        }
    }
}

static void
print_bare_names(const Names *all)
{
    for (size_t i = 0; i < all->folders.n; i++) {
        for (size_t k = 0; k < all->counts[i]; k++) {
            if (preset_find(&all->folders, all->names[i][k]) == i)
                printf("%s\n", all->names[i][k]);
        }
    }
}

bool
command_presets(const OptionTexts *given, Failure *failure)
{
    static const Option allowed[] = {OPTION_NAMES};
    Names all;

    if (!option_texts_allow(given, "presets", allowed, 1, failure))
        return false;
    for (int i = 0; i < given->n_words; i++) {
        if (!picture_print(given->words[i], NULL, 0, failure))
            return false;
    }
    if (given->n_words > 0)
        return true;
    const bool is_read = read_names(&all, failure);
    if (is_read && given->texts[OPTION_NAMES] != NULL)
        print_bare_names(&all);
    else if (is_read)
        print_groups(&all);
    free_names(&all);
    return is_read;
}
