#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""print-presets.py FOLDER: prints presets.js, with the folder's files NAME.recipe."""

import json
import pathlib
import sys

SCRIPT = """/* SPDX-License-Identifier: MIT
 *
 * The presets of Lattice Noise by name.  A script for pages and workers, and a module
 * for Node.
 */
const { preset, presets } = (() => {
    const recipes = new Map(Object.entries(%s));

    return {
        /* Returns the names of all presets. */
        presets: () => [...recipes.keys()],
        /* Returns the recipe of a preset. */
        preset(name) {
            if (!recipes.has(name)) {
                throw new RangeError(
                    `There is no preset "${String(name)}"; presets() lists all names`);
            }
            return recipes.get(name);
        },
    };
})();

if (typeof module === "object") {
    module.exports = { preset, presets };
}
"""


def main():
    files = sorted(pathlib.Path(sys.argv[1]).glob("*.recipe"), key=lambda path: path.stem)
    recipes = {path.stem: path.read_text(encoding="utf-8").strip() for path in files}
    print(SCRIPT % json.dumps(recipes, indent=0), end="")


main()
