"""Tensors of more dimensions than the HAL has, on the way from one shape to another."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import OperationType
from nntflite.errors import UnsupportedModel
from nntflite.graph import Graph
from tests.cells import cells
from tests.unit.nntflite.importer.building import Build, F, I


def _moved(
    shape: tuple[int, ...],
    many: tuple[int, ...],
    order: tuple[int, ...],
    wanted: tuple[int, ...],
    *between: str,
) -> Graph:
    build = Build()
    x, y = build.add(F, shape), build.add(F)
    current = build.add(F)
    build.operator("RESHAPE", [x, build.const(I, many)], [current])
    for name in between:
        before, current = current, build.add(F)
        offsets = np.linspace(-1, 1, int(np.prod(many))).reshape(many)
        constant = [build.const(F, offsets)] if name == "ADD" else []
        build.operator(name, [before, *constant], [current])
    moved = build.add(F)
    build.operator("TRANSPOSE", [current, build.const(I, order)], [moved])
    build.operator("RESHAPE", [moved, build.const(I, wanted)], [y])
    return build.finish([x], [y])


@cells(
    ("shape", "many", "order", "wanted"),
    [
        ((1, 4, 5, 6), (1, 4, 5, 2, 3), (0, 1, 2, 4, 3), (1, 4, 5, 6)),
        ((1, 2, 3, 8), (1, 2, 3, 2, 2, 2), (0, 1, 3, 2, 4, 5), (1, 4, 6, 2)),
        ((1, 2, 3, 30), (1, 2, 3, 3, 10), (0, 3, 1, 2, 4), (1, 18, 10)),
        ((2, 3, 4), (1, 2, 1, 3, 4), (4, 2, 3, 0, 1), (4, 3, 2)),
        ((2, 3, 4), (2, 1, 3, 1, 4), (0, 3, 2, 1, 4), (-1,)),
    ],
)
@cells("between", [(), ("TANH", "ADD")])
def test_dimensions_that_stay_together_move_as_one(
    assert_unchanged: Any, rng: Any, shape: Any, many: Any, order: Any, wanted: Any, between: Any
) -> None:
    graph = _moved(shape, many, order, wanted, *between)
    value = rng.uniform(-1, 1, shape).astype("f4")
    imported = assert_unchanged(graph, [[value]], atol=1e-6)
    for operand in imported.model.main.operands:
        assert len(operand.dimensions) <= 4


def test_dimensions_of_one_element_go_and_come(assert_unchanged: Any, rng: Any) -> None:
    build = Build()
    x, y = build.add(F, (2, 1, 3, 4)), build.add(F)
    many, fewer = build.add(F), build.add(F)
    build.operator("EXPAND_DIMS", [x, build.const(I, 2)], [many])
    build.operator("SQUEEZE", [many], [fewer], squeeze_dims=[1, -3])
    build.operator("TANH", [fewer], [y])
    imported = assert_unchanged(
        build.finish([x], [y]), [[rng.uniform(-1, 1, (2, 1, 3, 4)).astype("f4")]], atol=1e-6
    )
    assert imported.outputs[0].operand.dimensions == (2, 3, 4)
    assert imported.model.main.operations[-1].type == OperationType.TANH


def _five_that_move() -> Graph:
    return _moved((2, 3, 4, 30), (2, 3, 4, 5, 6), (4, 3, 2, 1, 0), (-1,))


def _output_of_five() -> Graph:
    build = Build()
    x, y = build.add(F, (2, 3, 4, 6)), build.add(F)
    build.operator("RESHAPE", [x, build.const(I, (2, 3, 4, 2, 3))], [y])
    return build.finish([x], [y])


def _sliced() -> Graph:
    build = Build()
    x, many, y = build.add(F, (2, 3, 4, 6)), build.add(F), build.add(F)
    build.operator("RESHAPE", [x, build.const(I, (2, 3, 4, 2, 3))], [many])
    build.operator("SLICE", [many, build.const(I, [0] * 5), build.const(I, [1] * 5)], [y])
    return build.finish([x], [y])


@cells(
    ("graph", "message"),
    [
        (_five_that_move, r"\(TRANSPOSE\).*moves more than 4 dimensions"),
        (_output_of_five, r"output 'tensor1' has the shape \[2, 3, 4, 2, 3\]"),
        (_sliced, r"\(SLICE\).*the HAL has 4 dimensions, it has the shape \[2, 3, 4, 2, 3\]"),
    ],
)
def test_other_uses_of_many_dimensions_are_refused(
    import_graph: Any, graph: Any, message: str
) -> None:
    with pytest.raises(UnsupportedModel, match=message):
        import_graph(graph())
