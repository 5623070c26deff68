"""A model written as a spec and loaded again is the same model."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nntest.spec import SpecCase, load
from nntest.spec.dump import Example, NotExpressible, dump, dump_case
from tests.case_meaning import meaning

T, L = OperandType, OperandLifeTime

SPECS = {
    "add": """
i1 = Input("op1", "TENSOR_FLOAT32", "{2}")
i2 = Parameter("op2", ("TENSOR_FLOAT32", [2]), [1.0, 2.0])
o = Output("op3", "TENSOR_FLOAT32", "{2}")
model = Model().Operation("ADD", i1, i2, 0).To(o)
Example({i1: [1.0, -2.0], o: [2.0, 0.0]}).AddVariations("relaxed", "float16")
""",
    "conv": """
i = Input("input", ("TENSOR_QUANT8_ASYMM", [1, 2, 2, 1], 0.5, 128))
Configuration.use_shm_for_weights = True
w = Parameter("weights", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [1, 1, 1, 1]), [2],
              extraParams=SymmPerChannelQuantParams(0, [0.1]))
Configuration.use_shm_for_weights = False
b = Parameter("bias", ("TENSOR_INT32", [1], 0.05, 0), [7])
o = Output("output", ("TENSOR_QUANT8_ASYMM", [1, 2, 2, 1], 1.0, 100))
Model("one").Operation("CONV_2D", i, w, b, 1, 1, 1, 0).To(o)
Example({i: [1, 2, 3, 4], o: [2, 4, 6, 8]})
""",
    "omitted": """
i = Input("input", "TENSOR_FLOAT32", "{1, 2}")
w = Parameter("unused", "TENSOR_FLOAT32", "{2, 2}", None)
o, s = Output("output", "TENSOR_FLOAT32", "{0, 2}"), IgnoredOutput("state", "TENSOR_INT32", "{2}")
Model().Operation("LSTM", i, w, 1.5, True).To([o, s])
Example({i: [], o: [], s: [0, 0]}).ExpectFailure().WithMultinomialDistributionTolerance(0.25)
""",
    "branches": """
def branch(code):
    x, y = Input("x", "TENSOR_FLOAT32", "{0}"), Output("y", "TENSOR_FLOAT32", "{0}")
    return Model().Operation(code, x, [10.0], 0).To(y)

