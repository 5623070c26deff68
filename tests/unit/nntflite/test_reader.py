"""Files that are damaged, in whatever way, end in one clear error and in no other way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nncli.errors import UserError
from nntflite.errors import BrokenModel
from nntflite.flatbuffer import Damaged, decode, encode
from nntflite.graph import File, Graph, GraphBuilder, Quantization
from nntflite.importer import import_model
from nntflite.interpreter import Interpreter
from nntflite.reader import read
from nntflite.schema import Padding, TensorType
from nntflite.writer import write
from tests.cells import cells
from tests.volume import repeated

F, I32, U8, S8 = TensorType.FLOAT32, TensorType.INT32, TensorType.UINT8, TensorType.INT8


def _graph() -> Graph:
    """One of each kind of thing: constants, scales per channel, a variable, options, a custom."""
    build = GraphBuilder()
    x = build.tensor("x", S8, (1, 4, 4, 2), Quantization((0.5,), (3,)))
    filter = np.arange(2 * 9 * 2, dtype="i1").reshape(2, 3, 3, 2)
    scales = Quantization((0.1, 0.2), (0, 0))
    w = build.tensor("w", S8, filter.shape, scales, filter.tobytes())
    b = build.tensor("b", I32, (2,), None, np.array([7, -7], "i4").tobytes())
    y = build.tensor("y", S8, (1, 4, 4, 2), Quantization((0.5,), (0,)))
    real = build.tensor("real", F, ())
    shape = build.tensor("shape", I32, (2,), None, np.array([4, 8], "i4").tobytes())
    flat, out = build.tensor("flat", F, ()), build.tensor("out", F, ())
    weights = [
        build.tensor(f"weights{n}", F, size, None, np.ones(size, "f4").tobytes())
        for n, size in enumerate([(3, 8), (3, 3), (3,)])
    ]
    state = build.tensor("state", F, (4, 3), is_variable=True)
    options = {"padding": Padding.SAME, "stride_w": 1, "stride_h": 1}
    build.operator("CONV_2D", [x, w, b], [y], **options)
    build.operator("DEQUANTIZE", [y], [real])
    build.operator("RESHAPE", [real, shape], [flat], new_shape=[4, 8])
    build.operator("RNN", [flat, *weights, state], [out])
    return build.finish([x], [out])


SOUND = write(File((_graph(),), "a model"))


def _assert_success_or_user_error(data: bytes) -> None:
    message = ""
    try:
        import_model(data, source="damaged.tflite")
    except UserError as error:
        message = str(error)
    assert message == "" or message.startswith("damaged.tflite: ")
    assert "\n" not in message


def test_what_was_written_is_read_again() -> None:
    file = read(SOUND)
    (graph,) = file.graphs
    assert file.description == "a model"
    assert [tensor.name for tensor in graph.tensors] == [t.name for t in _graph().tensors]
    assert [operator.name for operator in graph.operators] == [
        operator.name for operator in _graph().operators
    ]
    assert graph.operators[0].options["dilation_w_factor"] == 1
    assert graph.operators[0].options["stride_h"] == 1
    assert write(file) == SOUND


def test_the_same_model_is_always_the_same_bytes() -> None:
    assert write(File((_graph(),), "a model")) == SOUND


def test_constants_are_views_into_the_file() -> None:
    data = read(SOUND).graphs[0].tensors[1].data
    assert isinstance(data, memoryview)
    assert data.obj is SOUND


def test_constants_are_aligned_for_kernels() -> None:
    base = np.frombuffer(SOUND, np.uint8).ctypes.data
    for tensor in read(SOUND).graphs[0].tensors:
        if tensor.data is not None:
            assert (np.frombuffer(tensor.data, np.uint8).ctypes.data - base) % 16 == 0


@cells("length", range(0, len(SOUND), 7))
def test_a_truncated_file_is_broken_or_still_sound(length: int) -> None:
    _assert_success_or_user_error(SOUND[:length])


@given(st.binary(max_size=200))
def test_garbage_is_broken(data: bytes) -> None:
    with pytest.raises(BrokenModel):
        read(data)
    with pytest.raises(BrokenModel):
        read(data[:4] + b"TFL3" + data[4:])


@settings(max_examples=repeated(40, 400), deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, len(SOUND) - 1), st.integers(0, 255)), min_size=1, max_size=6
    ),
    st.integers(0, len(SOUND)),
)
def test_flipped_bytes_end_in_success_or_one_error(
    changes: list[tuple[int, int]], length: int
) -> None:
    data = bytearray(SOUND)
    for position, value in changes:
        data[position] = value
    _assert_success_or_user_error(bytes(data))
    _assert_success_or_user_error(bytes(data[:length]))


@settings(max_examples=repeated(40, 400), deadline=None)
@given(
    st.integers(0, len(SOUND) // 4 - 1),
    st.sampled_from([0, 1, 4, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFF0, len(SOUND)])
    | st.integers(0, len(SOUND)),
)
def test_a_twisted_offset_ends_in_success_or_one_error(word: int, value: int) -> None:
    data = SOUND[: 4 * word] + value.to_bytes(4, "little") + SOUND[4 * word + 4 :]
    _assert_success_or_user_error(data)


def test_offsets_that_lead_to_the_same_place_again_and_again_are_noticed() -> None:
    """A vector of tables, all of them the one big table: a small file, and much to decode."""
    count = 2000
    graphs: list[Any] = [{"inputs": [1] * 1000}] + [{}] * (count - 1)
    data = bytearray(encode({"version": 3, "subgraphs": graphs}))
    first = data.find(count.to_bytes(4, "little")) + 4
    target = first + int.from_bytes(data[first : first + 4], "little")
    for place in range(first, first + 4 * count, 4):
        data[place : place + 4] = (target - place).to_bytes(4, "little")
    with pytest.raises(Damaged, match="in circles"):
        decode(bytes(data))


def _with(graph: Graph, **changes: Any) -> bytes:
    return write(File((replace(graph, **changes),)))


def _tensor_with(index: int, **changes: Any) -> bytes:
    graph = _graph()
    tensors = list(graph.tensors)
    tensors[index] = replace(tensors[index], **changes)
    return _with(graph, tensors=tuple(tensors))


@cells(
    ("data", "message"),
    [
        (b"", "the file has only 0 bytes"),
        (b"not a model at all", "bytes 4 to 7 are b'a mo', expected b'TFL3'"),
        (_with(_graph(), inputs=(99,)), "a graph input is tensor 99 of 12"),
        (_with(_graph(), outputs=(-1,)), "a graph output is tensor -1 of 12"),
        (_tensor_with(1, data=b"123"), r"tensor 1 \('w'\).*needs 36 bytes, its buffer has 3"),
        (_tensor_with(0, shape=(-2, 4)), r"tensor 0 \('x'\) has the shape \[-2, 4\]"),
        (_tensor_with(0, shape=(65536, 65536)), "would take 4294967296 bytes"),
        (
            _tensor_with(1, quantization=Quantization((0.1, 0.2, 0.3), (0, 0, 0))),
            "3 scales along dimension 0",
        ),
        (_tensor_with(1, quantization=Quantization((0.1, 0.2), (0, 0, 0))), "3 zero points"),
        (_tensor_with(1, quantization=Quantization((float("nan"),), (0,))), "scale"),
        (write(File(())), "it has no graph"),
        (encode({"version": 2}), "schema version 2, expected 3"),
    ],
)
def test_what_is_wrong_is_said(data: bytes, message: str) -> None:
    with pytest.raises(
        BrokenModel, match=rf"^some\.tflite: not a sound TF Lite model: .*{message}"
    ):
        read(data, "some.tflite")


def test_an_operator_that_reads_what_nothing_computes_is_broken() -> None:
    graph = _graph()
    with pytest.raises(BrokenModel, match="'y' is read before it is computed"):
        import_model(_with(graph, operators=graph.operators[1:]))


def test_tf_lite_never_sees_a_truncated_file(tmp_path: Path) -> None:
    """It would follow the offsets out of the file and take the process with it."""
    path = tmp_path / "cut.tflite"
    path.write_bytes(SOUND[: len(SOUND) // 2])
    with pytest.raises(BrokenModel, match=r"cut\.tflite: not a sound TF Lite model"):
        Interpreter(path)
