"""Operators that are not simply the HAL operation of the same name."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import OperandLifeTime, OperandType, OperationType
from nntflite.exporter import export_model
from nntflite.graph import Graph, Quantization
from nntflite.interpreter import Interpreter
from nntflite.schema import Activation, Padding, TensorType
from tests.cells import cells
from tests.unit.nntflite.importer.building import BOOL, DTYPES, F16, F64, I64, S8, U8, Build, F, I
from tests.unit.nntflite.importer.conftest import Sequences


def _operations(imported: Any) -> list[OperationType]:
    return [OperationType(operation.type) for operation in imported.model.main.operations]


@pytest.fixture
def image(rng: Any) -> Any:
    return rng.uniform(-1, 1, (1, 6, 5, 4)).astype("f4")


@pytest.mark.parametrize("kept", [False, True])
def test_fully_connected_may_keep_its_dimensions(
    assert_unchanged: Any, rng: Any, kept: bool
) -> None:
    build = Build()
    x, y = build.add(F, (2, 3, 4)), build.add(F)
    w, b = build.const(F, rng.uniform(-1, 1, (5, 4))), build.const(F, rng.uniform(-1, 1, 5))
    build.operator(
        "FULLY_CONNECTED",
        [x, w, b],
        [y],
        keep_num_dims=kept,
        fused_activation_function=Activation.RELU,
    )
    value = rng.uniform(-1, 1, (2, 3, 4)).astype("f4")
    imported = assert_unchanged(build.finish([x], [y]), [[value]], atol=1e-6)
    (output,) = imported.outputs
    assert output.operand.dimensions == ((2, 3, 5) if kept else (6, 5))


@pytest.mark.parametrize("quantized", [False, True])
def test_a_missing_bias_is_zero(assert_unchanged: Any, rng: Any, quantized: bool) -> None:
    build = Build()
    type = U8 if quantized else F
    quant = Quantization((0.5,), (10,)) if quantized else None
    out = Quantization((4.0,), (100,)) if quantized else None
    x, y = build.add(type, (2, 4), quant), build.add(type, (), out)
    weights = rng.integers(0, 20, (5, 4))
    build.operator("FULLY_CONNECTED", [x, build.const(type, weights, quant), -1], [y])
    value = rng.integers(0, 20, (2, 4)).astype(DTYPES[type])
    imported = assert_unchanged(build.finish([x], [y]), [[value]], atol=1e-4)
    bias = imported.model.main.operands[imported.model.main.operations[0].inputs[2]]
    assert bias.scale == (0.25 if quantized else 0)
    assert bias.dimensions == (5,)


@cells(("kept", "rank"), [(False, 2), (True, 3), (False, 3)])
def test_scales_per_channel_of_a_fully_connected_layer_are_those_of_a_convolution(
    assert_unchanged: Any, rng: Any, kept: bool, rank: int
) -> None:
    build = Build()
    shape = (2, 3, 4)[-rank:]
    x = build.add(S8, shape, Quantization((0.5,), (3,)))
    y = build.add(S8, (), Quantization((2.0,), (-5,)))
    scales = Quantization((0.25, 0.5, 0.125, 0.75, 1.0), (0,) * 5, 0)
    weights = build.const(S8, rng.integers(-20, 20, (5, 4)), scales)
    bias = build.const(I, rng.integers(-20, 20, 5))
    options = {"keep_num_dims": kept, "fused_activation_function": Activation.RELU}
    build.operator("FULLY_CONNECTED", [x, weights, bias], [y], **options)
    value = rng.integers(-20, 20, shape).astype("i1")
    imported = assert_unchanged(build.finish([x], [y]), [[value]])
    assert OperationType.CONV_2D in _operations(imported)
    assert not imported.approximations


@cells("name", ["FULLY_CONNECTED", "CONV_2D", "DEPTHWISE_CONV_2D", "BATCH_MATMUL"])
@cells("per_channel", [False, True])
def test_8_bit_weights_of_a_float_operator_are_dequantized(
    import_graph: Any, bytes_of: Any, image: Any, rng: Any, name: str, per_channel: bool
) -> None:
    shapes = {"FULLY_CONNECTED": (5, 4), "BATCH_MATMUL": (4, 5), "DEPTHWISE_CONV_2D": (1, 3, 2, 4)}
    shape, dimension = shapes.get(name, (5, 3, 2, 4)), 3 if name == "DEPTHWISE_CONV_2D" else 0
    scales = [0.01 * (1 + n) for n in range(shape[dimension] if per_channel else 1)]
    quantization = Quantization(tuple(scales), (0,) * len(scales), dimension)
    stored = rng.integers(-100, 100, shape)
    along = [-1 if axis == dimension else 1 for axis in range(len(shape))]
    given = image if len(shape) == 4 else image.reshape(-1, 4)

    def graph(type: TensorType, weights: Any, of: Quantization | None) -> Graph:
        build = Build()
        x, y, w = build.add(F, given.shape), build.add(F), build.const(type, weights, of)
        strides = {} if len(shape) == 2 else {"stride_w": 1, "stride_h": 1}
        bias = [] if name == "BATCH_MATMUL" else [build.const(F, np.ones(shape[dimension]))]
        build.operator(name, [x, w, *bias], [y], **strides)
        return build.finish([x], [y])

    imported = import_graph(graph(S8, stored, quantization))
    ((result,),) = Sequences(imported)([[given]])
    by_hand = graph(F, stored * np.array(scales).reshape(along), None)
    (wanted,) = Interpreter(bytes_of(by_hand)).run(given)
    np.testing.assert_allclose(result, wanted.reshape(result.shape), rtol=1e-5, atol=1e-5)
    (note,) = imported.approximations
    assert note.startswith(f"operator 0, {name}, has 8-bit weights, which are dequantized")


@cells("type", [U8, S8])
def test_a_mean_of_another_quantization_is_rounded_once(
    assert_unchanged: Any, rng: Any, type: TensorType
) -> None:
    build = Build()
    x = build.add(type, (2, 5, 3), Quantization((0.5,), (3,)))
    y = build.add(type, (), Quantization((0.3,), (7,)))
    build.operator("MEAN", [x, build.const(I, [1])], [y], keep_dims=True)
    value = rng.integers(0, 100, (2, 5, 3)).astype(DTYPES[type])
    imported = assert_unchanged(build.finish([x], [y]), [[value]], atol=1)
    assert imported.approximations


@cells("given", [U8, S8])
@cells("wanted", [U8, S8])
@cells(
    ("scales", "zero_points"),
    [((0.5, 1.0), (0, 0)), ((1.0, 0.5), (3, 9)), ((0.1, 0.3), (9, 1)), ((0.7, 0.02), (100, 3))],
)
def test_another_scale_is_exact(
    assert_unchanged: Any,
    given: TensorType,
    wanted: TensorType,
    scales: tuple[float, float],
    zero_points: tuple[int, int],
) -> None:
    every = np.arange(256).astype("u1").view(DTYPES[given])
    names = ["QUANTIZE", *(["RELU", "RELU6", "LEAKY_RELU"] if given == wanted else [])]
    for name in names:
        build = Build()
        x = build.add(given, (256,), Quantization(scales[:1], zero_points[:1]))
        y = build.add(wanted, (), Quantization(scales[1:], zero_points[1:]))
        build.operator(name, [x], [y], **({"alpha": 0.3} if name == "LEAKY_RELU" else {}))
        assert not assert_unchanged(build.finish([x], [y]), [[every]]).approximations


def test_another_zero_point_alone_is_exact(assert_unchanged: Any) -> None:
    build = Build()
    x = build.add(U8, (256,), Quantization((0.0078125,), (128,)))
    y = build.add(S8, (), Quantization((0.0078125,), (0,)))
    build.operator("QUANTIZE", [x], [y])
    every = np.arange(256).astype("u1")
    assert not assert_unchanged(build.finish([x], [y]), [[every]]).approximations


@cells("scales", [(0.7322016, 1.9126898), (0.04324972, 0.06268075), (0.5460466, 0.18992926)])
def test_a_ratio_of_scales_that_float32_puts_on_a_half_is_exact(
    assert_unchanged: Any, scales: tuple[float, float]
) -> None:
    build = Build()
    x = build.add(S8, (255,), Quantization(scales[:1], (0,)))
    y = build.add(S8, (), Quantization(scales[1:], (0,)))
    build.operator("QUANTIZE", [x], [y])
    every = np.arange(-127, 128).astype("i1")
    assert not assert_unchanged(build.finish([x], [y]), [[every]]).approximations


def test_a_cosine_is_the_sine_of_what_is_left_of_a_right_angle(
    assert_unchanged: Any, image: Any
) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    build.operator("COS", [x], [y])
    assert_unchanged(build.finish([x], [y]), [[image * 5]], atol=1e-6)


def test_batches_may_be_cropped(assert_unchanged: Any, rng: Any) -> None:
    build = Build()
    x, y = build.add(F, (4, 2, 3, 1)), build.add(F)
    block, crops = build.const(I, [2, 2]), build.const(I, [[1, 0], [2, 1]])
    build.operator("BATCH_TO_SPACE_ND", [x, block, crops], [y])
    value = rng.uniform(-1, 1, (4, 2, 3, 1)).astype("f4")
    (output,) = assert_unchanged(build.finish([x], [y]), [[value]]).outputs
    assert output.operand.dimensions == (1, 3, 3, 1)


def test_a_convolution_without_dilation_takes_the_form_of_hal_1_0(
    assert_unchanged: Any, image: Any, rng: Any
) -> None:
    for dilation, count in ((1, 7), (2, 10)):
        build = Build()
        x, y = build.add(F, image.shape), build.add(F)
        w, b = build.const(F, rng.uniform(-1, 1, (3, 3, 3, 4))), build.const(F, [1, 2, 3])
        build.operator(
            "CONV_2D",
            [x, w, b],
            [y],
            padding=Padding.SAME,
            stride_w=1,
            stride_h=1,
            dilation_w_factor=dilation,
            fused_activation_function=Activation.RELU6,
        )
        imported = assert_unchanged(build.finish([x], [y]), [[image]], atol=1e-5)
        assert len(imported.model.main.operations[0].inputs) == count


def test_a_filter_with_fewer_channels_makes_groups(
    assert_unchanged: Any, image: Any, rng: Any
) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    w, b = build.const(F, rng.uniform(-1, 1, (6, 3, 3, 2))), build.const(F, np.zeros(6))
    build.operator("CONV_2D", [x, w, b], [y], padding=Padding.VALID, stride_w=1, stride_h=2)
    imported = assert_unchanged(build.finish([x], [y]), [[image]], atol=1e-5)
    assert _operations(imported) == [OperationType.GROUPED_CONV_2D]


def test_signed_filters_have_scales_per_channel(assert_unchanged: Any, rng: Any) -> None:
    build = Build()
    x = build.add(S8, (1, 5, 5, 2), Quantization((0.1,), (3,)))
    y = build.add(S8, (), Quantization((0.2,), (-5,)))
    scales = (0.01, 0.02, 0.05)
    w = build.const(S8, rng.integers(-127, 128, (3, 3, 3, 2)), Quantization(scales, (0, 0, 0)))
    b = build.const(I, [100, -200, 300])
    build.operator("CONV_2D", [x, w, b], [y], padding=Padding.SAME, stride_w=1, stride_h=1)
    value = rng.integers(-128, 128, (1, 5, 5, 2)).astype("i1")
    imported = assert_unchanged(build.finish([x], [y]), [[value]])
    operands = imported.model.main.operands
    filter, bias = (operands[index] for index in imported.model.main.operations[0].inputs[1:3])
    assert filter.type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
    assert filter.extra_params.scales == pytest.approx(scales)
    assert filter.extra_params.channel_dim == 0
    assert bias.scale == 0
    assert imported.inputs[0].operand.type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED


def test_transposed_convolution_has_its_inputs_in_another_order(
    assert_unchanged: Any, image: Any, rng: Any
) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    shape, w = build.const(I, [1, 12, 10, 3]), build.const(F, rng.uniform(-1, 1, (3, 3, 3, 4)))
    build.operator(
        "TRANSPOSE_CONV", [shape, w, x], [y], padding=Padding.SAME, stride_w=2, stride_h=2
    )
    assert_unchanged(build.finish([x], [y]), [[image]], atol=1e-5)


def test_pack_and_unpack_are_inverse(assert_unchanged: Any, image: Any) -> None:
    build = Build()
    x, y = build.add(F, image.shape[:3]), build.add(F)
    parts = [build.add(F) for _ in range(6)]
    build.operator("UNPACK", [x], parts, num=6, axis=1)
    build.operator("PACK", parts, [y], values_count=6, axis=-1)
    assert_unchanged(build.finish([x], [y]), [[image[..., 0]]])


def test_split_v_has_unequal_parts(assert_unchanged: Any, image: Any) -> None:
    build = Build()
    x, *parts = build.add(F, image.shape), *(build.add(F) for _ in range(3))
    sizes, axis = build.const(I, [1, -1, 2]), build.const(I, 1)
    build.operator("SPLIT_V", [x, sizes, axis], parts, num_splits=3)
    assert_unchanged(build.finish([x], parts), [[image]])


def test_the_last_element_of_a_dimension_is_a_strided_slice(
    assert_unchanged: Any, image: Any
) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    bounds = [build.const(I, v) for v in ([0, -1, 1, 0], [0, 0, 4, 0], [1, 1, 2, 1])]
    build.operator("STRIDED_SLICE", [x, *bounds], [y], begin_mask=9, end_mask=9, shrink_axis_mask=2)
    assert_unchanged(build.finish([x], [y]), [[image]])


def test_a_shape_that_is_known_is_a_constant(assert_unchanged: Any, image: Any) -> None:
    build = Build()
    x, shape, y = build.add(F, image.shape), build.add(I), build.add(F)
    flat = build.add(F)
    build.operator("RESHAPE", [x, build.const(I, [-1, 4])], [flat], new_shape=[-1, 4])
    build.operator("SHAPE", [x], [shape], out_type=I)
    build.operator("RESHAPE", [flat, shape], [y])
    imported = assert_unchanged(build.finish([x], [y]), [[image]])
    assert imported.outputs[0].operand.dimensions == image.shape


def test_weights_of_float16_are_widened(assert_unchanged: Any, image: Any, rng: Any) -> None:
    build = Build()
    x, wide, y = build.add(F, image.shape), build.add(F), build.add(F)
    build.operator("DEQUANTIZE", [build.const(F16, rng.uniform(-1, 1, 4))], [wide])
    build.operator("MUL", [x, wide], [y])
    imported = assert_unchanged(build.finish([x], [y]), [[image]])
    assert _operations(imported) == [OperationType.MUL]


def test_outputs_that_nothing_computes_or_that_are_there_twice_are_copies(
    assert_unchanged: Any, image: Any, rng: Any
) -> None:
    build = Build()
    x, y, wide, flags = build.add(F, image.shape), build.add(F), build.add(F), build.add(BOOL)
    build.operator("TANH", [x], [y])
    build.operator("DEQUANTIZE", [build.const(F16, rng.uniform(-1, 1, 4))], [wide])
    build.operator("GREATER", [x, y], [flags])
    graph = build.finish([x], [y, y, x, wide, flags, flags])
    imported = assert_unchanged(graph, [[image]], atol=1e-6)
    assert len(set(imported.model.main.output_indexes)) == 6


@cells("what", ["operators", "outputs"])
def test_a_graph_without_something_to_do_is_refused(import_graph: Any, what: str) -> None:
    from nntflite.errors import UnsupportedModel

    build = Build()
    x, y = build.add(F, (2,)), build.add(F, (2,))
    if what == "outputs":
        build.operator("TANH", [x], [y])
    with pytest.raises(UnsupportedModel, match=f"it has no {what}"):
        import_graph(build.finish([x], [x] if what == "operators" else []))


def test_leaky_relu_is_prelu_with_one_slope(assert_unchanged: Any, image: Any) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    build.operator("LEAKY_RELU", [x], [y], alpha=0.25)
    assert_unchanged(build.finish([x], [y]), [[image]])


@pytest.mark.parametrize("operator", ["SQUARED_DIFFERENCE", "SQUARE"])
def test_squares_are_products(assert_unchanged: Any, image: Any, operator: str) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    inputs = [x, build.const(F, [0.5])] if operator == "SQUARED_DIFFERENCE" else [x]
    build.operator(operator, inputs, [y])
    assert_unchanged(build.finish([x], [y]), [[image]], atol=1e-6)


@pytest.mark.parametrize(("align", "half"), [(False, False), (True, False), (False, True)])
@pytest.mark.parametrize("operator", ["RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"])
def test_sizes_are_height_first(
    assert_unchanged: Any, image: Any, operator: str, align: bool, half: bool
) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    options = {"align_corners": align, "half_pixel_centers": half}
    build.operator(operator, [x, build.const(I, [9, 4])], [y], **options)
    assert_unchanged(build.finish([x], [y]), [[image]], atol=1e-6)


def test_signed_codes_are_interpolated_as_the_hal_has_it(
    bytes_of: Any, import_graph: Any, rng: Any
) -> None:
    build = Build()
    scale = Quantization((0.5,), (3,))
    x, y = build.add(S8, (1, 16, 16, 2), scale), build.add(S8, (), scale)
    build.operator("RESIZE_BILINEAR", [x, build.const(I, [99, 99])], [y])
    graph = build.finish([x], [y])
    value = rng.integers(-128, 128, (1, 16, 16, 2)).astype("i1")
    imported = import_graph(graph)
    ((result,),) = Sequences(imported)([[value]])
    (note,) = imported.approximations
    assert note.endswith("TF Lite rounds coordinates of int8 to 10 bits")
    (of_file,) = Interpreter(bytes_of(graph)).run(value)
    assert np.abs(result.astype(int) - of_file).max() > 1
    (exact,) = Interpreter(export_model(imported.model, exact=True)).run(value)
    np.testing.assert_array_equal(result, exact)


def test_indexes_of_64_bits_are_narrowed(assert_unchanged: Any, image: Any) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    build.operator("PAD", [x, build.const(I64, [[0, 0], [1, 2], [0, 1], [0, 0]])], [y])
    assert_unchanged(build.finish([x], [y]), [[image]])


def test_a_scalar_constant_has_one_element(assert_unchanged: Any, image: Any) -> None:
    build = Build()
    x, y = build.add(F, image.shape), build.add(F)
    build.operator("ADD", [x, build.const(F, 2.5)], [y])
    imported = assert_unchanged(build.finish([x], [y]), [[image]])
    operand = imported.model.main.operands[imported.model.main.operations[0].inputs[1]]
    assert operand.dimensions == (1,)


def test_small_constants_are_copied_and_large_ones_share_a_pool(import_graph: Any) -> None:
    build = Build()
    x, middle, y = build.add(F, (1, 33)), build.add(F), build.add(F)
    build.operator("ADD", [x, build.const(F, np.ones(32 + 1))], [middle])
    build.operator("MUL", [middle, build.const(F, [2.0])], [y])
    model = import_graph(build.finish([x], [y])).model
    lifetimes = [model.main.operands[op.inputs[1]].lifetime for op in model.main.operations]
    assert lifetimes == [OperandLifeTime.CONSTANT_REFERENCE, OperandLifeTime.CONSTANT_COPY]
    assert len(model.pools) == 1


def test_an_input_may_be_given_another_shape(bytes_of: Any) -> None:
    from nntflite.importer import import_model

    build = Build()
    x, y = build.add(F, (1, 4)), build.add(F, (1, 4))
    build.operator("TANH", [x], [y])
    imported = import_model(bytes_of(build.finish([x], [y])), input_shapes={0: (7, 4)})
    assert imported.outputs[0].operand.dimensions == (7, 4)


def test_relaxed_precision_is_passed_on(bytes_of: Any) -> None:
    from nntflite.importer import import_model

    build = Build()
    x, y = build.add(F, (1, 4)), build.add(F, (1, 4))
    build.operator("TANH", [x], [y])
    data = bytes_of(build.finish([x], [y]))
    assert not import_model(data).model.relax_computation_float32_to_float16
    assert import_model(data, relaxed=True).model.relax_computation_float32_to_float16


def _two_inputs(build: Build, type: TensorType = F) -> tuple[int, int, int]:
    return build.add(type, (2, 3)), build.add(type, (2, 3)), build.add(type)


def _gelu(build: Build) -> Graph:
    x, _, y = _two_inputs(build)
    build.operator("GELU", [x], [y])
    return build.finish([x], [y])


def _other_output_shape(build: Build) -> Graph:
    x, y = build.add(F, (1, 5, 5, 3)), build.add(F)
    shape, w = build.const(I, [1, 12, 12, 2]), build.const(F, np.ones((2, 3, 3, 3)))
    strides = {"stride_w": 2, "stride_h": 2}
    build.operator("TRANSPOSE_CONV", [shape, w, x], [y], padding=Padding.VALID, **strides)
    return build.finish([x], [y])


def _double(build: Build) -> Graph:
    x, y = build.add(F, (2,)), build.add(F)
    build.operator("ADD", [x, build.const(F64, [1, 2])], [y])
    return build.finish([x], [y])


def _long(build: Build) -> Graph:
    x, z, y = _two_inputs(build, I64)
    build.operator("ADD", [x, z], [y])
    return build.finish([x, z], [y])


def _tanh_fused(build: Build) -> Graph:
    x, z, y = _two_inputs(build)
    build.operator("ADD", [x, z], [y], fused_activation_function=Activation.TANH)
    return build.finish([x, z], [y])


def _activated_concatenation(build: Build) -> Graph:
    x, z, y = _two_inputs(build)
    build.operator("CONCATENATION", [x, z], [y], fused_activation_function=Activation.RELU)
    return build.finish([x, z], [y])


def _bounds_of_floats(build: Build) -> Graph:
    x, _, y = _two_inputs(build)
    bounds = [build.const(F, [0, 0]), build.const(I, [1, 1]), build.const(I, [1, 1])]
    build.operator("STRIDED_SLICE", [x, *bounds], [y])
    return build.finish([x], [y])


def _requantized_integers(build: Build) -> Graph:
    x, _, y = _two_inputs(build, I)
    build.operator("QUANTIZE", [x], [y])
    return build.finish([x], [y])


def _nothing_left(build: Build) -> Graph:
    x, _, y = _two_inputs(build)
    bounds = [build.const(I, [0, 0])] * 2 + [build.const(I, [1, 1])]
    build.operator("STRIDED_SLICE", [x, *bounds], [y])
    return build.finish([x], [y])


def _custom(build: Build) -> Graph:
    x, _, y = _two_inputs(build)
    build.custom("MyOperator", [x], [y], b"")
    return build.finish([x], [y])


def _wrong_scale(build: Build) -> Graph:
    x, y = (
        build.add(U8, (3,), Quantization((0.1,), (0,))),
        build.add(U8, (), Quantization((0.1,), (0,))),
    )
    build.operator("LOGISTIC", [x], [y])
    return build.finish([x], [y])


def _shapes_apart(build: Build) -> Graph:
    x, z, y = build.add(F, (2, 3)), build.add(F, (2, 4)), build.add(F)
    build.operator("ADD", [x, z], [y])
    return build.finish([x, z], [y])


def _computed_axis(build: Build) -> Graph:
    x, y = build.add(F, (2, 3)), build.add(F)
    axis = build.add(I, ())
    build.operator("ARG_MAX", [x, axis], [y])
    return build.finish([x, axis], [y])


def test_a_long_name_is_shortened_in_the_middle(import_graph: Any) -> None:
    from nntflite.errors import UnsupportedModel

    build = Build()
    x = build.tensor("x", F, (2,))
    y = build.tensor("first/" + "layer/" * 50 + "last", F, (2,))
    build.operator("GELU", [x], [y])
    with pytest.raises(
        UnsupportedModel, match=r"tensor 'first/.{0,30}\.\.\..{0,30}/last': the HAL"
    ):
        import_graph(build.finish([x], [y]))


@cells(
    ("graph", "message"),
    [
        (_gelu, r"operator 0 \(GELU\), tensor 'tensor2': the HAL has no such operation"),
        (_custom, r"operator 0 \(MyOperator\), tensor 'tensor2': the HAL has no such"),
        (_other_output_shape, r"operator 0 \(TRANSPOSE_CONV\).*\[1, 12, 12, 2\].*\[1, 11, 11, 2\]"),
        (_double, r"operator 0 \(ADD\), tensor 'constant2': the HAL has no tensors of FLOAT64"),
        (_long, r"input 'tensor0': the HAL has no tensors of INT64"),
        (_tanh_fused, r"operator 0 \(ADD\), tensor 'tensor2': .*activation 4"),
        (_activated_concatenation, r"operator 0 \(CONCATENATION\).*fused activation"),
        (_bounds_of_floats, r"operator 0 \(STRIDED_SLICE\).*do not fit together"),
        (_requantized_integers, r"operator 0 \(QUANTIZE\)"),
        (_nothing_left, r"operator 0 \(STRIDED_SLICE\).*nothing is left of dimension 0, of 2"),
        (_wrong_scale, r"operator 0 \(LOGISTIC\).*scale"),
        (_shapes_apart, r"operator 0 \(ADD\)"),
        (_computed_axis, r"operator 0 \(ARG_MAX\)"),
    ],
)
def test_a_refusal_names_operator_and_tensor(import_graph: Any, graph: Any, message: str) -> None:
    from nntflite.errors import UnsupportedModel

    with pytest.raises(UnsupportedModel, match=r"^test\.tflite: cannot be imported: " + message):
        import_graph(graph(Build()))
