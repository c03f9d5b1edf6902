/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Stores complete states, because one user action may change several
 * properties, and these may change others in turn.
 */
#include "history.h"

#include <string.h>

/* A change can be joined to the last step only if it affects at most this many
 * properties: one that a slider changes, or two that are chained together. */
#define MOST_JOINED 2

struct LatticeHistory {
    GObject *object;
    GPtrArray *properties; /* of GParamSpec */
    /* States: arrays of GValue, in the order of the properties. */
    GPtrArray *past, *next; /* in each, the state nearest to the current one is
                             * last */
    GArray *present;
    guint idle;    /* the source that calls commit(); 0: no property has
                    * changed */
    GArray *last;  /* indices of the properties that the last step changed */
    gint64 latest; /* when the last step was made, in microseconds */
    void (*changed)(gpointer data);
    gpointer data;
};

static GValue *
get(const GArray *state, guint i)
{
    return &g_array_index(state, GValue, i);
}

/* Returns the current values of the object's properties; free with
 * g_array_unref(). */
static GArray *
read_state(const LatticeHistory *history)
{
    GArray *state = g_array_new(FALSE, TRUE, sizeof(GValue));

    g_array_set_clear_func(state, (GDestroyNotify)g_value_unset);
    g_array_set_size(state, history->properties->len);
    for (guint i = 0; i < state->len; i++) {
        const GParamSpec *property = g_ptr_array_index(history->properties, i);
        g_object_get_property(history->object, property->name, get(state, i));
    }
    return state;
}

static gboolean
is_named(const LatticeHistory *history, guint number, const char *name)
{
    const GParamSpec *property = g_ptr_array_index(history->properties, number);

    return strcmp(property->name, name) == 0;
}

/* Lists the indices of the properties, except the look, in which two states
 * differ; free with g_array_unref(). */
static GArray *
list_differing(const LatticeHistory *history, const GArray *one,
               const GArray *other)
{
    GArray *differing = g_array_new(FALSE, FALSE, sizeof(guint));

    for (guint i = 0; i < one->len; i++) {
        GParamSpec *property = g_ptr_array_index(history->properties, i);
        if (!is_named(history, i, LATTICE_HISTORY_LOOK) &&
            g_param_values_cmp(property, get(one, i), get(other, i)))
            g_array_append_val(differing, i);
    }
    return differing;
}

/* ---- Steps ------------------------------------------------------------ */

/* True if a change of these properties continues the last step, as when a
 * slider is dragged.  Changes of the seed are never joined, so that each click
 * on the button for a new seed can be undone by itself. */
static gboolean
continues_step(const LatticeHistory *history, const GArray *changed)
{
    const GArray *last = history->last;

    return g_get_monotonic_time() - history->latest <
               LATTICE_HISTORY_PAUSE * G_TIME_SPAN_MILLISECOND &&
           changed->len == last->len && changed->len <= MOST_JOINED &&
           memcmp(changed->data, last->data, sizeof(guint) * last->len) == 0 &&
           !is_named(history, g_array_index(changed, guint, 0), "seed");
}

/* Turns everything that has changed since history->present into a step. */
static void
commit(LatticeHistory *history)
{
    if (history->idle == 0)
        return;
    g_clear_handle_id(&history->idle, g_source_remove);

    GArray *now = read_state(history);
    GArray *changed = list_differing(history, history->present, now);
    const gboolean is_step = changed->len > 0;
    if (is_step && !continues_step(history, changed))
        g_ptr_array_add(history->past, history->present);
    else
        g_array_unref(history->present);
    history->present = now;
    if (!is_step) {
        g_array_unref(changed);
        return;
    }
    g_ptr_array_set_size(history->next, 0);
    g_array_unref(history->last);
    history->last = changed;
    history->latest = g_get_monotonic_time();
    history->changed(history->data);
}

static gboolean
on_idle(gpointer data)
{
    commit(data);
    return G_SOURCE_REMOVE;
}

static void
on_notify(LatticeHistory *history, GParamSpec *property)
{
    /* Commit after all properties that depend on the changed one have been updated,
     * but before anything is redrawn. */
    if (history->idle == 0 &&
        g_ptr_array_find(history->properties, property, NULL))
        history->idle =
            g_idle_add_full(G_PRIORITY_HIGH_IDLE, on_idle, history, NULL);
}

