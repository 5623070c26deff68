from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from nntflite.graph import Graph, GraphBuilder, Quantization
from nntflite.schema import TensorType
from nntflite.value_ranges import NeedsData, range_of_use

INT32, FLOAT32 = TensorType.INT32, TensorType.FLOAT32


def reading(
    operator: str, *others: Sequence[int], at: int, cast: bool = False, **options: int
) -> Graph:
    """A graph whose input is read by ``operator`` as input number ``at``; tensors of the shapes
    ``others`` are its further inputs.
    """
    build = GraphBuilder()
    given = x = build.tensor("x", FLOAT32 if cast else INT32, (2,))
    if cast:
        x = build.tensor("whole", INT32, (2,))
        build.operator("CAST", [given], [x])
    inputs = [build.tensor(f"other{n}", FLOAT32, shape) for n, shape in enumerate(others)]
    inputs.insert(at, x)
    y = build.tensor("y", FLOAT32, (2,))
    build.operator(operator, inputs, [y], **options)
    return build.finish([given], [y])


def bounds(graph: Graph) -> tuple[float, float] | None:
    found = range_of_use(graph, graph.inputs[0])
    return (found.low, found.high) if found else None


@pytest.mark.parametrize(
    ("graph", "expected"),
    [
        (reading("GATHER", (10, 3), at=1, axis=0), (0, 9)),
        (reading("GATHER", (10, 3), at=1, axis=-1), (0, 2)),
        (reading("GATHER", (10, 3), at=1, axis=1, cast=True), (0, 2)),
        (reading("GATHER_ND", (7, 5, 3), at=1), (0, 4)),
        (reading("EMBEDDING_LOOKUP", (100, 8), at=0), (0, 99)),
        (reading("ADD", (2,), at=0), None),
    ],
)
def test_an_index_stays_in_its_table(graph: Graph, expected: tuple[float, float] | None) -> None:
    assert bounds(graph) == expected


def test_the_smallest_of_several_tables_counts() -> None:
    build = GraphBuilder()
    x = build.tensor("x", INT32, (2,))
    outputs = []
    for rows in (50, 20, 30):
        table, y = build.tensor("table", FLOAT32, (rows, 2)), build.tensor("y", FLOAT32, (2, 2))
        build.operator("GATHER", [table, x], [y], axis=0)
        outputs.append(y)
    assert bounds(build.finish([x], outputs)) == (0, 19)


@pytest.mark.parametrize("is_constant", [True, False])
def test_the_depth_of_one_hot_must_be_known(is_constant: bool) -> None:
    build = GraphBuilder()
    x = build.tensor("x", INT32, (2,))
    depth = build.tensor("depth", INT32, (), data=np.int32(6).tobytes() if is_constant else None)
    y = build.tensor("y", FLOAT32, (2, 6))
    build.operator("ONE_HOT", [x, depth, x, x], [y])
    graph = build.finish([x], [y])
    if is_constant:
        assert bounds(graph) == (0, 5)
    else:
        with pytest.raises(NeedsData, match="ONE_HOT into a table of unknown size"):
            bounds(graph)


def test_a_shape_is_no_matter_of_chance() -> None:
    with pytest.raises(NeedsData, match="input 1 of a RESHAPE"):
        bounds(reading("RESHAPE", (4,), at=1))


def test_a_float_that_is_quantized_at_once_has_the_range_of_that() -> None:
    build = GraphBuilder()
    x = build.tensor("x", FLOAT32, (2,))
    y = build.tensor("y", TensorType.INT8, (2,), Quantization((0.5,), (-128,)))
    build.operator("QUANTIZE", [x], [y])
    assert bounds(build.finish([x], [y])) == (0, 127.5)
