"""The preprocessing against the accuracy that Android publishes for its 1490 images."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlts.catalogue import load
from mlts.evaluators import SequenceOutputs, create
from mlts.planning import load as load_model
from nntest.assets import assets_at
from nntflite.interpreter import Interpreter

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("name", "published", "lowest"),
    [
        # Over the first 500 images: 0.414 (0.380 if the resize averaged over areas).
        ("mobilenet_v1_0.25_128_topk_aosp", 0.444, 0.40),
        # Over the first 500 images: 0.384.
        ("mobilenet_v1_0.25_128_quant_topk_aosp", 0.402, 0.37),
    ],
)
def test_top_1_of_tf_lite_is_the_published_one_within_its_sampling_error(
    mlts_assets: Path, name: str, published: float, lowest: float
) -> None:
    (model,) = load(assets_at(mlts_assets)).select([name])
    if model.path is None:
        pytest.skip(model.absent or "")
    quantized = model.entry.data_size == 1
    interpreter = Interpreter(model.path, default_delegates=not quantized)
    evaluator = create(model)
    assert evaluator
    dataset = load_model(model).dataset
    assert dataset
    for sequence in dataset:
        outputs = tuple(interpreter.run(*next(iter(sequence))))
        evaluator.add(SequenceOutputs(outputs=outputs, label=sequence.label))
    top_1 = evaluator.values()["top_1"]
    two_standard_errors = 2 * (published * (1 - published) / len(dataset)) ** 0.5
    assert top_1 == pytest.approx(published, abs=two_standard_errors)
    assert top_1 >= lowest
    assert evaluator.validation_errors() == []
