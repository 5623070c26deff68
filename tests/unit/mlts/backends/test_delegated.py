"""Models cut into parts for a driver and TF Lite: who runs what, why, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from time import perf_counter_ns
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mlts.backends.base import LoadedModel, NotDelegated
from mlts.backends.hal import HalBackend
from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import CatalogueModel, ModelEntry
from mlts.datasets import DataSequence
from mlts.operator_times import operator_times
from mlts.results import Delegation, LeftCause
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.types import Model, OperationType
from nntest.assets import Assets
from nntflite.graph import File, GraphBuilder, Quantization, Tensor
from nntflite.schema import TensorType
from nntflite.writer import write

SHAPE = (1, 4)
GIVEN = np.array([[-1.5, 2.25, 0.75, 3.5]], "f4")


class Picky(ReferenceDriver):
    """Refuses operations by their types."""

    def __init__(self, types: Collection[int] = ()) -> None:
        super().__init__()
        self._types = types

    def supported_operations(self, model: Model) -> Sequence[bool]:
        taken = super().supported_operations(model)
        return [
            answer and operation.type not in self._types
            for answer, operation in zip(taken, model.main.operations, strict=True)
        ]


class Network(NamedTuple):
    build: GraphBuilder
    tensors: list[int]

    def add(self, name: str, *inputs: int, **options: int) -> int:
        """Append an operator that reads tensors by their place in ``tensors``."""
        output = self.build.tensor(f"t{len(self.tensors)}", TensorType.FLOAT32, SHAPE)
        self.build.operator(name, [self.tensors[i] for i in inputs], [output], **options)
        self.tensors.append(output)
        return len(self.tensors) - 1


def network() -> Network:
    build = GraphBuilder()
    return Network(build, [build.tensor("x", TensorType.FLOAT32, SHAPE)])


def chain(*names: str) -> Network:
    found = network()
    for number, name in enumerate(names):
        found.add(name, *([number, 0] if name in ("ADD", "SUB", "MUL") else [number]))
    return found


def loaded(folder: Path, of: Network, *outputs: int) -> LoadedModel:
    path = folder / "model.tflite"
    graph = of.build.finish(of.tensors[:1], [of.tensors[i] for i in outputs or (-1,)])
    path.write_bytes(write(File((graph,))))
    entry = ModelEntry(name="model", baseline_sec=1, data_size=4, input_size=SHAPE)
    return LoadedModel(CatalogueModel(entry, path, Assets((folder,))), path)


def run(
    model: LoadedModel, driver: ReferenceDriver, **settings: int
) -> tuple[Delegation | None, bool]:
    """Run a sequence of two inferences; return who ran what, and whether TF Lite agrees in every
    bit.
    """
    backend = HalBackend("driver", Device(driver), **settings)
    backend.load(model)
    sessions = [backend.prepare(model), TfliteBackend(1).prepare(model)]
    for session in sessions:
        session.reset()
    agrees = True
    for value in (GIVEN, GIVEN * -2):
        outputs = []
        for session in sessions:
            session.set_inputs([value])
            session.run()
            outputs.append([output.copy() for output in session.outputs()])
        agrees &= all(map(np.array_equal, *outputs))
    return sessions[0].delegation, agrees


def told(delegation: Delegation | None) -> list[tuple[int, str, LeftCause, str]]:
    assert delegation is not None
    return [(left.number, left.name, left.cause, left.why) for left in delegation.left]


def on_driver(delegation: Delegation | None) -> list[tuple[int, ...]]:
    assert delegation is not None
    return [part.operators for part in delegation.parts if part.on_driver]


def test_an_operator_that_the_hal_lacks_runs_on_tf_lite(tmp_path: Path) -> None:
    delegation, agrees = run(loaded(tmp_path, chain("RELU", "CEIL", "ADD")), ReferenceDriver())
    assert agrees
    assert told(delegation) == [(1, "CEIL", LeftCause.HAL, "")]
    assert on_driver(delegation) == [(0,), (2,)]
    assert delegation is not None
    assert all(part.mean_ns for part in delegation.parts)
    assert delegation.transfers_ns


def test_an_operator_that_the_driver_refuses_runs_on_tf_lite(tmp_path: Path) -> None:
    driver = Picky([OperationType.ADD])
    delegation, agrees = run(loaded(tmp_path, chain("RELU", "ADD", "ABS")), driver)
    assert agrees
    assert told(delegation) == [(1, "ADD", LeftCause.DRIVER, "")]


def test_a_refusal_of_the_importer_gives_its_reason(tmp_path: Path) -> None:
    of = chain("RELU")
    of.add("ADD", 1, 0, fused_activation_function=4)  # TANH
    delegation, _ = run(loaded(tmp_path, of), ReferenceDriver())
    ((number, name, cause, why),) = told(delegation)
    assert (number, name, cause) == (1, "ADD", LeftCause.IMPORT)
    assert "cannot fuse activation 4" in why


def test_the_largest_partitions_are_kept(tmp_path: Path) -> None:
    of = chain("RELU", "CEIL", "ADD", "ABS", "CEIL", "SUB")
    delegation, agrees = run(loaded(tmp_path, of), ReferenceDriver(), max_partitions=1)
    assert agrees
    assert on_driver(delegation) == [(2, 3)]
    assert [cause for _, _, cause, _ in told(delegation)] == [
        LeftCause.LIMIT,
        LeftCause.HAL,
        LeftCause.HAL,
        LeftCause.LIMIT,
    ]


@pytest.mark.parametrize(
    ("names", "limit", "reason"),
    [
        (["CEIL"], None, "the HAL has no such operation"),
        (["RELU", "CEIL"], 0, "operator 1 .CEIL.*the HAL has no such operation"),
        (["RELU"], None, r"not supported by the driver: RELU \(operation 0\)"),
    ],
)
def test_a_model_of_which_a_driver_gets_nothing_has_a_reason(
    tmp_path: Path, names: list[str], limit: int | None, reason: str
) -> None:
    backend = HalBackend("driver", Device(Picky([OperationType.RELU])), max_partitions=limit)
    with pytest.raises(NotDelegated, match=reason):
        backend.load(loaded(tmp_path, chain(*names)))


def rnn(of: Network, state: int | None = None) -> int:
    """Append an RNN; its state is new unless there is one."""
    build = of.build
    weights = np.arange(-8, 8, dtype="f4") / 4  # sums of products are exact
    constants = [
        build.tensor("w", TensorType.FLOAT32, (4, 4), None, weights.tobytes()),
        build.tensor("r", TensorType.FLOAT32, (4, 4), None, weights[::-1].tobytes()),
        build.tensor("b", TensorType.FLOAT32, (4,), None, bytes(16)),
    ]
    if state is None:
        state = build.tensor("state", TensorType.FLOAT32, SHAPE, is_variable=True)
    output = build.tensor("y", TensorType.FLOAT32, SHAPE)
    inputs = [of.tensors[-1], *constants, state]
    build.operator("RNN", inputs, [output], fused_activation_function=1)
    of.tensors.append(output)
    return state


def test_a_state_lives_in_its_part(tmp_path: Path) -> None:
    of = chain("CEIL")
    rnn(of)
    delegation, agrees = run(loaded(tmp_path, of), ReferenceDriver())
    assert agrees
    assert on_driver(delegation) == [(1,)]
    of.add("ABS", 2)
    delegation, agrees = run(loaded(tmp_path, of), Picky([OperationType.RNN]))
    assert agrees
    assert on_driver(delegation) == [(2,)]


def test_operators_with_one_state_stay_together(tmp_path: Path) -> None:
    of = chain("RELU")
    state = rnn(of)
    of.add("CEIL", 2)
    rnn(of, state)
    delegation, agrees = run(loaded(tmp_path, of), ReferenceDriver())
    assert agrees
    assert on_driver(delegation) == [(0,)]
    assert [number for number, *_ in told(delegation)] == [1, 2, 3]


def test_arithmetic_on_shapes_is_folded_in_every_part_that_needs_it(tmp_path: Path) -> None:
    build = GraphBuilder()
    x, c, d, y, z = (build.tensor(name, TensorType.FLOAT32, SHAPE) for name in "xcdyz")
    shape = build.tensor("shape", TensorType.INT32, (2,))
    build.operator("SHAPE", [x], [shape], out_type=TensorType.INT32)
    build.operator("RESHAPE", [x, shape], [c])
    build.operator("CEIL", [c], [d])
    build.operator("ABS", [d], [y])
    build.operator("RESHAPE", [y, shape], [z])
    of = Network(build, [x, z])
    delegation, agrees = run(loaded(tmp_path, of), ReferenceDriver())
    assert agrees
    assert told(delegation) == [(2, "CEIL", LeftCause.HAL, "")]
    assert on_driver(delegation) == [(0, 1), (3, 4)]


def test_a_part_that_rounds_otherwise_is_compared_with_what_the_driver_gets(
    tmp_path: Path,
) -> None:
    build = GraphBuilder()
    x, y, z = (build.tensor(name, TensorType.FLOAT32, SHAPE) for name in "xyz")
    weights = np.arange(-8, 8, dtype="i1") * 7
    w = build.tensor("w", TensorType.INT8, (4, 4), Quantization((0.013,), (0,)), weights.tobytes())
    build.operator("FULLY_CONNECTED", [x, w, -1], [y])
    build.operator("FLOOR_MOD", [y, y], [z])
    model = loaded(tmp_path, Network(build, [x, y]), 1)
    prepared = HalBackend("driver", Device(Picky([OperationType.FLOOR]))).prepare(model)
    assert prepared.reference is not None
    expected = prepared.reference()
    assert expected is not None
    for session in (prepared, expected):
        session.set_inputs([GIVEN])
        session.run()
    by_hand = GIVEN @ (weights.reshape(4, 4).astype("f4") * np.float32(0.013)).T
    np.testing.assert_allclose(expected.outputs()[0], by_hand, rtol=1e-5)
    np.testing.assert_allclose(prepared.outputs()[0], by_hand, rtol=1e-5)


def test_a_sparse_constant_stays_in_its_part(tmp_path: Path) -> None:
    """TF Lite dies of telling about it."""
    build = GraphBuilder()
    x, d, y, z = (build.tensor(name, TensorType.FLOAT32, SHAPE) for name in "xdyz")
    levels = (
        {"format": 0, "dense_size": 1},
        {
            "format": 1,
            "dense_size": 0,
            "array_segments_type": 3,
            "array_segments": {"values": bytes([0, 1])},
            "array_indices_type": 3,
            "array_indices": {"values": bytes([1])},
        },
    )
    sparsity = {"traversal_order": (0, 1), "block_map": None, "dim_metadata": levels}
    two = np.float32([2]).tobytes()
    build.tensors.append(Tensor("s", TensorType.FLOAT32, SHAPE, data=two, sparsity=sparsity))
    build.operator("DENSIFY", [4], [d])
    build.operator("ADD", [x, d], [y])
    build.operator("CEIL", [y], [z])
    delegation, agrees = run(loaded(tmp_path, Network(build, [x, z])), ReferenceDriver())
    assert agrees
    assert on_driver(delegation) == [(0, 1)]


def test_8_bit_weights_on_tf_lite_hide_steps(tmp_path: Path) -> None:
    build = GraphBuilder()
    x, y, z = (build.tensor(name, TensorType.FLOAT32, SHAPE) for name in "xyz")
    data = np.arange(-8, 8, dtype="i1").tobytes()
    w = build.tensor("w", TensorType.INT8, (4, 4), Quantization((0.013,), (0,)), data)
    build.operator("ABS", [x], [y])
    build.operator("FULLY_CONNECTED", [y, w, -1], [z])
    model = loaded(tmp_path, Network(build, [x, z]))
    on_driver, on_tflite = (
        HalBackend("driver", Device(Picky(types))).prepare(model)
        for types in ([OperationType.ABS], [OperationType.FULLY_CONNECTED])
    )
    assert (on_driver.hides_steps, on_tflite.hides_steps) == (False, True)


_UNARY = ("RELU", "ABS", "CEIL", "NEG", "FLOOR")
_BINARY = ("ADD", "SUB", "MAXIMUM", "MUL")
_TYPES = ("RELU", "ABS", "NEG", "FLOOR", "ADD", "SUB", "MAXIMUM", "MUL")


@st.composite
def networks(draw: st.DrawFn) -> Callable[[], Network]:
    operators = []
    for number in range(draw(st.integers(1, 9))):
        name = draw(st.sampled_from(_UNARY + _BINARY))
        one = st.integers(0, number)
        inputs = [draw(one)] if name in _UNARY else [draw(one), draw(one)]
        operators.append((name, inputs))

    def made() -> Network:
        found = network()
        for name, inputs in operators:
            found.add(name, *inputs)
        return found

    return made


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    make=networks(),
    refused=st.sets(st.sampled_from(_TYPES)),
    limit=st.none() | st.integers(1, 3),
)
def test_however_a_model_is_cut_the_whole_computes_what_tf_lite_does(
    tmp_path: Path, make: Callable[[], Network], refused: set[str], limit: int | None
) -> None:
    of = make()
    count = len(of.tensors) - 1
    model = loaded(tmp_path, of, *range(1, count + 1))
    driver = Picky([OperationType[name] for name in refused])
    try:
        delegation, agrees = run(model, driver, max_partitions=limit)
    except NotDelegated:
        names = {operator.name for operator in of.build.operators}
        assert names <= refused | {"CEIL"}
        return
    assert agrees
    if delegation is None:
        return
    ran = [number for part in delegation.parts for number in part.operators]
    assert sorted(ran) == list(range(count))
    left = {number for part in delegation.parts if not part.on_driver for number in part.operators}
    assert left == {each.number for each in delegation.left}
    assert limit is None or len(on_driver(delegation)) <= limit


# Operators one by one ----------------------------------------------------------------------------


def times_on(backend: HalBackend | TfliteBackend, model: LoadedModel) -> dict[int, str]:
    session = backend.one_by_one(model)
    assert session is not None
    first = DataSequence(0, "values", 1, (GIVEN[np.newaxis],))
    found = operator_times(
        model,
        session,
        first,
        on_driver=isinstance(backend, HalBackend),
        clock=perf_counter_ns,
        is_stopped=lambda: False,
    )
    assert all(each.mean_ns > 0 for each in found)
    (output,) = session.outputs()
    whole = TfliteBackend(1).prepare(model)
    whole.set_inputs([GIVEN])
    whole.run()
    np.testing.assert_array_equal(output, whole.outputs()[0])
    return {number: each.name for each in found for number in each.numbers}


def test_each_operator_is_timed_by_itself_on_the_backend_that_runs_it(tmp_path: Path) -> None:
    model = loaded(tmp_path, chain("RELU", "ADD", "CEIL", "ABS"))
    on_driver = {0: "RELU", 1: "ADD", 3: "ABS"}
    assert times_on(HalBackend("driver", Device(ReferenceDriver())), model) == on_driver
    assert times_on(TfliteBackend(1), model) == on_driver | {2: "CEIL"}


def test_a_driver_that_takes_no_operator_has_no_times(tmp_path: Path) -> None:
    backend = HalBackend("driver", Device(Picky([OperationType.RELU])))
    assert backend.one_by_one(loaded(tmp_path, chain("RELU", "CEIL"))) is None
