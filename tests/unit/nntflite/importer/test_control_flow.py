"""Graphs that IF and WHILE call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nntflite.errors import UnsupportedModel
from nntflite.graph import Graph
from tests.cells import cells
from tests.unit.nntflite.importer.building import BOOL, Build, F, I

WEIGHTS = np.linspace(-1, 1, 48 * 48).reshape(48, 48)
"""Large enough to be in a pool."""


def _condition(limit: int = 3) -> Graph:
    build = Build()
    count, _, _ = inputs = [build.add(I, ()), build.add(F, (1, 48)), build.add(F, (48, 48))]
    y = build.add(BOOL, ())
    build.operator("LESS", [count, build.const(I, limit)], [y])
    return build.finish(inputs, [y])


def _body() -> Graph:
    build = Build()
    count, x, weights = inputs = [
        build.add(I, ()),
        build.add(F, (1, 48)),
        build.add(F, (48, 48)),
    ]
    more, product, y = build.add(I, ()), build.add(F, (1, 48)), build.add(F, (1, 48))
    build.operator("ADD", [count, build.const(I, 1)], [more])
    build.operator("FULLY_CONNECTED", [x, weights, build.const(F, np.ones(48))], [product])
    build.operator("TANH", [product], [y])
    return build.finish(inputs, [more, y, weights])


def _loop(constant: bool = True) -> Graph:
    build = Build()
    count, x = build.add(I, ()), build.add(F, (1, 48))
    weights = build.const(F, WEIGHTS) if constant else build.add(F, (48, 48))
    outputs = [build.add(I, ()), build.add(F, (1, 48)), build.add(F, (48, 48))]
    graphs = {"cond_subgraph_index": 1, "body_subgraph_index": 2}
    build.operator("WHILE", [count, x, weights], outputs, **graphs)
    return build.finish([count, x, *([] if constant else [weights])], outputs[:2])


@cells("constant", [True, False])
def test_a_loop_knows_the_constants_that_it_leaves_as_they_are(
    assert_unchanged: Any, rng: Any, constant: bool
) -> None:
    x = rng.uniform(-1, 1, (1, 48)).astype("f4")
    weights = [] if constant else [WEIGHTS.astype("f4")]
    steps = [[np.array(count, "i4"), x, *weights] for count in (0, 2, 5)]
    imported = assert_unchanged(_loop(constant), steps, atol=1e-5, called=[_condition(), _body()])
    (loop,) = imported.model.main.operations
    assert len(loop.inputs) == (4 if constant else 5)
    assert len(imported.model.referenced) == 2


def _branch(name: str) -> Graph:
    build = Build()
    x, factor, y = build.add(F, (2, 3)), build.add(F, (1,)), build.add(F, (2, 3))
    build.operator(name, [x, factor], [y])
    return build.finish([x, factor], [y])


def _as_it_is() -> Graph:
    build = Build()
    x, factor = build.add(F, (2, 3)), build.add(F, (1,))
    return build.finish([x, factor], [x])


def _choice() -> Graph:
    build = Build()
    condition, x, y = build.add(BOOL, (1,)), build.add(F, (2, 3)), build.add(F, (2, 3))
    inputs = [condition, x, build.const(F, [2.0])]
    build.operator("IF", inputs, [y], then_subgraph_index=1, else_subgraph_index=2)
    return build.finish([condition, x], [y])


def test_a_choice_runs_one_of_its_graphs(assert_unchanged: Any, rng: Any) -> None:
    x = rng.uniform(-1, 1, (2, 3)).astype("f4")
    steps = [[np.array([which]), x] for which in (True, False)]
    imported = assert_unchanged(_choice(), steps, called=[_branch("MUL"), _as_it_is()])
    assert len(imported.model.main.operations[0].inputs) == 4


def _larger() -> Graph:
    build = Build()
    x, factor, y = build.add(F, (2, 3)), build.add(F, (1,)), build.add(F, (2, 6))
    build.operator("CONCATENATION", [x, x], [y], axis=1)
    return build.finish([x, factor], [y])


def _itself() -> Graph:
    build = Build()
    x, factor, y = build.add(F, (2, 3)), build.add(F, (1,)), build.add(F, (2, 3))
    condition = build.const(BOOL, [True])
    inputs = [condition, x, factor]
    build.operator("IF", inputs, [y], then_subgraph_index=1, else_subgraph_index=1)
    return build.finish([x, factor], [y])


@cells(
    ("graphs", "message"),
    [
        ([_branch("MUL"), _branch("ATAN2")], r"operator 0 \(ATAN2\) of graph 2: the HAL has no"),
        ([_branch("MUL"), _larger()], r"its graphs give \[\(2, 3\)\] and \[\(2, 6\)\]"),
        ([_branch("MUL")], "calls graph 2 of 2"),
        ([_itself(), _itself()], "deep within each other"),
        ([_branch("MUL"), _condition()], "graph 2 has 3 inputs, not 2"),
    ],
)
def test_what_is_wrong_with_a_graph_is_said_with_its_number(
    import_graph: Callable[..., Any], graphs: list[Graph], message: str
) -> None:
    with pytest.raises(UnsupportedModel, match=rf"operator 0 \(IF\).*{message}"):
        import_graph(_choice(), *graphs)
