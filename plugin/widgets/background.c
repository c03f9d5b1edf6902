/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs work in a thread.
 */
#include "background.h"

typedef struct Background {
    BackgroundWork work;
    gpointer job;
    GDestroyNotify free_job;
    BackgroundTake take;
    gpointer data;
} Background;

static void
free_background(gpointer data)
{
    Background *background = data;

    background->free_job(background->job);
    g_free(background);
}

static void
run(GTask *task, G_GNUC_UNUSED gpointer source, gpointer data,
    GCancellable *stop)
{
    const Background *background = data;

    background->work(background->job, stop);
    g_task_return_boolean(task, TRUE);
}

static void
on_end(G_GNUC_UNUSED GObject *source, GAsyncResult *result,
       G_GNUC_UNUSED gpointer data)
{
    GTask *task = G_TASK(result);
    const Background *background = g_task_get_task_data(task);

    /* If the job was stopped, `data` may already have been freed. */
    if (g_task_propagate_boolean(task, NULL))
        background->take(background->data, background->job);
}

GCancellable *
background_begin(BackgroundWork work, gpointer job, GDestroyNotify free_job,
                 BackgroundTake take, gpointer data)
{
    GCancellable *stop = g_cancellable_new();
    g_autoptr(GTask) task = g_task_new(NULL, stop, on_end, NULL);
    Background *background = g_new(Background, 1);

    *background = (Background){work, job, free_job, take, data};
    g_task_set_task_data(task, background, free_background);
    /* Handle user input and redraws first. */
    g_task_set_priority(task, G_PRIORITY_DEFAULT_IDLE);
    g_task_run_in_thread(task, run);
    return stop;
}

void
background_stop(GCancellable **stop)
{
    if (*stop != NULL)
        g_cancellable_cancel(*stop);
    g_clear_object(stop);
}
