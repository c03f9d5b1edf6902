// SPDX-License-Identifier: MIT

/** The names of all presets. */
export function presets(): string[];
/** The recipe of a preset, such as "marble"; a RangeError if there is none. */
export function preset(name: string): string;
