/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts between numbers and positions along a slider.
 */
#include "slider.h"

#include <glib.h>
#include <math.h>

double
lattice_slider_place(const NoiseParameter *parameter, double number)
{
    const double share =
        (number - parameter->slider_minimum) /
        (parameter->slider_maximum - parameter->slider_minimum);

    return pow(CLAMP(share, 0.0, 1.0), 1.0 / parameter->slider_gamma);
}

double
lattice_slider_number(const NoiseParameter *parameter, double place)
{
    const double unit = pow(10.0, parameter->slider_digits);
    const double share = pow(place, parameter->slider_gamma);
    const double exact =
        parameter->slider_minimum +
        share * (parameter->slider_maximum - parameter->slider_minimum);

    return round(exact * unit) / unit;
}
