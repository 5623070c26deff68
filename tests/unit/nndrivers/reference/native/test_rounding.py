"""Which convolutions native loops round otherwise than NumPy depends on the convolution only."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.resources import ModelResources
from nndrivers.reference.threads import ThreadPool
from nnhal.device import Device
from nnhal.types import Model, OperandType, OperationType
from nntflite.importer.builder import ModelBuilder

F32 = OperandType.TENSOR_FLOAT32

CHANNELS = 5, 24, 8


def net(channels: tuple[int, ...]) -> Model:
    """Convolutions of an image of 20 x 20, each of the one before; of 11 and 17 microseconds."""
    builder = ModelBuilder()
    source = result = builder.operand(F32, (1, 20, 20, channels[0]))
    for before, after in pairwise(channels):
        rng = np.random.default_rng(after)
        arguments = [
            result,
            builder.constant(F32, rng.normal(0, 0.5, (after, 3, 3, before))),
            builder.constant(F32, rng.normal(size=after)),
            *(builder.scalar(OperandType.INT32, value) for value in (1, 1, 1, 0)),
        ]
        result = builder.operand(F32, (1, 20, 20, after))
        builder.operation(OperationType.CONV_2D, arguments, [result])
    return builder.finish([source], [result])


@pytest.mark.parametrize("threads", [1, 3])
def test_a_model_in_parts_has_the_bits_of_the_whole(execution: Any, threads: int) -> None:
    """Although neither is worth loading loops for."""
    data = np.random.default_rng(2).normal(size=(1, 20, 20, 5)).astype(np.float32)
    (expected,) = execution(net(CHANNELS), Device(ReferenceDriver()).prepare(net(CHANNELS)))(data)
    device = Device(ReferenceDriver(threads=threads))
    for pair in pairwise(CHANNELS):
        (data,) = execution(net(pair), device.prepare(net(pair)))(data)
    assert data.tobytes() == expected.tobytes()


def test_whether_loops_may_round_otherwise_depends_on_the_operation_only() -> None:
    for expected_ns, native in ((0, True), (1e9, True), (1e9, False)):
        model = ModelResources(ThreadPool(), native=native)
        model.expect(expected_ns)
        assert [model.native_rounding(work) for work in (1000, 10_000)] == [False, native]
