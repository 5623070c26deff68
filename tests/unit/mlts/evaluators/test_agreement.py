from __future__ import annotations

import numpy as np

from mlts.evaluators import ClassAgreement, SequenceOutputs


def test_inferences_with_the_same_most_likely_class_are_counted() -> None:
    agreement = ClassAgreement()
    baseline = (np.array([[0.1, 0.9], [0.8, 0.2]]),)
    outputs = (np.array([[0.4, 0.6], [0.3, 0.7]]),)
    agreement.add(SequenceOutputs(outputs=outputs, name="image-7.jpeg"), baseline)
    result = agreement.result()
    assert (result.same, result.total) == (1, 2)
    (mismatch,) = result.mismatches
    assert (mismatch.input, mismatch.baseline_class, mismatch.actual_class) == (
        "image-7.jpeg",
        0,
        1,
    )


def test_only_the_first_mismatches_are_named() -> None:
    agreement = ClassAgreement()
    for _ in range(15):
        agreement.add(SequenceOutputs(outputs=(np.eye(2)[:1],)), (np.eye(2)[1:],))
    result = agreement.result()
    assert (result.same, result.total, len(result.mismatches)) == (0, 15, 10)
