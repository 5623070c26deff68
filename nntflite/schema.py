"""The parts of TF Lite's file format that this package reads and writes.

``_SCHEMA`` is written in the FlatBuffers schema language, as the original is, so that the two can
be laid side by side; fields that nobody here needs are left out only at the end of a table,
because a field's place is its identity. A test compares all of it with the published bindings.

Source: ``tensorflow/lite/schema/schema.fbs``, version 3a.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

__all__ = [
    "FILE_IDENTIFIER",
    "OPTION_CODES",
    "OPTION_TABLES",
    "SCHEMA_VERSION",
    "TABLES",
    "TFLITE",
    "UNIONS",
    "Activation",
    "BuiltinOperator",
    "Field",
    "LshProjectionType",
    "LstmKernel",
    "MirrorPadMode",
    "Padding",
    "Schema",
    "TensorType",
    "parsed",
]

FILE_IDENTIFIER: Final = b"TFL3"
SCHEMA_VERSION: Final = 3


class TensorType(IntEnum):
    FLOAT32 = 0
    FLOAT16 = 1
    INT32 = 2
    UINT8 = 3
    INT64 = 4
    STRING = 5
    BOOL = 6
    INT16 = 7
    COMPLEX64 = 8
    INT8 = 9
    FLOAT64 = 10
    COMPLEX128 = 11
    UINT64 = 12
    RESOURCE = 13
    VARIANT = 14
    UINT32 = 15
    UINT16 = 16
    INT4 = 17
    BFLOAT16 = 18


class Padding(IntEnum):
    SAME = 0
    VALID = 1


class Activation(IntEnum):
    NONE = 0
    RELU = 1
    RELU_N1_TO_1 = 2
    RELU6 = 3
    TANH = 4
    SIGN_BIT = 5


class LshProjectionType(IntEnum):
    UNKNOWN = 0
    SPARSE = 1
    DENSE = 2


class LstmKernel(IntEnum):
    FULL = 0
    BASIC = 1


class MirrorPadMode(IntEnum):
    REFLECT = 0
    SYMMETRIC = 1


BuiltinOperator = IntEnum(
    "BuiltinOperator",
    "ADD AVERAGE_POOL_2D CONCATENATION CONV_2D DEPTHWISE_CONV_2D DEPTH_TO_SPACE DEQUANTIZE "
    "EMBEDDING_LOOKUP FLOOR FULLY_CONNECTED HASHTABLE_LOOKUP L2_NORMALIZATION L2_POOL_2D "
    "LOCAL_RESPONSE_NORMALIZATION LOGISTIC LSH_PROJECTION LSTM MAX_POOL_2D MUL RELU RELU_N1_TO_1 "
    "RELU6 RESHAPE RESIZE_BILINEAR RNN SOFTMAX SPACE_TO_DEPTH SVDF TANH CONCAT_EMBEDDINGS "
    "SKIP_GRAM CALL CUSTOM EMBEDDING_LOOKUP_SPARSE PAD UNIDIRECTIONAL_SEQUENCE_RNN GATHER "
    "BATCH_TO_SPACE_ND SPACE_TO_BATCH_ND TRANSPOSE MEAN SUB DIV SQUEEZE "
    "UNIDIRECTIONAL_SEQUENCE_LSTM STRIDED_SLICE BIDIRECTIONAL_SEQUENCE_RNN EXP TOPK_V2 SPLIT "
    "LOG_SOFTMAX DELEGATE BIDIRECTIONAL_SEQUENCE_LSTM CAST PRELU MAXIMUM ARG_MAX MINIMUM LESS NEG "
    "PADV2 GREATER GREATER_EQUAL LESS_EQUAL SELECT SLICE SIN TRANSPOSE_CONV SPARSE_TO_DENSE TILE "
    "EXPAND_DIMS EQUAL NOT_EQUAL LOG SUM SQRT RSQRT SHAPE POW ARG_MIN FAKE_QUANT REDUCE_PROD "
    "REDUCE_MAX PACK LOGICAL_OR ONE_HOT LOGICAL_AND LOGICAL_NOT UNPACK REDUCE_MIN FLOOR_DIV "
    "REDUCE_ANY SQUARE ZEROS_LIKE FILL FLOOR_MOD RANGE RESIZE_NEAREST_NEIGHBOR LEAKY_RELU "
    "SQUARED_DIFFERENCE MIRROR_PAD ABS SPLIT_V UNIQUE CEIL REVERSE_V2 ADD_N GATHER_ND COS WHERE "
    "RANK ELU REVERSE_SEQUENCE MATRIX_DIAG QUANTIZE MATRIX_SET_DIAG ROUND HARD_SWISH IF WHILE "
    "NON_MAX_SUPPRESSION_V4 NON_MAX_SUPPRESSION_V5 SCATTER_ND SELECT_V2 DENSIFY SEGMENT_SUM "
    "BATCH_MATMUL PLACEHOLDER_FOR_GREATER_OP_CODES CUMSUM CALL_ONCE BROADCAST_TO RFFT2D CONV_3D "
    "IMAG REAL COMPLEX_ABS HASHTABLE HASHTABLE_FIND HASHTABLE_IMPORT HASHTABLE_SIZE REDUCE_ALL "
    "CONV_3D_TRANSPOSE VAR_HANDLE READ_VARIABLE ASSIGN_VARIABLE BROADCAST_ARGS "
    "RANDOM_STANDARD_NORMAL BUCKETIZE RANDOM_UNIFORM MULTINOMIAL GELU DYNAMIC_UPDATE_SLICE "
    "RELU_0_TO_1 UNSORTED_SEGMENT_PROD UNSORTED_SEGMENT_MAX UNSORTED_SEGMENT_SUM ATAN2 "
    "UNSORTED_SEGMENT_MIN SIGN BITCAST BITWISE_XOR RIGHT_SHIFT "
    "STABLEHLO_LOGISTIC STABLEHLO_ADD STABLEHLO_DIVIDE STABLEHLO_MULTIPLY STABLEHLO_MAXIMUM "
    "STABLEHLO_RESHAPE STABLEHLO_CLAMP STABLEHLO_CONCATENATE STABLEHLO_BROADCAST_IN_DIM "
    "STABLEHLO_CONVOLUTION STABLEHLO_SLICE STABLEHLO_CUSTOM_CALL STABLEHLO_REDUCE STABLEHLO_ABS "
    "STABLEHLO_AND STABLEHLO_COSINE STABLEHLO_EXPONENTIAL STABLEHLO_FLOOR STABLEHLO_LOG "
    "STABLEHLO_MINIMUM STABLEHLO_NEGATE STABLEHLO_OR STABLEHLO_POWER STABLEHLO_REMAINDER "
    "STABLEHLO_RSQRT STABLEHLO_SELECT STABLEHLO_SUBTRACT STABLEHLO_TANH STABLEHLO_SCATTER "
    "STABLEHLO_COMPARE STABLEHLO_CONVERT STABLEHLO_DYNAMIC_SLICE STABLEHLO_DYNAMIC_UPDATE_SLICE "
    "STABLEHLO_PAD STABLEHLO_IOTA STABLEHLO_DOT_GENERAL STABLEHLO_REDUCE_WINDOW STABLEHLO_SORT "
    "STABLEHLO_WHILE STABLEHLO_GATHER STABLEHLO_TRANSPOSE DILATE STABLEHLO_RNG_BIT_GENERATOR "
    "REDUCE_WINDOW STABLEHLO_COMPOSITE STABLEHLO_SHIFT_LEFT STABLEHLO_CBRT",
    start=0,
)

_SCHEMA: Final = """
table Buffer { data:[ubyte]; offset:ulong; size:ulong; }
table QuantizationParameters {
  min:[float]; max:[float]; scale:[float]; zero_point:[long];
  details:QuantizationDetails; quantized_dimension:int; }