/* ---- History ---------------------------------------------------------- */

/* The key of the GObject data in which the object holds its history. */
#define HISTORY "lattice-history"

LatticeHistory *
lattice_history_new(GObject *object, const char *const *names,
                    void (*changed)(gpointer data), gpointer data)
{
    LatticeHistory *history = g_new0(LatticeHistory, 1);

    history->object = g_object_ref(object);
    history->properties = g_ptr_array_new();
    history->past =
        g_ptr_array_new_with_free_func((GDestroyNotify)g_array_unref);
    history->next =
        g_ptr_array_new_with_free_func((GDestroyNotify)g_array_unref);
    history->last = g_array_new(FALSE, FALSE, sizeof(guint));
    history->changed = changed;
    history->data = data;
    for (; *names != NULL; names++) {
        GParamSpec *property =
            g_object_class_find_property(G_OBJECT_GET_CLASS(object), *names);
        if (property != NULL &&
            !g_ptr_array_find(history->properties, property, NULL))
            g_ptr_array_add(history->properties, property);
    }
    history->present = read_state(history);
    g_signal_connect_swapped(object, "notify", G_CALLBACK(on_notify), history);
    g_object_set_data(object, HISTORY, history);
    return history;
}

/* Forgets a change that has not become a step yet, and keeps the next change
 * from being joined to the last step. */
static void
drop_change(LatticeHistory *history)
{
    g_clear_handle_id(&history->idle, g_source_remove);
    g_array_set_size(history->last, 0);
}

void
lattice_history_free(LatticeHistory *history)
{
    drop_change(history);
    g_signal_handlers_disconnect_by_data(history->object, history);
    g_object_set_data(history->object, HISTORY, NULL);
    g_object_unref(history->object);
    g_ptr_array_unref(history->properties);
    g_ptr_array_unref(history->past);
    g_ptr_array_unref(history->next);
    g_array_unref(history->last);
    g_array_unref(history->present);
    g_free(history);
}

void
lattice_history_begin(LatticeHistory *history)
{
    GArray *now = read_state(history);

    drop_change(history);
    g_ptr_array_set_size(history->past, 0);
    g_ptr_array_set_size(history->next, 0);
    g_array_unref(history->present);
    history->present = now;
    history->changed(history->data);
}

void
lattice_history_end_step(GObject *object)
{
    LatticeHistory *history = g_object_get_data(object, HISTORY);

    if (history == NULL)
        return;
    commit(history);
    g_array_set_size(history->last, 0);
}

gboolean
lattice_history_can_undo(LatticeHistory *history)
{
    commit(history);
    return history->past->len > 0;
}

gboolean
lattice_history_can_redo(LatticeHistory *history)
{
    commit(history);
    return history->next->len > 0;
}

/* Sets the properties that differ from the present state.  Notifies listeners
 * only at the end, so that none of them sees a half-changed state. */
static void
write_state(LatticeHistory *history, const GArray *state)
{
    g_object_freeze_notify(history->object);
    for (guint i = 0; i < state->len; i++) {
        GParamSpec *property = g_ptr_array_index(history->properties, i);
        if (g_param_values_cmp(property, get(history->present, i),
                               get(state, i)))
            g_object_set_property(history->object, property->name,
                                  get(state, i));
    }
    g_object_thaw_notify(history->object);
}

/* Restores the last state in `from`, and appends the current one to `to`. */
static void
step(LatticeHistory *history, GPtrArray *from, GPtrArray *to)
{
    commit(history);
    if (from->len == 0)
        return;
    GArray *state = g_ptr_array_steal_index(from, from->len - 1);
    write_state(history, state);
    g_ptr_array_add(to, history->present);
    history->present = state;
    drop_change(history);
    history->changed(history->data);
}

void
lattice_history_undo(LatticeHistory *history)
{
    step(history, history->past, history->next);
}

void
lattice_history_redo(LatticeHistory *history)
{
    step(history, history->next, history->past);
}
