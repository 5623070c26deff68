"""Random graphs: the same for a seed everywhere, valid, and what a driver can execute."""

from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec
import numpy as np
import pytest

from nnhal.device import Device
from nnhal.operand_types import is_quantized, size_of_data
from nnhal.operations.registry import OPERATIONS
from nnhal.registry import resolve
from nnhal.types import (
    HalVersion,
    Model,
    OperandLifeTime,
    OperandType,
    OperationType,
)
from nntest.arguments import Arguments
from nntest.random_graph import (
    CannotDraw,
    Claims,
    Limits,
    OperationKind,
    RandomGraph,
    draw,
    kinds,
)
from nntest.random_graph.drawers import drawers, draws
from tests.cells import cells

O = OperationType  # noqa: E741
L = OperandLifeTime

IN_BLOCKS = Limits((1, 64), 1 << 12, 1 << 24, in_blocks=True)

CONV_2D_F32 = OperationKind(O.CONV_2D, (OperandType.TENSOR_FLOAT32,))


@cache
def reference() -> Device:
    return resolve("reference", threads=1)


def exposed(graph: RandomGraph) -> tuple[Model, list[int]]:
    """The model with all that it computes as outputs, but the scratch buffers of LSTMs, and the
    bytes of room that each needs.
    """
    main = graph.model.main
    hidden = {op.outputs[0] for op in main.operations if op.type == O.LSTM}
    operands = list(main.operands)
    for index, operand in enumerate(operands):
        if operand.lifetime == L.TEMPORARY_VARIABLE and index not in hidden:
            operands[index] = msgspec.structs.replace(operand, lifetime=L.SUBGRAPH_OUTPUT)
    results = [i for i, o in enumerate(operands) if o.lifetime == L.SUBGRAPH_OUTPUT]
    rooms = dict(zip(main.output_indexes, graph.output_sizes, strict=True))
    sizes = [
        rooms.get(i) or size_of_data(operands[i].type, operands[i].dimensions) or 1 << 12
        for i in results
    ]
    changed = msgspec.structs.replace(main, operands=tuple(operands), output_indexes=tuple(results))
    return msgspec.structs.replace(graph.model, main=changed), sizes


def execute(device: Device, model: Model, graph: RandomGraph, sizes: list[int]) -> list[bytes]:
    """All outputs; fails on shapes that differ from the declared ones, and on NaN and infinity."""
    arrays = graph.inputs
    arguments = Arguments([a.tobytes() for a in arrays], sizes, [a.shape for a in arrays])
    result = device.prepare(model).execute(arguments.request)
    outputs = []
    for number, index in enumerate(model.main.output_indexes):
        operand = model.main.operands[index]
        shape = result.output_shapes[number] if result.output_shapes else None  # since HAL 1.2
        if shape is not None and 0 not in operand.dimensions:
            assert shape.dimensions == operand.dimensions
        output = arguments.output(number, operand, shape)
        assert output.dtype.kind != "f" or np.isfinite(output).all(), operand
        outputs.append(output.tobytes())
    return outputs


@pytest.mark.parametrize(
    ("seed", "size", "dimension_range", "version", "digest"),
    [
        (1, 10, 10, HalVersion.AIDL_V4, "9ccbb6b007ca9a62"),
        (2, 10, 1000, HalVersion.AIDL_V4, "29a8c1f1960c0b0f"),
        (3, 40, 10, HalVersion.V1_0, "a832bbccac8c2f0f"),
        (4, 200, 6, HalVersion.V1_3, "6b503516036a95c9"),
    ],
)
def test_a_seed_gives_the_same_graph_on_every_version_of_python_and_numpy(
    seed: int, size: int, dimension_range: int, version: HalVersion, digest: str
) -> None:
    graph = draw(seed, size=size, dimension_range=dimension_range, claims=Claims.all(version))
    assert graph.digest()[:16] == digest


def test_a_graph_in_blocks_is_the_same_everywhere_too() -> None:
    assert draw(5, size=40, limits=IN_BLOCKS).digest()[:16] == "ab767d4a075812ec"


def test_another_seed_gives_another_graph() -> None:
    assert len({draw(seed).digest() for seed in range(50)}) == 50