table CustomQuantization { custom:[ubyte]; }
table Int32Vector { values:[int]; }
table Uint16Vector { values:[ushort]; }
table Uint8Vector { values:[ubyte]; }
table DimensionMetadata {
  format:byte; dense_size:int; array_segments:SparseIndexVector; array_indices:SparseIndexVector; }
table SparsityParameters {
  traversal_order:[int]; block_map:[int]; dim_metadata:[DimensionMetadata]; }
table VariantSubType { shape:[int]; type:byte; has_rank:bool; }
table Tensor {
  shape:[int]; type:byte; buffer:uint; name:string; quantization:QuantizationParameters;
  is_variable:bool; sparsity:SparsityParameters; shape_signature:[int]; has_rank:bool;
  variant_tensors:[VariantSubType]; }
table OperatorCode {
  deprecated_builtin_code:byte; custom_code:string; version:int = 1; builtin_code:int; }
table Operator {
  opcode_index:uint; inputs:[int]; outputs:[int]; builtin_options:BuiltinOptions;
  custom_options:[ubyte]; custom_options_format:byte; mutating_variable_inputs:[bool];
  intermediates:[int]; large_custom_options_offset:ulong; large_custom_options_size:ulong;
  builtin_options_2:BuiltinOptions2; }
table SubGraph {
  tensors:[Tensor]; inputs:[int]; outputs:[int]; operators:[Operator]; name:string; }
