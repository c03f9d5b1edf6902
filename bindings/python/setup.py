# SPDX-License-Identifier: MIT
"""Builds a wheel of noise_core.py and the core, which is compiled from one file."""

import pathlib
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from wheel.bdist_wheel import bdist_wheel

here = pathlib.Path(__file__).resolve().parent
sources = pathlib.Path("one-file")
writer = here.parent.parent / "tools/amalgamate"
if writer.exists():  # in a clone, where the sources may have changed
    subprocess.run([sys.executable, writer, here / sources], check=True)


class BuildLibrary(build_ext):
    """Builds a plain library, which ctypes can load in any version of Python, instead
    of an extension module for one version."""

    def get_ext_filename(self, name):
        return name + ".so"

    def get_export_symbols(self, ext):
        return ext.export_symbols


class AnyPython(bdist_wheel):
    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


setup(
    name="lattice-noise-core",
    version="0.9.0",
    description="Procedural noise: the same bits on every machine",
    license="MIT",
    python_requires=">=3.8",
    install_requires=["numpy"],
    py_modules=["noise_core"],
    ext_modules=[Extension("_noise_core", [
        str(sources / "noise-core.c"), str(sources / "noise-presets.c")],
        extra_compile_args=["-O2", "-g0"], libraries=["m"])],
    cmdclass={"build_ext": BuildLibrary, "bdist_wheel": AnyPython},
)
