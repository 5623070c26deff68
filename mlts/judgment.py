"""Judges the outputs of every backend on one model: evaluator, golden outputs, TF Lite.

A driver must give what TF Lite gives, by the rule for outputs of their kind
(:mod:`mlts.tolerances`), whatever else the model is judged by: an evaluator sees whether the model
is still of use, and passes drivers that are wrong by a tenth. The evaluator's limits come on top;
where the model has none, the golden outputs do. Where TF Lite itself is not within the tolerance
of the golden ones, the file is the culprit, and they do not count.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from mlts import evaluators
from mlts.backends.tflite import DEFAULT_DELEGATES
from mlts.datasets import class_names
from mlts.detections import aligned
from mlts.evaluators.agreement import ClassAgreement
from mlts.evaluators.base import SequenceOutputs
from mlts.evaluators.element_errors import ElementComparison, RuleOf
from mlts.evaluators.image_examples import WorstImages
from mlts.evaluators.sequence_examples import WorstSequence
from mlts.results import BASELINE, BASELINE_TITLES, Agreement, ElementErrors, Evaluation
from mlts.statistics import LimitedShare
from mlts.tolerances import (
    MIN_TOP1_AGREEMENT,
    MIN_TOP5_AGREEMENT,
    PLAIN,
    Arithmetic,
    OutputRule,
    rule_of,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from mlts.catalogue import CatalogueModel
    from mlts.datasets import DataSequence
    from mlts.evaluators.base import Evaluator
    from mlts.worst_examples import ImageExample, SequenceExample

__all__ = ["CaseJudge", "Examples", "Judgment", "ModelJudge"]

GOLDEN: Final = "golden"

ALLOWED_MISMATCHES: Final = 1
"""Images that may be classified otherwise in any data set, however small: of two images, one with
two classes as likely as each other says nothing."""


@dataclass(frozen=True)
class Examples:
    """Backends of which the worst examples are kept, and whether as sound, too."""

    backends: Collection[str] = ()
    with_sound: bool = False


class Judgment(msgspec.Struct, frozen=True, kw_only=True):
    """Judgment of the outputs of one backend on one model."""

    evaluated_items: int = 0
    golden: ElementErrors | None = None
    against_baseline: ElementErrors | None = None
    top1_agreement: Agreement | None = None
    worst_images: tuple[ImageExample, ...] = ()
    worst_sequence: SequenceExample | None = None
    evaluator: str | None = None
    evaluations: tuple[Evaluation, ...] = ()
    validation_errors: tuple[str, ...] = ()
    doubtful_errors: tuple[str, ...] = ()
    """Errors that a part of the data set, which is all that has been evaluated, cannot tell."""
    golden_disputed: bool = False
    is_open: bool = False
    """Whether a limit on a share of the inputs may be kept or missed over the whole data set."""


class _Error(NamedTuple):
    """A limit that is missed. ``share`` is what it is on, where that is a share of the inputs."""

    text: str
    share: LimitedShare | None = None

    @property
    def may_be_chance(self) -> bool:
        """Whether the whole data set may keep the limit that a part of it misses."""
        return self.share is not None and self.share.interval[1] >= self.share.needed

    def said(self, *, is_part: bool) -> str:
        """The text, with the interval where only a part of the data set was evaluated."""
        if not (is_part and self.share):
            return self.text
        low, high = self.share.interval
        return f"{self.text} (95 % interval of the share {low:.1%} to {high:.1%})"


class CaseJudge:
    """Takes one backend's outputs, sequence by sequence, and keeps only sums and worst examples.

    ``set_size``: inferences of the whole data set. ``arithmetic``: how the model computes.
    """

    def __init__(
        self,
        model: CatalogueModel,
        backend: str,
        set_size: int,
        arithmetic: Arithmetic,
        examples: Examples = Examples(),
        baseline: str = BASELINE,
    ) -> None:
        self._baseline = baseline
        self._accuracy = model.entry.accuracy
        self._are_detections = arithmetic.are_detections
        self._model = model
        self._judge_by(arithmetic)
        self._set_size = set_size
        self._is_baseline = backend == baseline
        self._evaluator: Evaluator | None = evaluators.create(model)
        self._items = 0
        self._golden: ElementComparison | None = None
        self._golden_of_reference: ElementComparison | None = None
        self._against_baseline: ElementComparison | None = None
        self._agreement: ClassAgreement | None = None
        self._names = partial(class_names, model)
        self._worst_images: WorstImages | None = None
        self._worst_sequence: WorstSequence | None = None
        if backend in examples.backends:
            self._worst_images = WorstImages(model, self._names)
            self._worst_sequence = WorstSequence(self._evaluator, with_sound=examples.with_sound)

    def add(
        self,
        sequence: SequenceOutputs,
        baseline: tuple[NDArray[Any], ...] | None,
        *,
        is_other_model: bool = False,
    ) -> None:
        """``baseline``: the outputs of TF Lite for the same sequence, if it ran, and for another
        model than the file's if that ``is_other_model``.
        """
        self._items += len(sequence.outputs[0])
        if self._evaluator:
            self._evaluator.add(sequence)
        if sequence.golden is not None:
            self._golden = self._golden or ElementComparison(GOLDEN, self._rule_of)
            self._golden.add(self._in_order_of(sequence.golden, sequence), sequence.golden)
            if is_other_model and baseline is not None:
                found = self._golden_of_reference or ElementComparison(GOLDEN, self._rule_of)
                wanted = self._in_order_of(sequence.golden, replace(sequence, outputs=baseline))
                found.add(wanted, sequence.golden)
                self._golden_of_reference = found
        if baseline is not None and not self._is_baseline:
            self._add_baseline(self._in_order_of(baseline, sequence), baseline)

    def _judge_by(self, arithmetic: Arithmetic) -> None:
        self._arithmetic = arithmetic
        self._rule_of: RuleOf = partial(_rule, self._model, arithmetic)

    def allow_steps(self) -> None:
        """Judge as a quantized model; nothing has been added yet."""
        self._judge_by(replace(self._arithmetic, is_quantized=True))

    def _in_order_of(
        self, expected: tuple[NDArray[Any], ...], sequence: SequenceOutputs
    ) -> SequenceOutputs:
        """``sequence`` with detected boxes in the order of the expected ones."""
        if not self._are_detections:
            return sequence
        return replace(sequence, outputs=aligned(sequence.outputs, expected))

    def result(
        self, *, golden_disputed: bool, sound: ElementErrors | None = None, name: str = ""
    ) -> Judgment:
        """The verdict over everything that was added. ``sound`` are the errors of TF Lite as it
        ships, called ``name``.
        """
        evaluator = self._evaluator
        baseline, agreement = self._against_baseline, self._agreement
        judgment = Judgment(
            evaluated_items=self._items,
            golden=self.golden,
            against_baseline=baseline.result(sound, name) if baseline else None,
            top1_agreement=agreement.result() if agreement else None,
            worst_images=self._worst_images.result() if self._worst_images else (),
            worst_sequence=self._worst_sequence.result() if self._worst_sequence else None,
            evaluator=evaluator.class_name if evaluator else None,
            evaluations=evaluator.evaluations() if evaluator and self._items else (),
            golden_disputed=golden_disputed,
        )
        found = [*self._missed_limits(), *self._output_errors(judgment)]
        is_part = self._items < self._set_size
        shares = [share for _, share in self._class_limits(judgment.top1_agreement)]
        shares += filter(None, [self._evaluated_share()])
        certain = [error for error in found if not (is_part and error.may_be_chance)]
        return msgspec.structs.replace(
            judgment,
            validation_errors=tuple(error.said(is_part=is_part) for error in certain),
            doubtful_errors=tuple(e.said(is_part=True) for e in found if e not in certain),
            is_open=is_part and any(share.is_open for share in shares),
        )

    @property
    def against_baseline(self) -> ElementErrors | None:
        """Errors against TF Lite's outputs, None where there are none."""
        return self._against_baseline.result() if self._against_baseline else None

    @property
    def golden(self) -> ElementErrors | None:
        """Errors against the golden outputs, None where there are none, or where they are not those
        of the model that the driver got.
        """
        other = self._golden_of_reference
        if self._golden is None or (other and not other.result().within):
            return None
        return self._golden.result()

    def _add_baseline(self, sequence: SequenceOutputs, expected: tuple[NDArray[Any], ...]) -> None:
        self._against_baseline = self._against_baseline or ElementComparison(
            self._baseline, self._rule_of
        )
        self._against_baseline.add(sequence, expected)
        if sequence.label is not None:
            self._agreement = self._agreement or ClassAgreement(self._names)
            self._agreement.add(sequence, expected)
            if self._worst_images:
                self._worst_images.add(sequence, expected)
        elif self._worst_sequence:
            self._worst_sequence.add(sequence, expected)

    def _missed_limits(self) -> Iterator[_Error]:
        if self._evaluator:
            for text in self._evaluator.validation_errors():
                yield _Error(text, self._evaluated_share())

    def _evaluated_share(self) -> LimitedShare | None:
        share = self._evaluator.limited_share() if self._evaluator else None
        return share._replace(of=self._set_size) if share else None

    def _output_errors(self, judgment: Judgment) -> Iterator[_Error]:
        golden, baseline = judgment.golden, judgment.against_baseline
        # With an evaluator, that one judges by the golden outputs, as on the device.
        if golden and not self._evaluator and not judgment.golden_disputed and not golden.within:
            yield _Error(_describe(golden))
        if baseline and not baseline.within:
            yield _Error(_describe(baseline))
        for text, share in self._class_limits(judgment.top1_agreement):
            if _is_missed(share):
                yield _Error(f"Classes differ from {self._baseline}'s: {text}", share)

    def _class_limits(self, found: Agreement | None) -> Iterator[tuple[str, LimitedShare]]:
        """Limits on the agreement of classes, each in words and as a share."""
        if found is None:
            return
        top1, top5 = self._accuracy.min_top1_agreement, self._accuracy.min_top5_agreement
        if self._arithmetic.is_quantized:
            top1 = MIN_TOP1_AGREEMENT if top1 is None else top1
            top5 = MIN_TOP5_AGREEMENT if top5 is None else top5
        if top1 is not None:
            share = LimitedShare(found.same, found.total, top1, self._set_size)
            yield f"the same for {share.hits} of {share.total} inputs ({top1:.0%} needed)", share
        if top5 is not None and found.among_five is not None:
            share = LimitedShare(found.among_five, found.total, top5, self._set_size)
            yield (
                f"among its five most likely for {share.hits} of {share.total} inputs "
                f"({top5:.0%} needed)",
                share,
            )


