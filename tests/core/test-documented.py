# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-documented.py NOISE_RENDER ROOT

Every recipe that a document shows is one that draws.
"""

import pathlib
import re
import subprocess
import sys

# A recipe ends with the code, the quotes or the line that it stands in; quotes
# within it are those of a seed.
RECIPE = re.compile(r'lattice-noise/1((?: +[a-z][a-z0-9-]*='
                    r'(?:"[^"\n]*"|[^\s`"\'<>|]+))+)')


def documents(root):
    for folder in ("", "docs", "noise-core", "data/scripts"):
        yield from sorted((root / folder).glob("*.md"))


def main():
    render, root = sys.argv[1], pathlib.Path(sys.argv[2])
    n_recipes = 0
    failed = False
    for path in documents(root):
        for match in RECIPE.finditer(path.read_text(encoding="utf-8")):
            n_recipes += 1
            done = subprocess.run([render, match[0], "3", "2"],
                                  capture_output=True, check=False)
            if done.returncode != 0:
                failed = True
                print(f"{path.relative_to(root)}: {match[0]}: "
                      f"{done.stderr.decode().strip()}")
    print(f"{n_recipes} recipes")
    sys.exit(failed or n_recipes < 3)


main()
