"""Outputs of TF Lite's built-in kernels that ship with the embedded quantized models.

Integer arithmetic gives the same bits on every machine, so a run need not compute again what a
version of TF Lite makes of the embedded images. The outputs that it does compute, those of the
timed inferences, are compared with the file: after one difference nothing more of it is used.
``scripts/write_shipped_outputs.py`` writes it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import numpy as np

from mlts.results import BackendInfo
from nntest.assets import embedded_assets

if TYPE_CHECKING:
    from mlts.datasets import DataSequence
    from mlts.measurement import Outputs

__all__ = ["FILE", "ShippedOutputs", "digest_of", "key_of", "shipped_outputs"]

FILE: Final = "tflite_outputs.npz"
"""File in ``models/``: for each key the digests of inputs, and under ``KEY outputs`` the single
outputs, in the same order.
"""

_FEWEST_CHECKS: Final = 5
"""Outputs that a run must have computed itself, and found equal, before it uses others."""


def key_of(model_sha256: str, backend: BackendInfo) -> str:
    """Return the key of a model on a version of TF Lite."""
    return f"{backend.runtime} {backend.runtime_version} {model_sha256}"


def digest_of(sequence: DataSequence) -> int:
    """Return the digest of the inputs of a sequence, 64 bits."""
    content = b"".join(values.tobytes() for values in sequence.inputs)
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "little")


class ShippedOutputs:
    """Known outputs of a model, by the digests of their inputs, and what a run has made of them:
    it computed ``checked`` ones itself, of which ``different`` were others, and ``used`` the rest.
    """

    def __init__(self, known: Mapping[int, Outputs]) -> None:
        self._known = known
        self.checked = self.different = self.used = 0

    def find(self, sequence: DataSequence) -> Outputs | None:
        """The outputs for a sequence, None where they are unknown or not to be relied on."""
        is_sound = self.checked >= _FEWEST_CHECKS and not self.different
        return self._known.get(digest_of(sequence)) if is_sound else None

    def judge(self, sequence: DataSequence, outputs: Outputs) -> None:
        """Count outputs that were found, and compare those that were computed."""
        known = self._known.get(digest_of(sequence)) if self._known else None
        if known is not None:
            self.used += known is outputs
            self.checked += known is not outputs
            self.different += not all(map(np.array_equal, known, outputs))


def shipped_outputs(model_sha256: str, backend: BackendInfo) -> ShippedOutputs:
    """Outputs of a model that ship for ``backend``, TF Lite's built-in kernels; perhaps none."""
    known, key = {}, key_of(model_sha256, backend)
    if path := embedded_assets().find(FILE):
        with np.load(path) as file:
            if key in file:
                known = dict(zip(file[key].tolist(), zip(file[f"{key} outputs"]), strict=True))
    return ShippedOutputs(known)
