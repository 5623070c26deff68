"""Builds the embedded models and data: what ``mlts benchmark`` runs when it is given no assets.

    python scripts/build_models.py [FOLDER]

writes FOLDER/models and FOLDER/datasets (of the checkout by default). Two runs write the same
bytes. Golden outputs are TF Lite's, by its built-in kernels.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from embedded.listing import IMAGES, picture_entry, speech_entry, top_k_entry
from embedded.mobilenet import mobilenet_v1, mobilenet_v2, to_real
from embedded.network import Network
from embedded.pictures import CLASSES, LABELS, draw
from embedded.speech import ASR_INPUTS, TTS_INPUTS, asr_model, tts_model
from embedded.tflite_float import float_model
from embedded.tflite_uint8 import INPUT_SCALE, INPUT_ZERO_POINT, uint8_model
from embedded.utterances import acoustic_features, linguistic_features, mean_and_deviation
from numpy.typing import NDArray
from PIL import Image

from mlts.preprocess import Quantization, inception
from nntflite.interpreter import Interpreter

_ROOT: Final = Path(__file__).resolve().parent.parent
_EXAMPLES: Final = ("ring", "dots")
"""The classes of the pictures with golden outputs."""
_JUDGED: Final = "mobilenet_v1"
"""The models that are run over the image data set as well; all of them would take too long."""
_IMAGES_PER_CLASS: Final = 3
_IMAGE_SIZES: Final = ((150, 200), (200, 150), (170, 170))
"""Height, width."""
_UTTERANCES: Final = 5
_SHORTEST: Final = 30
"""Steps of the shortest utterance; each one is 5 longer than the one before."""
_CALIBRATION_SEED, _EXAMPLE_SEED, _IMAGE_SEED, _SPEECH_SEED = 11, 12, 13, 14


def build(root: Path) -> None:
    """Write all models and data below ``root``."""
    folder = _Folder(root)
    _write_images(folder)
    entries: list[dict[str, Any]] = []
    for network in (mobilenet_v1(), mobilenet_v2()):
        entries += _classifier(folder, network)
    entries += [_speech_synthesis(folder), _speech_recognition(folder)]
    text = json.dumps({"models": entries}, indent=2) + "\n"
    folder.write("models/models_list/default.json", text.encode())


class _Folder:
    def __init__(self, root: Path) -> None:
        self.root = root

    def write(self, name: str, content: bytes) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def write_array(self, name: str, array: NDArray[Any]) -> None:
        """Raw elements, little-endian, as Android's assets have them."""
        self.write(name, array.astype(array.dtype.newbyteorder("<")).tobytes())


def _write_images(folder: _Folder) -> None:
    rng = np.random.default_rng(_IMAGE_SEED)
    names = rng.permutation([name for name in CLASSES for _ in range(_IMAGES_PER_CLASS)])
    for number, name in enumerate(names, start=1):
        height, width = _IMAGE_SIZES[number % len(_IMAGE_SIZES)]
        path = folder.root / "datasets" / IMAGES / f"image-{number}.jpeg"
        path.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray(draw(str(name), rng, height, width)).save(path, quality=88)
    folder.write(f"datasets/{IMAGES}/labels.txt", "\n".join([*LABELS, ""]).encode())
    truth = "\n".join([*names, ""])
    folder.write(f"datasets/{IMAGES}/ground_truth_labels.txt", truth.encode())


def _pictures(seed: int, names: list[str], side: int) -> NDArray[np.uint8]:
    rng = np.random.default_rng(seed)
    return np.stack([draw(name, rng, side, side) for name in names])


def _classifier(folder: _Folder, network: Network) -> list[dict[str, Any]]:
    """A network in float and quantized, with golden outputs and with labeled images."""
    calibration = to_real(_pictures(_CALIBRATION_SEED, list(CLASSES) * 2, network.side))
    examples = _pictures(_EXAMPLE_SEED, list(_EXAMPLES), network.side)
    quantized = f"{network.name}_quant"
    return [
        *_variant(folder, network.name, float_model(network), to_real(examples).astype("f4")),
        *_variant(folder, quantized, uint8_model(network, calibration), examples),
    ]


def _variant(
    folder: _Folder, name: str, model: bytes, examples: NDArray[Any]
) -> list[dict[str, Any]]:
    folder.write(f"models/{name}.tflite", model)
    interpreter = Interpreter(model, source=name)
    data, side = ("quantized", "float")[examples.dtype != np.uint8], examples.shape[1]
    for stem, picture in zip(_EXAMPLES, examples, strict=True):
        (output,) = interpreter.run(picture[np.newaxis])
        folder.write_array(f"datasets/mobilenet_{data}/{stem}_{side}.input", picture)
        folder.write_array(f"datasets/mobilenet_{data}/{stem}_{name}.output", output)
    size = examples.dtype.itemsize
    entries = [picture_entry(name, side, f"mobilenet_{data}", size, list(_EXAMPLES))]
    if name.startswith(_JUDGED):
        quantization = (INPUT_SCALE, INPUT_ZERO_POINT) if size == 1 else None
        expected = _top_1(folder, interpreter, side, quantization)
        entries.append(top_k_entry(name, side, expected, quantization))
    return entries


def _top_1(
    folder: _Folder, interpreter: Interpreter, side: int, quantization: tuple[float, int] | None
) -> float:
    """The share of the image data set that TF Lite classifies right."""
    images = folder.root / "datasets" / IMAGES
    truth = (images / "ground_truth_labels.txt").read_text().splitlines()
    scheme = None if quantization is None else Quantization(*quantization)
    right = 0
    for number, label in enumerate(truth, start=1):
        image = inception(images / f"image-{number}.jpeg", side, scheme)
        (output,) = interpreter.run(image)
        right += LABELS[int(output.argmax())] == label
    return round(right / len(truth), 3)


def _speech_synthesis(folder: _Folder) -> dict[str, Any]:
    statistics = "tts_float/tts_mini.output_mean_std_dev"
    folder.write_array(f"datasets/{statistics}", mean_and_deviation())
    evaluator = {"className": "MelCepLogF0", "outputMeanStdDev": statistics}
    utterances = _utterances(folder, "tts_mini", tts_model(), "tts_float", linguistic_features)
    return speech_entry("tts_mini", "tts_float", TTS_INPUTS, evaluator, utterances)


def _speech_recognition(folder: _Folder) -> dict[str, Any]:
    evaluator = {"className": "PhoneErrorRate"}
    utterances = _utterances(folder, "asr_mini", asr_model(), "asr_float", acoustic_features)
    return speech_entry("asr_mini", "asr_float", ASR_INPUTS, evaluator, utterances)


def _utterances(folder: _Folder, name: str, model: bytes, data: str, features: Any) -> list[str]:
    """Write a recurrent model and its utterances; returns their names."""
    folder.write(f"models/{name}.tflite", model)
    interpreter = Interpreter(model, source=name)
    stems = [f"utterance_{number}" for number in range(1, _UTTERANCES + 1)]
    for number, stem in enumerate(stems):
        rng = np.random.default_rng(_SPEECH_SEED + number)
        sequence = features(rng, _SHORTEST + 5 * number)
        interpreter.reset_variables()
        outputs = [interpreter.run(step[np.newaxis])[0] for step in sequence]
        folder.write_array(f"datasets/{data}/{stem}.input", sequence)
        folder.write_array(f"datasets/{data}/{stem}.output", np.concatenate(outputs))
    return stems


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=_ROOT)
    build(parser.parse_args().folder)


if __name__ == "__main__":
    main()
