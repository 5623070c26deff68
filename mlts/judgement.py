"""Judges the outputs of every backend on one model: evaluator, golden outputs, TF Lite.

The verdict on a case is its evaluator's where the model has one, as on the device; else the
outputs must be within the tolerance of the golden ones. Where TF Lite itself is not, the golden
file is the culprit, and the outputs are held against TF Lite's instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from mlts import evaluators
from mlts.evaluators.agreement import ClassAgreement
from mlts.evaluators.base import SequenceOutputs
from mlts.evaluators.element_errors import ElementComparison
from mlts.results import BASELINE, Agreement, ElementErrors, Evaluation
from nnhal.types import OperandType
from nntest import accuracy
from nntest.accuracy import EXACT, Tolerance

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mlts.catalogue import CatalogueModel
    from mlts.datasets import DataSequence
    from mlts.evaluators.base import Evaluator

__all__ = ["CaseJudge", "Judgement", "ModelJudge", "output_tolerance"]

GOLDEN: Final = "golden"

_OPERAND_TYPES: Final = {
    np.dtype(np.float32): OperandType.TENSOR_FLOAT32,
    np.dtype(np.float16): OperandType.TENSOR_FLOAT16,
    np.dtype(np.uint8): OperandType.TENSOR_QUANT8_ASYMM,
    np.dtype(np.int8): OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
    np.dtype(np.int16): OperandType.TENSOR_QUANT16_SYMM,
    np.dtype(np.int32): OperandType.TENSOR_INT32,
}


def output_tolerance(dtype: np.dtype[Any], steps: int) -> Tolerance:
    """How far an output of a whole model may be off; ``steps`` if it is quantised.

    Android's benchmark lets drivers compute float models in float16
    (``AllowFp16PrecisionForFp32``), so they are judged by the relaxed rule.
    """
    operand_type = _OPERAND_TYPES.get(dtype)
    if operand_type is None:
        return EXACT
    return accuracy.tolerance_of(operand_type, relaxed=True, steps=steps)


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of the outputs of one backend on one model."""

    evaluated_items: int = 0
    golden: ElementErrors | None = None
    against_baseline: ElementErrors | None = None
    top1_agreement: Agreement | None = None
    evaluator: str | None = None
    evaluations: tuple[Evaluation, ...] = ()
    validation_errors: tuple[str, ...] = ()
    doubtful_errors: tuple[str, ...] = ()
    """Errors that do not count, because only a part of the data set has been evaluated."""
    golden_disputed: bool = False


class CaseJudge:
    """Takes one backend's outputs, sequence by sequence, and keeps only sums.

    ``set_size``: inferences of the whole data set. ``baseline_is_exact``: TF Lite's kernels are
    those that published golden outputs were made with.
    """

    def __init__(
        self, model: CatalogueModel, backend: str, set_size: int, *, baseline_is_exact: bool
    ) -> None:
        steps = accuracy.allowed_steps(model.name)
        self._golden_steps = steps
        self._baseline_steps = steps if baseline_is_exact else accuracy.OTHER_ROUNDING
        self._set_size = set_size
        self._is_baseline = backend == BASELINE
        self._evaluator: Evaluator | None = evaluators.create(model)
        self._items = 0
        self._golden: ElementComparison | None = None
        self._against_baseline: ElementComparison | None = None
        self._agreement: ClassAgreement | None = None

    def add(self, sequence: SequenceOutputs, baseline: tuple[NDArray[Any], ...] | None) -> None:
        """``baseline``: the outputs of TF Lite for the same sequence, if it ran."""
        self._items += len(sequence.outputs[0])
        if self._evaluator:
            self._evaluator.add(sequence)
        if sequence.golden is not None:
            self._golden = self._golden or _comparison(GOLDEN, sequence, self._golden_steps)
            self._golden.add(sequence, sequence.golden)
        if baseline is not None and not self._is_baseline:
            self._add_baseline(sequence, baseline)

    def result(self, *, golden_disputed: bool) -> Judgement:
        """The verdict over everything that was added."""
        evaluator = self._evaluator
        baseline, agreement = self._against_baseline, self._agreement
        judgement = Judgement(
            evaluated_items=self._items,
            golden=self.golden,
            against_baseline=baseline.result() if baseline else None,
            top1_agreement=agreement.result() if agreement else None,
            evaluator=evaluator.class_name if evaluator else None,
            evaluations=evaluator.evaluations() if evaluator and self._items else (),
            golden_disputed=golden_disputed,
        )
        errors = tuple(self._validation_errors(judgement))
        if evaluator and evaluator.needs_whole_set and self._items < self._set_size:
            return msgspec.structs.replace(judgement, doubtful_errors=errors)
        return msgspec.structs.replace(judgement, validation_errors=errors)

    @property
    def golden(self) -> ElementErrors | None:
        """Errors against the golden outputs, None where there are none."""
        return self._golden.result() if self._golden else None

    def _add_baseline(self, sequence: SequenceOutputs, expected: tuple[NDArray[Any], ...]) -> None:
        self._against_baseline = self._against_baseline or _comparison(
            BASELINE, sequence, self._baseline_steps
        )
        self._against_baseline.add(sequence, expected)
        if sequence.label is not None:
            self._agreement = self._agreement or ClassAgreement()
            self._agreement.add(sequence, expected)

    def _validation_errors(self, judgement: Judgement) -> Iterable[str]:
        if self._evaluator:
            return self._evaluator.validation_errors()
        errors = judgement.golden
        if errors is None or judgement.golden_disputed:
            errors = judgement.against_baseline
        return [_describe(errors)] if errors and not errors.within else []


