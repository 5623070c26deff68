from __future__ import annotations

from collections import Counter

import pytest

from nnhal.operations.node import InvalidOperation
from nnhal.operations.registry import FAMILIES, OPERATIONS, check_operation, operation_spec
from nnhal.operations.spec import FeatureLevel
from nnhal.types import Operand, OperandLifeTime, OperandType, Operation, OperationType
from tests.cells import cells

_SHORT = {
    "f32": OperandType.TENSOR_FLOAT32,
    "f16": OperandType.TENSOR_FLOAT16,
    "i32": OperandType.TENSOR_INT32,
    "u8": OperandType.TENSOR_QUANT8_ASYMM,
    "s8": OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
    "pc": OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
    "q8s": OperandType.TENSOR_QUANT8_SYMM,
    "u16": OperandType.TENSOR_QUANT16_ASYMM,
    "q16s": OperandType.TENSOR_QUANT16_SYMM,
    "b8": OperandType.TENSOR_BOOL8,
}

# What the documentation of the HAL (types.hal of 1.0 to 1.3, NeuralNetworks.h) says of the types
# of the operand that decides: input 0 unless "@" names another one (@o: output 0).
_TYPES = """
0 ADD f32,u8 1; f16 3; s8,i32 4
1 AVERAGE_POOL_2D f32,u8 1; f16 3; s8 4
2 CONCATENATION f32,u8 1; f16 3; s8 4
3 CONV_2D f32,u8 1; f16 3; s8 4
4 DEPTHWISE_CONV_2D f32,u8 1; f16 3; s8 4
5 DEPTH_TO_SPACE f32,u8 1; f16 3; s8 4
6 DEQUANTIZE u8 1; s8,q8s,pc 3
7 EMBEDDING_LOOKUP @1 f32 1; i32,u8 3; f16,s8 4
8 FLOOR f32 1; f16 3
9 FULLY_CONNECTED f32,u8 1; f16 3; s8 4
10 HASHTABLE_LOOKUP @2 f32,i32,u8 1
11 L2_NORMALIZATION f32 1; f16,u8 3; s8 4
12 L2_POOL_2D f32 1; f16 3
13 LOCAL_RESPONSE_NORMALIZATION f32 1; f16 3
14 LOGISTIC f32,u8 1; f16 3; s8 4
15 LSH_PROJECTION f32 1; f16 3
16 LSTM f32 1; f16 3
17 MAX_POOL_2D f32,u8 1; f16 3; s8 4
18 MUL f32,u8 1; f16 3; s8,i32 4
19 RELU f32,u8 1; f16 3; s8 4
20 RELU1 f32,u8 1; f16 3; s8 4
21 RELU6 f32,u8 1; f16 3; s8 4
22 RESHAPE f32,u8 1; f16 3; s8 4; i32 6
23 RESIZE_BILINEAR f32 1; f16,u8 3; s8 4
24 RNN f32 1; f16 3
25 SOFTMAX f32,u8 1; f16 3; s8 4
26 SPACE_TO_DEPTH f32,u8 1; f16 3; s8 4
27 SVDF f32 1; f16 3
28 TANH f32 1; f16,u8 3; s8 4
29 BATCH_TO_SPACE_ND f32,u8 2; f16 3; s8 4
30 DIV f32 2; f16 3; i32 4
31 MEAN f32,u8 2; f16 3; s8 4
32 PAD f32,u8 2; f16 3; s8 4
33 SPACE_TO_BATCH_ND f32,u8 2; f16 3; s8 4
34 SQUEEZE f32,u8 2; f16 3; s8 4
35 STRIDED_SLICE f32,u8 2; f16 3; s8 4
36 SUB f32 2; f16,u8 3; s8,i32 4
37 TRANSPOSE f32,u8 2; f16 3; s8 4
38 ABS f16,f32 3; i32 4
39 ARGMAX f16,f32,i32,u8,s8 3
40 ARGMIN f16,f32,i32,u8,s8 3
41 AXIS_ALIGNED_BBOX_TRANSFORM f16,f32,u16 3
42 BIDIRECTIONAL_SEQUENCE_LSTM f32,f16 3
43 BIDIRECTIONAL_SEQUENCE_RNN f32,f16 3
44 BOX_WITH_NMS_LIMIT f16,f32,u8 3; s8 4
45 CAST f16,f32,i32,u8 3; b8,u16,q16s,s8,q8s 4
46 CHANNEL_SHUFFLE f16,f32,u8 3; s8 4
47 DETECTION_POSTPROCESSING f16,f32 3
48 EQUAL b8,f16,f32,i32,u8 3; s8 4
49 EXP f16,f32 3
50 EXPAND_DIMS f16,f32,i32,u8 3; s8 4
51 GATHER f16,f32,i32,u8 3; s8 4
52 GENERATE_PROPOSALS f16,f32,u8 3; s8 4
53 GREATER b8,f16,f32,i32,u8 3; s8 4
54 GREATER_EQUAL b8,f16,f32,i32,u8 3; s8 4
55 GROUPED_CONV_2D f16,f32,u8 3; s8 4
56 HEATMAP_MAX_KEYPOINT f16,f32,u8 3; s8 4
57 INSTANCE_NORMALIZATION f16,f32 3
58 LESS b8,f16,f32,i32,u8 3; s8 4
59 LESS_EQUAL b8,f16,f32,i32,u8 3; s8 4
60 LOG f16,f32 3
61 LOGICAL_AND b8 3
62 LOGICAL_NOT b8 3
63 LOGICAL_OR b8 3
64 LOG_SOFTMAX f16,f32 3
65 MAXIMUM f16,f32,i32,u8 3; s8 4
66 MINIMUM f16,f32,i32,u8 3; s8 4
67 NEG f16,f32,i32 3
68 NOT_EQUAL b8,f16,f32,i32,u8 3; s8 4
69 PAD_V2 f16,f32,u8 3; s8 4
70 POW f16,f32 3
71 PRELU f16,f32,u8 3; s8 4
72 QUANTIZE @o u8 3; s8 4
73 QUANTIZED_16BIT_LSTM u8 3
74 RANDOM_MULTINOMIAL f16,f32 3
75 REDUCE_ALL b8 3
76 REDUCE_ANY b8 3
77 REDUCE_MAX f16,f32,u8 3; s8 4
78 REDUCE_MIN f16,f32,u8 3; s8 4
79 REDUCE_PROD f16,f32 3
80 REDUCE_SUM f16,f32 3
81 ROI_ALIGN f16,f32,u8 3; s8 4
82 ROI_POOLING f16,f32,u8 3; s8 4
83 RSQRT f16,f32 3; u8,s8 7
84 SELECT @1 f16,f32,i32,u8,s8 3
85 SIN f16,f32 3
86 SLICE f16,f32,i32,u8 3; s8 4
87 SPLIT f16,f32,i32,u8 3; s8 4
88 SQRT f16,f32 3
89 TILE f16,f32,i32,u8 3; s8 4
90 TOPK_V2 f16,f32,i32,u8 3; s8 4
91 TRANSPOSE_CONV_2D f16,f32,u8 3; s8 4
92 UNIDIRECTIONAL_SEQUENCE_LSTM f32,f16 3
93 UNIDIRECTIONAL_SEQUENCE_RNN f32,f16 3
94 RESIZE_NEAREST_NEIGHBOR f16,f32,u8 3; s8 4
95 QUANTIZED_LSTM s8 4
96 IF b8 4
98 ELU f16,f32 4
99 HARD_SWISH f16,f32,u8,s8 4
100 FILL @o f16,f32,i32 4
101 RANK f16,f32,i32,u8,q16s,b8,pc,u16,q8s,s8 4
102 BATCH_MATMUL f16,f32,s8,i32 6
103 PACK @1 f16,f32,u8,s8,i32 6
104 MIRROR_PAD f16,f32,u8,s8,i32 7
105 REVERSE f16,f32,u8,s8,i32 7
""".strip().splitlines()

