"""Outputs in memory that belongs to somebody else."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from nnhal.device import Device, PreparedModel
from nnhal.errors import HalError, Invalid
from nnhal.memory import Memory
from nnhal.types import (
    DataLocation,
    ErrorStatus,
    Model,
    OperandLifeTime,
    Request,
    RequestArgument,
)
from nnhal.validation.overlaps import NO_CONSTANTS, check_no_overlap, constant_ranges
from tests.unit.nnhal.toys import ToyDriver, add_model, arguments, toy_device

replace = msgspec.structs.replace


def with_weights(pool: Memory, offset: int = 0) -> Model:
    """ADD whose second input is a constant of 16 bytes in ``pool``."""
    model = add_model(pools=(pool,))
    first, second, *others = model.main.operands
    weights = replace(
        second, lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=DataLocation(0, offset, 16)
    )
    main = replace(model.main, operands=(first, weights, *others), input_indexes=(0,))
    return replace(model, main=main)


def writing_to(pool: Memory, offset: int) -> Request:
    """One input of its own; the output of 16 bytes in ``pool``."""
    return Request(
        (RequestArgument(location=DataLocation(0, 0, 16)),),
        (RequestArgument(location=DataLocation(1, offset, 16)),),
        (Memory.allocate(16), pool),
    )


@pytest.mark.parametrize("offset", [0, 15])
@pytest.mark.parametrize("again", [False, True], ids=["same object", "another descriptor"])
def test_an_output_on_a_constant_is_invalid(offset: int, again: bool) -> None:
    pool = Memory.allocate(48)
    ranges = constant_ranges(with_weights(pool))
    view = pool.duplicate() if again else pool
    with pytest.raises(Invalid, match="output 0 overlaps a constant of the model"):
        check_no_overlap(writing_to(view, offset), ranges)


@pytest.mark.parametrize("offset", [0, 32])
def test_an_output_beside_the_constants_of_its_pool_is_valid(offset: int) -> None:
    pool = Memory.allocate(48)
    check_no_overlap(writing_to(pool, offset), constant_ranges(with_weights(pool, 16)))


def test_two_views_of_one_file_overlap_where_their_bytes_are_the_same() -> None:
    pool = Memory.allocate(64)
    shifted = Memory.from_file(pool.fd, offset=32, size=32, writable=True)
    request = arguments().request
    check_no_overlap(replace(request, pools=(pool, shifted)), NO_CONSTANTS)
    moved = replace(request, inputs=(RequestArgument(location=DataLocation(0, 40, 16)),))
    with pytest.raises(Invalid, match="output 0 overlaps input 0"):
        check_no_overlap(replace(moved, pools=(pool, shifted)), NO_CONSTANTS)


def status_of(prepared: PreparedModel, request: Request, way: str) -> ErrorStatus:
    ways: dict[str, Callable[[], object]] = {
        "execute": lambda: prepared.execute(request),
        "execute_async": lambda: prepared.execute_async(request),
        "execute_fenced": lambda: prepared.execute_fenced(request),
        "burst": lambda: prepared.burst().execute(request),
    }
    with pytest.raises(HalError) as caught:
        ways[way]()
    return caught.value.status


@pytest.mark.parametrize("way", ["execute", "execute_async", "execute_fenced", "burst"])
def test_a_driver_of_the_kit_refuses_it_on_every_path(way: str) -> None:
    pool = Memory.allocate(48)
    prepared = Device(ToyDriver()).prepare(with_weights(pool))
    assert status_of(prepared, writing_to(pool, 8), way) == ErrorStatus.INVALID_ARGUMENT


def test_a_prepared_model_does_not_keep_the_pools_of_its_constants_alive() -> None:
    pool = Memory.allocate(48)
    model = with_weights(pool)
    prepared = toy_device().prepare(model)
    assert prepared is not None
    del model
    pool.close()
    assert pool.closed
