"""Writes models/tflite_outputs.bin: TF Lite's outputs for the embedded images, of each quantized
model. Run it after changing models, images or the version of TF Lite.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import msgspec
import numpy as np

from mlts.backends.tflite import TfliteBackend
from mlts.datasets import ImageFolder
from mlts.measurement import run_sequence
from mlts.model_choice import chosen_models
from mlts.planning import load
from mlts.shipped_outputs import FILE, ModelOutputs, digest_of
from nntest.assets import embedded_assets


def models() -> Iterator[ModelOutputs]:
    backend = TfliteBackend(threads=1)
    for model in map(load, chosen_models((), None)):
        if model.loaded is None or not isinstance(model.dataset, ImageFolder):
            continue
        output = model.loaded.ports.outputs[0].dtype
        if output is None or output.kind not in "iu":
            continue
        session = backend.prepare(model.loaded)
        digests, outputs = b"", []
        for index in range(len(model.dataset)):
            sequence = model.dataset.sequence(index)
            run_sequence(session, sequence, lambda: 0, lambda: False)
            digests += digest_of(sequence)
            outputs.append(session.outputs()[0].copy())
        yield ModelOutputs(
            model_sha256=model.loaded.sha256,
            runtime=f"{backend.info.runtime} {backend.info.runtime_version}",
            dtype=output.str,
            shape=outputs[0].shape,
            digests=digests,
            outputs=np.stack(outputs).tobytes(),
        )


if __name__ == "__main__":
    path = embedded_assets().roots[0] / FILE
    path.write_bytes(zlib.compress(msgspec.msgpack.encode([*models()]), 9))
    print(f"{path}: {path.stat().st_size} bytes")
