"""The benchmark that a file of tests is named for, and a model of no size to run it on."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from nnhal.types import OperandType, OperationType
from nntflite.exporter import export_model
from nntflite.importer.builder import ModelBuilder


@pytest.fixture
def benchmark(
    request: pytest.FixtureRequest, repository: Path, monkeypatch: pytest.MonkeyPatch
) -> ModuleType:
    """The module ``benchmarks/NAME.py``, for the tests of ``test_NAME.py``."""
    # Processes that a benchmark starts find it there, too.
    monkeypatch.syspath_prepend(str(repository / "benchmarks"))
    return importlib.import_module(request.path.stem.removeprefix("test_"))


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """``tiny.tflite``: one TANH of eight numbers."""
    builder = ModelBuilder()
    source, result = (builder.operand(OperandType.TENSOR_FLOAT32, (1, 8)) for _ in range(2))
    builder.operation(OperationType.TANH, [source], [result])
    path = tmp_path / "tiny.tflite"
    path.write_bytes(export_model(builder.finish([source], [result])))
    return path
