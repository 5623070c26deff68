"""Files with what the writer leaves out: open dimensions, signatures, metadata."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nntflite.flatbuffer import decode, encode
from nntflite.graph import File, Graph, GraphBuilder, Quantization
from nntflite.metadata import METADATA, METADATA_NAME
from nntflite.schema import TensorType
from nntflite.writer import write


def unary(
    operator: str = "RELU",
    shape: Sequence[int] = (1, 4),
    type: TensorType = TensorType.FLOAT32,
    quantization: Quantization | None = None,
    **options: Any,
) -> Graph:
    """A graph of one operator with ``options``, from x to y."""
    build = GraphBuilder()
    x = build.tensor("x", type, shape, quantization)
    y = build.tensor("y", type, shape, quantization)
    build.operator(operator, [x], [y], **options)
    return build.finish([x], [y])


def described(
    *graphs: Graph,
    signatures: Mapping[str, int] | None = None,
    open_shape: Sequence[int] = (),
    normalization: tuple[Sequence[float], Sequence[float]] | None = None,
) -> bytes:
    """A file of ``graphs``.

    ``signatures`` have numbers of graphs, whose tensors they call ``KEY_in`` and ``KEY_out``;
    ``open_shape`` is the shape signature of the first input, ``normalization`` its mean and std.
    """
    record = decode(write(File(graphs)))
    if open_shape:
        first = record["subgraphs"][0]["inputs"][0]
        record["subgraphs"][0]["tensors"][first]["shape_signature"] = tuple(open_shape)
    record["signature_defs"] = [
        {
            "signature_key": key,
            "subgraph_index": number,
            "inputs": [{"name": f"{key}_in", "tensor_index": graphs[number].inputs[0]}],
            "outputs": [{"name": f"{key}_out", "tensor_index": graphs[number].outputs[0]}],
        }
        for key, number in (signatures or {}).items()
    ]
    if normalization:
        _add_metadata(record, *normalization)
    return encode(record)


def _add_metadata(record: dict[str, Any], mean: Sequence[float], std: Sequence[float]) -> None:
    options = {"mean": tuple(mean), "std": tuple(std)}
    unit = {"options_type": 1, "options": options}
    graph = {"input_tensor_metadata": [{"name": "image", "process_units": [unit]}]}
    content = encode({"subgraph_metadata": [graph]}, "ModelMetadata", METADATA)
    record["buffers"] = (*record["buffers"], {"data": content})
    entry = {"name": METADATA_NAME, "buffer": len(record["buffers"]) - 1}
    record["metadata"] = (*(record["metadata"] or ()), entry)
