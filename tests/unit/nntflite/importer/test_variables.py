"""Variables behind handles: those that are read before they are assigned become states."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nntflite.errors import UnsupportedModel
from nntflite.graph import Graph, GraphBuilder, Quantization
from nntflite.schema import TensorType
from tests.cells import cells

F, S8, HANDLE = TensorType.FLOAT32, TensorType.INT8, TensorType.RESOURCE
SCALE = Quantization((0.5,), (-128,))


class Net(GraphBuilder):
    """A graph whose tensors are of ``type`` and have the shape [1, 4]."""

    def __init__(self, type: TensorType = F) -> None:
        super().__init__()
        self.type, self.scale = type, SCALE if type == S8 else None

    def add(self, data: Any = None) -> int:
        return self.tensor(f"t{len(self.tensors)}", self.type, (1, 4), self.scale, data)

    def handle(self, name: str) -> int:
        handle = self.tensor(f"h{len(self.tensors)}", HANDLE, ())
        self.operator("VAR_HANDLE", [], [handle], shared_name=name)
        return handle

    def read(self, handle: int) -> int:
        value = self.add()
        self.operator("READ_VARIABLE", [handle], [value])
        return value

    def sum(self, one: int, other: int) -> int:
        result = self.add()
        self.operator("ADD", [one, other], [result])
        return result


def _first_values(values: dict[str, Any], type: TensorType = F) -> Graph:
    net = Net(type)
    for name, value in values.items():
        data = np.asarray(value, "f4" if type == F else "i1").tobytes()
        net.operator("ASSIGN_VARIABLE", [net.handle(name), net.add(data)], [])
    return net.finish([], [])


def _steps(count: int, type: TensorType = F) -> list[list[Any]]:
    rng = np.random.default_rng(1)
    return [
        [rng.integers(-20, 20, (1, 4)).astype("f4" if type == F else "i1")] for _ in range(count)
    ]


@cells("type", [F, S8])
def test_a_variable_is_a_state_with_its_first_value(
    assert_unchanged: Any, type: TensorType
) -> None:
    net = Net(type)
    net.operator("CALL_ONCE", [], [], init_subgraph_index=1)
    x, handle = net.add(), net.handle("total")
    y = net.sum(net.read(handle), x)
    net.operator("ASSIGN_VARIABLE", [handle, y], [])
    first = _first_values({"total": np.full((1, 4), 0 if type == F else -128)}, type)
    graph = net.finish([x], [y])
    (state,) = assert_unchanged(graph, _steps(4, type), called=[first]).state
    assert (state.name, state.initial) == ("total", 0 if type == F else -128)


def test_a_shift_register_of_variables_is_copied(assert_unchanged: Any) -> None:
    net = Net()
    net.operator("CALL_ONCE", [], [], init_subgraph_index=1)
    x, newer, older = net.add(), net.handle("newer"), net.handle("older")
    last = net.read(newer)
    y = net.sum(last, net.read(older))
    net.operator("ASSIGN_VARIABLE", [older, last], [])
    net.operator("ASSIGN_VARIABLE", [newer, x], [])
    first = _first_values({"newer": np.zeros((1, 4)), "older": np.zeros((1, 4))})
    imported = assert_unchanged(net.finish([x], [y]), _steps(4), called=[first])
    assert [state.name for state in imported.state] == ["newer", "older"]


def test_what_is_assigned_is_read(assert_unchanged: Any) -> None:
    net = Net()
    x, handle = net.add(), net.handle("within")
    net.operator("ASSIGN_VARIABLE", [handle, net.sum(x, x)], [])
    again = net.read(net.handle("within"))
    y = net.sum(again, x)
    assert not assert_unchanged(net.finish([x], [y]), _steps(2)).state


def test_a_variable_that_nothing_assigns_is_a_constant(assert_unchanged: Any) -> None:
    net = Net()
    net.operator("CALL_ONCE", [], [], init_subgraph_index=1)
    x = net.add()
    y = net.sum(net.read(net.handle("weights")), x)
    first = _first_values({"weights": [[1, 2, 3, 4]]})
    assert not assert_unchanged(net.finish([x], [y]), _steps(2), called=[first]).state


def _without_first_value() -> Graph:
    return _first_values({"other": [[0] * 4]})


def _uneven() -> Graph:
    return _first_values({"total": [[1, 2, 3, 4]]})


def _computed() -> Graph:
    inner = Net()
    value = inner.add()
    inner.operator("TANH", [inner.add(np.zeros(4, "f4").tobytes())], [value])
    inner.operator("ASSIGN_VARIABLE", [inner.handle("total"), value], [])
    return inner.finish([], [])


@cells(
    ("first", "message"),
    [
        (_without_first_value, r"\(READ_VARIABLE\).*'total' has no first value"),
        (_uneven, r"\(READ_VARIABLE\).*not the same in all elements, or not 0"),
        (_computed, r"operator 0 \(CALL_ONCE\).*operator 0 \(TANH\) of graph 1 is no constant"),
    ],
)
def test_a_first_value_that_is_no_state_is_refused(
    import_graph: Any, first: Any, message: str
) -> None:
    net = Net()
    net.operator("CALL_ONCE", [], [], init_subgraph_index=1)
    x, handle = net.add(), net.handle("total")
    y = net.sum(net.read(handle), x)
    net.operator("ASSIGN_VARIABLE", [handle, y], [])
    with pytest.raises(UnsupportedModel, match=message):
        import_graph(net.finish([x], [y]), first())


@pytest.mark.parametrize("number", [-1, 0, 7])
def test_a_call_of_no_graph_is_refused(import_graph: Any, number: int) -> None:
    net = Net()
    x = net.add()
    net.operator("CALL_ONCE", [], [], init_subgraph_index=number)
    y = net.sum(x, x)
    with pytest.raises(UnsupportedModel, match="CALL_ONCE"):
        import_graph(net.finish([x], [y]))
