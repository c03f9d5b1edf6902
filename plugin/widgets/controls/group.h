/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Groups of controls, which open and can be reset.
 */
#ifndef LATTICE_GROUP_H
#define LATTICE_GROUP_H

#include "row.h"

typedef struct Group Group;

/* An empty group; help is the tooltip of its heading.  Without a title it has
 * no heading and is always open.  Free it after its widget is destroyed. */
Group *group_new(const char *title, const char *help);
void group_free(Group *group);

/* The whole group, for a box; and the grid for its rows. */
GtkWidget *group_get_widget(Group *group);
GtkWidget *group_get_grid(Group *group);

/* Adds the button that resets the rows; call it after the last row. */
void group_finish(Group *group, const Row *row);

gboolean group_is_open(const Group *group);
void group_open(Group *group);

/* Whether the argument with this key changes the picture that `data` is of. */
typedef gboolean (*GroupMatters)(gconstpointer data, const char *key);

/* Shows only the rows of arguments that matter, and hides a group without any;
 * shows the reset button if a value is not its initial one. */
void group_update(Group *group, GroupMatters matters, gconstpointer data);

#endif
