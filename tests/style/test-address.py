# SPDX-License-Identifier: LGPL-3.0-or-later
"""Every file that people look into for the project's address has that of
data/address, and tools/set-address changes it in all of them."""

import pathlib
import shutil
import sys
import tempfile

import style

ADDRESS = "data/address"
TOOL = "tools/set-address"
PLACEHOLDER = "lattice-noise.example"
SITE, BUGS, MAIL = "{address}", "{address}issues", "developers@{host}"
REPORTING = "{address}reporting.html"
NAMED = {
    "CONTRIBUTING.md": [BUGS, MAIL],
    "SECURITY.md": [MAIL],
    ".github/ISSUE_TEMPLATE/config.yml": [REPORTING],
    "data/flatpak/org.gimp.GIMP.Plugin.LatticeNoise.json": [SITE],
    "data/org.gimp.GIMP.Plugin.LatticeNoise.metainfo.xml.in":
        ["@ADDRESS@reporting.html"],
    "data/zip/README.txt": [REPORTING],
    "debian/changelog": [MAIL],
    "debian/control": [f"Homepage: {SITE}\n", MAIL],
    "docs/reporting.md": [BUGS, MAIL],
    "noise-core/tool/lattice-noise.1": [REPORTING],
}
# They speak of placeholders.
EXCEPT = ("tests/style/test-address.py",)


def check(tree):
    address = tree.text(ADDRESS).strip()
    host = address.split("/")[2]
    for name, forms in NAMED.items():
        for form in forms:
            words = form.format(address=address, host=host)
            if name not in tree.files or words not in tree.text(name):
                yield f"{name}: does not name {words.strip()}; see {TOOL}"
    for name in tree.files:
        if host != PLACEHOLDER and name not in EXCEPT and \
                PLACEHOLDER.encode() in tree.bytes(name):
            yield f"{name}: still names {PLACEHOLDER}"


def prove_tool(root):
    """Another address is in all files, and the old one in none."""
    tree = style.Tree(root)
    with tempfile.TemporaryDirectory() as folder:
        for name in (*NAMED, ADDRESS, TOOL):
            copy = pathlib.Path(folder, name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(tree.root / name, copy)
        style.run("git", "init", "-q", folder)
        style.run("git", "-C", folder, "add", ".")
        tool = pathlib.Path(folder, TOOL)
        status, _, said = style.run(sys.executable, tool, "http://no.example")
        if status != 1 or "begins with https://" not in said:
            sys.exit(f"{TOOL} takes a wrong address: {said}")
        old = tree.text(ADDRESS).strip().encode()
        style.run(sys.executable, tool, "https://new.example/below/")
        changed = style.Tree(folder)
        faults = list(check(changed)) + [
            name for name in changed.files if old in changed.bytes(name)]
        if faults or "new.example/below/" not in changed.text(ADDRESS):
            sys.exit(f"{TOOL} leaves the old address: {faults}")


GOOD = {name: "".join(forms).format(address="https://a.org/b/", host="a.org")
        for name, forms in NAMED.items()}
GOOD[ADDRESS] = "https://a.org/b/\n"
if shutil.which("git"):
    prove_tool(sys.argv[1])
style.main(lambda tree: list(check(tree)), good=GOOD, bad=[
    ({"SECURITY.md": "developers@b.org"}, "SECURITY.md: does not name"),
    ({"CONTRIBUTING.md": None}, "CONTRIBUTING.md: does not name"),
    ({"debian/control": "Homepage: https://a.org/\ndevelopers@a.org"},
     "not name Homepage: https://a.org/b/"),
    ({"README.md": f"https://{PLACEHOLDER}/"}, "still names"),
])