table Metadata { name:string; buffer:uint; }
table TensorMap { name:string; tensor_index:uint; }
table SignatureDef {
  inputs:[TensorMap]; outputs:[TensorMap]; signature_key:string; tag:string (deprecated);
  subgraph_index:uint; }
table Model {
  version:uint; operator_codes:[OperatorCode]; subgraphs:[SubGraph]; description:string;
  buffers:[Buffer]; metadata_buffer:[int]; metadata:[Metadata]; signature_defs:[SignatureDef]; }

table Conv2DOptions {
  padding:byte; stride_w:int; stride_h:int; fused_activation_function:byte;
  dilation_w_factor:int = 1; dilation_h_factor:int = 1; quantized_bias_type:byte; }
table DepthwiseConv2DOptions {
  padding:byte; stride_w:int; stride_h:int; depth_multiplier:int; fused_activation_function:byte;
  dilation_w_factor:int = 1; dilation_h_factor:int = 1; }
table TransposeConvOptions {
  padding:byte; stride_w:int; stride_h:int; fused_activation_function:byte;
  quantized_bias_type:byte; }
table Pool2DOptions {
  padding:byte; stride_w:int; stride_h:int; filter_width:int; filter_height:int;
  fused_activation_function:byte; }
table LSHProjectionOptions { type:byte; }
table SVDFOptions {
  rank:int; fused_activation_function:byte; asymmetric_quantize_inputs:bool; }
table RNNOptions { fused_activation_function:byte; asymmetric_quantize_inputs:bool; }
table SequenceRNNOptions {
  time_major:bool; fused_activation_function:byte; asymmetric_quantize_inputs:bool; }
table BidirectionalSequenceRNNOptions {
  time_major:bool; fused_activation_function:byte; merge_outputs:bool;
  asymmetric_quantize_inputs:bool; }
table LSTMOptions {
  fused_activation_function:byte; cell_clip:float; proj_clip:float; kernel_type:byte;
  asymmetric_quantize_inputs:bool; }
table UnidirectionalSequenceLSTMOptions {
  fused_activation_function:byte; cell_clip:float; proj_clip:float; time_major:bool;
  asymmetric_quantize_inputs:bool; diagonal_recurrent_tensors:bool; }
table BidirectionalSequenceLSTMOptions {
  fused_activation_function:byte; cell_clip:float; proj_clip:float; merge_outputs:bool;
  time_major:bool = true; asymmetric_quantize_inputs:bool; }
table FullyConnectedOptions {
  fused_activation_function:byte; weights_format:byte; keep_num_dims:bool;
  asymmetric_quantize_inputs:bool; quantized_bias_type:byte; }
