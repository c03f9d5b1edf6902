/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that filter a drawable.
 */
#include "filters.h"

#include <string.h>

const LatticeProcedure *
lattice_filter_describe(const char *name)
{
    const LatticeFilter *filter = lattice_filters;
    const LatticeFilter *end = filter + lattice_n_filters;
    size_t n = 0;

    while (filter < end && strcmp(filter->procedure, name) != 0)
        filter++;
    if (filter == end)
        return NULL;
    LatticeArgument *arguments =
        g_new(LatticeArgument, filter->n_parameters + 2);
    LatticeProcedure *procedure = g_new(LatticeProcedure, 1);
    for (; n < filter->n_parameters; n++)
        arguments[n] = (LatticeArgument){.parameter = filter->parameters[n]};
    if (filter->recipe_blurb != NULL) {
        arguments[n] = (LatticeArgument){
            LATTICE_TEXT_ARGUMENT(LATTICE_TEXT_PLAIN, LATTICE_RECIPE_KEY,
                                  NOISE_TEXT("Recipe"), filter->recipe_blurb)};
        arguments[n++].parameter.when = filter->recipe_when;
    }
    /* For a filter, the anchor always matters, and goes in the same group as the
     * other arguments. */
    arguments[n] = (LatticeArgument){
        .parameter = *lattice_parameter_find(LATTICE_ANCHOR_KEY)};
    arguments[n].parameter.when = NOISE_ALWAYS;
    arguments[n++].parameter.group = NOISE_GROUP_MAIN;
    *procedure = (LatticeProcedure){
        .name = filter->procedure,
        .task = LATTICE_TASK_FILTER,
        .menu_label = filter->label,
        .menu_path = filter->menu,
        .blurb = filter->blurb,
        .help = filter->help,
        .arguments = arguments,
        .n_arguments = n,
        .positions = filter->positions,
        .takes_image = TRUE,
        .needs_others = TRUE,
        .operation = filter->operation,
        .progress = filter->title,
    };
    return procedure;
}

static void
set_property(GeglNode *node, const LatticeArgument *argument,
             const LatticeValues *values)
{
    const char *key = argument->parameter.key;

    if (argument->use != LATTICE_PARAMETER) {
        g_autofree char *text = lattice_read_text(values->config, key);
        gegl_node_set(node, key, text, NULL);
        return;
    }
    const double number = lattice_values_get_number(values, key);
    if (argument->parameter.kind == NOISE_KIND_REAL)
        gegl_node_set(node, key, number, NULL);
    else
        gegl_node_set(node, key, (int)number, NULL);
}

GeglNode *
lattice_filter_add(const LatticeValues *values, GeglNode *graph, int x, int y)
{
    const LatticeProcedure *procedure = values->procedure;
    GeglNode *node =
        gegl_node_new_child(graph, "operation", procedure->operation, NULL);

    for (size_t i = 0; i < procedure->n_arguments; i++) {
        const LatticeArgument *argument = &procedure->arguments[i];
        if (strcmp(argument->parameter.key, LATTICE_ANCHOR_KEY) != 0)
            set_property(node, argument, values);
    }
    if (lattice_values_get_number(values, LATTICE_ANCHOR_KEY) ==
        LATTICE_ANCHOR_CANVAS)
        gegl_node_set(node, "origin-x", -x, "origin-y", -y, NULL);
    return node;
}

gboolean
lattice_filter_check(const LatticeValues *values, GError **error)
{
    g_autoptr(GeglNode) graph = gegl_node_new();
    GeglNode *node = lattice_filter_add(values, graph, 0, 0);

    /* This makes the operation read its properties. */
    gegl_node_get_bounding_box(node);
    const NoiseError *problem = g_object_get_data(
        G_OBJECT(gegl_node_get_gegl_operation(node)), LATTICE_REFUSAL);
    return problem == NULL || lattice_refuse_problem(error, problem);
}
