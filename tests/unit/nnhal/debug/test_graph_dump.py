from __future__ import annotations

import shutil
import subprocess
from typing import Any

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


def constant(type: OperandType, values: Any, dtype: str, **fields: Any) -> tuple[Operand, bytes]:
    array = np.array(values, dtype)
    return (
        Operand(
            type,
            array.shape,
            lifetime=OperandLifeTime.CONSTANT_COPY,
            location=DataLocation(0, 0, array.nbytes),
            **fields,
        ),
        array.tobytes(),
    )


def drawn(operand: Operand, values: bytes = b"", pools: tuple[Memory, ...] = ()) -> str:
    """The line that draws one operand."""
    model = Model(Subgraph((operand,), (), (), ()), operand_values=values, pools=pools)
    (line,) = [line.strip() for line in dot(model).splitlines() if "_d0 [" in line]
    return line


def test_a_small_model() -> None:
    activation, value = constant(OperandType.INT32, 1, "<i4")
    main = Subgraph(
        operands=(
            Operand(F32, (2, 0), lifetime=INPUT),
            activation,
            Operand(F32, (2, 3), lifetime=OUTPUT),
        ),
        operations=(Operation(OperationType.ADD, (0, 0, 1), (2,)),),
        input_indexes=(0,),
        output_indexes=(2,),
    )

    assert dot(Model(main, operand_values=value), "tiny") == (
        'digraph "tiny" {\n'
        "    compound=true\n"
        "    main_d0 [style=filled fillcolor=black fontcolor=white "
        'label="0 = input[0]\\nTENSOR_FLOAT32(2x?)"]\n'
        '    main_d1 [label="1: COPY\\nINT32\\n= 1"]\n'
        "    main_d2 [style=filled fillcolor=black fontcolor=white "
        'label="2 = output[0]\\nTENSOR_FLOAT32(2x3)"]\n'
        '    main_n0 [shape=box ordering=in label="0: ADD"]\n'
        "    main_d0 -> main_n0 [label=0]\n"
        "    main_d0 -> main_n0 [label=1]\n"
        "    main_d1 -> main_n0 [label=2]\n"
        "    main_n0 -> main_d2\n"
        "}\n"
    )


def test_a_constant_is_drawn_beside_each_operation_that_reads_it() -> None:
    shared, value = constant(OperandType.TENSOR_FLOAT32, [1.0, 2.0], "<f4")
    activation, none = constant(OperandType.INT32, 0, "<i4")
    temporary = Operand(F32, (2,))
    operations = (
        Operation(OperationType.ADD, (0, 1, 2), (3,)),
        Operation(OperationType.MUL, (3, 1, 2), (4,)),
        Operation(OperationType.SUB, (1, 1, 2), (5,)),
    )
    operands = (temporary, shared, activation, temporary, temporary, temporary)
    text = dot(Model(Subgraph(operands, operations, (0,), (4, 5)), operand_values=value + none))
    arrows = [line.strip().split(" [")[0] for line in text.splitlines() if "->" in line]
    tails = [
        arrow.partition(" -> ")[0] for arrow in arrows if arrow.startswith(("main_d1", "main_d2"))
    ]
    assert tails == [
        *("main_d1", "main_d2"),
        *("main_d1_1", "main_d2_1"),
        *("main_d1_2", "main_d1_2", "main_d2_2"),
    ]
    for node in tails:
        assert f"    {node} [label=" in text
    # What an operation computes has one node, however many read it.
    assert text.count("main_d3 [label=") == 1


@cells(
    ("type", "values", "dtype", "shown"),
    [
        (OperandType.FLOAT32, 0.5, "<f4", "= 0.5"),
        (OperandType.FLOAT16, -2, "<f2", "= -2"),
        (OperandType.BOOL, True, "?", "= True"),
        (OperandType.TENSOR_INT32, [1, -2], "<i4", "= [1, -2]"),
        (OperandType.TENSOR_QUANT8_ASYMM, [[0, 255]], "u1", "= [0, 255]"),
        (OperandType.TENSOR_QUANT8_ASYMM_SIGNED, range(9), "i1", "6, 7, ... 9 elements]"),
    ],
)
def test_constants_show_their_first_elements(
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

    assert line.endswith('label="0: REF\\nTENSOR_INT32(2)\\n= [1, 2]"]')


def test_quantization_is_shown() -> None:
    asymmetric = Operand(OperandType.TENSOR_QUANT8_ASYMM, (2,), scale=0.25, zero_point=128)
    channels = Operand(
        OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
        (2, 3),
        extra_params=SymmPerChannelQuantParams((0.5, 0.25), 0),
    )

    assert "scale 0.25, zero point 128" in drawn(asymmetric)
    assert "2 scales, dimension 0" in drawn(channels)


def test_an_omitted_operand_and_a_vendors_type_are_named() -> None:
    omitted = Operand(OperandType.TENSOR_INT32, (0,), lifetime=OperandLifeTime.NO_VALUE)

    assert '"0: NO\\nTENSOR_INT32(?)"' in drawn(omitted)
    assert "extension 0x2/7" in drawn(Operand(0x20007))


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
    assert '        sub1_n0 [shape=box label="0: RELU"]\n' in text
    assert "    sub1_d0 -> main_d2 [ltail=cluster_sub1 style=dashed]\n" in text
    assert '    main_d2 [label="2\\nsubgraph 1"]\n' in text
    assert 'label="if (relaxed: float32 as float16)"' in text


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
def test_graphviz_reads_it() -> None:
    subprocess.run(["dot", "-Tsvg"], input=dot(control_flow()), text=True, check=True, timeout=60)
