"""ONNX's own tests of single operators: what is imported computes what they expect."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from nntflite.errors import UnsupportedModel
from nntflite.onnx.importer import import_onnx
from tests.unit.nntflite.importer.conftest import Sequences
from tests.volume import sampled

_NEGATIVE_INDEXES = "test_gather_negative_indices"
"""The HAL has no negative indexes, and those of an input are not known before."""

_EXACT = 1e-4


def _as_hal(value: Any) -> Any:
    return value.astype(np.int32) if value.dtype == np.int64 else value


def test_imported_operators_compute_what_onnx_expects() -> None:
    pytest.importorskip("onnx", reason="the extra onnxruntime is not installed")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from onnx.backend.test.case.node import collect_testcases

        cases = sampled(collect_testcases(None), 0.15)
    imported = 0
    for case in cases:
        inputs, outputs = case.data_sets[0]
        if not all(isinstance(value, np.ndarray) for value in (*inputs, *outputs)):
            continue
        shapes = {number: value.shape for number, value in enumerate(inputs)}
        try:
            model = import_onnx(case.model.SerializeToString(), case.name, shapes)
        except UnsupportedModel:
            continue
        if not model.model.main.operations or case.name == _NEGATIVE_INDEXES:
            continue
        (found,) = Sequences(model)([list(map(_as_hal, inputs))])
        for actual, wanted in zip(found, outputs, strict=True):
            assert actual.size == wanted.size, case.name
            np.testing.assert_allclose(
                actual.astype(float).reshape(wanted.shape),
                wanted.astype(float),
                rtol=1e-3,
                atol=_EXACT,
                err_msg=case.name,
            )
        imported += 1
    assert imported > len(cases) // 12
