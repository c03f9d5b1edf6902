/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The chooser of presets, with the GTK that GIMP uses.  The argument is the
 * folder of the shipped presets.
 */
#include <glib/gstdio.h>

#include "chooser.h"

#define RECIPE "lattice-noise/1 scale=3 seed=4"

static void
every_preset_gets_its_thumbnail(void)
{
    GPtrArray *list = lattice_presets_list(presets);

    open_window();
    CHECK(count_all() == (int)list->len);
    CHECK(find_contrast(SKY, 0) == 0);
    settle();
    /* Grass has the least contrast of all when it is small. */
    for (int group = 0; group < (int)views->len; group++) {
        for (int i = 0; i < count_in(group); i++)
            CHECK(find_contrast(group, i) > 10);
    }
    close_window();
    g_ptr_array_unref(list);
}

static void
presets_stand_in_their_groups_and_no_group_is_empty(void)
{
    open_window();
    CHECK((int)views->len == PICTURES_N_GROUPS + 1);
    CHECK(!is_shown(OWN) && !is_shown(USED));
    for (int group = GRAY; group < (int)views->len; group++)
        CHECK(is_shown(group) && count_in(group) > 0);
    CHECK(has_label(SKY, 0, "Aurora"));
    close_window();
}

static void
own_ones_stand_first_and_then_those_used_last(void)
{
    g_autofree char *file = g_build_filename(presets->own, "last-used", NULL);

    CHECK(lattice_presets_save(presets, "mine", RECIPE, FALSE, NULL));
    lattice_presets_use(presets, "marble");
    lattice_presets_use(presets, "mine");
    lattice_presets_use(presets, "gone");
    lattice_presets_use(presets, "clouds");
    open_window();
    CHECK(is_shown(OWN) && count_in(OWN) == 1 && has_label(OWN, 0, "mine"));
    CHECK(is_shown(USED) && count_in(USED) == 3);
    CHECK(has_label(USED, 0, "Clouds") && has_label(USED, 1, "mine") &&
          has_label(USED, 2, "Marble"));
    close_window();
    CHECK(lattice_presets_delete(presets, "mine", NULL));
    g_unlink(file);
}

static void
selecting_chooses_and_marks_one_of_all(void)
{
    open_window();
    select_one(SKY, 0);
    CHECK(n_chosen == 1 && strcmp(chosen_name, "aurora") == 0);
    settle();
    select_one(SKY + 1, 0);
    CHECK(n_chosen == 2 && strcmp(chosen_name, "agate") == 0);
    CHECK(count_marked() == 1 && find_marked(SKY + 1) == 0);
    close_window();
}

static void
the_one_at_hand_is_marked_and_scrolled_to(void)
{
    open_window();
    settle();
    CHECK(gtk_adjustment_get_value(place) == 0);
    preset_chooser_refresh(chooser, "topographic-map");
    settle();
    const int last = (int)views->len - 1;
    CHECK(n_chosen == 0 && count_marked() == 1);
    CHECK(has_label(last, find_marked(last), "Topographic map"));
    CHECK(gtk_adjustment_get_value(place) > 500);
    preset_chooser_refresh(chooser, NULL);
    CHECK(count_marked() == 0 && n_chosen == 0);
    close_window();
}

static void
searching_shows_what_matches(void)
{
    open_window();
    const int n_before = count_all();
    gtk_entry_set_text(search, "skin");
    settle();
    CHECK(count_all() == 1 && !is_shown(SKY));
    gtk_entry_set_text(search, "sky");
    settle();
    CHECK(is_shown(SKY) && !is_shown(SKY + 1));
    CHECK(find_contrast(SKY, 0) > 10); /* it has its thumbnail again */
    gtk_entry_set_text(search, "no such thing");
    CHECK(count_all() == 0);
    preset_chooser_refresh(chooser, "aurora");
    CHECK(count_all() == n_before && find_marked(SKY) == 0);
    CHECK(*gtk_entry_get_text(search) == '\0');
    CHECK(n_chosen == 0);
    close_window();
}

static int
start_of_last_row(int count)
{
    return (count - 1) / IN_A_ROW * IN_A_ROW;
}

