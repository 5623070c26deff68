"""The list of the embedded models, in the keys of Android's lists."""

from __future__ import annotations

from typing import Any, Final

from embedded.number_formats import INPUT

__all__ = ["IMAGES", "classifier_entry", "speech_entry"]

Entry = dict[str, Any]

IMAGES: Final = "image_classification"
_BASELINE_SEC: Final = 0.001


def classifier_entry(name: str, side: int, top_1: float, *, quantized: bool) -> Entry:
    """A classifier judged by the labels of the image data set; ``top_1`` is TF Lite's."""
    entry: Entry = {
        "name": name,
        "baselineSec": _BASELINE_SEC,
        "evaluator": {"className": "TopK", "expectedTop1": top_1},
        "inputSize": [1, side, side, 3],
        "dataSize": 1 if quantized else 4,
    }
    if quantized:
        entry |= {"inputScale": INPUT.scales[0], "inputZeroPoint": float(INPUT.zero_points[0])}
    entry["dataset"] = {
        "inputPath": IMAGES,
        "groundTruth": f"{IMAGES}/ground_truth_labels.txt",
        "labels": f"{IMAGES}/labels.txt",
        "preprocessor": "Inception",
    }
    return entry


def speech_entry(
    name: str, folder: str, inputs: int, evaluator: Entry, utterances: list[str]
) -> Entry:
    """A recurrent model with golden outputs for whole utterances."""
    return {
        "name": name,
        "baselineSec": _BASELINE_SEC,
        "evaluator": evaluator,
        "inputSize": [1, inputs],
        "dataSize": 4,
        "inputOutputs": [
            {"input": f"{folder}/{stem}.input", "output": f"{folder}/{stem}.output"}
            for stem in utterances
        ],
    }