table SoftmaxOptions { beta:float; }
table ConcatenationOptions { axis:int; fused_activation_function:byte; }
table AddOptions { fused_activation_function:byte; pot_scale_int16:bool = true; }
table SubOptions { fused_activation_function:byte; pot_scale_int16:bool = true; }
table MulOptions { fused_activation_function:byte; }
table DivOptions { fused_activation_function:byte; }
table L2NormOptions { fused_activation_function:byte; }
table LocalResponseNormalizationOptions { radius:int; bias:float; alpha:float; beta:float; }
table ResizeBilinearOptions {
  new_height:int (deprecated); new_width:int (deprecated); align_corners:bool;
  half_pixel_centers:bool; }
table ResizeNearestNeighborOptions { align_corners:bool; half_pixel_centers:bool; }
table ReshapeOptions { new_shape:[int]; }
table SpaceToDepthOptions { block_size:int; }
table DepthToSpaceOptions { block_size:int; }
table GatherOptions { axis:int; batch_dims:int; }
table ReducerOptions { keep_dims:bool; }
table SqueezeOptions { squeeze_dims:[int]; }
table SplitOptions { num_splits:int; }
table SplitVOptions { num_splits:int; }
table StridedSliceOptions {
  begin_mask:int; end_mask:int; ellipsis_mask:int; new_axis_mask:int; shrink_axis_mask:int;
  offset:bool; }
table CastOptions { in_data_type:byte; out_data_type:byte; }
table ArgMaxOptions { output_type:byte; }
table ArgMinOptions { output_type:byte; }
table PackOptions { values_count:int; axis:int; }
table UnpackOptions { num:int; axis:int; }
table LeakyReluOptions { alpha:float; }
table MirrorPadOptions { mode:byte; }
table BatchMatMulOptions { adj_x:bool; adj_y:bool; asymmetric_quantize_inputs:bool; }
table ShapeOptions { out_type:byte; }
table GeluOptions { approximate:bool; }
table IfOptions { then_subgraph_index:int; else_subgraph_index:int; }
table WhileOptions { cond_subgraph_index:int; body_subgraph_index:int; }
table ConcatEmbeddingsOptions {
  num_channels:int; num_columns_per_channel:[int]; embedding_dim_per_channel:[int]; }
table CallOptions { subgraph:uint; }
table SkipGramOptions { ngram_size:int; max_skip_size:int; include_all_ngrams:bool; }
table EmbeddingLookupSparseOptions { combiner:byte; }
table SparseToDenseOptions { validate_indices:bool; }
table FakeQuantOptions { min:float; max:float; num_bits:int; narrow_range:bool; }
table OneHotOptions { axis:int; }
table UniqueOptions { idx_out_type:byte = 2; }
table ReverseSequenceOptions { seq_dim:int; batch_dim:int; }
table CumsumOptions { exclusive:bool; reverse:bool; }
table CallOnceOptions { init_subgraph_index:int; }
table Conv3DOptions {
  padding:byte; stride_d:int; stride_w:int; stride_h:int; fused_activation_function:byte;
  dilation_d_factor:int = 1; dilation_w_factor:int = 1; dilation_h_factor:int = 1; }
table HashtableOptions { table_id:int; key_dtype:byte; value_dtype:byte; }
table VarHandleOptions { container:string; shared_name:string; }
table RandomOptions { seed:long; seed_2:long; }
table BucketizeOptions { boundaries:[float]; }
table StablehloConcatenateOptions { dimension:long; }
table StablehloBroadcastInDimOptions { broadcast_dimensions:[long]; }
table StablehloSliceOptions { start_indices:[long]; limit_indices:[long]; strides:[long]; }
table StablehloConvolutionOptions {
  window_strides:[long]; padding:[long]; lhs_dilation:[long]; rhs_dilation:[long];
  window_reversal:[bool]; input_batch_dimension:long; input_feature_dimension:long;
  input_spatial_dimensions:[long]; kernel_input_feature_dimension:long;
  kernel_output_feature_dimension:long; kernel_spatial_dimensions:[long];
  output_batch_dimension:long; output_feature_dimension:long; output_spatial_dimensions:[long];
  feature_group_count:long; batch_group_count:long; precision_config:[uint]; }
