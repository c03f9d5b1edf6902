/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts GIMP's gradients into stops of a recipe.
 *
 * We sample the gradient, more finely where it bends, and turn some of the samples
 * into stops.  The next stop is always the farthest sample for which the straight
 * line from the last stop stays within a tolerance of all samples in between.  The
 * slopes of such lines form a cone, which each further sample narrows (J. Sklansky,
 * V. Gonzalez, "Fast polygonal approximation of digitized curves", 1980).
 */
#include "gradient.h"

#include <math.h>
#include <string.h>

#include "gradient-stops.h"

#define N_CHANNELS 4

/* How far a sample may be from the straight line between two stops, on a scale
 * of 0 to 1: a thousandth, minus a margin for the curve between samples. */
#define TOLERANCE 0.00095
/* If the gradient bends by more than this at a sample, we sample the gaps on both
 * sides of it more finely. */
#define BEND_MAX  0.0002

/* The first round divides each half of a segment into N_FIRST gaps.  Each
 * further round divides a gap into N_PARTS if the gradient bends there.
 * N_ROUNDS limits the number of rounds, and N_MOST the number of samples. */
#define N_FIRST  64
#define N_PARTS  16
#define N_ROUNDS 3
#define N_MOST   16384

/* At the border of two segments, GIMP returns the color of only one of them.  Colors
 * may jump there, so we sample both segments this far from the border. */
#define BESIDE    1e-9
/* Positions closer together than this count as one. */
#define ONE_PLACE 1e-8
/* Positions are rounded to six decimals where segments are wide enough, so that
 * recipes are short. */
#define DECIMALS  1e6

typedef struct Sample {
    double x; /* its position if it becomes a stop */
    /* The position where GIMP samples its color: x or, at the end of a segment, just
     * beside x. */
    double asked;
    double rgba[N_CHANNELS];
} Sample;

static void
add_sample(GArray *samples, double x, double asked)
{
    const Sample sample = {.x = x, .asked = asked};

    g_array_append_val(samples, sample);
}

static const Sample *
get(const GArray *samples, guint i)
{
    return &g_array_index(samples, Sample, i);
}

/* Adds n - 1 samples, which divide the gap between two positions into n parts.
 * They are densest at the ends, where curves may be steep. */
static void
add_between(GArray *samples, double left, double right, int n)
{
    double last = left;

    for (int i = 1; i < n; i++) {
        const double t = (double)i / n;
        const double x = left + (right - left) * t * t * (3.0 - 2.0 * t);
        const double rounded = rint(x * DECIMALS) / DECIMALS;
        const double place =
            rounded > last && rounded < right && right - left > 0.001 ? rounded
                                                                      : x;
        if (place > last && place < right)
            add_sample(samples, place, place);
        last = place;
    }
}

/* Lists the ends of all segments, and their midpoints, because a curve may have a
 * corner or a step there.  Returns NULL if GIMP cannot provide the segments.  Free
 * with g_array_unref(). */
static GArray *
list_places(const LatticeGradient *gradient)
{
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(double));
    const double first = 0.0, last = 1.0;

    g_array_append_val(places, first);
    for (int i = 0; i < gradient->n_segments; i++) {
        double place[3];
        if (!gradient->get_segment(gradient->data, i, place))
            return NULL;
        for (int k = 0; k < 3; k++) {
            const double before =
                g_array_index(places, double, places->len - 1);
            if (place[k] > before + ONE_PLACE && place[k] < last - ONE_PLACE)
                g_array_append_val(places, place[k]);
        }
    }
    g_array_append_val(places, last);
    return g_steal_pointer(&places);
}

/* Makes the samples of the first round, which have no colors yet; free with
 * g_array_unref(). */
static GArray *
make_first_samples(const GArray *places)
{
    GArray *samples = g_array_new(FALSE, FALSE, sizeof(Sample));
    double left = 0.0;

    add_sample(samples, left, left);
    for (guint i = 1; i < places->len; i++) {
        const double right = g_array_index(places, double, i);
        add_between(samples, left, right, N_FIRST);
        if (i == places->len - 1) {
            add_sample(samples, right, right);
        } else {
            add_sample(samples, right, right - BESIDE);
            add_sample(samples, right, right + BESIDE);
        }
        left = right;
    }
    return samples;
}

/* Gets the colors of all samples from GIMP; returns FALSE if it cannot provide
 * them. */
static gboolean
ask_colors(const LatticeGradient *gradient, GArray *samples)
{
    const int n = (int)samples->len;
    g_autofree double *position = g_new(double, n);
    g_autofree double *rgba = g_new(double, N_CHANNELS *n);

    for (int i = 0; i < n; i++)
        position[i] = get(samples, i)->asked;
    if (!gradient->sample(gradient->data, n, position, rgba))
        return FALSE;
    /* fmax() turns NaN into 0. */
    for (int i = 0; i < n * N_CHANNELS; i++)
        g_array_index(samples, Sample, i / N_CHANNELS).rgba[i % N_CHANNELS] =
            fmin(fmax(rgba[i], 0.0), 1.0);
    return TRUE;
}

/* Returns how far a sample's color is from the straight line between the colors
 * of its neighbors. */
