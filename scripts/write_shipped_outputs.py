"""Writes models/tflite_outputs.npz: TF Lite's outputs for the embedded images, of each quantized
model. Run it after changing models, images or the version of TF Lite.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mlts.backends.tflite import TfliteBackend
from mlts.datasets import ImageFolder
from mlts.measurement import run_sequence
from mlts.model_choice import chosen_models
from mlts.planning import load
from mlts.shipped_outputs import FILE, digest_of, key_of
from nntest.assets import embedded_assets

backend = TfliteBackend(threads=1)
arrays: dict[str, NDArray[Any]] = {}
for model in map(load, chosen_models((), None)):
    if (
        model.loaded
        and isinstance(model.dataset, ImageFolder)
        and model.loaded.arithmetic.is_quantized
    ):
        session, digests, outputs = backend.prepare(model.loaded), [], []
        for sequence in map(model.dataset.sequence, range(len(model.dataset))):
            run_sequence(session, sequence, lambda: 0, lambda: False)
            digests.append(digest_of(sequence))
            outputs.append(session.outputs()[0][np.newaxis].copy())
        key = key_of(model.loaded.sha256, backend.info)
        arrays |= {key: np.array(digests, np.uint64), f"{key} outputs": np.stack(outputs)}
np.savez_compressed(embedded_assets().roots[0] / FILE, **arrays)
