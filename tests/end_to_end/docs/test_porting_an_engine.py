"""Runs the engine of docs/porting_an_engine.md, as it stands there."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from nnhal import registry
from tests.end_to_end.docs.examples import blocks
from tests.unit.nndrivers.engines.models import chain, executed


def test_the_engine_of_the_page_computes(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = repository / "docs" / "porting_an_engine.md"
    (code,) = (block.text for block in blocks(page) if block.language == "python")
    (tmp_path / "acme_graphs.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        device = registry.resolve("acme_graphs:AcmeGraphs", threads=2)
        assert device.threads == 2
        model = chain("ADD", "SUB")
        assert list(device.supported_operations(model)) == [True, True]
        given = np.array([3.0, 4.0], np.float32)
        np.testing.assert_array_equal(executed(device.prepare(model), given), given)
        assert list(device.supported_operations(chain("NEG", type="TENSOR_FLOAT16"))) == [False]
    finally:
        sys.modules.pop("acme_graphs", None)
