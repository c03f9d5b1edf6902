/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks a dialog's undo history, with an object that has a size, a seed, a recipe,
 * a look, and a count, which the history does not include.
 */
#include "history.h"

#include <string.h>

#include "check.h"
#include "config.h"

static GObject *config;
static LatticeHistory *history;
static int n_told;

static void
on_changed(gpointer data)
{
    CHECK(data == &n_told);
    n_told++;
}

/* Runs a test with a new object and a new history. */
static void
run(const char *name, void (*test)(void))
{
    static const char *const names[] = {
        "size", "seed", "missing", "recipe", LATTICE_HISTORY_LOOK, NULL};

    config =
        g_object_new(config_get_type(), "size", 1.0, "recipe", "one", NULL);
    history = lattice_history_new(config, names, on_changed, &n_told);
    n_told = 0;
    check_run(name, test);
    lattice_history_free(history);
    g_object_unref(config);
}

static double
get_number(const char *key)
{
    g_auto(GValue) value = G_VALUE_INIT;

    g_value_init(&value, G_TYPE_DOUBLE);
    g_object_get_property(config, key, &value);
    return g_value_get_double(&value);
}

static bool
has_recipe(const char *expected)
{
    g_autofree char *recipe = NULL;

    g_object_get(config, "recipe", &recipe, NULL);
    return strcmp(recipe, expected) == 0;
}

static bool
has_look(const char *expected)
{
    g_autofree char *look = NULL;

    g_object_get(config, LATTICE_HISTORY_LOOK, &look, NULL);
    return g_strcmp0(look, expected) == 0;
}

static void
settle(void)
{
    while (g_main_context_iteration(NULL, FALSE))
        continue;
}

static void
set_size(double size)
{
    g_object_set(config, "size", size, NULL);
    settle();
}

static void
wait_for_a_pause(void)
{
    g_usleep((LATTICE_HISTORY_PAUSE + 50) * 1000);
}

TEST(a_change_goes_back_and_forward)
{
    CHECK(!lattice_history_can_undo(history));
    lattice_history_undo(history);
    set_size(2);
    CHECK(n_told == 1);
    CHECK(lattice_history_can_undo(history));
    CHECK(!lattice_history_can_redo(history));
    lattice_history_undo(history);
    CHECK(get_number("size") == 1);
    CHECK(!lattice_history_can_undo(history));
    lattice_history_redo(history);
    CHECK(get_number("size") == 2);
    CHECK(!lattice_history_can_redo(history));
    CHECK(n_told == 3);
    settle();
    CHECK(n_told == 3);
}

TEST(what_changes_at_once_is_one_step)
{
    g_object_set(config, "size", 5.0, "seed", (guint64)7, "recipe", "two",
                 NULL);
    g_object_set(config, "size", 6.0, NULL);
    settle();
    lattice_history_undo(history);
    CHECK(get_number("size") == 1 && get_number("seed") == 0);
    CHECK(has_recipe("one"));
    CHECK(!lattice_history_can_undo(history));
    lattice_history_redo(history);
    CHECK(get_number("size") == 6 && get_number("seed") == 7);
    CHECK(has_recipe("two"));
}

TEST(a_drag_is_one_step_and_another_one_the_next)
{
    for (int i = 2; i < 20; i++)
        set_size(i);
    wait_for_a_pause();
    for (int i = 20; i < 40; i++)
        set_size(i);
    lattice_history_undo(history);
    CHECK(get_number("size") == 19);
    lattice_history_undo(history);
    CHECK(get_number("size") == 1);
    CHECK(!lattice_history_can_undo(history));
}

TEST(another_control_begins_a_step)
{
    set_size(2);
    g_object_set(config, "recipe", "two", NULL);
    settle();
    set_size(3);
    lattice_history_undo(history);
    CHECK(get_number("size") == 2);
    lattice_history_undo(history);
    CHECK(has_recipe("one") && get_number("size") == 2);
    lattice_history_undo(history);
    CHECK(get_number("size") == 1);
}

TEST(each_seed_is_a_step)
{
    for (int i = 1; i < 4; i++) {
        g_object_set(config, "seed", (guint64)i, NULL);
        settle();
    }
    for (int i = 2; i >= 0; i--) {
        lattice_history_undo(history);
        CHECK(get_number("seed") == i);
    }
}

TEST(a_change_that_is_not_looked_at_yet_goes_back_too)
{
    g_object_set(config, "size", 9.0, NULL);
    lattice_history_undo(history);
    CHECK(get_number("size") == 1);
    settle();
    lattice_history_redo(history);
    CHECK(get_number("size") == 9);
}

TEST(a_change_ends_the_way_forward)
{
    set_size(2);
    lattice_history_undo(history);
    /* This change comes at once, but does not continue the drag that was undone. */
    set_size(3);
    CHECK(!lattice_history_can_redo(history));
    lattice_history_redo(history);
    CHECK(get_number("size") == 3);
    lattice_history_undo(history);
    CHECK(get_number("size") == 1);
}

TEST(what_comes_to_the_same_is_no_step)
{
    g_object_set(config, "size", 9.0, NULL);
    g_object_set(config, "size", 1.0, NULL);
    g_object_set(config, "count", 4, NULL);
    settle();
    CHECK(n_told == 0 && !lattice_history_can_undo(history));
}

TEST(it_begins_anew_where_it_is_told_to)
{
    set_size(2);
    g_object_set(config, "size", 3.0, NULL);
    lattice_history_begin(history);
    settle();
    CHECK(!lattice_history_can_undo(history));
    wait_for_a_pause();
    set_size(4);
    lattice_history_undo(history);
    CHECK(get_number("size") == 3);
}

TEST(a_look_comes_back_with_its_state)
{
    g_object_set(config, "size", 2.0, "recipe", "two", "seed", (guint64)1,
                 "look", "clouds", NULL);
    settle();
    set_size(3);
    CHECK(has_look("clouds"));
    g_object_set(config, "size", 4.0, "recipe", "three", "seed", (guint64)2,
                 "look", "marble", NULL);
    lattice_history_undo(history);
    CHECK(has_look("clouds"));
    lattice_history_undo(history);
    lattice_history_undo(history);
    CHECK(has_look(NULL));
    for (int i = 0; i < 3; i++)
        lattice_history_redo(history);
    CHECK(has_look("marble"));
}

TEST(another_look_is_no_step_and_ends_no_drag)
{
    set_size(2);
    g_object_set(config, "look", "clouds", NULL);
    settle();
    CHECK(n_told == 1);
    g_object_set(config, "look", "marble", NULL);
    set_size(3);
    lattice_history_undo(history);
    CHECK(get_number("size") == 1 && has_look(NULL));
    CHECK(!lattice_history_can_undo(history));
    g_object_set(config, "look", "clouds", NULL);
    settle();
    lattice_history_redo(history);
    CHECK(get_number("size") == 3 && has_look("marble"));
}

int
main(void)
{
    return check_run_all_by(run);
}
