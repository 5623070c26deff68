from __future__ import annotations

import shutil
import subprocess
from typing import Any

import msgspec
import numpy as np
import pytest

from nnhal.debug.graph_dump import dot
from nnhal.memory import Memory
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
from tests.cells import cells

F32, INPUT, OUTPUT = (
    OperandType.TENSOR_FLOAT32,
    OperandLifeTime.SUBGRAPH_INPUT,
    OperandLifeTime.SUBGRAPH_OUTPUT,
)


DOTS_PER_INCH = 96


def constant(type: OperandType, values: Any, dtype: str, offset: int = 0) -> tuple[Operand, bytes]:
    array = np.array(values, dtype)
    return (
        Operand(
            type,
            array.shape,
            lifetime=OperandLifeTime.CONSTANT_COPY,
            location=DataLocation(0, offset, array.nbytes),
        ),
        array.tobytes(),
    )


def drawn(operand: Operand, values: bytes = b"", pools: tuple[Memory, ...] = ()) -> str:
    """The line of an operation that reads one operand."""
    result = Operand(F32, (2,), lifetime=OUTPUT)
    reader = Operation(OperationType.ABS, (0,), (1,))
    model = Model(
        Subgraph((operand, result), (reader,), (), (1,)), operand_values=values, pools=pools
    )
    (line,) = [line.strip() for line in dot(model).splitlines() if "_n0 [" in line]
    return line


def test_a_small_model() -> None:
    relu, one = constant(OperandType.INT32, 1, "<i4")
    relu1, two = constant(OperandType.INT32, 2, "<i4", offset=4)
    main = Subgraph(
        operands=(
            Operand(F32, (2, 0), lifetime=INPUT),
            relu,
            Operand(F32, (2, 3)),
            relu1,
            Operand(F32, (2, 3), lifetime=OUTPUT),
        ),
        operations=(
            Operation(OperationType.ADD, (0, 0, 1), (2,)),
            Operation(OperationType.MUL, (2, 0, 3), (4,)),
        ),
        input_indexes=(0,),
        output_indexes=(4,),
    )

    assert dot(Model(main, operand_values=one + two), "tiny") == (
        'digraph "tiny" {\n'
        "    compound=true rankdir=TB\n"
        "    node [shape=box]\n"
        "    main_d0 [shape=ellipse style=filled fillcolor=black fontcolor=white "
        'label="0 = input[0]\\nFLOAT32 2x?"]\n'
        "    main_d4 [shape=ellipse style=filled fillcolor=black fontcolor=white "
        'label="4 = output[0]\\nFLOAT32 2x3"]\n'
        '    main_n0 [label="0: ADD\\nRELU"]\n'
        '    main_d0 -> main_n0 [label="input0"]\n'
        '    main_d0 -> main_n0 [label="input1"]\n'
        '    main_n1 [label="1: MUL\\nRELU1"]\n'
        '    main_n0 -> main_n1 [label="input0\\n2: FLOAT32 2x3"]\n'
        '    main_d0 -> main_n1 [label="input1"]\n'
        "    main_n1 -> main_d4\n"
        "}\n"
    )


def test_weights_are_one_line_in_each_box_that_reads_them() -> None:
    shared, value = constant(OperandType.TENSOR_FLOAT32, np.zeros((3, 4)), "<f4")
    activation, none = constant(OperandType.INT32, 0, "<i4", offset=48)
    temporary = Operand(F32, (4,))
    operations = (
        Operation(OperationType.ADD, (0, 1, 2), (3,)),
        Operation(OperationType.MUL, (3, 1, 2), (4,)),
    )
    operands = (temporary, shared, activation, temporary, temporary)
    text = dot(Model(Subgraph(operands, operations, (0,), (4,)), operand_values=value + none))
    assert 'label="0: ADD\\ninput1 FLOAT32 3x4"' in text
    assert 'label="1: MUL\\ninput1 FLOAT32 3x4"' in text
    assert "main_d1" not in text


def test_what_nothing_reads_or_writes_is_an_ellipse() -> None:
    operands = (Operand(F32, (1,)), Operand(F32, (2,)), Operand(F32, (3,)))
    text = dot(Model(Subgraph(operands, (Operation(OperationType.ABS, (0,), (1,)),), (), ())))
    assert "main_d0 -> main_n0" in text
    assert "main_n0 -> main_d1" in text
    assert 'main_d2 [shape=ellipse label="2\\nFLOAT32 3"]' in text


@cells(
    ("type", "values", "dtype", "shown"),
    [
        (OperandType.FLOAT32, 0.5, "<f4", "input0 0.5"),
        (OperandType.FLOAT16, -2, "<f2", "input0 -2"),
        (OperandType.BOOL, True, "?", "input0 true"),
        (OperandType.TENSOR_INT32, [1, -2], "<i4", "input0 INT32 2 = [1, -2]"),
        (OperandType.TENSOR_QUANT8_ASYMM, [[0, 255]], "u1", "QUANT8_ASYMM 1x2 = [0, 255]"),
        (OperandType.TENSOR_QUANT8_ASYMM_SIGNED, range(9), "i1", 'QUANT8_ASYMM_SIGNED 9"'),
    ],
)
def test_short_constants_show_their_elements(
    type: OperandType, values: Any, dtype: str, shown: str
) -> None:
    operand, data = constant(type, list(values) if isinstance(values, range) else values, dtype)

    assert shown in drawn(operand, data)