c, x = Input("c", "TENSOR_BOOL8", "{1}"), Input("x", "TENSOR_FLOAT32", "{2}")
t, y = Internal("t", "TENSOR_FLOAT32", "{2}"), Output("y", "TENSOR_FLOAT32", "{2}")
both = branch("ADD")
model = Model()
model.Operation("IF", c, branch("SUB"), both, x).To(t)
model.Operation("IF", c, both, both, t).To(y)
Example({c: [True], x: [1, 2], y: [11, 12]}, model=model)
""",
}


def reload(text: str, folder: Path, name: str) -> SpecCase:
    path = folder / f"{name}.mod.py"
    path.write_text(text)
    (case,) = load(path)
    return case


def cases_of(name: str, folder: Path) -> list[SpecCase]:
    path = folder / "V1_2" / f"{name}.mod.py"
    path.parent.mkdir()
    path.write_text(SPECS[name])
    return load(path)


@pytest.mark.parametrize("name", SPECS)
def test_every_case_of_a_spec_comes_back_as_it_was(name: str, tmp_path: Path) -> None:
    for case in cases_of(name, tmp_path):
        again = reload(dump_case(case), tmp_path, case.name)
        assert meaning(again) == meaning(case)


@pytest.mark.parametrize("name", SPECS)
def test_writing_what_was_read_gives_the_same_text(name: str, tmp_path: Path) -> None:
    (case, *_) = cases_of(name, tmp_path)
    text = dump_case(case)

    assert dump_case(reload(text, tmp_path, "again")) == text


def relu(first: Operand, second: Operand, **fields: Any) -> Model:
    operations = (Operation(OperationType.RELU, (0,), (1,)),)
    return Model(Subgraph((first, second), operations, (0,), (1,)), **fields)


tensor_types = st.sampled_from(
    [T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32, T.TENSOR_BOOL8, T.TENSOR_QUANT8_ASYMM]
)
shapes = st.lists(st.integers(1, 3), max_size=3).map(tuple)


@st.composite
def models(draw: st.DrawFn) -> tuple[Model, Example]:
    """Any number of operands in any role, in pools or not, and operations that join them."""
    storage = {L.CONSTANT_COPY: bytearray(), L.CONSTANT_REFERENCE: bytearray(b"....")}
    operands: list[Operand] = []
    data: dict[int, bytes] = {}
    roles = [L.SUBGRAPH_INPUT, L.SUBGRAPH_OUTPUT, *draw(st.lists(st.sampled_from(list(L)[:6])))]
    for index, role in enumerate(roles):
        operand = Operand(draw(tensor_types), draw(shapes), lifetime=role)
        if operand.type == T.TENSOR_QUANT8_ASYMM:
            scale, zero_point = draw(st.floats(2**-20, 2**20, width=32)), draw(st.integers(0, 255))
            operand = msgspec.structs.replace(operand, scale=scale, zero_point=zero_point)
        random = np.random.default_rng(draw(st.integers(0, 99)))
        values = random.integers(0, 2, operand.dimensions).astype(dtype_of(operand.type)).tobytes()
        if role in storage:
            location = DataLocation(offset=len(storage[role]), length=len(values))
            storage[role] += values
            operand = msgspec.structs.replace(operand, location=location)
        operands.append(operand)
        data[index] = values
    crossing = [
        draw(st.permutations([i for i, role in enumerate(roles) if role == wanted]))
        for wanted in (L.SUBGRAPH_INPUT, L.SUBGRAPH_OUTPUT)
    ]
    written = [i for i, o in enumerate(operands) if o.lifetime in (L.SUBGRAPH_OUTPUT, 0)]
    others = [i for i in range(len(operands)) if i not in written]
    operations = tuple(
        Operation(
            draw(st.sampled_from([OperationType.ADD, OperationType.CONV_2D])),
            tuple(draw(st.lists(st.sampled_from(others), max_size=3))),
            (index,),
        )
        for index in written
    )
    main = Subgraph(tuple(operands), operations, tuple(crossing[0]), tuple(crossing[1]))
    model = Model(
        main,
        operand_values=bytes(storage[L.CONSTANT_COPY]),
        pools=(Memory.from_bytes(storage[L.CONSTANT_REFERENCE]),),
        relax_computation_float32_to_float16=draw(st.booleans()),
    )
    inputs, outputs = ([data[index] for index in indexes] for indexes in crossing)
    return model, Example(inputs, outputs)


def as_seen_from_outside(model: Model, example: Example) -> list[Any]:
    """The graph by what its operands are and hold, without their numbers."""

    def seen(index: int) -> Any:
        operand = model.main.operands[index]
        location, held = operand.location, b""
        if operand.lifetime == L.CONSTANT_COPY:
            held = model.operand_values[location.offset :][: location.length]
        if operand.lifetime == L.CONSTANT_REFERENCE:
            held = bytes(model.pools[location.pool_index].buffer[location.offset :])
            held = held[: location.length]
        return msgspec.structs.replace(operand, location=DataLocation()), held

    def crossing(indexes: tuple[int, ...], data: Sequence[bytes]) -> list[Any]:
        return [(seen(index), content) for index, content in zip(indexes, data, strict=True)]

    return [
        crossing(model.main.input_indexes, example.inputs),
        crossing(model.main.output_indexes, example.outputs),
        [
            (o.type, [seen(i) for i in o.inputs], [seen(i) for i in o.outputs])
            for o in model.main.operations
        ],
        sorted(repr(seen(index)) for index in range(len(model.main.operands))),
        model.relax_computation_float32_to_float16,
    ]


@given(models())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_model_comes_back_as_it_was(
    tmp_path: Path, model_and_example: tuple[Model, Example]
) -> None:
    model, example = model_and_example

    case = reload(dump(model, example), tmp_path, "any")

    again = Example(case.inputs, case.outputs)
    assert as_seen_from_outside(case.model, again) == as_seen_from_outside(model, example)


def test_large_constants_are_in_the_spec_whichever_pool_they_are_in(tmp_path: Path) -> None:
    weights = np.random.default_rng(0).normal(size=(300, 100)).astype(np.float32)
    constant = Operand(
        T.TENSOR_FLOAT32,
        weights.shape,
        lifetime=L.CONSTANT_REFERENCE,
        location=DataLocation(pool_index=1, offset=6, length=weights.nbytes),
    )
    output = Operand(T.TENSOR_FLOAT32, (2,), lifetime=L.SUBGRAPH_OUTPUT)
    operation = Operation(OperationType.RELU, (0,), (1,))
    pools = Memory.from_bytes(b"unused"), Memory.from_bytes(b"before" + weights.tobytes())
    model = Model(Subgraph((constant, output), (operation,), (), (1,)), pools=pools)

    case = reload(dump(model, Example([], [bytes(8)])), tmp_path, "large")

    assert case.pool_values == weights.tobytes()


def test_a_vendor_extension_has_no_words_in_the_language() -> None:
    given = Operand(0x10001, (2,), lifetime=L.SUBGRAPH_INPUT)
    output = Operand(T.TENSOR_FLOAT32, (2,), lifetime=L.SUBGRAPH_OUTPUT)

    with pytest.raises(NotExpressible, match="no name for operand type 0x10001"):
        dump(relu(given, output), Example([bytes(8)], [bytes(8)]))


def test_parameters_of_an_extension_have_no_words_either() -> None:
    given = Operand(T.TENSOR_FLOAT32, (2,), lifetime=L.SUBGRAPH_INPUT, extra_params=b"vendor")
    output = Operand(T.TENSOR_FLOAT32, (2,), lifetime=L.SUBGRAPH_OUTPUT)

    with pytest.raises(NotExpressible, match="vendor extension"):
        dump(relu(given, output), Example([bytes(8)], [bytes(8)]))


def test_scales_along_a_channel_come_back(tmp_path: Path) -> None:
    given = Operand(
        T.TENSOR_QUANT8_SYMM_PER_CHANNEL,
        (2,),
        lifetime=L.SUBGRAPH_INPUT,
        extra_params=SymmPerChannelQuantParams((0.5, 0.25), 0),
    )
    output = Operand(T.TENSOR_FLOAT32, (2,), lifetime=L.SUBGRAPH_OUTPUT)

    case = reload(dump(relu(given, output), Example([b"12"], [bytes(8)])), tmp_path, "channels")

    assert case.main.operands[0] == given
