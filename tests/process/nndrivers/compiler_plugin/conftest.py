"""The example of a compiler plugin and a dispatch library, with the defect that a test asks for."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

import pytest

Build: TypeAlias = Callable[[str], Path]
"""Makes the folder of an example with a defect."""

_HOW = ("-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror")
_SOURCES = {
    "libLiteRtCompilerPlugin_Example.so": "plugin.c",
    "libLiteRtDispatch_Example.so": "dispatch.c",
}


@pytest.fixture(scope="session")
def example(tmp_path_factory: pytest.TempPathFactory) -> Build:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler (cc), which builds the example plugin")
    if find_spec("ai_edge_litert") is None:
        pytest.skip("the package ai-edge-litert is not installed")

    def build(defect: str) -> Path:
        folder = tmp_path_factory.mktemp(defect.lower())
        for library, source in _SOURCES.items():
            path = Path(__file__).with_name("native") / source
            command = [compiler, *_HOW, f"-DDEFECT={defect}", "-o", folder / library, path, "-lm"]
            subprocess.run(command, check=True)
        return folder

    return build