@cells("kind", kinds(), ids=str)
def test_every_kind_of_operation_is_drawn_and_executes(kind: OperationKind) -> None:
    for limits in (None, IN_BLOCKS):
        graph = draw(7, size=1, limits=limits, first=(kind,))
        assert graph.kinds == (kind,)
        assert graph.model.main.operations[0].type == kind.operation
        assert graph.inputs
        assert reference().supported_operations(graph.model) == [True]
        execute(reference(), graph.model, graph, list(graph.output_sizes))


def test_every_operation_has_a_drawer_and_some_hundred_graphs_reach_all() -> None:
    assert set(drawers()) == set(OPERATIONS)
    reached: set[int] = set()
    for seed in range(200):
        reached |= {operation.type for operation in draw(seed, size=12).model.main.operations}
    assert reached == set(OPERATIONS)


@cells("version", HalVersion)
def test_graphs_of_a_version_need_no_newer_one_and_execute(version: HalVersion) -> None:
    device = resolve(f"reference@{version}") if version < HalVersion.AIDL_V4 else reference()
    for seed in range(12):
        graph = draw(seed, size=10, dimension_range=12, claims=Claims.all(version))
        assert graph.version <= version
        assert all(device.supported_operations(graph.model))
        model, sizes = exposed(graph)
        assert execute(device, model, graph, sizes) == execute(device, model, graph, sizes)


def test_outputs_are_within_the_bounds_that_the_drawers_give() -> None:
    """Up to what float32 and float16 round away on the way there."""
    checked = 0
    for seed in range(120):
        graph = draw(seed, size=8, dimension_range=12)
        arguments = graph.arguments()
        result = reference().prepare(graph.model).execute(arguments.request)
        main = graph.model.main
        for number, (index, (low, high)) in enumerate(
            zip(main.output_indexes, graph.output_bounds, strict=True)
        ):
            operand = main.operands[index]
            output = arguments.output(number, operand, result.output_shapes[number])
            if is_quantized(operand.type) or not output.size:
                continue
            room = 0.02 * max(1, high, -low) if output.dtype.kind == "f" else 0
            assert low - room <= output.min() <= output.max() <= high + room, operand
            checked += 1
    assert checked > 300


def test_long_graphs_stay_finite_and_small() -> None:
    graph = draw(5, size=600)
    model, sizes = exposed(graph)
    execute(reference(), model, graph, sizes)
    limits = Limits.of(600, 10)
    for operand in graph.model.main.operands:
        assert size_of_data(operand.type, operand.dimensions) <= limits.elements * 4


def test_graphs_have_every_form_that_a_graph_may_have() -> None:
    """Branches, dead ends, omitted arguments, pools, subgraphs, omitted and constant weights."""
    seen: Counter[str] = Counter()
    for seed in range(40):
        model = draw(seed, size=30).model
        reads = Counter(index for op in model.main.operations for index in op.inputs)
        seen["subgraph"] += len(model.referenced)
        seen["pool"] += len(model.pools)
        seen["relaxed"] += model.relax_computation_float32_to_float16
        seen["outputs"] += len(model.main.output_indexes) > 1
        seen["read output"] += any(reads[index] for index in model.main.output_indexes)
        for index, operand in enumerate(model.main.operands):
            seen[operand.lifetime.name] += 1
            computed = operand.lifetime == L.TEMPORARY_VARIABLE
            seen["dead end"] += computed and not reads[index]
            seen["branch"] += computed and reads[index] > 1
    assert set(seen) >= {lifetime.name for lifetime in L}
    assert min(seen.values()) > 0


def test_operations_hang_together() -> None:
    """At least half of the operations read what another one has computed."""
    fed = total = 0
    for seed in range(20):
        main = draw(seed, size=50).model.main
        computed = {index for op in main.operations for index in op.outputs}
        fed += sum(not computed.isdisjoint(op.inputs) for op in main.operations)
        total += len(main.operations)
    assert fed / total > 0.5