class ModelJudge:
    """Judges all backends on one model, window by window; arguments as for CaseJudge."""

    def __init__(
        self,
        model: CatalogueModel,
        backends: Iterable[str],
        set_size: int,
        *,
        baseline_is_exact: bool = True,
    ) -> None:
        self._cases = {
            backend: CaseJudge(model, backend, set_size, baseline_is_exact=baseline_is_exact)
            for backend in backends
        }

    def add(
        self,
        window: Sequence[DataSequence],
        outputs: Mapping[str, Sequence[tuple[NDArray[Any], ...]]],
    ) -> None:
        """``outputs``: per backend those of each sequence, as far as the backend came."""
        baseline = outputs.get(BASELINE, ())
        for backend, sequences in outputs.items():
            for number, (sequence, actual) in enumerate(zip(window, sequences, strict=False)):
                expected = baseline[number] if number < len(baseline) else None
                self._cases[backend].add(_outputs(sequence, actual), expected)

    def result(self, backend: str) -> Judgement:
        """The verdict on one backend."""
        return self._cases[backend].result(golden_disputed=self.golden_disputed)

    @property
    def golden_disputed(self) -> bool:
        """Whether TF Lite itself is beyond the tolerance of the golden outputs."""
        judge = self._cases.get(BASELINE)
        golden = judge.golden if judge else None
        return golden is not None and not golden.within


def _comparison(reference: str, sequence: SequenceOutputs, steps: int) -> ElementComparison:
    return ElementComparison(reference, output_tolerance(sequence.outputs[0].dtype, steps))


def _outputs(sequence: DataSequence, actual: tuple[NDArray[Any], ...]) -> SequenceOutputs:
    golden = sequence.golden
    return SequenceOutputs(
        outputs=actual,
        golden=tuple(
            raw.view(output.dtype).reshape(output.shape)
            for raw, output in zip(golden, actual, strict=True)
        )
        if golden is not None
        else None,
        label=sequence.label,
        index=sequence.index,
        name=sequence.name,
    )


def _describe(errors: ElementErrors) -> str:
    reference = "the golden output" if errors.reference == GOLDEN else errors.reference
    text = (
        f"Outputs differ from {reference} beyond tolerance: "
        f"{errors.beyond} of {errors.elements} elements"
    )
    worst = errors.worst
    if worst is None:
        return text
    where = f"output {worst.output}, element {worst.index} of {worst.name} item {worst.item}"
    return f"{text}, worst {worst.actual:g} where {worst.expected:g} was expected ({where})"