class ModelJudge:
    """Judges all backends on one model, window by window; arguments as for CaseJudge.

    No outputs are compared with the baseline's where the model ``is_random``: the baseline's own
    differ from one inference to the next.
    """

    def __init__(
        self,
        model: CatalogueModel,
        backends: Iterable[str],
        set_size: int,
        arithmetic: Arithmetic = PLAIN,
        examples: Examples = Examples(),
        *,
        is_random: bool = False,
    ) -> None:
        self._is_random = is_random
        names = list(backends)
        self._baseline = next((name for name in names if name in BASELINE_TITLES), BASELINE)
        self._cases = {
            name: CaseJudge(model, name, set_size, arithmetic, examples, self._baseline)
            for name in names
        }

    def allow_steps(self, backend: str) -> None:
        """Judge a backend as one that quantizes values on the way; it has no outputs yet."""
        self._cases[backend].allow_steps()

    def add(
        self,
        window: Sequence[DataSequence],
        outputs: Mapping[str, Sequence[tuple[NDArray[Any], ...]]],
        expected: Mapping[str, Sequence[tuple[NDArray[Any], ...]]] = MappingProxyType({}),
    ) -> None:
        """``outputs``: per backend those of each sequence, as far as the backend came.
        ``expected``: those of TF Lite, for backends that it runs another model for.
        """
        for backend, sequences in outputs.items():
            baseline = expected.get(backend, outputs.get(self._baseline, ()))
            for number, (sequence, actual) in enumerate(zip(window, sequences, strict=False)):
                is_known = number < len(baseline) and not self._is_random
                wanted = baseline[number] if is_known else None
                self._cases[backend].add(
                    _outputs(sequence, actual), wanted, is_other_model=backend in expected
                )

    def result(self, backend: str) -> Judgment:
        """The verdict on one backend."""
        shipped = self._cases.get(DEFAULT_DELEGATES) if backend != DEFAULT_DELEGATES else None
        sound = shipped.against_baseline if shipped else None
        return self._cases[backend].result(
            golden_disputed=self.golden_disputed, sound=sound, name=DEFAULT_DELEGATES
        )

    @property
    def golden_disputed(self) -> bool:
        """Whether the baseline itself is beyond the tolerance of the golden outputs."""
        judge = self._cases.get(self._baseline)
        golden = judge.golden if judge else None
        return golden is not None and not golden.within


def _rule(
    model: CatalogueModel, arithmetic: Arithmetic, dtype: np.dtype[Any], output: int
) -> OutputRule:
    return rule_of(dtype, output, arithmetic, model.entry.accuracy)


def _is_missed(share: LimitedShare) -> bool:
    # Nine tenths of 40 are 36, whatever binary fractions make of it.
    allowed = round((1 - share.needed) * share.total, 6)
    return share.total - share.hits > max(ALLOWED_MISMATCHES, allowed)


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
    text = f"Outputs differ from {reference} beyond tolerance: {'; '.join(errors.problems)}"
    worst = errors.worst
    if worst is None:
        return text
    where = f"output {worst.output}, element {worst.index} of {worst.name} item {worst.item}"
    return f"{text}, worst {worst.actual:g} where {worst.expected:g} was expected ({where})"
