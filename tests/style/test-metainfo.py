# SPDX-License-Identifier: LGPL-3.0-or-later
"""What software centers show is valid and of this version, and so is Debian's
changelog.

Usage: test-metainfo.py METAINFO NEWS CHANGELOG VERSION
"""

import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as tree

SKIPPED = 77


def complaints(metainfo, news, changelog, version):
    """The newest release stands first in each."""
    release = tree.parse(metainfo).find("releases/release")
    heading = re.search(r"^## (.*)$", news, re.MULTILINE)[1]
    if release.get("version") != version:
        yield f"{metainfo}: the newest release is {release.get('version')}"
    if heading.split()[0] != version:
        yield f"NEWS.md: the newest release is {heading}, not {version}"
    package = re.match(r"lattice-noise \((.*)-[^-]*\)", changelog)[1]
    if package != version:
        yield f"debian/changelog: the newest release is {package}"
    done = subprocess.run(["appstreamcli", "validate", "--no-net", metainfo],
                          capture_output=True, text=True, check=False)
    if done.returncode:
        yield f"{metainfo}: {done.stdout.strip()}"


metainfo, news, changelog, version = sys.argv[1:]
texts = [pathlib.Path(file).read_text("utf-8") for file in (news, changelog)]
found = list(complaints(metainfo, *texts, version)) if shutil.which(
    "appstreamcli") else None
if found is None:
    print("appstreamcli is not installed")
    sys.exit(SKIPPED)
other = ("## 99 (later)\n", "lattice-noise (99-1) unstable\n")
for wrong in ((*other, "99"), (other[0], texts[1], version),
              (texts[0], other[1], version)):
    if not list(complaints(metainfo, *wrong)):
        sys.exit("the check accepts another version")
print("\n".join(found))
sys.exit(bool(found))
