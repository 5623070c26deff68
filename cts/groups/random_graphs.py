"""Random graphs: models of any operations that the drivers claim, compared with the CPU device.

Source: Android's ``TestRandomGraph.cpp``. Its graphs of several operations have float32, float16,
integers and booleans; these have quantized types, too.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from cts.random_graphs import can_be_built, graph_outputs
from cts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup
from nnapi.compilation import Compilation
from nnapi.driver_device import DriverDevice
from nnapi.errors import NnapiError
from nnapi.rebuilding import rebuilt
from nnapi.result_codes import ResultCode
from nnhal.device import Device
from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperationType
from nntest.graph_tests.criteria import LARGE_GRAPH, SMALL_GRAPH, Criteria, criteria_of, deviation
from nntest.judge import Judgment
from nntest.random_graph import CannotDraw, Claims, RandomGraph, claims_of, draw, draw_supported

__all__ = ["GROUP"]

_T: Final = OperationType

_SEEDS: Final = 50
_THOROUGH_SEEDS: Final = 500
_SINGLE_SEEDS: Final = 5
"""Graphs of one operation in each test of it."""

_MAX_SINGLE_SEEDS: Final = 50
"""Seeds that are tried for them: branches without inputs cannot be built."""

_PROBING_S: Final = 120.0
"""For a driver to say what it claims: far more than it takes, so that all of it is asked."""

_RANDOM: Final = frozenset({_T.RANDOM_MULTINOMIAL})
_SELECTING: Final = frozenset(
    {_T.BOX_WITH_NMS_LIMIT, _T.DETECTION_POSTPROCESSING, _T.GENERATE_PROPOSALS, _T.LSH_PROJECTION}
)
"""What they select turns on the last bit; Android draws none of them."""

_JUMPING: Final = frozenset(
    {
        *(_T.ARGMAX, _T.ARGMIN, _T.CAST, _T.EQUAL, _T.FLOOR, _T.GREATER, _T.GREATER_EQUAL),
        *(_T.HEATMAP_MAX_KEYPOINT, _T.IF, _T.LESS, _T.LESS_EQUAL, _T.NOT_EQUAL, _T.TOPK_V2),
        *(_T.WHILE, _T.ROI_ALIGN, _T.ROI_POOLING),
    }
)
"""Operations that make a large difference of a small one: only in graphs of their own, where their
inputs are the same bits for everybody."""

_GRAPHS: Final[dict[str, tuple[int, int, Criteria]]] = {
    "small": (5, 100, SMALL_GRAPH),
    "large": (40, 10, LARGE_GRAPH),
}
"""By name how many operations, the range of dimensions, and the criteria."""

_SINGLE_RANGE: Final = 100


class _RandomGraphs(TestGroup):
    name = "random_graphs"
    title = "Random graphs"
    summary = (
        "A random graph of operations that the driver claims gives what the CPU device gives, "
        "within the bounds of Android's tests."
    )
    source = "SingleOperationTest, RandomGraphTest"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for code in sorted(OPERATIONS):
            operation = OperationType(code)
            if operation not in _RANDOM | _SELECTING:
                name = operation.name
                yield PlannedTest(group=self.name, name=f"single/{name}", operations=(name,))
        for size in _GRAPHS:
            for seed in range(_THOROUGH_SEEDS if thorough else _SEEDS):
                yield PlannedTest(group=self.name, name=f"{size}/seed_{seed}")

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        kind, _, what = test.name.partition("/")
        claims = _claims(context)
        if kind == "single":
            _run_single(context, claims, OperationType[what])
            return None
        seed = int(what.removeprefix("seed_"))
        size, dimensions, criteria = _GRAPHS[kind]
        steady = claims.without(_RANDOM | _SELECTING | _JUMPING)
        _check(context, _drawn(context, steady, seed, size, dimensions), criteria)
        return None


GROUP: Final = _RandomGraphs()


def _run_single(context: Context, claims: Claims, operation: OperationType) -> None:
    inner = claims.operations if operation in (_T.IF, _T.WHILE) else {operation}
    kinds = sorted(kind for kind in claims.kinds if kind.operation == operation)
    if not kinds:
        raise Skipped("the driver does not claim the operation")
    own = claims.only(operations=inner - _RANDOM - _SELECTING)
    checked = 0
    for seed in range(_MAX_SINGLE_SEEDS):
        context.alive()
        first = kinds[seed % len(kinds)]
        graph = draw(seed, size=1, dimension_range=_SINGLE_RANGE, claims=own, first=(first,))
        if can_be_built(graph):
            _check(context, graph, criteria_of(operation))
            checked += 1
        if checked == _SINGLE_SEEDS:
            return
    raise Skipped(f"{checked} of {_MAX_SINGLE_SEEDS} graphs can be built by the C API")


_asked: Final[weakref.WeakKeyDictionary[Device, Claims]] = weakref.WeakKeyDictionary()
"""What drivers claim, by their process."""


def _claims(context: Context) -> Claims:
    """What a driver that is alone claims; what any of several does."""
    devices = context.devices or context.runtime.devices[:-1]
    found = [
        _claims_of(device, context.alive) for device in devices if isinstance(device, DriverDevice)
    ]
    version = max(claims.version for claims in found)
    return Claims(version, frozenset().union(*(claims.kinds for claims in found)))


def _claims_of(device: DriverDevice, alive: Callable[[], None]) -> Claims:
    driver = device.driver
    if driver not in _asked:
        _asked[driver] = claims_of(driver, time_limit_s=_PROBING_S, alive=alive)
    return _asked[driver]


def _drawn(context: Context, claims: Claims, seed: int, size: int, dimensions: int) -> RandomGraph:
    """For a driver that is alone, what it supports as a whole; it may claim parts only."""
    how: dict[str, Any] = {"size": size, "dimension_range": dimensions, "claims": claims}
    try:
        if context.devices is None:
            return draw(seed, **how)
        (device,) = context.devices
        assert isinstance(device, DriverDevice)
        graph = draw_supported(device.driver, seed, **how)
    except CannotDraw as error:
        raise Skipped(f"no graph of what the driver claims: {error}") from error
    if graph is None:
        raise Skipped(f"the driver supports no part of the graph of seed {seed}")
    return graph


def _check(context: Context, graph: RandomGraph, criteria: Criteria) -> None:
    model = rebuilt(context.runtime, graph.model)
    expected = Compilation(model, [context.runtime.cpu])
    expected.finish()
    try:
        compilation = context.compiled(model)
    except NnapiError as error:
        # A driver may find a graph too large, or refuse one form of an operation.
        may_refuse = error.code in (ResultCode.OP_FAILED, ResultCode.BAD_DATA)
        if context.devices is None or not may_refuse or error.__cause__ is not None:
            raise
        raise Skipped(f"the driver does not compile seed {graph.seed}: {error.message}") from error
    wanted, found = graph_outputs(graph, expected), graph_outputs(graph, compilation)
    indexes = graph.model.main.output_indexes
    for number, (index, one, other) in enumerate(zip(indexes, found, wanted, strict=True)):
        what = f"output {number} of the graph of seed {graph.seed}"
        if one.shape != other.shape:
            text = f"{what}: dimensions {one.shape}, the CPU gives {other.shape}"
            raise Failed("wrong_dimensions", text)
        wrong = deviation(criteria, graph.model.main.operands[index].type, one, other)
        if wrong is not None:
            names = ", ".join(map(str, graph.kinds))
            plan = ", ".join(compilation.plan.outline())
            text = f"{what}: {wrong}. Operations: {names}. The plan: {plan}"
            raise Failed("differs_from_cpu", text)
