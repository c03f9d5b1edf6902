// SPDX-License-Identifier: MIT

/** Returns the names of all presets. */
export function presets(): string[];
/** Returns the recipe of a preset, such as "marble"; throws a RangeError if there is no
    preset of this name. */
export function preset(name: string): string;