table StablehloCustomCallOptions {
  call_target_name:string; has_side_effect:bool; backend_config:string; api_version:int;
  called_computations:[int]; custom_attributes:[ubyte]; }
table StablehloReduceOptions { dimensions:[long]; body_subgraph_index:int; }
table StablehloScatterOptions {
  indices_are_sorted:bool; update_window_dims:[long]; inserted_window_dims:[long];
  scatter_dims_to_operand_dims:[long]; index_vector_dim:long; unique_indices:bool;
  update_computation_subgraph_index:int; }
table StablehloCompareOptions { comparison_direction:uint; compare_type:uint; }
table StablehloDynamicSliceOptions { slice_sizes:[long]; }
table StablehloPadOptions {
  edge_padding_low:[long]; edge_padding_high:[long]; interior_padding:[long]; }
table StablehloIotaOptions { iota_dimension:long; }
table StablehloDotGeneralOptions {
  lhs_batching_dimensions:[long]; rhs_batching_dimensions:[long];
  lhs_contracting_dimensions:[long]; rhs_contracting_dimensions:[long]; precision_config:[uint]; }
table StablehloReduceWindowOptions {
  window_dimensions:[long]; window_strides:[long]; base_dilations:[long]; window_dilations:[long];
  padding:[long]; body_subgraph_index:int; }
table StablehloSortOptions { dimension:long; is_stable:bool; comparator_subgraph_index:int; }
table StablehloWhileOptions { cond_subgraph_index:int; body_subgraph_index:int; }
table StablehloGatherOptions {
  offset_dims:[long]; collapsed_slice_dims:[long]; start_index_map:[long]; index_vector_dim:long;
  slice_sizes:[long]; indices_are_sorted:bool; }
table StablehloTransposeOptions { permutation:[long]; }
table StablehloRngBitGeneratorOptions { algorithm:byte; }
table ReduceWindowOptions { reduce_function:int; }
table StableHLOCompositeOptions {
  name:string; decomposition_subgraph_index:int; composite_attributes:[ubyte];
  composite_attributes_format:byte; version:int; }

union QuantizationDetails { CustomQuantization }
union SparseIndexVector { Int32Vector, Uint16Vector, Uint8Vector }
union BuiltinOptions2 {
  StablehloConcatenateOptions, StablehloBroadcastInDimOptions, StablehloSliceOptions,
  StablehloConvolutionOptions, StablehloCustomCallOptions, StablehloReduceOptions,
  StablehloScatterOptions, StablehloCompareOptions, StablehloDynamicSliceOptions,
  StablehloPadOptions, StablehloIotaOptions, StablehloDotGeneralOptions,
  StablehloReduceWindowOptions, StablehloSortOptions, StablehloWhileOptions,
  StablehloGatherOptions, StablehloTransposeOptions, DilateOptions,
  StablehloRngBitGeneratorOptions, ReduceWindowOptions, StableHLOCompositeOptions,
  StablehloShiftLeftOptions }
