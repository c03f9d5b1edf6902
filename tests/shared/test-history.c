/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The undo history of a dialog, on an object with a number, a seed, a word and
 * a property that the history does not keep.
 */
#include "history.h"

#include <string.h>

#include "check.h"

#define TYPE_THING thing_get_type()
G_DECLARE_FINAL_TYPE(Thing, thing, TEST, THING, GObject)

enum { SCALE = 1, SEED, WORD, OTHER };

struct _Thing {
    GObject parent;
    double scale;
    int seed;
    char *word;
    int other;
};

G_DEFINE_TYPE(Thing, thing, G_TYPE_OBJECT)

static void
set_property(GObject *object, guint id, const GValue *value,
             GParamSpec *property G_GNUC_UNUSED)
{
    Thing *thing = TEST_THING(object);

    if (id == SCALE)
        thing->scale = g_value_get_double(value);
    else if (id == SEED)
        thing->seed = g_value_get_int(value);
    else if (id == OTHER)
        thing->other = g_value_get_int(value);
    else {
        g_free(thing->word);
        thing->word = g_value_dup_string(value);
    }
}

static void
get_property(GObject *object, guint id, GValue *value,
             GParamSpec *property G_GNUC_UNUSED)
{
    const Thing *thing = TEST_THING(object);

    if (id == SCALE)
        g_value_set_double(value, thing->scale);
    else if (id == WORD)
        g_value_set_string(value, thing->word);
    else
        g_value_set_int(value, id == SEED ? thing->seed : thing->other);
}

static void
finalize(GObject *object)
{
    g_free(TEST_THING(object)->word);
    G_OBJECT_CLASS(thing_parent_class)->finalize(object);
}

static void
thing_class_init(ThingClass *thing_class)
{
    GObjectClass *class = G_OBJECT_CLASS(thing_class);

    class->set_property = set_property;
    class->get_property = get_property;
    class->finalize = finalize;
    g_object_class_install_property(class, SCALE,
                                    g_param_spec_double("scale", NULL, NULL, 0,
                                                        1000, 0,
                                                        G_PARAM_READWRITE));
    g_object_class_install_property(
        class, SEED,
        g_param_spec_int("seed", NULL, NULL, 0, 1000, 0, G_PARAM_READWRITE));
    g_object_class_install_property(
        class, WORD,
        g_param_spec_string("word", NULL, NULL, NULL, G_PARAM_READWRITE));
    g_object_class_install_property(
        class, OTHER,
        g_param_spec_int("other", NULL, NULL, 0, 1000, 0, G_PARAM_READWRITE));
}

static void
thing_init(Thing *thing G_GNUC_UNUSED)
{
}

static Thing *thing;
static LatticeHistory *history;
static int n_told;

static void
on_changed(gpointer data)
{
    CHECK(data == &n_told);
    n_told++;
}

static void
begin_history(void)
{
    static const char *const names[] = {"scale", "seed", "missing", "word",
                                        NULL};

    thing = g_object_new(TYPE_THING, "scale", 1.0, "word", "one", NULL);
    history = lattice_history_new(G_OBJECT(thing), names, on_changed, &n_told);
    n_told = 0;
}

static void
end_history(void)
{
    lattice_history_free(history);
    g_object_unref(thing);
}

static void
settle(void)
{
    while (g_main_context_iteration(NULL, FALSE))
        continue;
}

static void
set_scale(double scale)
{
    g_object_set(thing, "scale", scale, NULL);
    settle();
}

static void
wait_for_a_pause(void)
{
    g_usleep((LATTICE_HISTORY_PAUSE + 50) * 1000);
}

TEST(a_change_goes_back_and_forward)
{
    begin_history();
    CHECK(!lattice_history_can_undo(history));
    lattice_history_undo(history);
    set_scale(2);
    CHECK(n_told == 1);
    CHECK(lattice_history_can_undo(history));
    CHECK(!lattice_history_can_redo(history));
    lattice_history_undo(history);
    CHECK(thing->scale == 1);
    CHECK(!lattice_history_can_undo(history));
    lattice_history_redo(history);
    CHECK(thing->scale == 2);
    CHECK(!lattice_history_can_redo(history));
    CHECK(n_told == 3);
    settle();
    CHECK(n_told == 3);
    end_history();
}

