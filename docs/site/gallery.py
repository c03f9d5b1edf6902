# SPDX-License-Identifier: LGPL-3.0-or-later
"""The gallery: every preset of the command line with its picture and recipe."""

import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

WIDTH, HEIGHT = 576, 432
QUALITY = "86"

# The maps that are shown beside a material's sphere, and their side.
MAPS = ["normal", "height", "occlusion", "roughness"]
MAP, SPHERE = 160, 320

# Spheres are drawn larger, on nothing.
DRAWN = 512
BEHIND = "#3e3f44"

PAGE = """<h1>Gallery</h1>
<p>{n} looks. Copy the recipe of one, and paste it in the studio \
(Shift+Ctrl+V). Scripts and the command line take the recipe or the name.</p>
<form class="search" role="search" hidden>
<label for="search">Search</label>
<input id="search" type="search" placeholder="Name, such as marble" \
autocomplete="off">
<output for="search" aria-live="polite"></output>
</form>
{groups}<script src="gallery.js"></script>
"""
GROUP = """<section class="group">
<h2 id="{id}">{label}</h2>
<ul class="looks">
{looks}</ul>
</section>
"""
LOOK = """<li>
<img src="{picture}" alt="{label}: {group}" width="{width}" \
height="{height}" loading="lazy">{maps}
<div><h3>{label}</h3><button type="button" aria-label="Copy the recipe of \
{label}" hidden>Copy</button></div>
<code class="name">{name}</code>
<code class="recipe" tabindex="0">{recipe}</code>
</li>
"""
MATERIAL = """
<p class="maps"><img src="looks/{name}_sphere.jpg" alt="{label} on a sphere" \
width="{sphere}" height="{sphere}" loading="lazy">{maps}</p>"""
A_MAP = """<img src="looks/{name}_{map}.jpg" alt="{map}" title="{map}" \
width="{side}" height="{side}" loading="lazy">"""


def picture(name):
    """The address of a look's picture."""
    return f"looks/{name}.jpg"


def is_material(recipe, group):
    """Whether it has layers, and is not to be put over something."""
    return recipe.startswith("lattice-noise/2") and group != "Coverings"


class Looks:
    """What the command line lists, as if it were installed for somebody without
    presets of their own."""

    def __init__(self, tool, presets, spheres, reduction=1):
        """spheres: the command that draws them, or None; reduction: by how much
        pictures and spheres are smaller than on the page."""
        self.tool, self.presets, self.spheres = tool, presets, spheres
        self.reduction = reduction
        self.with_maps = set()
        with self.installed() as run:
            self.groups = self.list_all(run)

    def installed(self):
        return Installed(self.tool, self.presets)

    @staticmethod
    def list_all(run):
        """{group: {name: (label, recipe)}}"""
        groups = {}
        for look in json.loads(run("presets", "--json")):
            groups.setdefault(look["group"], {})[look["name"]] = (
                look["label"], pathlib.Path(look["path"]).read_text().strip())
        # The first group is gray, and the page had better begin with colors.
        first = next(iter(groups))
        groups[first] = groups.pop(first)
        return groups

    def size(self, width, height):
        return f"{width // self.reduction}x{height // self.reduction}"

    def draw(self, folder, mogrify):
        """Draws each look as a JPEG, as GIMP's dialog would fit it to the
        picture: PNGs of noise are ten times as large."""
        folder.mkdir()
        if self.spheres is not None:
            self.draw_spheres(folder, mogrify)
        with self.installed() as run:
            for looks in self.groups.values():
                for name in looks:
                    run("render", name, "--fit", "-s",
                        self.size(WIDTH, HEIGHT), "-o",
                        str(folder / f"{name}.png"))
            for name in self.with_maps:
                for map_name in MAPS:
                    run("render", name, f"map={map_name}", "seamless=yes",
                        "-s", self.size(MAP, MAP), "-q", "-o",
                        str(folder / f"{name}_{map_name}.png"))
        pictures = sorted(map(str, folder.glob("*.png")))
        subprocess.run([mogrify, "-format", "jpg", "-quality", QUALITY,
                        "-strip", *pictures], check=True)
        for picture in pictures:
            os.remove(picture)

    def draw_spheres(self, folder, mogrify):
        """Those of all materials that can tile."""
        materials = [self.presets / f"{name}.recipe"
                     for group, looks in self.groups.items()
                     for name, (_, recipe) in looks.items()
                     if is_material(recipe, group)]
        # In a draft they would take longer than all the rest.
        side = DRAWN // self.reduction ** 2
        subprocess.run([*self.spheres, str(side), folder, *materials],
                       check=True)
        drawn = list(folder.glob("*.pam"))
        subprocess.run([mogrify, "-format", "png", "-background", BEHIND,
                        "-alpha", "remove", "-resize",
                        self.size(SPHERE, SPHERE),
                        *drawn], check=True)
        for path in drawn:
            path.unlink()
            self.with_maps.add(path.stem.removesuffix("_sphere"))

    def maps(self, name, label):
        """The HTML of a material's maps, or nothing."""
        if name not in self.with_maps:
            return ""
        return MATERIAL.format(
            name=name, label=html.escape(label), sphere=SPHERE,
            maps="".join(A_MAP.format(name=name, map=map_name, side=MAP)
                         for map_name in MAPS))

    def html(self):
        groups = "".join(GROUP.format(
            id=re.sub(r"\W+", "-", group.lower()), label=html.escape(group),
            looks="".join(LOOK.format(
                name=name, label=html.escape(label), width=WIDTH,
                group=html.escape(group), height=HEIGHT, picture=picture(name),
                maps=self.maps(name, label),
                recipe=html.escape(recipe))
                for name, (label, recipe) in looks.items()))
            for group, looks in self.groups.items())
        n = sum(map(len, self.groups.values()))
        return PAGE.format(n=n, groups=groups)


class Installed:
    """The command line in a folder of its own, as in a plug-in's."""

    def __init__(self, tool, presets):
        self.tool, self.presets = tool, presets

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        place = pathlib.Path(self.folder.name)
        (place / "bin").mkdir()
        self.program = shutil.copy(self.tool, place / "bin")
        (place / "presets").symlink_to(self.presets.resolve())
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(("GIMP", "LATTICE_",
                                                    "XDG_"))}
        self.environment["HOME"] = self.folder.name
        return self.run

    def __exit__(self, *_):
        self.folder.cleanup()

    def run(self, *words):
        return subprocess.run([self.program, *words], check=True,
                              stdout=subprocess.PIPE, env=self.environment,
                              encoding="utf-8").stdout
