"""Outputs of TF Lite's built-in kernels that ship with the embedded quantized models.

Integer arithmetic gives the same bits on every machine, so a run need not compute again what a
version of TF Lite makes of the embedded images. The outputs that it does compute, those of the
timed inferences, are compared with the file: after one difference nothing more of it is used.
``scripts/write_shipped_outputs.py`` writes it.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from mlts.results import BackendInfo
from nncli.input_file import Format, read_bytes
from nntest.assets import embedded_assets

if TYPE_CHECKING:
    from mlts.datasets import DataSequence
    from mlts.measurement import Outputs

__all__ = ["FILE", "ModelOutputs", "ShippedOutputs", "digest_of", "shipped_outputs"]

FILE: Final = "tflite_outputs.bin"
"""Name of the file in ``models/``: a deflated MessagePack list of :class:`ModelOutputs`."""

_FORMAT: Final = Format("a file of TF Lite's outputs", max_bytes=1 << 24)

_DIGEST_BYTES: Final = 8

_FEWEST_CHECKS: Final = 5
"""Outputs that a run must have computed itself, and found equal, before it uses others."""


class ModelOutputs(msgspec.Struct, frozen=True, kw_only=True):
    """The single output of a model for many inputs, as ``runtime`` (name and version) computes it.

    ``digests`` are those of the inputs, one after the other, and ``outputs`` their outputs.
    """

    model_sha256: str
    runtime: str
    dtype: str
    shape: tuple[int, ...]
    digests: bytes
    outputs: bytes

    def by_digest(self) -> Mapping[bytes, Outputs]:
        """The outputs of sequences of one inference, by the digests of their inputs."""
        values = np.frombuffer(self.outputs, self.dtype).reshape(-1, 1, *self.shape)
        starts = range(0, len(self.digests), _DIGEST_BYTES)
        keys = (self.digests[start : start + _DIGEST_BYTES] for start in starts)
        return {key: (value,) for key, value in zip(keys, values, strict=True)}


def digest_of(sequence: DataSequence) -> bytes:
    """Return the digest of the inputs of a sequence."""
    digest = hashlib.blake2b(digest_size=_DIGEST_BYTES)
    for values in sequence.inputs:
        digest.update(values.tobytes())
    return digest.digest()


class ShippedOutputs:
    """Known outputs of a model, by the digests of their inputs, and how a run has used them.

    ``checked`` outputs were computed by this run, too, and ``different`` ones of them are others.
    """

    def __init__(self, known: Mapping[bytes, Outputs]) -> None:
        self._known = known
        self.checked = 0
        self.different = 0

    def check(self, sequence: DataSequence, computed: Outputs) -> None:
        """Compare what this run has computed with what is known."""
        if known := self._known.get(digest_of(sequence)):
            self.checked += 1
            self.different += not all(map(np.array_equal, known, computed))

    def find(self, sequence: DataSequence) -> Outputs | None:
        """The outputs for a sequence, None where they are unknown or not to be relied on."""
        if self.different or self.checked < _FEWEST_CHECKS:
            return None
        return self._known.get(digest_of(sequence))


def shipped_outputs(model_sha256: str, backend: BackendInfo) -> ShippedOutputs:
    """Outputs of a model that ship for ``backend``, TF Lite's built-in kernels; perhaps none."""
    runtime = f"{backend.runtime} {backend.runtime_version}"
    found = next((each for each in _file() if each.model_sha256 == model_sha256), None)
    is_same = found is not None and found.runtime == runtime
    return ShippedOutputs(found.by_digest() if found and is_same else {})


@cache
def _file() -> tuple[ModelOutputs, ...]:
    path = embedded_assets().find(FILE)
    if path is None:
        return ()
    content = zlib.decompress(read_bytes(path, _FORMAT))
    return msgspec.msgpack.decode(content, type=tuple[ModelOutputs, ...])
