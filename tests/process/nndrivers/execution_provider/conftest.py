"""The execution provider of the tests, built where there are a compiler and ONNX Runtime."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def provider(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shared library."""
    pytest.importorskip("onnx", reason="the extra onnxruntime is not installed")
    runtime = pytest.importorskip("onnxruntime", reason="the extra onnxruntime is not installed")
    if not hasattr(runtime.InferenceSession, "get_provider_graph_assignment_info"):
        pytest.skip("this ONNX Runtime does not say what it has assigned to providers")
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler (cc), which builds the provider")
    library = tmp_path_factory.mktemp("provider") / "libtest_provider.so"
    source = Path(__file__).with_name("provider.c")
    how = ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", str(library)]
    subprocess.run([compiler, *how, str(source)], check=True)
    return library