_FLOATS = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16)


def test_every_standard_operation_is_described_once() -> None:
    assert set(OPERATIONS) == set(OperationType) - {OperationType.OEM_OPERATION}
    assert sum(map(len, FAMILIES.values())) == len(OPERATIONS) == 106


def test_each_version_brings_its_number_of_operations() -> None:
    counts = Counter(spec.since.value for spec in OPERATIONS.values())

    assert counts == {1: 29, 2: 9, 3: 57, 4: 7, 6: 2, 7: 2}


@cells("line", _TYPES, ids=lambda line: line.split()[1])
def test_types_come_with_the_version_that_the_hal_documents(line: str) -> None:
    code, name, *rest = line.split(" ", 2)
    where, _, groups = rest[0].partition(" ") if rest[0].startswith("@") else ("@0", "", rest[0])
    documented = {
        _SHORT[type]: FeatureLevel(int(group.split()[1]))
        for group in groups.split(";")
        for type in group.split()[0].split(",")
    }

    spec = operation_spec(int(code))

    assert spec.name == name
    described: dict[OperandType, FeatureLevel] = {}
    for signature in spec.signatures:
        argument = (
            signature.outputs[0]
            if where == "@o"
            else signature.inputs[int(where.removeprefix("@"))]
        )
        assert isinstance(argument.type, OperandType)
        known = described.get(argument.type, signature.since)
        described[argument.type] = min(known, signature.since)
    assert described == documented