static void
arrows_lead_through_all_groups(void)
{
    open_window();
    settle();
    preset_chooser_refresh(chooser, NULL);
    settle();
    focus_window();

    const int gray = count_in(GRAY), sky = count_in(SKY);
    const int column = sky - 1 - start_of_last_row(sky);
    CHECK(leads_to(GDK_KEY_Down, GRAY, 0)); /* from the search */
    for (int i = IN_A_ROW; i < gray; i += IN_A_ROW)
        CHECK(leads_to(GDK_KEY_Down, GRAY, i));
    for (int i = start_of_last_row(gray) + 1; i < gray; i++)
        CHECK(leads_to(GDK_KEY_Right, GRAY, i));
    for (int i = 0; i <= IN_A_ROW; i++) /* of the next group, and its rows */
        CHECK(leads_to(GDK_KEY_Right, SKY, i));
    CHECK(leads_to(GDK_KEY_Left, SKY, IN_A_ROW - 1));
    for (int i = 2 * IN_A_ROW - 1; i < sky; i += IN_A_ROW)
        CHECK(leads_to(GDK_KEY_Down, SKY, i));
    if (column < IN_A_ROW - 1) /* there is none below */
        CHECK(leads_to(GDK_KEY_Down, SKY, sky - 1));
    CHECK(leads_to(GDK_KEY_Down, SKY + 1, 0));
    for (int i = sky - 1; i >= 0; i -= IN_A_ROW)
        CHECK(leads_to(GDK_KEY_Up, SKY, i));
    CHECK(leads_to(GDK_KEY_Up, GRAY, gray - 1));
    CHECK(n_activated == 0);
    press(window, GDK_KEY_Return);
    CHECK(n_activated == 1);
    close_window();
}

static void
enter_in_the_search_takes_the_best(void)
{
    static const char *const best[][2] = {
        {"ood", "dark-wood"}, /* the first of equal matches */
        {"wood", "wood"},
        {"clouds", "clouds"}, /* not "Soft clouds", of an earlier group */
    };

    for (size_t i = 0; i < G_N_ELEMENTS(best); i++) {
        open_window();
        settle();
        preset_chooser_refresh(chooser, "fog");
        gtk_entry_set_text(search, best[i][0]);
        settle();
        press(GTK_WIDGET(search), GDK_KEY_Return);
        CHECK(n_chosen == 1 && strcmp(chosen_name, best[i][1]) == 0);
        close_window();
    }
}

static void
refreshing_shows_what_has_changed_and_chooses_nothing(void)
{
    open_window();
    const int n_before = count_all();
    CHECK(lattice_presets_save(presets, "mine", RECIPE, FALSE, NULL));
    preset_chooser_refresh(chooser, "mine");
    settle();
    CHECK(count_all() == n_before + 1);
    CHECK(n_chosen == 0 && find_marked(OWN) == 0);
    select_one(SKY, 0);
    CHECK(n_chosen == 1 && strcmp(chosen_name, "aurora") == 0);
    CHECK(lattice_presets_delete(presets, "mine", NULL));
    preset_chooser_refresh(chooser, NULL);
    CHECK(count_all() == n_before && n_chosen == 1);
    close_window();
}

static void
a_long_name_does_not_widen_the_grid(void)
{
    const char *name = "Electroencephalographically";

    CHECK(lattice_presets_save(presets, name, RECIPE, FALSE, NULL));
    open_window();
    settle();
    CHECK(find_wanted_width() < 4 * 170);
    close_window();
    CHECK(lattice_presets_delete(presets, name, NULL));
}

static void
fewer_in_a_row_need_less_room(void)
{
    open_window();
    settle();
    const int wide = find_wanted_width();
    preset_chooser_set_size(chooser, 2, 300);
    settle();
    const int narrow = find_wanted_width();
    printf("# %d and %d pixels\n", wide, narrow);
    CHECK(narrow < 300 && wide > narrow + 2 * SIDE);
    close_window();
}

static void
closing_while_it_draws_is_harmless(void)
{
    open_window();
    gtk_main_iteration();
    close_window();
    settle();
    CHECK(n_chosen == 0);
}

/* Saves a screenshot for people to look at. */
static void
keep_a_picture(const char *file)
{
    open_window();
    preset_chooser_refresh(chooser, "clouds");
    settle();
    g_usleep(300000);
    settle();
    g_autofree char *command =
        g_strdup_printf("import -window Presets '%s'", file);
    CHECK(g_spawn_command_line_sync(command, NULL, NULL, NULL, NULL));
    close_window();
}

int
main(int argc, char **argv)
{
    gtk_init(&argc, &argv);
    g_autofree char *own = g_dir_make_tmp("lattice-noise-XXXXXX", NULL);
    presets = lattice_presets_new(argv[1], own);
    RUN(every_preset_gets_its_thumbnail);
    RUN(presets_stand_in_their_groups_and_no_group_is_empty);
    RUN(own_ones_stand_first_and_then_those_used_last);
    RUN(selecting_chooses_and_marks_one_of_all);
    RUN(the_one_at_hand_is_marked_and_scrolled_to);
    RUN(searching_shows_what_matches);
    RUN(arrows_lead_through_all_groups);
    RUN(enter_in_the_search_takes_the_best);
    RUN(refreshing_shows_what_has_changed_and_chooses_nothing);
    RUN(a_long_name_does_not_widen_the_grid);
    RUN(fewer_in_a_row_need_less_room);
    RUN(closing_while_it_draws_is_harmless);
    if (argc > 2)
        keep_a_picture(argv[2]);
    lattice_presets_free(presets);
    g_rmdir(own);
    return check_end();
}
