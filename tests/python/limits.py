# SPDX-License-Identifier: LGPL-3.0-or-later
"""How long tests wait.  Limits are for what hangs: ten times what a slow machine
takes, for one on which builds of other packages run, too."""

# For one command, or for a change that a screen should show.
SECONDS = 300