@cells(
    ("operation", "counts"),
    [
        (OperationType.ADD, {3}),
        (OperationType.CONV_2D, {7, 8, 10, 11, 13}),
        (OperationType.DEPTHWISE_CONV_2D, {8, 9, 11, 12, 14}),
        (OperationType.GROUPED_CONV_2D, {9, 12}),
        (OperationType.TRANSPOSE_CONV_2D, {9, 11}),
        (OperationType.AVERAGE_POOL_2D, {7, 8, 10, 11}),
        (OperationType.SOFTMAX, {2, 3}),
        (OperationType.RESIZE_BILINEAR, {3, 4, 5, 6}),
        (OperationType.RESIZE_NEAREST_NEIGHBOR, {4, 5, 6}),
        (OperationType.LSTM, {23, 27}),
        (OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM, {28}),
        (OperationType.BIDIRECTIONAL_SEQUENCE_LSTM, {61}),
        (OperationType.BIDIRECTIONAL_SEQUENCE_RNN, {15}),
        (OperationType.QUANTIZED_LSTM, {32}),
        (OperationType.QUANTIZED_16BIT_LSTM, {15}),
        (OperationType.DETECTION_POSTPROCESSING, {14}),
        (OperationType.GENERATE_PROPOSALS, {11}),
        (OperationType.BOX_WITH_NMS_LIMIT, {9}),
        (OperationType.ROI_ALIGN, {10}),
        (OperationType.ROI_POOLING, {8}),
    ],
)
def test_numbers_of_inputs_are_those_of_the_hal(operation: OperationType, counts: set[int]) -> None:
    assert {len(s.inputs) for s in operation_spec(operation).signatures} == counts


def test_argument_names_are_unique_within_a_signature() -> None:
    for spec in OPERATIONS.values():
        for signature in spec.signatures:
            for arguments in (signature.inputs, signature.outputs):
                names = [argument.name for argument in arguments]
                assert len(names) == len(set(names)), f"{spec.name}: {names}"


def test_an_unknown_operation_is_named() -> None:
    with pytest.raises(InvalidOperation, match="OperationType 4711 is not a known operation"):
        operation_spec(4711)


def test_an_operation_of_a_model_is_checked_with_its_operands() -> None:
    operands = [
        Operand(OperandType.TENSOR_FLOAT32, (2,), lifetime=OperandLifeTime.SUBGRAPH_INPUT),
        Operand(OperandType.INT32, lifetime=OperandLifeTime.CONSTANT_COPY),
        Operand(OperandType.TENSOR_FLOAT32, (2,), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    ]

    add = Operation(OperationType.ADD, (0, 0, 1), (2,))

    assert check_operation(add, operands) == FeatureLevel.V1_0
    with pytest.raises(InvalidOperation, match=r"ADD: 2 inputs, expected 3"):
        check_operation(Operation(OperationType.ADD, (0, 1), (2,)), operands)


def test_an_omitted_operand_must_have_the_right_type_all_the_same() -> None:
    operands = [
        Operand(OperandType.TENSOR_FLOAT32, (2, 3), lifetime=OperandLifeTime.SUBGRAPH_INPUT),
        Operand(OperandType.TENSOR_INT32, (0,), lifetime=OperandLifeTime.NO_VALUE),
        Operand(OperandType.TENSOR_FLOAT32, (0,), lifetime=OperandLifeTime.NO_VALUE),
        Operand(OperandType.TENSOR_FLOAT32, (3, 2), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    ]

    transpose = Operation(OperationType.TRANSPOSE, (0, 1), (3,))

    assert check_operation(transpose, operands) == FeatureLevel.V1_1
    with pytest.raises(InvalidOperation, match=r"input 1 \(perm\) is of type TENSOR_FLOAT32"):
        check_operation(Operation(OperationType.TRANSPOSE, (0, 2), (3,)), operands)


def test_a_required_operand_cannot_be_omitted() -> None:
    operands = [
        Operand(OperandType.TENSOR_FLOAT32, (2,), lifetime=OperandLifeTime.NO_VALUE),
        Operand(OperandType.TENSOR_FLOAT32, (2,), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    ]

    with pytest.raises(InvalidOperation, match=r"RELU: input 0 \(input\) must not be omitted"):
        check_operation(Operation(OperationType.RELU, (0,), (1,)), operands)


def test_operations_of_vendors_have_no_signature_to_check() -> None:
    assert check_operation(Operation(0x2A0001, (), ()), []) == FeatureLevel.V1_2
    assert check_operation(Operation(OperationType.OEM_OPERATION, (), ()), []) == FeatureLevel.V1_0
