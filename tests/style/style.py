# SPDX-License-Identifier: LGPL-3.0-or-later
"""What every style check shares: the list of files, and how to fail.

A check is a function that gets a Tree and returns complaints, each a
sentence that begins with "path:" or "path:line:".  Before it looks at the
project it has to prove, on small trees made for it, that it can fail.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

SKIPPED = 77

# The folders of the core, each of which may know those before it.
CORE = [f"noise-core/src/{name}" for name in (
    "vec/", "params/", "lattice/", "algorithms/common/", "view/",
    "algorithms/", "dispatch/", "color/", "plan/", "octaves/", "prepare/",
    "render/", "layers/",
    "version.")]

# Folders without sources, which are left out where there is no git to ask.
NOT_OURS = {".git", "__pycache__"}


class Skip(Exception):
    """The check cannot run here; the text says what is missing."""


def find_circle(graph):
    """A list of files, each of which knows the next, and the last the first;
    [] if there is no such circle."""
    left = {name: sorted(graph[name]) for name in sorted(graph)}
    done = set()
    for start in left:
        path = [start]
        while path:
            following = left.get(path[-1])
            if not following:
                done.add(path.pop())
                continue
            name = following.pop(0)
            if name in path:
                return path[path.index(name):]
            if name not in done:
                path.append(name)
    return []


def run(*command, cwd=None, **options):
    """Runs a command; returns its status, and its output and errors as text."""
    done = subprocess.run([str(word) for word in command], cwd=cwd,
                          stdin=subprocess.DEVNULL, capture_output=True,
                          encoding="utf-8", errors="replace", **options)
    return done.returncode, done.stdout, done.stderr


def git_files(root):
    """Files that git tracks or would track, or None without git."""
    if not (root / ".git").exists():
        return None
    try:
        status, out, _ = run("git", "-c", f"safe.directory={root}", "ls-files",
                             "-z", "--cached", "--others",
                             "--exclude-standard", cwd=root)
    except FileNotFoundError:
        return None
    if status:
        return None
    return [name for name in out.split("\0") if (root / name).is_file()]


def walked_files(root):
    """All files, as in an unpacked archive; build folders left out."""
    names = []
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders
                      if name not in NOT_OURS and not name.startswith("build")]
        names += [str(pathlib.Path(folder, name).relative_to(root))
                  for name in files]
    return names


class Tree:
    """The project's files, by their paths from its root with slashes."""

    def __init__(self, root):
        self.root = pathlib.Path(root).resolve()
        names = git_files(self.root)
        if names is None:
            names = walked_files(self.root)
        self.files = sorted({name for name in names if name})

    def bytes(self, name):
        return (self.root / name).read_bytes()

    def text(self, name):
        return self.bytes(name).decode("utf-8", errors="replace")

    def ending(self, *endings):
        return [name for name in self.files if name.endswith(endings)]


def make_tree(folder, files):
    for name, content in files.items():
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, str):
            content = content.encode()
        path.write_bytes(content)
    return Tree(folder)


def prove(check, good, bad):
    """The check accepts the tree `good` and, of each pair in `bad`, refuses
    the tree good + changes with a complaint that holds the pair's text."""
    cases = [({}, None)] + bad
    for changes, expected in cases:
        with tempfile.TemporaryDirectory() as folder:
            files = {name: content for name, content in
                     {**good, **changes}.items() if content is not None}
            complaints = check(make_tree(folder, files))
        if expected is None and complaints:
            sys.exit("the check refuses a good tree: " + "; ".join(complaints))
        if expected and not any(expected in text for text in complaints):
            sys.exit(f"the check misses a fault: {expected}\n"
                     f"it says: {complaints}")


def main(check, good, bad):
    """ROOT [...]: proves the check and then applies it to the project."""
    try:
        prove(check, good, bad)
        complaints = check(Tree(sys.argv[1]))
    except Skip as reason:
        print(f"skipped: {reason}")
        sys.exit(SKIPPED)
    for complaint in complaints:
        print(complaint)
    if complaints:
        sys.exit(f"{len(complaints)} complaints")