TEST(what_changes_at_once_is_one_step)
{
    begin_history();
    g_object_set(thing, "scale", 5.0, "seed", 7, "word", "two", NULL);
    g_object_set(thing, "scale", 6.0, NULL);
    settle();
    lattice_history_undo(history);
    CHECK(thing->scale == 1 && thing->seed == 0);
    CHECK(strcmp(thing->word, "one") == 0);
    CHECK(!lattice_history_can_undo(history));
    lattice_history_redo(history);
    CHECK(thing->scale == 6 && thing->seed == 7);
    CHECK(strcmp(thing->word, "two") == 0);
    end_history();
}

TEST(a_drag_is_one_step_and_another_one_the_next)
{
    begin_history();
    for (int i = 2; i < 20; i++)
        set_scale(i);
    wait_for_a_pause();
    for (int i = 20; i < 40; i++)
        set_scale(i);
    lattice_history_undo(history);
    CHECK(thing->scale == 19);
    lattice_history_undo(history);
    CHECK(thing->scale == 1);
    CHECK(!lattice_history_can_undo(history));
    end_history();
}

TEST(another_control_begins_a_step)
{
    begin_history();
    set_scale(2);
    g_object_set(thing, "word", "two", NULL);
    settle();
    set_scale(3);
    lattice_history_undo(history);
    CHECK(thing->scale == 2);
    lattice_history_undo(history);
    CHECK(strcmp(thing->word, "one") == 0 && thing->scale == 2);
    lattice_history_undo(history);
    CHECK(thing->scale == 1);
    end_history();
}

TEST(each_seed_is_a_step)
{
    begin_history();
    for (int i = 1; i < 4; i++) {
        g_object_set(thing, "seed", i, NULL);
        settle();
    }
    for (int i = 2; i >= 0; i--) {
        lattice_history_undo(history);
        CHECK(thing->seed == i);
    }
    end_history();
}

TEST(a_change_that_is_not_looked_at_yet_goes_back_too)
{
    begin_history();
    g_object_set(thing, "scale", 9.0, NULL);
    lattice_history_undo(history);
    CHECK(thing->scale == 1);
    settle();
    lattice_history_redo(history);
    CHECK(thing->scale == 9);
    end_history();
}

TEST(a_change_ends_the_way_forward)
{
    begin_history();
    set_scale(2);
    lattice_history_undo(history);
    /* At once, but no continuation of the drag that was undone. */
    set_scale(3);
    CHECK(!lattice_history_can_redo(history));
    lattice_history_redo(history);
    CHECK(thing->scale == 3);
    lattice_history_undo(history);
    CHECK(thing->scale == 1);
    end_history();
}

TEST(what_comes_to_the_same_is_no_step)
{
    begin_history();
    g_object_set(thing, "scale", 9.0, NULL);
    g_object_set(thing, "scale", 1.0, NULL);
    g_object_set(thing, "other", 4, NULL);
    settle();
    CHECK(n_told == 0 && !lattice_history_can_undo(history));
    end_history();
}

TEST(it_begins_anew_where_it_is_told_to)
{
    begin_history();
    set_scale(2);
    g_object_set(thing, "scale", 3.0, NULL);
    lattice_history_begin(history);
    settle();
    CHECK(!lattice_history_can_undo(history));
    wait_for_a_pause();
    set_scale(4);
    lattice_history_undo(history);
    CHECK(thing->scale == 3);
    end_history();
}

TEST(a_look_comes_back_with_its_state)
{
    begin_history();
    CHECK(lattice_history_get_look(history) == NULL);
    g_object_set(thing, "scale", 2.0, "word", "two", "seed", 1, NULL);
    lattice_history_set_look(history, "clouds");
    CHECK(n_told == 2);
    set_scale(3);
    CHECK(g_strcmp0(lattice_history_get_look(history), "clouds") == 0);
    g_object_set(thing, "scale", 4.0, "word", "three", "seed", 2, NULL);
    lattice_history_set_look(history, "marble");
    lattice_history_undo(history);
    CHECK(g_strcmp0(lattice_history_get_look(history), "clouds") == 0);
    lattice_history_undo(history);
    lattice_history_undo(history);
    CHECK(lattice_history_get_look(history) == NULL);
    for (int i = 0; i < 3; i++)
        lattice_history_redo(history);
    CHECK(g_strcmp0(lattice_history_get_look(history), "marble") == 0);
    end_history();
}
