"""Work cut into tiles and shared out to threads."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from corpus.tflite_oracle import run
from nndrivers.reference.arithmetic import tiles
from nndrivers.reference.arithmetic.tiles import row_tiles
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.resources import ModelResources
from nndrivers.reference.threads import ThreadPool
from nnhal.device import Device
from nnhal.types import OperandType
from tests.cells import cells

U8, F32 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_FLOAT32


@given(
    batches=st.integers(1, 4),
    rows=st.integers(1, 200),
    row_bytes=st.integers(1, 1 << 21),
    work_ns=st.floats(0, 1e8),
    threads=st.integers(1, 5),
)
def test_every_row_is_in_one_tile_and_tiles_are_small(
    batches: int, rows: int, row_bytes: int, work_ns: float, threads: int
) -> None:
    resources = ModelResources(ThreadPool(threads))
    shares = row_tiles(batches, rows, row_bytes, work_ns, resources)
    assert 1 <= len(shares) <= threads
    covered = [(t.batch, row) for share in shares for t in share for row in range(t.first, t.last)]
    assert sorted(covered) == [(batch, row) for batch in range(batches) for row in range(rows)]
    for share in shares:
        assert all(t.rows == 1 or t.rows * row_bytes <= tiles._TILE_BYTES for t in share)


def test_what_is_done_in_no_time_is_not_worth_a_thread() -> None:
    assert len(row_tiles(1, 100, 1000, 10_000, ModelResources(ThreadPool(4)))) == 1


@cells("type_", [U8, F32])
@cells("threads", [1, 2, 3])
def test_large_images_are_computed_tile_by_tile(
    net: Any, execution: Any, data: Any, steps_off: int, type_: OperandType, threads: int
) -> None:
    model = net(type_)
    source = model.input(2, 50, 60, 16)
    last = model.depthwise(model.conv(source, 70, size=3))
    built = model.finish([source], [model.depthwise(last, stride=2)])
    inputs = data(built)
    prepared = Device(ReferenceDriver(threads=threads)).prepare(built)
    (actual,) = execution(built, prepared)(*inputs)
    (expected,) = run(built, inputs)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-5 if type_ == F32 else steps_off)