union BuiltinOptions {
  Conv2DOptions, DepthwiseConv2DOptions, ConcatEmbeddingsOptions, LSHProjectionOptions,
  Pool2DOptions, SVDFOptions, RNNOptions, FullyConnectedOptions, SoftmaxOptions,
  ConcatenationOptions, AddOptions, L2NormOptions, LocalResponseNormalizationOptions, LSTMOptions,
  ResizeBilinearOptions, CallOptions, ReshapeOptions, SkipGramOptions, SpaceToDepthOptions,
  EmbeddingLookupSparseOptions, MulOptions, PadOptions, GatherOptions, BatchToSpaceNDOptions,
  SpaceToBatchNDOptions, TransposeOptions, ReducerOptions, SubOptions, DivOptions, SqueezeOptions,
  SequenceRNNOptions, StridedSliceOptions, ExpOptions, TopKV2Options, SplitOptions,
  LogSoftmaxOptions, CastOptions, DequantizeOptions, MaximumMinimumOptions, ArgMaxOptions,
  LessOptions, NegOptions, PadV2Options, GreaterOptions, GreaterEqualOptions, LessEqualOptions,
  SelectOptions, SliceOptions, TransposeConvOptions, SparseToDenseOptions, TileOptions,
  ExpandDimsOptions, EqualOptions, NotEqualOptions, ShapeOptions, PowOptions, ArgMinOptions,
  FakeQuantOptions, PackOptions, LogicalOrOptions, OneHotOptions, LogicalAndOptions,
  LogicalNotOptions, UnpackOptions, FloorDivOptions, SquareOptions, ZerosLikeOptions, FillOptions,
  BidirectionalSequenceLSTMOptions, BidirectionalSequenceRNNOptions,
  UnidirectionalSequenceLSTMOptions, FloorModOptions, RangeOptions, ResizeNearestNeighborOptions,
  LeakyReluOptions, SquaredDifferenceOptions, MirrorPadOptions, AbsOptions, SplitVOptions,
  UniqueOptions, ReverseV2Options, AddNOptions, GatherNdOptions, CosOptions, WhereOptions,
  RankOptions, ReverseSequenceOptions, MatrixDiagOptions, QuantizeOptions, MatrixSetDiagOptions,
  HardSwishOptions, IfOptions, WhileOptions, DepthToSpaceOptions, NonMaxSuppressionV4Options,
  NonMaxSuppressionV5Options, ScatterNdOptions, SelectV2Options, DensifyOptions,
  SegmentSumOptions, BatchMatMulOptions, CumsumOptions, CallOnceOptions, BroadcastToOptions,
  Rfft2dOptions, Conv3DOptions, HashtableOptions, HashtableFindOptions, HashtableImportOptions,
  HashtableSizeOptions, VarHandleOptions, ReadVariableOptions, AssignVariableOptions,
  RandomOptions, BucketizeOptions, GeluOptions, DynamicUpdateSliceOptions,
  UnsortedSegmentProdOptions, UnsortedSegmentMaxOptions, UnsortedSegmentMinOptions,
  UnsortedSegmentSumOptions, ATan2Options, SignOptions, BitcastOptions, BitwiseXorOptions,
  RightShiftOptions }
