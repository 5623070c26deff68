"""The image classifiers: each trained once, written in several number formats, and measured."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from embedded.architecture import ARCHITECTURES
from embedded.build.folder import Arrays, AssetFolder, kept
from embedded.image_set import real, training_pictures
from embedded.listing import IMAGES, classifier_entry
from embedded.network import Network, Weights
from embedded.number_formats import (
    INPUT,
    Float32,
    Int8PerChannel,
    Uint8PerTensor,
    calibrated,
)
from embedded.pictures import LABELS
from embedded.tflite_classifier import NumberFormat, classifier_file
from mlts.preprocess import Quantization, inception
from nntflite.interpreter import Interpreter

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["LARGER", "SHIPPED", "Variants", "write_classifier"]

_TRAINING_PICTURES: Final = 3360
_CALIBRATION_PICTURES: Final = 96


@dataclass(frozen=True)
class Variants:
    """An architecture, and the names of the quantized files beside the float one.

    Android's groups go by the beginning of a name; the one in int8 is in none.
    """

    architecture: str
    uint8: str
    int8: str | None = None


SHIPPED: Final = (
    Variants(
        "mobilenet_v1_0.25_128_mini",
        "mobilenet_v1_0.25_128_mini_quant",
        int8="mobilenet_int8_v1_0.25_128_mini",
    ),
    Variants("mobilenet_v1_0.5_160_mini", "mobilenet_v1_0.5_160_mini_quant"),
    Variants("mobilenet_v2_0.35_128_mini", "mobilenet_v2_0.35_128_mini_quant"),
    Variants("mobilenet_v3-small_128_0.75_mini", "mobilenet_v3-small_128_0.75_mini_uint8"),
)
LARGER: Final = (
    Variants("mobilenet_v1_0.75_192_mini", "mobilenet_v1_0.75_192_mini_quant"),
    Variants("mobilenet_v2_1.0_224_mini", "mobilenet_v2_1.0_224_mini_quant"),
)
"""Built on request only: their files are too large to be shipped."""


def write_classifier(
    classifier: Variants, folder: AssetFolder, weights: Path
) -> list[dict[str, Any]]:
    """Write an architecture's models; returns their entries of the list."""
    name = classifier.architecture
    network = _network(name, kept(weights, name, partial(_trained, name)))
    pictures, _ = training_pictures(_CALIBRATION_PICTURES)
    bytes_of = calibrated(network, real(pictures, network.side))
    forms: dict[str, NumberFormat] = {name: Float32()}
    forms[classifier.uint8] = Uint8PerTensor(bytes_of)
    if classifier.int8 is not None:
        forms[classifier.int8] = Int8PerChannel(bytes_of)
    return [_variant(folder, network, model, form) for model, form in forms.items()]


def _trained(name: str) -> Arrays:
    # PyTorch is needed for training alone.
    from embedded.training import trained

    network = trained(ARCHITECTURES[name], *training_pictures(_TRAINING_PICTURES))
    return {
        f"{number}/{part}": array
        for number, weights in enumerate(network.weights)
        if weights
        for part, array in (("filter", weights.filter), ("bias", weights.bias))
    }


def _network(name: str, arrays: Arrays) -> Network:
    layers = ARCHITECTURES[name].layers
    return Network(
        ARCHITECTURES[name],
        tuple(
            Weights(arrays[f"{number}/filter"], arrays[f"{number}/bias"])
            if f"{number}/filter" in arrays
            else None
            for number in range(len(layers))
        ),
    )


def _variant(
    folder: AssetFolder, network: Network, name: str, form: NumberFormat
) -> dict[str, Any]:
    model = classifier_file(network, form, name)
    folder.write(f"models/{name}.tflite", model)
    is_float = isinstance(form, Float32)
    scheme = None if is_float else Quantization(INPUT.scales[0], INPUT.zero_points[0])
    images = folder.root / "datasets" / IMAGES
    top_1 = _top_1(Interpreter(model, source=name), images, network.side, scheme)
    print(f"{name}: top 1 {top_1:.4f}, {len(model)} bytes", flush=True)
    return classifier_entry(name, network.side, top_1, quantized=not is_float)


def _top_1(interpreter: Interpreter, images: Path, side: int, scheme: Quantization | None) -> float:
    """The share of the image data set that TF Lite classifies right."""
    truth = (images / "ground_truth_labels.txt").read_text().splitlines()
    right = 0
    for number, label in enumerate(truth, start=1):
        image = inception(images / f"image-{number}.jpeg", side, scheme)
        (output,) = interpreter.run(image)
        right += LABELS[int(output.argmax())] == label
    return round(right / len(truth), 4)
