"""Calls that are joined do what they did one by one, to the bit."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.quantized_softmax import exponentials, softmax_codes
from nndrivers.reference.calls import Call, LoopCall, run_all
from nndrivers.reference.native.joining import join
from nndrivers.reference.planning import watching
from nnhal.device import Device
from nnhal.types import OperandType
from tests.cells import cells
from tests.native_loops import skip_without_loops

skip_without_loops()

Array = NDArray[Any]
Make = Callable[..., Call]

U8, F32 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_FLOAT32

SPECIAL = [np.nan, np.inf, -np.inf, 0.0, -0.0, 1e-40, -3e38, 2.5]


def numbers(dtype: str, shape: tuple[int, ...], seed: int = 0) -> Array:
    rng = np.random.default_rng(seed)
    if np.dtype(dtype).kind == "f":
        values = rng.normal(0, 50, shape)
        values.reshape(-1)[: len(SPECIAL)] = SPECIAL[: values.size]
        return values.astype(dtype)
    limits = np.iinfo(dtype)
    return rng.integers(limits.min, limits.max, shape, endpoint=True).astype(dtype)


def check(make: Make, target: Array, *operands: Array) -> None:
    """The call that ``make`` binds, by itself and joined, into memory of the same content."""
    before = target.copy()
    with np.errstate(all="ignore"):
        make(target, *operands)()
        expected = target.copy()
        target[...] = before
        (call,) = join([make(target, *operands)])
        assert isinstance(call, LoopCall)
        call()
    assert target.tobytes() == expected.tobytes()


BINARY = [
    *((ufunc, kind) for ufunc in (np.add, np.subtract, np.multiply, np.divide) for kind in "fd"),
    (np.add, "h"),
]
UNARY = [(ufunc, "d") for ufunc in (np.absolute, np.floor, np.sign)]
SHAPES = [((40,), (40,)), ((3, 5, 7), (7,)), ((2, 3, 4), ()), ((1, 1), (1, 1)), ((4, 6), (4, 1))]


@cells(("function", "kind"), BINARY)
@cells("shapes", SHAPES)
def test_functions_of_two(function: np.ufunc, kind: str, shapes: Any) -> None:
    left, right = (numbers(kind, shape, seed) for seed, shape in enumerate(shapes))
    with np.errstate(all="ignore"):
        target = np.zeros(np.broadcast_shapes(*shapes), kind)
        check(lambda to, a, b: partial(function, a, b, to), target, left, right)
        check(lambda to, b: partial(function, to, b, out=to), left.copy(), right)
        turned = np.zeros(target.shape[::-1], kind).T
        check(lambda to, a, b: partial(function, a, b, to), turned, left, right)


@cells(("function", "kind"), UNARY)
def test_functions_of_one(function: np.ufunc, kind: str) -> None:
    source = numbers(kind, (5, 9))
    check(lambda to, a: partial(function, a, to), np.zeros((5, 9), kind), source)
    check(lambda to, a: partial(function, a, to), np.zeros((3, 2), kind), source[::2, 3:7:2])


@cells("kinds", ["bb", "BB", "ff", "fb", "fB", "fh", "df", "fd"])
@cells("shape", [(40,), (2, 3, 4, 5), (1,)])
def test_copies(kinds: str, shape: tuple[int, ...]) -> None:
    check(
        lambda to, a: partial(np.copyto, to, a), np.zeros(shape, kinds[0]), numbers(kinds[1], shape)
    )


@cells("kinds", ["hf", "hd", "bh", "Bh", "bd", "Bd"])
def test_copies_to_fewer_bits(kinds: str) -> None:
    source = np.arange(100).reshape(4, 25).astype(kinds[1])
    make = lambda to, a: partial(np.copyto, to, a, casting="unsafe")  # noqa: E731
    check(make, np.zeros((4, 25), kinds[0]), source)


@cells("kind", ["h", "d"])
def test_clamps(kind: str) -> None:
    low, high = np.array(-7, kind), np.array(30, kind)
    check(lambda to, a: partial(a.clip, low, high, to), np.zeros(40, kind), numbers(kind, (40,)))


@cells("kind", ["b", "f"])
def test_fillings_and_tables(kind: str) -> None:
    image = np.ones((2, 5, 4, 3), kind)
    check(lambda to: partial(to[:, 1:3].fill, 3), image)
    table, index = numbers(kind, (256,)), numbers("B", (5, 8))
    check(lambda to, i: partial(table.take, i, None, to, "clip"), np.zeros((5, 8), kind), index)


@cells("bound", [6.0, -1.0, np.inf])
def test_bounds_that_are_not_zero(bound: float) -> None:
    limit = np.array(bound, "f")
    for function in (np.maximum, np.minimum):
        make = lambda to, a, f=function: partial(f, a, limit, out=to)  # noqa: E731
        check(make, np.zeros(40, "f"), numbers("f", (40,)))


@cells("dtype", [np.int8, np.uint8])
def test_softmax_of_codes(dtype: Any) -> None:
    limits, table = np.iinfo(dtype), exponentials(np.float32(0.1), np.float32(1))
    rows = numbers(np.dtype(dtype).char, (3, 40))
    codes = 1 / 256, limits.min, limits.min, limits.max
    make = lambda to, a: partial(softmax_codes, a, to, table, *codes)  # noqa: E731
    check(make, np.zeros((3, 40), dtype), rows)


def test_what_the_library_has_not_stays_where_it_was() -> None:
    a, b = np.linspace(0, 1, 8).astype("f"), np.zeros(8, "f")
    zero = np.array(0, "f")
    calls = [
        run_all([partial(np.add, a, a, b), partial(np.multiply, b, b, b)]),
        partial(np.tanh, b, b),
        partial(np.maximum, b, zero, out=b),
        partial(np.add, b[1:], b[:-1], b[1:]),
        partial(np.subtract, b, a, b),
    ]
    for call in calls:
        call()
    expected = b.copy()
    joined = join(calls)
    assert [isinstance(call, LoopCall) for call in joined] == [True, False, False, False, True]
    for call in joined:
        call()
    np.testing.assert_array_equal(b, expected)


def test_products_of_matrices_are_not_element_by_element() -> None:
    rows, columns, target = np.ones((6, 2), "f"), np.ones((2, 4), "f"), np.zeros((6, 4), "f")
    product = partial(np.matmul, rows, columns, target)
    assert join([product]) == [product]


def test_a_table_of_fewer_entries_than_bytes_stays_with_numpy() -> None:
    """A forged cache may have such indexes; NumPy looks at each."""
    index, target = np.full(4, 255, np.uint8), np.zeros(4, np.uint8)
    table = np.arange(100, dtype=np.uint8)
    take: Call = partial(table.take, index, None, target, "clip")
    assert join([take]) == [take]
    codes = 1 / 256, 0, 0, 255
    softmax: Call = partial(softmax_codes, index, target, table.astype("f"), *codes)
    assert join([softmax]) == [softmax]


def test_calls_with_other_keywords_stay_with_numpy() -> None:
    a, b = np.ones(4, "f"), np.zeros(4, "f")
    masked: Call = partial(np.copyto, b, a, where=np.array([True, False, True, False]))
    wide: Call = partial(np.add, a, a, b, dtype=np.float64)
    assert join([masked, wide]) == [masked, wide]


@pytest.fixture(params=[U8, F32], ids=["unsigned", "float"])
def small(request: pytest.FixtureRequest, small_model: Any) -> Any:
    return small_model(request.param)


RUNS = watching._RUNS_WORTH_JOINING + 4


def test_a_model_that_runs_often_keeps_its_results(
    small: Any, always_native: Device, data: Any, execution: Any, through_cache: Any
) -> None:
    inputs = [data(small, seed) for seed in range(3)]
    fresh = execution(small, always_native.prepare(small))
    expected = [[each.tobytes() for each in fresh(*given)] for given in inputs]
    for prepared in always_native.prepare(small), through_cache(small, always_native):
        run = execution(small, prepared)
        requests = [run.request(*given) for given in inputs]
        for turn in range(3 * RUNS):
            results = run.results(requests[turn % 3])
            assert [each.tobytes() for each in results] == expected[turn % 3]


def test_executions_at_the_same_time_have_frames_of_their_own(
    small: Any, always_native: Device, data: Any, execution: Any
) -> None:
    run = execution(small, always_native.prepare(small))
    inputs = [data(small, seed) for seed in range(3)]
    expected = [[each.tobytes() for each in run(*given)] for given in inputs]

    def repeatedly(number: int) -> list[bool]:
        request = run.request(*inputs[number])
        results = (run.results(request) for _ in range(10 * RUNS))
        return [[each.tobytes() for each in result] == expected[number] for result in results]

    with ThreadPoolExecutor(3) as pool:
        for verdicts in pool.map(repeatedly, range(3)):
            assert all(verdicts)


def test_an_execution_that_is_watched_is_run_step_by_step(
    small: Any,
    always_native: Device,
    data: Any,
    execution: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = execution(small, always_native.prepare(small))
    request = run.request(*data(small))
    for _ in range(RUNS):
        run.results(request)
    names: list[str] = []
    monkeypatch.setattr(watching, "_operations", lambda text, name: names.append(name))
    monkeypatch.setattr(watching._operations, "on", False, raising=False)
    run.results(request, deadline_ns=1 << 62)
    assert names.count("CONV_2D") == 3


def test_a_driver_without_native_loops_joins_nothing(
    small: Any, on_numpy: Device, data: Any, execution: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nndrivers.reference.native.joining.join", lambda calls: pytest.fail("it"))
    run = execution(small, on_numpy.prepare(small))
    request = run.request(*data(small))
    for _ in range(RUNS):
        run.results(request)
