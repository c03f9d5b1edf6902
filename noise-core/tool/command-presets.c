/* SPDX-License-Identifier: MIT
 *
 * The command "presets": lists them by groups, or prints the recipe of one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "picture.h"
#include "preset-files.h"
#include "preset-list.h"

#define GROUP_NUMBER(NAME, label) GROUP_##NAME,
enum { LATTICE_PRESET_GROUPS(GROUP_NUMBER) N_GROUPS };
#undef GROUP_NUMBER

#define GROUP_LABEL(NAME, label) label,
static const char *const group_labels[] = {LATTICE_PRESET_GROUPS(GROUP_LABEL)};

/* An installed preset; the last one, without a name, is for all others. */
typedef struct Entry {
    const char *name;
    int group;
    const char *label;
} Entry;

#define ENTRY(name, GROUP, label) {name, GROUP_##GROUP, label},
static const Entry entries[] = {
    LATTICE_PRESET_LIST(ENTRY){NULL, GROUP_OWN, ""}};

static const Entry *
find_entry(const char *name)
{
    const Entry *entry = entries;

    while (entry->name != NULL && strcmp(entry->name, name) != 0)
        entry++;
    return entry;
}

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
print_name(const Names *all, size_t folder, const char *name, int group,
           bool is_first)
{
    const bool is_own = folder < all->folders.n_own;
    const Entry *entry = find_entry(name);

    if ((is_own ? GROUP_OWN : entry->group) != group ||
        preset_find(&all->folders, name) != folder)
        return false;
    if (is_first)
        printf("%s\n", group_labels[group]);
    if (is_own)
        printf("  %-20s %s/%s" PRESET_ENDING "\n", name,
               all->folders.paths[folder], name);
    else
        printf("  %-20s %s\n", name, entry->label);
    return true;
}

static void
print_groups(const Names *all)
{
    for (int group = 0; group < N_GROUPS; group++) {
        bool is_first = true;
        for (size_t i = 0; i < all->folders.n; i++) {
            for (size_t k = 0; k < all->counts[i]; k++) {
                if (print_name(all, i, all->names[i][k], group, is_first))
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

/* Prints the recipe of a preset. */
static bool
print_recipe(const char *name, Failure *failure)
{
    char recipe[PICTURE_RECIPE_SIZE];
    Picture picture;

    if (!picture_read(&picture, name, NULL, 0, failure) ||
        !picture_check(&picture, failure))
        return false;
    picture_print(&picture, recipe);
    printf("%s\n", recipe);
    return true;
}

bool
command_presets(const OptionTexts *given, Failure *failure)
{
    static const Option allowed[] = {OPTION_NAMES};
    Names all;

    if (!option_texts_allow(given, "presets", allowed, 1, failure))
        return false;
    for (int i = 0; i < given->n_words; i++) {
        if (!print_recipe(given->words[i], failure))
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