static double
bend_at(const GArray *samples, guint i)
{
    if (i == 0 || i == samples->len - 1)
        return 0.0;
    const Sample *low = get(samples, i - 1), *high = get(samples, i + 1);
    const double share =
        high->x > low->x ? (get(samples, i)->x - low->x) / (high->x - low->x)
                         : 0.0;
    double bend = 0.0;
    for (int k = 0; k < N_CHANNELS; k++)
        bend = fmax(bend,
                    fabs(low->rgba[k] + (high->rgba[k] - low->rgba[k]) * share -
                         get(samples, i)->rgba[k]));
    return bend;
}

/* Returns a copy of the samples, with new ones where the gradient bends; the
 * new ones have no colors yet.  Free with g_array_unref(). */
static GArray *
refine(const GArray *samples)
{
    GArray *finer = g_array_new(FALSE, FALSE, sizeof(Sample));

    for (guint i = 0; i < samples->len; i++) {
        const Sample *sample = get(samples, i);
        g_array_append_val(finer, *sample);
        if (i + 1 < samples->len && sample[1].x > sample->x &&
            fmax(bend_at(samples, i), bend_at(samples, i + 1)) > BEND_MAX)
            add_between(finer, sample->x, sample[1].x, N_PARTS);
    }
    return finer;
}

/* Samples the gradient finely enough to choose stops from the samples.  Returns NULL
 * if GIMP cannot provide the gradient.  Free with g_array_unref(). */
static GArray *
take_samples(const LatticeGradient *gradient)
{
    g_autoptr(GArray) places = list_places(gradient);

    if (places == NULL)
        return NULL;
    g_autoptr(GArray) samples = make_first_samples(places);
    gboolean has_colors = ask_colors(gradient, samples);
    for (int round = 1; has_colors && round < N_ROUNDS; round++) {
        g_autoptr(GArray) finer = refine(samples);
        if (finer->len == samples->len || finer->len > N_MOST)
            break;
        g_array_unref(samples);
        samples = g_steal_pointer(&finer);
        has_colors = ask_colors(gradient, samples);
    }
    return has_colors ? g_steal_pointer(&samples) : NULL;
}

/* For each channel, the range of slopes that a line from a stop can have while
 * staying within the tolerance of all samples so far. */
typedef struct Cone {
    double least[N_CHANNELS], most[N_CHANNELS];
} Cone;

/* Narrows the cone to the lines that stay within the tolerance of a sample;
 * sets *is_open to FALSE if no line is left.  Returns TRUE if the line to the
 * sample itself was in the cone. */
static gboolean
try_sample(Cone *cone, const Sample *from, const Sample *to, double tolerance,
           gboolean *is_open)
{
    const double width = to->x - from->x;
    gboolean is_in = TRUE;

    for (int k = 0; k < N_CHANNELS; k++) {
        const double rise = to->rgba[k] - from->rgba[k];
        if (width == 0.0) { /* two sides of a border; a jump closes the cone */
            *is_open = *is_open && fabs(rise) <= tolerance;
            continue;
        }
        const double slope = rise / width;
        is_in = is_in && slope >= cone->least[k] && slope <= cone->most[k];
        cone->least[k] = fmax(cone->least[k], (rise - tolerance) / width);
        cone->most[k] = fmin(cone->most[k], (rise + tolerance) / width);
        *is_open = *is_open && cone->least[k] <= cone->most[k];
    }
    return is_in;
}

/* Returns the index of the farthest sample that can be the next stop. */
static guint
find_next(const GArray *samples, guint from, double tolerance)
{
    gboolean is_open = TRUE;
    guint farthest = from + 1;
    Cone cone;

    for (int k = 0; k < N_CHANNELS; k++) {
        cone.least[k] = -INFINITY;
        cone.most[k] = INFINITY;
    }
    for (guint i = from + 1; i < samples->len && is_open; i++) {
        if (try_sample(&cone, get(samples, from), get(samples, i), tolerance,
                       &is_open))
            farthest = i;
    }
    return farthest;
}

/* Chooses stops whose gradient stays within `tolerance` of the samples.  Returns
 * FALSE if that would take more than NOISE_STOPS_MAX stops. */
static gboolean
find_stops(const GArray *samples, double tolerance, NoiseGradient *stops)
{
    memset(stops, 0, sizeof *stops);
    for (guint i = 0;; i = find_next(samples, i, tolerance)) {
        if (stops->count == NOISE_STOPS_MAX)
            return FALSE;
        stops->stops[stops->count++] = (NoiseStop){
            get(samples, i)->x, lattice_color_pack(get(samples, i)->rgba)};
        if (i == samples->len - 1)
            return TRUE;
    }
}

gboolean
lattice_gradient_fit(const LatticeGradient *gradient, NoiseGradient *stops)
{
    g_autoptr(GArray) samples = take_samples(gradient);
    double below = TOLERANCE, above = 1.0;

    if (samples == NULL)
        return FALSE;
    if (!find_stops(samples, TOLERANCE, stops)) {
        /* Bisect for the smallest tolerance that takes at most NOISE_STOPS_MAX
         * stops.  A tolerance of 1, the largest possible distance, takes only
         * two. */
        while (above - below > TOLERANCE / 64) {
            const double middle = 0.5 * (below + above);
            if (find_stops(samples, middle, stops))
                above = middle;
            else
                below = middle;
        }
        find_stops(samples, above, stops);
    }
    return TRUE;
}