@pytest.mark.parametrize("dimension_range", [1, 3, 1000])
def test_dimensions_reach_the_end_of_their_range_and_no_further(dimension_range: int) -> None:
    """Those of inputs; operations that join, pad or repeat may make larger ones."""
    largest = 0
    for seed in range(100):
        graph = draw(seed, dimension_range=dimension_range, claims=_plain())
        largest = max(largest, *(max(array.shape, default=1) for array in graph.inputs))
    assert dimension_range * 0.9 <= largest <= dimension_range


def test_in_blocks_most_dimensions_are_such_and_images_have_equal_sides() -> None:
    shapes = [
        array.shape
        for seed in range(200)
        for array in draw(seed, size=1, limits=IN_BLOCKS, claims=_plain()).inputs
    ]
    dimensions = [dimension for shape in shapes for dimension in shape if dimension > 3]
    assert max(dimensions) == 64
    assert sum(dimension % 4 == 0 for dimension in dimensions) > len(dimensions) / 2
    assert {7, 9, 15, 17, 31, 33} < {*dimensions}
    images = [shape for shape in shapes if len(shape) == 4]
    assert sum(1 < h == w or 1 < w == c for _, h, w, c in images) > len(images) / 4


def test_in_blocks_windows_are_square_or_whole_images_or_wider_than_these() -> None:
    graphs = [draw(seed, size=1, limits=IN_BLOCKS, first=(CONV_2D_F32,)) for seed in range(300)]
    windows = [(graph.inputs[0].shape[1:3], graph.model.main) for graph in graphs]
    found = Counter(
        kind
        for (rows, columns), main in windows
        for _, height, width, _ in [main.operands[main.operations[0].inputs[1]].dimensions]
        for kind, holds in (
            ("square", 1 < height == width),
            ("whole", 1 < height == rows and 1 < width == columns),
            ("wider", height > rows or width > columns),
        )
        if holds
    )
    assert found["square"] > 100
    assert found["whole"] > 5
    assert found["wider"] > 2


def _plain() -> Claims:
    return Claims.all().only(operations=(O.ADD, O.RELU, O.SIN))


def test_claims_are_what_graphs_are_made_of() -> None:
    floats = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32)
    claims = Claims.all(HalVersion.V1_2).only(types=floats).without([O.CONV_2D])
    for seed in range(30):
        graph = draw(seed, claims=claims)
        assert set(graph.kinds) <= claims.kinds
        assert CONV_2D_F32 not in graph.kinds
        tensors = {o.type for o in graph.model.main.operands if o.dimensions}
        assert tensors <= set(floats)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seed": -1}, "seed is -1, expected 0 or more"),
        ({"seed": 0, "size": 0}, "size is 0, expected 1 to 10000"),
        ({"seed": 0, "dimension_range": 0}, "dimension_range is 0, expected 1 to 1048576"),
    ],
)
def test_arguments_out_of_bounds_are_named(arguments: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        draw(**arguments)  # type: ignore[arg-type]


def test_what_cannot_be_drawn_is_said() -> None:
    with pytest.raises(CannotDraw, match=r"^the claims are empty: claim at least one operation$"):
        draw(0, claims=Claims.all().only(operations=()))
    with pytest.raises(CannotDraw, match=r"^CONV_2D TENSOR_FLOAT32 is not among the claims$"):
        draw(0, claims=_plain(), first=(CONV_2D_F32,))
    with pytest.raises(CannotDraw, match=r"^no operation fits after 0 operations: claim more"):
        draw(0, claims=Claims.all().only(operations=(O.IF,)))


def test_an_operation_cannot_have_two_drawers() -> None:
    drawers()
    with pytest.raises(ValueError, match=r"^ADD has two drawers$"):
        draws(O.ADD)(lambda site: None)


def test_rows_in_half_precision_that_are_normalized_are_drawn_and_no_single_elements() -> None:
    """The square of a small number has no normal form there, and may be taken for zero."""
    kind = OperationKind(O.L2_NORMALIZATION, (OperandType.TENSOR_FLOAT16,))
    for seed in range(40):
        graph = draw(seed, size=2, first=(kind, kind))
        operands = graph.model.main.operands
        for operation in graph.model.main.operations:
            data = operands[operation.inputs[0]]
            assert data.lifetime in (L.SUBGRAPH_INPUT, L.CONSTANT_COPY, L.CONSTANT_REFERENCE)
            assert max(data.dimensions) >= 3
