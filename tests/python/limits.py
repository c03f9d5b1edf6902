# SPDX-License-Identifier: LGPL-3.0-or-later
"""How long tests wait.  The limits only catch programs that hang: they are ten times
what a slow machine needs, because it may be building other packages as well."""

# For one command, or for a change that a screen should show.
SECONDS = 300
