# SPDX-License-Identifier: LGPL-3.0-or-later
"""What `meson install` installs, and how to run things without rights."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "python"))
import checked  # noqa: E402, F401 (tests take it from here)

SKIPPED = 77
NOBODY = "65534"

CORE = ["include/noise-core/choices.h", "include/noise-core/noise.h",
        "include/noise-core/groups.def",
        "include/noise-core/layers.def", "include/noise-core/layers.h",
        "include/noise-core/masks.def", "include/noise-core/parameters.def",
        "include/noise-core/refusals.def", "include/noise-core/rows.h",
        "{libdir}/libnoise-core.a", "{libdir}/libnoise-core.so",
        "{libdir}/libnoise-core.so.{soversion}",
        "{libdir}/libnoise-core.so.{version}",
        "{libdir}/pkgconfig/noise-core.pc"]
PLUGIN = ["{gegl}/lattice-noise.so",
          "{gimp}/lattice-noise/lattice-noise",
          "{share}/icons/hicolor/scalable/apps/{id}.svg",
          "{share}/metainfo/{id}.metainfo.xml"]
TOOL = ["bin/lattice-noise",
        "{share}/bash-completion/completions/lattice-noise",
        "{share}/fish/vendor_completions.d/lattice-noise.fish",
        "{share}/man/man1/lattice-noise.1",
        "{share}/zsh/site-functions/_lattice-noise"]
PAGES = ["algorithms", "exactness", "guide", "layers", "materials",
         "parameters", "performance", "scripting"]

# For builds that run the tests themselves: quick ones, as for everyone else.
ENVIRONMENT = {name: value for name, value in os.environ.items()
               if name != "NOISE_TEST_LONG"}


# Seconds that a build with its tests may take; Meson ends a test sooner.
TIME_LIMIT = 7200


def run(*command, cwd=None, **variables):
    """What a command prints, which must succeed."""
    done = subprocess.run([str(word) for word in command], check=False,
                          cwd=cwd, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding="utf-8", errors="replace",
                          timeout=TIME_LIMIT,
                          env={**ENVIRONMENT, **variables})
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stdout[-8000:]}")
    return done.stdout


def below(folder, pattern):
    """The files of a folder that match, by their paths from it."""
    return [path.relative_to(folder) for path in sorted(folder.glob(pattern))
            if path.is_file()]


def help_files():
    names = [f"en/{page}.html" for page in PAGES] + ["en/gimp-help.xml"]
    for guide in below(ROOT / "docs", "*/guide.md"):
        names += [f"{guide.parent}/guide.html", f"{guide.parent}/gimp-help.xml"]
    return names + [f"images/{name}" for name in
                    below(ROOT / "docs" / "images", "**/*")]


def expected_files(**folders):
    """All files, with these folders; `tool` and `pages` say whether the command
    line and the help were built."""
    names = CORE + PLUGIN + (TOOL if folders.pop("tool") else [])
    names += [f"{{share}}/lattice-noise/presets/{name}"
              for name in below(ROOT / "data" / "presets", "*.recipe")]
    names += [f"{{share}}/locale/{language}/LC_MESSAGES/lattice-noise.mo"
              for language in (ROOT / "po" / "LINGUAS").read_text().split()
              if language.isidentifier()]
    if folders.pop("pages"):
        names += [f"{{share}}/lattice-noise/help/{name}"
                  for name in help_files()]
    return sorted(name.format(**folders, share="share", id="org.gimp.GIMP."
                              "Plugin.LatticeNoise") for name in names)


def introspect(build, what):
    return json.loads(subprocess.run(
        ["meson", "introspect", what, build], check=True,
        capture_output=True, encoding="utf-8").stdout)


def options(build):
    return {option["name"]: option["value"]
            for option in introspect(build, "--buildoptions")}


def files_below(folder):
    """All files and empty folders below a folder, by their paths from it."""
    found = []
    for parent, folders, files in os.walk(folder):
        found += [pathlib.Path(parent, name) for name in files]
        if not folders and not files and parent != str(folder):
            found.append(pathlib.Path(parent, "(empty)"))
    return sorted(str(path.relative_to(folder)) for path in found)


def without_rights(*command):
    """The command for somebody who is not root; None if that cannot be: nobody
    must be able to read the checkout."""
    command = [str(word) for word in command]
    if os.geteuid() != 0:
        return command
    someone = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}",
               "--clear-groups", "--"]
    if not shutil.which("setpriv") or subprocess.run(
            [*someone, "test", "-r", ROOT / "meson.build"],
            check=False).returncode:
        return None
    return [*someone, *command]