def test_a_constant_in_a_pool_is_read_there() -> None:
    operand = Operand(
        OperandType.TENSOR_INT32,
        (2,),
        lifetime=OperandLifeTime.CONSTANT_REFERENCE,
        location=DataLocation(0, 4, 8),
    )

    line = drawn(operand, pools=(Memory.from_bytes(np.arange(3, dtype="<i4").tobytes()),))

    assert line.endswith('label="0: ABS\\ninput0 INT32 2 = [1, 2]"]')


def test_quantization_is_shown() -> None:
    asymmetric = Operand(OperandType.TENSOR_QUANT8_ASYMM, (2,), scale=0.25, zero_point=128)
    channels = Operand(
        OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
        (2, 3),
        extra_params=SymmPerChannelQuantParams((0.5, 0.25), 0),
    )
    text = dot(Model(Subgraph((asymmetric, channels), (), (), ())))
    assert "scale 0.25, zero point 128" in text
    assert "2 scales, dimension 0" in text


def test_an_omitted_operand_and_a_vendors_type_are_named() -> None:
    omitted = Operand(OperandType.TENSOR_INT32, (0,), lifetime=OperandLifeTime.NO_VALUE)

    assert 'label="0: ABS\\ninput0 omitted"' in drawn(omitted)
    assert "extension 0x2/7" in dot(Model(Subgraph((Operand(0x20007),), (), (), ())))


def test_names_from_outside_cannot_break_out_of_their_quotes() -> None:
    empty = Model(Subgraph((), (), (), ()))

    first, *_ = dot(empty, 'a"];\\n\nb').splitlines()

    assert first == 'digraph "a\\"];\\\\n\\nb" {'


def control_flow() -> Model:
    branch = Subgraph(
        (Operand(F32, (2,), lifetime=INPUT), Operand(F32, (2,), lifetime=OUTPUT)),
        (Operation(OperationType.RELU, (0,), (1,)),),
        (0,),
        (1,),
    )

    def reference(index: int) -> Operand:
        location = DataLocation(offset=index)
        return Operand(OperandType.SUBGRAPH, lifetime=OperandLifeTime.SUBGRAPH, location=location)

    main = Subgraph(
        (
            Operand(OperandType.TENSOR_BOOL8, (1,), lifetime=INPUT),
            reference(0),
            reference(1),
            Operand(F32, (2,), lifetime=INPUT),
            Operand(F32, (2,), lifetime=OUTPUT),
        ),
        (Operation(OperationType.IF, (0, 1, 2, 3), (4,)),),
        (0, 3),
        (4,),
    )
    return Model(main, (branch, branch), relax_computation_float32_to_float16=True)


def test_subgraphs_are_clusters_with_arrows_to_what_refers_to_them() -> None:
    text = dot(control_flow(), "if")

    assert "    subgraph cluster_sub1 {\n" in text
    assert '        sub1_n0 [label="0: RELU"]\n' in text
    assert "    sub1_d1 -> main_n0 [ltail=cluster_sub1 style=dashed]\n" in text
    assert '    main_n0 [label="0: IF\\nthen_model: subgraph 0\\nelse_model: subgraph 1"]\n' in text
    assert 'label="if (relaxed: float32 as float16)"' in text


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
def test_graphviz_reads_it() -> None:
    subprocess.run(["dot", "-Tsvg"], input=dot(control_flow()), text=True, check=True, timeout=60)


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
def test_a_hundred_operations_fit_into_a_picture() -> None:
    scalar, one = constant(OperandType.INT32, 1, "<i4")
    weights, values = constant(OperandType.TENSOR_FLOAT32, np.zeros((64, 3, 3, 64)), "<f4", 4)
    bias = msgspec.structs.replace(weights, dimensions=(64,), location=DataLocation(0, 4, 256))
    data = Operand(F32, (1, 56, 56, 64))
    chain = [
        Operation(OperationType.CONV_2D, (3 + n, 1, 2, 0, 0, 0, 0), (4 + n,)) for n in range(100)
    ]
    main = Subgraph((scalar, weights, bias, *[data] * 101), tuple(chain), (3,), (103,))
    drawing = dot(Model(main, operand_values=one + values))
    plain = subprocess.run(
        ["dot", "-Tplain"], input=drawing, text=True, check=True, timeout=60, capture_output=True
    ).stdout
    width, height = map(float, plain.splitlines()[0].split()[2:4])
    assert width * DOTS_PER_INCH < 2000
    assert height * DOTS_PER_INCH < 32767, "the largest picture that Cairo draws"
