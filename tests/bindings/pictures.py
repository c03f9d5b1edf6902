# SPDX-License-Identifier: LGPL-3.0-or-later
"""What bindings draw: recipes, and a rectangle as width, height, x and y; and marble,
by the programs of docs/programs.md."""

import pathlib
import re
import subprocess

import goldens

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

RECIPES = ["lattice-noise/1 scale=20",
           "lattice-noise/1 algorithm=cellular scale=30 feature=f2-over-f1",
           "lattice-noise/1 algorithm=simplex scale=9 coloring=rgba",
           "lattice-noise/1 algorithm=tiles relief=8 map=normal",
           "lattice-noise/1 dimensions=four z=0.25 warp-amount=9",
           # A third of the presets: most of them are materials.
           *(goldens.preset(path.stem)
             for path in sorted(goldens.PRESETS.glob("*.recipe"))[::3])]
PLACE = 90, 70, -31, 1000


def expected(core, recipe):
    """The bytes that the library in C draws."""
    width, height, x, y = PLACE
    return core.floats((x, y, width, height), recipe).tobytes()


def program(language, heading=""):
    """The first program in a language below a heading, as people copy it."""
    page = (ROOT / "docs/programs.md").read_text()
    page = page[page.index(f"\n## {heading}"):]
    return re.search(rf"^```{language}\n(.*?)^```", page, re.M | re.S)[1]


def run_program(folder, compiler, source, *libraries):
    """Compiles a program over the one file and runs it; returns its status.  How fast
    does not matter here."""
    subprocess.run([ROOT / "tools/amalgamate", folder], check=True)
    subprocess.run([*compiler, "-O1", "-DNOISE_PORTABLE", "-o", "program", source,
                    "noise-core.c", "noise-presets.c", "-lm", *libraries],
                   cwd=folder, check=True)
    return subprocess.run(["./program"], cwd=folder, check=False).returncode


def compile_marble(folder, compiler, language):
    """Draws by the program of C or C++."""
    source = folder / f"marble.{language}"
    source.write_text(program(language))
    assert run_program(folder, compiler, source) == 0
    return (folder / "marble.ppm").read_bytes()


def marble(folder):
    """The file that all programs draw."""
    own = pathlib.Path(folder) / "marble-in-c"
    own.mkdir()
    return compile_marble(own, ["cc", "-std=c11"], "c")
