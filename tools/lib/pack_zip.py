# SPDX-License-Identifier: LGPL-3.0-or-later
"""Usage: pack_zip.py FOLDER ARCHIVE SECONDS

Packs a folder, whose name begins each path.  The same files give the same
bytes: sorted, with one date (SECONDS since 1970, in UTC) and with the rights
that they need, whatever those of the files are."""

import pathlib
import stat
import sys
import time
import zipfile

# The first date that the format can hold, and a number for Unix.
FIRST = (1980, 1, 1, 0, 0, 0)
UNIX = 3


def main():
    folder, archive = pathlib.Path(sys.argv[1]), sys.argv[2]
    date = max(time.gmtime(int(sys.argv[3]))[:6], FIRST)
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_dir():
                continue
            name = path.relative_to(folder.parent).as_posix()
            entry = zipfile.ZipInfo(name, date)
            entry.create_system = UNIX
            entry.compress_type = zipfile.ZIP_DEFLATED
            may_run = path.stat().st_mode & stat.S_IXUSR
            entry.external_attr = (
                stat.S_IFREG | (0o755 if may_run else 0o644)) << 16
            packed.writestr(entry, path.read_bytes(), compresslevel=9)


if len(sys.argv) != 4:
    sys.exit(__doc__.strip())
main()
