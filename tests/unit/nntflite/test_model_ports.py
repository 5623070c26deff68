from __future__ import annotations

import numpy as np
import pytest

from nntflite.flatbuffer import decode, encode
from nntflite.graph import GraphBuilder
from nntflite.metadata import METADATA_NAME, Normalization
from nntflite.model_ports import NoSuchSignature, dtype_of, ports_of
from nntflite.schema import TensorType
from tests.unit.nntflite.described_files import described, unary


def test_dimensions_that_the_signature_leaves_open_take_any_size() -> None:
    (port,) = ports_of(described(unary(shape=(1, 8, 3)), open_shape=(-1, -1, 3)), "m").inputs
    assert port.open_dimensions == (0, 1)
    assert port.takes((2, 5, 3))
    assert not port.takes((2, 5, 4))
    assert not port.takes((2, 5))


def test_a_tensor_without_dimensions_may_be_one_whose_converter_knew_none() -> None:
    (port,) = ports_of(described(unary(shape=())), "m").inputs
    assert port.takes((1, 2, 3))


def test_a_signature_chooses_its_graph_and_names_its_tensors() -> None:
    file = described(unary(), unary("TANH", (2, 2)), signatures={"encode": 0, "decode": 1})
    first, second = (ports_of(file, "m", key) for key in ("", "decode"))
    assert (first.graph, first.inputs[0].alias, first.inputs[0].shape) == (0, "encode_in", (1, 4))
    assert (second.graph, second.outputs[0].alias) == (1, "decode_out")
    assert first.signatures == ("encode", "decode")
    with pytest.raises(NoSuchSignature, match="no signature 'train'; it has 'decode', 'encode'"):
        ports_of(file, "m", "train")


def test_a_signature_of_a_graph_that_is_not_there_is_refused() -> None:
    record = decode(described(unary(), signatures={"main": 0}))
    record["signature_defs"][0]["subgraph_index"] = 7
    with pytest.raises(NoSuchSignature, match="is of graph 7"):
        ports_of(encode(record), "m", "main")


def test_the_metadata_say_how_pixels_become_values() -> None:
    file = described(unary(), normalization=([127.5], [128.0]))
    assert ports_of(file, "m").inputs[0].normalization == Normalization((127.5,), (128.0,))


def test_one_std_is_for_all_channels() -> None:
    file = described(unary(), normalization=([1.0, 2.0], [3.0]))
    assert ports_of(file, "m").inputs[0].normalization == Normalization((1, 2), (3, 3))


@pytest.mark.parametrize("std", [[], [0.0], [1.0, 1.0]])
def test_a_normalization_that_divides_by_nothing_is_none(std: list[float]) -> None:
    assert (
        ports_of(described(unary(), normalization=([0.0] * 3, std)), "m").inputs[0].normalization
        is None
    )


def test_metadata_that_are_damaged_are_none() -> None:
    record = decode(described(unary(), normalization=([0.0], [1.0])))
    number = next(e["buffer"] for e in record["metadata"] if e["name"] == METADATA_NAME)
    record["buffers"][number]["data"] = bytes(record["buffers"][number]["data"])[:40]
    assert ports_of(encode(record), "m").inputs[0].normalization is None


@pytest.mark.parametrize("is_variable", [True, False])
def test_a_model_with_a_variable_has_a_state(is_variable: bool) -> None:
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.FLOAT32, (1,)) for name in "xy")
    build.tensor("state", TensorType.FLOAT32, (1,), is_variable=is_variable)
    build.operator("RELU", [x], [y])
    assert ports_of(described(build.finish([x], [y])), "m").is_stateful == is_variable


def test_strings_have_no_type_of_numbers() -> None:
    assert dtype_of(TensorType.STRING) is None
    assert dtype_of(TensorType.BOOL) == np.bool_
    assert dtype_of(TensorType.INT64) == np.int64
