"""The delegate of the tests, built where there is a compiler."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def delegate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shared library."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler (cc), which builds the delegate")
    library = tmp_path_factory.mktemp("delegate") / "libtest_delegate.so"
    source = Path(__file__).with_name("delegate.c")
    how = ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", str(library)]
    subprocess.run([compiler, *how, str(source)], check=True)
    return library
