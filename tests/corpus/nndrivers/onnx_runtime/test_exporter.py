"""ONNX Runtime computes what the corpus expects, operation by operation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import pytest

from nnhal.device import Device
from nnhal.types import OperationType
from nntest.judge import judge
from nntest.spec import SpecCase
from tests.cells import cells
from tests.own_corpus import own_cases
from vts.prepared import arguments_of

pytest.importorskip("onnx", reason="the extra onnxruntime is not installed")
pytest.importorskip("onnxruntime", reason="the extra onnxruntime is not installed")

CASES: Mapping[str, Sequence[str]] = {
    "activation/prelu": ("prelu_broadcast", "quant8"),
    "batch_matmul/batch_matmul": ("",),
    "comparison/not_equal": ("",),
    "convolution/conv_2d": ("same_nhwc", "dilation", "nchw"),
    "convolution/conv_2d_quant8": ("channel_nhwc", "valid_nhwc"),
    "convolution/depthwise_conv_2d": ("nhwc", "nchw"),
    "convolution/grouped_conv_2d": ("nhwc",),
    "elementwise_binary/add": ("broadcast", "quant8", "relu6"),
    "elementwise_unary/rsqrt": ("",),
    "fully_connected/fully_connected": ("", "quant8"),
    "normalization/l2_normalization": ("axis",),
    "normalization/local_response_normalization": ("",),
    "pooling/average_pool_2d": ("same", "nchw", "quant8"),
    "quantization/cast": ("float32_to", "int32_to"),
    "reduction/mean": ("", "quant8"),
    "reshape/depth_to_space": ("nhwc", "nchw"),
    "slicing/strided_slice": ("mask", "shrink", "stride"),
    "softmax/softmax": ("axis", "beta"),
}
"""Words of names, of each of which a few cases are taken, by the file that has them."""

AT_ONCE = 3


@cache
def driver() -> Device:
    from nndrivers.onnx_runtime.driver import PreciseOnnxRuntime

    return Device(PreciseOnnxRuntime())


def chosen(file: str, words: Sequence[str]) -> Iterator[SpecCase]:
    cases = [case for case in own_cases(file) if not case.expect_failure]
    for word in words:
        yield from [case for case in cases if word in case.name][:AT_ONCE]


@cells("file", CASES)
def test_what_it_claims_it_computes_as_the_corpus_expects(file: str) -> None:
    computed = 0
    for case in chosen(file, CASES[file]):
        if not all(driver().supported_operations(case.model)):
            continue
        arguments = arguments_of(case, None)
        driver().prepare(case.model).execute(arguments.request)
        operands = [case.model.main.operands[index] for index in case.model.main.output_indexes]
        outputs = [arguments.output(number, operand) for number, operand in enumerate(operands)]
        assert not judge(case, outputs).findings, case.name
        computed += 1
    assert computed


def test_an_operation_without_an_exporter_is_refused() -> None:
    (case, *_) = own_cases("detection/generate_proposals")
    supported = driver().supported_operations(case.model)
    operations = [operation.type for operation in case.model.main.operations]
    assert not supported[operations.index(OperationType.GENERATE_PROPOSALS)]
