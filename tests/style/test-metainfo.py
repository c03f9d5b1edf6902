# SPDX-License-Identifier: LGPL-3.0-or-later
"""What software centers show is valid and of this version.

Usage: test-metainfo.py METAINFO NEWS VERSION
"""

import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as tree

SKIPPED = 77


def complaints(metainfo, news, version):
    """The newest release stands first in the metainfo and in the news."""
    release = tree.parse(metainfo).find("releases/release")
    heading = re.search(r"^## (.*)$", news, re.MULTILINE)[1]
    if release.get("version") != version:
        yield f"{metainfo}: the newest release is {release.get('version')}"
    if heading.split()[0] != version:
        yield f"NEWS.md: the newest release is {heading}, not {version}"
    done = subprocess.run(["appstreamcli", "validate", "--no-net", metainfo],
                          capture_output=True, text=True, check=False)
    if done.returncode:
        yield f"{metainfo}: {done.stdout.strip()}"


metainfo, news, version = sys.argv[1:]
found = list(complaints(metainfo, pathlib.Path(news).read_text("utf-8"),
                        version)) if shutil.which("appstreamcli") else None
if found is None:
    print("appstreamcli is not installed")
    sys.exit(SKIPPED)
if not list(complaints(metainfo, "## 99 (later)\n", "99")):
    sys.exit("the check accepts another version")
print("\n".join(found))
sys.exit(bool(found))
