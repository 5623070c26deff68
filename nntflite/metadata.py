"""Metadata of a TF Lite file: how pixels become the values of an input.

Source: ``tensorflow_lite_support/metadata/metadata_schema.fbs``. What is not read here is marked
as deprecated, as it keeps its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from nntflite.flatbuffer import Damaged, Record, decode
from nntflite.schema import Schema, parsed

__all__ = ["METADATA", "METADATA_NAME", "Normalization", "normalizations"]

METADATA_NAME: Final = "TFLITE_METADATA"
"""Name of the file's metadata entry that has them."""

METADATA: Final[Schema] = parsed(
    """
union ProcessUnitOptions { NormalizationOptions, ScoreCalibrationOptions,
  ScoreThresholdingOptions, BertTokenizerOptions, SentencePieceTokenizerOptions }
table NormalizationOptions { mean:[float]; std:[float]; }
table ProcessUnit { options:ProcessUnitOptions; }
table TensorMetadata {
  name:string; description:string; dimension_names:[string] (deprecated);
  content:Content (deprecated); process_units:[ProcessUnit]; }
table SubGraphMetadata {
  name:string; description:string; input_tensor_metadata:[TensorMetadata]; }
table ModelMetadata {
  name:string; description:string; version:string; subgraph_metadata:[SubGraphMetadata]; }
""",
    b"M001",
)


@dataclass(frozen=True)
class Normalization:
    """(pixel - mean) / std, for pixels from 0 to 255; both have one value, or one a channel."""

    mean: tuple[float, ...]
    std: tuple[float, ...]


def normalizations(model: Record, graph: int = 0) -> Sequence[Normalization | None]:
    """The normalization of each input of a graph of the file ``model``, as far as it has any.

    Metadata that cannot be read are none: TF Lite does without them.
    """
    for entry in model["metadata"] or ():
        if entry["name"] == METADATA_NAME:
            try:
                content = decode(
                    model["buffers"][entry["buffer"]]["data"] or b"", "ModelMetadata", METADATA
                )
            except Damaged:
                return ()
            graphs = content["subgraph_metadata"] or ()
            tensors = graphs[graph]["input_tensor_metadata"] if graph < len(graphs) else ()
            return [_normalization(tensor) for tensor in tensors or ()]
    return ()


def _normalization(tensor: Record) -> Normalization | None:
    for unit in tensor["process_units"] or ():
        options: dict[str, Any] = unit["options"] or {}
        mean, std = (tuple(options.get(key) or ()) for key in ("mean", "std"))
        longest = max(len(mean), len(std))
        if mean and std and all(std) and {len(mean), len(std)} <= {1, longest}:
            return Normalization(mean * (longest // len(mean)), std * (longest // len(std)))
    return None
