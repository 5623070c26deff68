"""The list of the embedded models, in the keys of Android's lists."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["IMAGES", "speech_entry", "picture_entry", "top_k_entry"]

Entry = dict[str, Any]

IMAGES: Final = "image_classification"
_BASELINE_SEC: Final = 0.001


def picture_entry(name: str, side: int, folder: str, data_size: int, stems: list[str]) -> Entry:
    """A classifier with golden outputs for a few pictures; ``stems`` name input and output."""
    return {
        "name": name,
        "baselineSec": _BASELINE_SEC,
        "inputSize": [1, side, side, 3],
        "dataSize": data_size,
        "inputOutputs": [
            {"input": f"{folder}/{stem}_{side}.input", "output": f"{folder}/{stem}_{name}.output"}
            for stem in stems
        ],
    }


def top_k_entry(
    model: str, side: int, expected: float, quantization: tuple[float, int] | None
) -> Entry:
    """A classifier judged by the labels of the image data set."""
    entry: Entry = {
        "name": f"{model}_topk",
        "modelFile": model,
        "baselineSec": _BASELINE_SEC,
        "evaluator": {"className": "TopK", "expectedTop1": expected},
        "inputSize": [1, side, side, 3],
        "dataSize": 4 if quantization is None else 1,
    }
    if quantization is not None:
        entry |= {"inputScale": quantization[0], "inputZeroPoint": float(quantization[1])}
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