"""

OPTION_TABLES: Final[Mapping[str, str]] = {
    "ADD": "AddOptions",
    "ARG_MAX": "ArgMaxOptions",
    "ARG_MIN": "ArgMinOptions",
    "AVERAGE_POOL_2D": "Pool2DOptions",
    "BATCH_MATMUL": "BatchMatMulOptions",
    "BIDIRECTIONAL_SEQUENCE_LSTM": "BidirectionalSequenceLSTMOptions",
    "BIDIRECTIONAL_SEQUENCE_RNN": "BidirectionalSequenceRNNOptions",
    "CALL_ONCE": "CallOnceOptions",
    "CAST": "CastOptions",
    "CONCATENATION": "ConcatenationOptions",
    "CONV_2D": "Conv2DOptions",
    "DEPTHWISE_CONV_2D": "DepthwiseConv2DOptions",
    "DEPTH_TO_SPACE": "DepthToSpaceOptions",
    "DIV": "DivOptions",
    "FULLY_CONNECTED": "FullyConnectedOptions",
    "GATHER": "GatherOptions",
    "GELU": "GeluOptions",
    "IF": "IfOptions",
    "L2_NORMALIZATION": "L2NormOptions",
    "L2_POOL_2D": "Pool2DOptions",
    "LEAKY_RELU": "LeakyReluOptions",
    "LOCAL_RESPONSE_NORMALIZATION": "LocalResponseNormalizationOptions",
    "LSH_PROJECTION": "LSHProjectionOptions",
    "LSTM": "LSTMOptions",
    "MAX_POOL_2D": "Pool2DOptions",
    "MEAN": "ReducerOptions",
    "MIRROR_PAD": "MirrorPadOptions",
    "MUL": "MulOptions",
    "PACK": "PackOptions",
    "REDUCE_ALL": "ReducerOptions",
    "REDUCE_ANY": "ReducerOptions",
    "REDUCE_MAX": "ReducerOptions",
    "REDUCE_MIN": "ReducerOptions",
    "REDUCE_PROD": "ReducerOptions",
    "RESHAPE": "ReshapeOptions",
    "RESIZE_BILINEAR": "ResizeBilinearOptions",
    "RESIZE_NEAREST_NEIGHBOR": "ResizeNearestNeighborOptions",
    "RNN": "RNNOptions",
    "SHAPE": "ShapeOptions",
    "SOFTMAX": "SoftmaxOptions",
    "SPACE_TO_DEPTH": "SpaceToDepthOptions",
    "SPLIT": "SplitOptions",
    "SPLIT_V": "SplitVOptions",
    "SQUEEZE": "SqueezeOptions",
    "STRIDED_SLICE": "StridedSliceOptions",
    "SUB": "SubOptions",
    "SUM": "ReducerOptions",
    "SVDF": "SVDFOptions",
    "TRANSPOSE_CONV": "TransposeConvOptions",
    "UNIDIRECTIONAL_SEQUENCE_LSTM": "UnidirectionalSequenceLSTMOptions",
    "UNIDIRECTIONAL_SEQUENCE_RNN": "SequenceRNNOptions",
    "UNPACK": "UnpackOptions",
    "VAR_HANDLE": "VarHandleOptions",
    "WHILE": "WhileOptions",
}
"""The options of an operator, by its name; an operator that is not listed has none of note."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a table. ``kind`` is a scalar's name, ``string``, ``[KIND]``, a table's name,
    or ``union NAME``; the type code of a union is a field of its own, named ``NAME_type``.
    """

    name: str
    kind: str
    default: float | bool
    slot: int


def _parse_default(kind: str, text: str) -> float | bool:
    if kind == "bool":
        return text == "true"
    return float(text or 0) if kind == "float" else int(text or 0)


def _parse_fields(body: str, unions: Mapping[str, object]) -> tuple[Field, ...]:
    fields: list[Field] = []
    slot = 0
    for name, kind, default, deprecated in re.findall(
        r"(\w+)\s*:\s*(\[?\w+\]?)\s*(?:=\s*(\w+))?\s*(\(deprecated\))?\s*;", body
    ):
        if kind in unions:
            fields.append(Field(f"{name}_type", "ubyte", 0, slot))
            slot += 1
            kind = f"union {kind}"
        if not deprecated:
            fields.append(Field(name, kind, _parse_default(kind, default), slot))
        slot += 1
    return tuple(fields)


def _parse_unions(text: str) -> dict[str, dict[int, str]]:
    return {
        name: dict(enumerate(re.findall(r"\w+", body), 1))
        for name, body in re.findall(r"union\s+(\w+)\s*\{([^}]*)\}", text)
    }


@dataclass(frozen=True, slots=True)
class Schema:
    """Tables and unions of a kind of file, and the four bytes that such files begin with.

    ``tables`` has the fields of each table by its name; a member of a union without a table of its
    own has none. ``unions`` has table names by union name and type code.
    """

    identifier: bytes
    tables: Mapping[str, tuple[Field, ...]]
    unions: Mapping[str, Mapping[int, str]]


def parsed(text: str, identifier: bytes) -> Schema:
    """The schema that ``text`` says in the FlatBuffers schema language."""
    unions = _parse_unions(text)
    members: dict[str, tuple[Field, ...]] = {
        name: () for union in unions.values() for name in union.values()
    }
    tables = {
        name: _parse_fields(body, unions)
        for name, body in re.findall(r"table\s+(\w+)\s*\{([^}]*)\}", text)
    }
    return Schema(identifier, members | tables, unions)


TFLITE: Final = parsed(_SCHEMA, FILE_IDENTIFIER)
UNIONS: Final = TFLITE.unions
TABLES: Final = TFLITE.tables

OPTION_CODES: Final[Mapping[str, int]] = {
    table: code for code, table in UNIONS["BuiltinOptions"].items()
}
"""Options table -> its type code in the union."""
