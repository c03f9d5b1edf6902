/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws rectangles of GEGL graphs, and writes the pixels into files, as plain
 * numbers in a format:
 *
 *     draw FORMAT SCALE X Y WIDTH HEIGHT FILE GRAPH ...
 *
 * Each picture takes eight arguments.  GRAPH is what follows `--` on the command
 * line of `gegl`.  SCALE is 1, or less for a reduced picture.  For each picture,
 * prints the graph's bounding box: x, y, width, height.
 */
#include <stdio.h>
#include <stdlib.h>

#include <gegl.h>

#define N_ARGUMENTS 8

static gboolean
draw(char **arguments)
{
    const Babl *format = babl_format(arguments[0]);
    const double scale = g_ascii_strtod(arguments[1], NULL);
    const GeglRectangle area = {atoi(arguments[2]), atoi(arguments[3]),
                                atoi(arguments[4]), atoi(arguments[5])};
    const gsize size = (gsize)area.width * (gsize)area.height *
                       (gsize)babl_format_get_bytes_per_pixel(format);
    g_autofree char *pixels = g_malloc0(size);
    g_autoptr(GError) error = NULL;

    GeglNode *graph = gegl_node_new();
    GeglNode *start = gegl_node_new_child(graph, "operation", "gegl:nop", NULL);
    GeglNode *end = gegl_node_new_child(graph, "operation", "gegl:nop", NULL);
    gegl_node_link(start, end);
    gegl_create_chain(arguments[7], start, end, 0.0, 0, "/", &error);
    if (error == NULL) {
        const GeglRectangle box = gegl_node_get_bounding_box(end);
        printf("%d %d %d %d\n", box.x, box.y, box.width, box.height);
        gegl_node_blit(end, scale, &area, format, pixels, GEGL_AUTO_ROWSTRIDE,
                       GEGL_BLIT_DEFAULT);
        g_file_set_contents(arguments[6], pixels, (gssize)size, &error);
    }
    g_object_unref(graph);
    if (error != NULL)
        fprintf(stderr, "%s\n", error->message);
    return error == NULL;
}

int
main(int argc, char **argv)
{
    if (argc % N_ARGUMENTS != 1) {
        fprintf(stderr, "draw: each picture takes %d arguments\n", N_ARGUMENTS);
        return 2;
    }
    gegl_init(NULL, NULL);
    gboolean is_good = TRUE;
    for (int i = 1; i < argc && is_good; i += N_ARGUMENTS)
        is_good = draw(&argv[i]);
    gegl_exit();
    return is_good ? 0 : 1;
}
