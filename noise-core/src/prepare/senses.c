/* SPDX-License-Identifier: MIT
 *
 * Computes what masks sense.
 */
#include "senses.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "../color/tone.h"

static void
compute_hollows(const NoiseGround *ground, int n, float *sensed)
{
    for (int i = 0; i < n; i++)
        sensed[i] = ground->mean[i] - ground->height[i];
}

static void
compute_steepness(const NoiseGround *ground, int n, float *sensed)
{
    const float *x = ground->rise[0], *y = ground->rise[1];

    for (int i = 0; i < n; i++)
        sensed[i] = sqrtf(x[i] * x[i] + y[i] * y[i]);
}

static void
compute_heights(const NoiseGround *ground, int n, float *sensed)
{
    memcpy(sensed, ground->height, sizeof *sensed * (size_t)n);
}

/* The result is 1 at an edge, and falls with distance to 0 at the mask's radius. */
static void
compute_edges(const NoiseGround *ground, int n, float *sensed)
{
    for (int i = 0; i < n; i++)
        sensed[i] = noise_clip(1.0f - ground->edge[i]);
}

static void
compute_brightness(const NoiseGround *ground, int n, float *sensed)
{
    memcpy(sensed, ground->bright, sizeof *sensed * (size_t)n);
}

const NoiseSense noise_senses[NOISE_SENSES] = {
    {.weight = offsetof(NoiseMask, prefer_hollows),
     .looks_around = true,
     .compute = compute_hollows},
    {.weight = offsetof(NoiseMask, prefer_slopes),
     .looks_around = true,
     .is_slope = true,
     .compute = compute_steepness},
    {.weight = offsetof(NoiseMask, prefer_heights), .compute = compute_heights},
    {.weight = offsetof(NoiseMask, prefer_edges),
     .needs_edge = true,
     .compute = compute_edges},
    {.weight = offsetof(NoiseMask, prefer_bright),
     .needs_picture = true,
     .compute = compute_brightness},
};

double
noise_sense_weight(const NoiseSense *sense, const NoiseMask *mask)
{
    double weight;

    memcpy(&weight, (const char *)mask + sense->weight, sizeof weight);
    return weight;
}
