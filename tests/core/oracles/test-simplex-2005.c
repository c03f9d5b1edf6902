/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares paper_simplex_2005() with values from S. Gustavson's program of 2005.
 * They come from the Python package "noise" (Debian: python3-noise), from its
 * snoise2, snoise3 and snoise4, in single precision.
 */
#include <math.h>

#include "../check.h"
#include "../papers/published.h"

/* These places cover all six simplices of a cell in space, and 18 of the 24 in four
 * dimensions.  None is near a border of simplices, where the noise of 2005 jumps
 * because its kernels reach farther than that. */
static const double known[][3] = {
    {-0.4359308, 0.8438580, 0.1377028},   {-0.5828691, -0.0426690, -0.2098406},
    {-0.6811142, 0.4671175, 0.0272171},   {0.1674067, 0.5314372, 0.1521646},
    {-0.3102059, 0.3977520, -0.1584495},  {0.4224404, -0.3381376, -0.4456511},
    {-0.8036039, 0.7938336, 0.3964602},   {0.1326009, 0.4787775, -0.1239104},
    {0.5671891, 0.0151360, -0.0827012},   {0.4440612, 0.3479035, 0.1269477},
    {-0.3993261, -0.0828134, -0.1790900}, {0.6739507, 0.4004295, -0.0199628},
    {0.5093672, -0.1909833, 0.0781299},   {-0.1400562, 0.1795550, -0.2923859},
    {-0.8412486, 0.4904371, -0.1727583},  {0.3997015, -0.0136196, 0.2085808},
    {0.7901263, -0.3480527, -0.1671635},  {-0.8418723, -0.2940895, -0.0412186},
    {-0.6073722, -0.1856497, 0.3762561},  {0.3092485, -0.0137835, 0.2920268},
    {-0.2687836, -0.3475485, 0.5605608},  {0.5538578, 0.1732961, 0.1416966},
    {0.3896725, 0.5519625, -0.0821165},   {0.0026597, 0.3941276, 0.0091667},
    {-0.6003301, -0.3117523, 0.0994287},  {-0.1413805, -0.2370726, 0.6172988},
    {-0.4345643, 0.2460408, -0.2591599},  {-0.7747083, 0.4926063, 0.0109458},
    {0.0218290, -0.3486966, 0.1248677},   {0.2516759, -0.0214904, 0.0068690},
    {-0.0990085, -0.0927428, 0.1688972},  {-0.0350830, -0.2863753, -0.1270190},
};

TEST(it_gives_the_values_of_the_program)
{
    for (int k = 0; k < (int)(sizeof known / sizeof known[0]); k++) {
        double place[4];
        for (int axis = 0; axis < 4; axis++)
            place[axis] = (k + 1) * (1045 + 1894 * axis) % 16381 / 1024.0 - 8;
        for (int n = 2; n <= 4; n++)
            CHECK(fabs(paper_simplex_2005(n, place) - known[k][n - 2]) < 1e-5);
    }
}
