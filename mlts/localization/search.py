"""Search for the operators of a model that a driver gets wrong.

Each operator is cut out of the file and runs on the driver with the values that it has on the
baseline: TF Lite or, for a model of ONNX, ONNX Runtime. Then the driver runs as many operators as
it takes at once, and shows everything that they compute, so that each is judged by the inputs that
the driver itself has given it. Values are kept only as long as an operator reads them, and large
models are looked at in batches.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from statistics import median
from typing import Any, Final

import msgspec
from numpy.typing import NDArray

from mlts.detections import OPERATOR
from mlts.localization.comparison import Arrays, difference, relative_spread, shortened
from mlts.localization.jury import Judgment, Jury, Measure, judged
from mlts.localization.results import Localization, OperatorResult, Verdict, culprits_of
from mlts.localization.scrubbing import scrubbed
from mlts.localization.trials import Failure, Refusal, Result, Runtime
from mlts.localization.units import Unit, operators_of, units_of
from mlts.tolerances import QUANTIZED
from nncli.errors import UserError
from nntflite.cutting import CannotCut, FilePart
from nntflite.formats import format_of
from nntflite.importer.tensors import NUMPY_TYPES

__all__ = ["MAX_BATCH_BYTES", "CannotLocalize", "Evidence", "Subject", "localize"]

MAX_BATCH_BYTES: Final = 256 << 20
"""Size of the values of a batch of operators, which are kept twice."""

_TRIED_FIRST: Final = 5
"""Operators after which the duration of the search is known."""

_MAX_REMARKS: Final = 3
"""Operators that the import changes of which a remark says how."""

_MAX_HANGS: Final = 2
"""Operators of a kind that may hang: the others are not tried then."""

Values = dict[int, NDArray[Any]]


class CannotLocalize(UserError):
    """A model that nothing can be said of."""


@dataclass(frozen=True)
class Subject:
    """A model file with its inputs, in its order; ``relaxed`` is meant as by the HAL.

    The first axis of all arrays are inferences in a row, which share the model's state.
    """

    name: str
    data: bytes
    inputs: Arrays
    relaxed: bool = False

    @property
    def steps(self) -> int:
        """Number of inferences."""
        return len(self.inputs[0]) if self.inputs else 1


@dataclass(frozen=True)
class Evidence:
    """The first wrong part as a file, with inputs and what driver and baseline make of them,
    inferences along the first axis; ``actual`` is None where the driver crashes, hangs or fails.
    """

    part: FilePart
    inputs: Arrays
    expected: Arrays
    actual: Arrays | None


def localize(
    subject: Subject,
    driver: Runtime,
    baseline: Runtime,
    jury: Jury,
    *,
    progress: Callable[[str, int, int], None] = lambda text, done, total: None,
    expect: Callable[[int, float], None] = lambda operators, duration_s: None,
    scrub: bool = False,
) -> tuple[Localization, Evidence | None]:
    """Find the operators of ``subject`` that ``driver`` gets wrong, and evidence of the first.

    ``baseline`` is the runtime that the file is for; the ``jury`` is asked where both differ.
    ``expect`` is called once the duration of the rest is known, in seconds. With ``scrub``, the
    evidence has other weights, and is None if the driver is right with these.

    Raises CannotLocalize, BrokenModel and Interrupted.
    """
    search = _Search(subject, driver, baseline, jury, progress, expect)
    found = search.result()
    if scrub and search.evidence:
        search.scrub(search.evidence)
    return found, search.evidence


@dataclass(frozen=True)
class _Outcome:
    """Outputs of the driver for the whole model, with their ``error``, or why there are none."""

    error: float | None = None
    result: Result | None = None
    expected: Arrays = ()
    refusal: str = ""
    failure: str = ""


class _Search:
    def __init__(
        self,
        subject: Subject,
        driver: Runtime,
        baseline: Runtime,
        jury: Jury,
        progress: Callable[[str, int, int], None],
        expect: Callable[[int, float], None],
    ) -> None:
        self._subject = subject
        self._driver = driver
        self._baseline = baseline
        self._jury = jury
        self._progress = progress
        self._expect = expect
        self._format = format_of(subject.data)
        shapes = {number: value.shape[1:] for number, value in enumerate(subject.inputs)}
        self._cutter = self._format.cutter(subject.data, subject.name, input_shapes=shapes)
        self._graph = self._cutter.graph
        if not self._graph.operators:
            raise CannotLocalize(f"{subject.name} has no operators")
        self._units = units_of(self._cutter)
        self._last_use = {t: n for n, unit in enumerate(self._units) for t in unit.inputs}
        self._right: Values = dict(zip(self._graph.inputs, subject.inputs, strict=True))
        self._carried: Values = dict(self._right)
        self._hangs: dict[str, int] = {}
        self._durations: list[float] = []
        self._first_wrong = len(self._units)
        self._remarks: list[str] = []
        self._spread: float | None = None
        self.evidence: Evidence | None = None

    def result(self) -> Localization:
        expected = self._expected()
        start = 0
        while start < len(self._units):
            end = self._end_of_batch(start)
            self._look_at(start, end)
            start = end
        outcome = self._whole(expected)
        self._remarks += [
            f"The import changes how an operator rounds: {unit.approximation}."
            for unit in self._units
            if unit.approximation
        ][:_MAX_REMARKS]
        found = list(self._operators())
        if not culprits_of(found) and self._narrow(outcome):
            found = list(self._operators())
        return Localization(
            model=self._subject.name,
            driver=self._driver.name,
            baseline=self._baseline.about.title,
            reads_files=self._driver.about.reads_files,
            jury=self._jury.titles,
            error=outcome.error,
            spread=self._spread,
            operators=tuple(found),
            remarks=tuple(self._remarks),
        )

    def scrub(self, evidence: Evidence) -> None:
        """Give the evidence other weights, or drop it where the defect does not show with these."""
        self.evidence = None
        part = replace(evidence.part, data=scrubbed(evidence.part.data))
        actual = None
        try:
            expected = self._baseline.run(part.data, evidence.inputs).outputs
        except (Refusal, Failure):
            return
        try:
            result = self._driver.run(part.data, evidence.inputs)
        except Refusal:
            return
        except Failure:
            if evidence.actual is not None:
                return
        else:
            judgment = self._judgment(part, evidence.inputs, expected, result)
            if judgment.verdict is not Verdict.WRONG:
                return
            actual = result.outputs
        self.evidence = Evidence(part, evidence.inputs, expected, actual)

    # --- the model as a whole -------------------------------------------------------------------

    def _expected(self) -> Arrays:
        """The outputs of the model on the baseline."""
        try:
            return self._baseline.run(self._subject.data, self._subject.inputs).outputs
        except (Refusal, Failure) as error:
            raise CannotLocalize(
                f"{self._subject.name}: {self._format.runtime_title}, which the values are "
                f"compared with, does not run it: {error}"
            ) from error

    def _whole(self, expected: Arrays) -> _Outcome:
        """Run the model as it is on the driver."""
        if broken := [unit for unit in self._units if unit.is_broken]:
            self._remarks.append(
                f"The model as a whole was not run, since the driver fails with "
                f"{self._title(broken[0])}."
            )
            return _Outcome()
        subject = self._subject
        try:
            result = self._driver.run(subject.data, subject.inputs)
        except Refusal as refusal:
            self._remarks.append(f"The driver does not run the model as a whole: {refusal}.")
            return _Outcome(refusal=str(refusal))
        except Failure as failure:
            self._remarks.append(f"The driver does not survive the model as a whole: {failure}.")
            return _Outcome(failure=str(failure))
        if result.as_imported:
            with suppress(Refusal, Failure):
                expected = self._baseline.run(result.as_imported, subject.inputs).outputs
        error = self._measure(self._graph.outputs)(result.outputs, expected).share
        return _Outcome(error=error, result=result, expected=expected)

    def _narrow(self, outcome: _Outcome) -> bool:
        """Find the smallest wrong part where the model is wrong, and no operator by itself.

        Whether something was found.
        """
        if outcome.failure:
            return self._blame(self._fails, "the driver fails with these operators together")
        if outcome.refusal:
            if all(unit.own is not None for unit in self._units):
                low, high = self._smallest(self._is_refused)
                self._remarks.append(
                    "It runs each operator alone. The smallest part that it does not run has "
                    f"operators {self._units[low].operators[0]} to "
                    f"{self._units[high - 1].operators[-1]}."
                )
            return False
        is_random = any(map(self._is_random, self._units))
        if (outcome.error or 0) <= 1 or outcome.result is None or is_random:
            return False
        whole = self._cutter.with_outputs(())
        judgment = self._judgment(whole, self._subject.inputs, outcome.expected, outcome.result)
        self._spread = judgment.spread
        if judgment.verdict is not Verdict.WRONG or not self._is_far(
            self._graph.outputs, outcome.result.outputs, outcome.expected
        ):
            return False
        return self._blame(self._is_wrong_together, "wrong only together with the others")

    def _blame(self, fails: Callable[[int, int], bool], finding: str) -> bool:
        low, high = self._smallest(fails)
        for unit in self._units[low:high]:
            unit.verdict, unit.finding = Verdict.SUSPECT, finding
        part, given, expected = self._range(low, high)
        try:
            actual = self._driver.run(part.data, given, part.operators).outputs
        except Failure:
            actual = None
        self.evidence = Evidence(part, given, expected, actual)
        return True

    def _smallest(self, fails: Callable[[int, int], bool]) -> tuple[int, int]:
        """The range of units that ``fails``, as all of them do, made as small as bisection can."""
        low, high = 0, len(self._units)
        step = high // 2
        while step:
            if high - low > step and fails(low + step, high):
                low += step
            elif high - low > step and fails(low, high - step):
                high -= step
            else:
                step //= 2
        return low, high

    def _fails(self, low: int, high: int) -> bool:
        try:
            self._run_range(low, high)
        except Failure:
            return True
        except (Refusal, CannotCut):
            return False
        return False

    def _is_refused(self, low: int, high: int) -> bool:
        try:
            self._run_range(low, high)
        except Refusal:
            return True
        except (Failure, CannotCut):
            return False
        return False

    def _is_wrong_together(self, low: int, high: int) -> bool:
        try:
            part, given, expected, result = self._run_range(low, high)
        except (Refusal, Failure, CannotCut):
            return False
        judgment = self._judgment(part, given, expected, result)
        return judgment.verdict is Verdict.WRONG and self._is_far(
            part.outputs, result.outputs, expected
        )

    def _is_far(self, tensors: Sequence[int], actual: Arrays, expected: Arrays) -> bool:
        """Whether several operators together are further off than roundings add up to: if values
        are quantized, more than the rule of whole models allows (:mod:`mlts.tolerances`).
        """
        found = [self._graph.tensors[tensor].quantization for tensor in self._cutter.computed()]
        if not any(found):
            return True
        quantizations = [self._graph.tensors[tensor].quantization for tensor in tensors]
        zero_points = [each.zero_points[0] if each else 0 for each in quantizations]
        assert QUANTIZED.spread is not None
        return relative_spread(actual, expected, zero_points) > QUANTIZED.spread

    def _run_range(self, low: int, high: int) -> tuple[FilePart, Arrays, Arrays, Result]:
        """Raises Refusal, Failure and CannotCut."""
        part, given, expected = self._range(low, high)
        return part, given, expected, self._driver.run(part.data, given, part.operators)

    def _range(self, low: int, high: int) -> tuple[FilePart, Arrays, Arrays]:
        """A range of units as a part, with the baseline's values. Raises CannotCut."""
        units = self._units[low:high]
        part = self._cutter.part(operators_of(units))
        values = self._on_baseline((*part.inputs, *part.outputs))
        return (
            part,
            [values[tensor] for tensor in part.inputs],
            [values[tensor] for tensor in part.outputs],
        )

    # --- batches --------------------------------------------------------------------------------

    def _end_of_batch(self, start: int) -> int:
        size = 0
        for number in range(start, len(self._units)):
            size += sum(self._size(tensor) for tensor in self._units[number].outputs)
            if size > MAX_BATCH_BYTES and number > start:
                return number
        return len(self._units)

    def _size(self, tensor: int) -> int:
        found = self._graph.tensors[tensor]
        return self._subject.steps * math.prod(found.shape) * NUMPY_TYPES[found.type].itemsize

    def _look_at(self, start: int, end: int) -> None:
        batch = self._units[start:end]
        self._right |= self._on_baseline([t for unit in batch for t in unit.outputs])
        for number, unit in enumerate(batch, start):
            self._progress(self._title(unit), number, 2 * len(self._units))
            began = time.perf_counter()
            self._judge_alone(unit)
            self._durations.append(time.perf_counter() - began)
            if number == _TRIED_FIRST and len(self._units) > 2 * _TRIED_FIRST:
                # Alone and inside the model. The first may take long, for what a driver keeps.
                self._expect(len(self._units), 2 * len(self._units) * median(self._durations))
        self._run_at_once(batch)
        for number, unit in enumerate(batch, start):
            self._progress(self._title(unit), len(self._units) + number, 2 * len(self._units))
            self._judge_in_model(unit)
        for values in (self._right, self._carried):
            for tensor in [t for t in values if self._last_use.get(t, -1) < end]:
                del values[tensor]

    def _on_baseline(self, tensors: Sequence[int]) -> Values:
        """The values of ``tensors`` on the baseline."""
        given = dict(zip(self._graph.inputs, self._subject.inputs, strict=True))
        wanted = [tensor for tensor in dict.fromkeys(tensors) if tensor not in given]
        part = self._cutter.with_outputs(wanted)
        outputs = self._baseline.run(part.data, self._subject.inputs).outputs
        found = dict(zip(part.outputs, outputs, strict=True)) | given
        return {tensor: found[tensor] for tensor in tensors if tensor in found}

    def _judge_alone(self, unit: Unit) -> None:
        """Judge a unit by itself, with the values that the model gives it on the baseline."""
        name = self._graph.operators[unit.operators[0]].name
        if self._is_random(unit):
            unit.finding = "it draws random numbers"
            return
        missing = [tensor for tensor in unit.inputs if tensor not in self._right]
        if missing:
            unit.finding = f"'{self._graph.tensors[missing[0]].name}' has no numbers"
            return
        if self._hangs.get(name, 0) >= _MAX_HANGS:
            unit.finding = f"not tried, since {_MAX_HANGS} other operators {name} hang"
            return
        given, expected = self._values_of(unit, self._right)
        try:
            part = self._part(unit)
            result = self._driver.run(part.data, given, part.operators)
        except (Refusal, CannotCut) as refusal:
            unit.finding = str(refusal)
            return
        except Failure as failure:
            self._hangs[name] = self._hangs.get(name, 0) + failure.is_hang
            unit.verdict, unit.finding, unit.is_broken = Verdict.WRONG, str(failure), True
            self._keep(unit, given, expected, None)
            return
        judgment = self._judgment(part, given, expected, result)
        unit.verdict, unit.own = judgment.verdict, judgment.share
        unit.finding, unit.approximation = judgment.finding, result.approximation
        if unit.verdict is Verdict.WRONG:
            self._keep(unit, given, expected, result.outputs)

    def _run_at_once(self, batch: Sequence[Unit]) -> None:
        """Fill in what the driver computes if it runs all of ``batch``, or what it takes of it, in
        one go, from what it has computed before.
        """
        if not any(unit.is_broken for unit in batch) and self._shows(batch):
            return
        for has_run, units in groupby(batch, lambda unit: unit.own is not None):
            run = list(units)
            if has_run and self._shows(run):
                continue
            for unit in run:
                if not (has_run and self._shows([unit])):
                    self._carry(unit)

    def _shows(self, units: Sequence[Unit]) -> bool:
        """Whether the driver runs ``units`` as one part and shows what they compute."""
        outputs = [tensor for unit in units for tensor in unit.outputs]
        try:
            part = self._cutter.part(operators_of(units), outputs)
            given = [self._carried_or_right(tensor) for tensor in part.inputs]
            result = self._driver.run(part.data, given, part.operators)
        except (Refusal, Failure, CannotCut, KeyError):
            return False
        self._carried |= zip(part.outputs, result.outputs, strict=True)
        left = {part.operators[index] for index in result.left}
        for unit in units:
            unit.is_shown = left.isdisjoint(unit.operators)
        return True

    def _carry(self, unit: Unit) -> None:
        """Compute on the baseline what the driver does not run."""
        try:
            given = [self._carried_or_right(tensor) for tensor in unit.inputs]
            outputs = self._baseline.run(self._part(unit).data, given).outputs
        except (Refusal, Failure, CannotCut, KeyError):
            return
        self._carried |= zip(unit.outputs, outputs, strict=True)

    def _carried_or_right(self, tensor: int) -> NDArray[Any]:
        return self._carried[tensor] if tensor in self._carried else self._right[tensor]

    def _judge_in_model(self, unit: Unit) -> None:
        """Judge a unit by the values that the driver had for it, and has made of them."""
        if not self._carried.keys() >= {*unit.inputs, *unit.outputs}:
            return
        given, actual = self._values_of(unit, self._carried)
        right_given, expected = self._values_of(unit, self._right)
        measure = self._measure(unit.outputs)
        unit.before = self._measure(unit.inputs)(given, right_given).share
        unit.after = measure(actual, expected).share
        is_judged = unit.approximation or unit.verdict is Verdict.WRONG or self._is_random(unit)
        if not unit.is_shown or is_judged:
            return
        try:
            part = self._part(unit)
            if not _same(given, right_given):
                expected = self._baseline.run(part.data, given).outputs
        except (Refusal, Failure, CannotCut):
            return
        judgment = self._judgment(part, given, expected, Result(actual))
        if judgment.verdict is Verdict.WRONG:
            where = " (inside the model; alone it is right)" if unit.own is not None else ""
            unit.finding = judgment.finding + where
            self._keep(unit, given, expected, actual)
        elif unit.own is None:
            unit.finding = judgment.finding
        else:
            judgment = replace(judgment, verdict=unit.verdict)
        unit.verdict, unit.own = judgment.verdict, max(unit.own or 0.0, judgment.share)
        if unit.verdict is Verdict.RIGHT and min(unit.before, unit.after) > 1:
            unit.verdict = Verdict.PASSES_ON

    def _is_random(self, unit: Unit) -> bool:
        return any(self._graph.operators[number].is_random for number in unit.operators)

    def _title(self, unit: Unit) -> str:
        return f"operator {unit.operators[0]} {self._graph.operators[unit.operators[0]].name}"

    # --- judgment -------------------------------------------------------------------------------

    def _judgment(
        self, part: FilePart, given: Arrays, expected: Arrays, result: Result
    ) -> Judgment:
        measure = self._measure(part.outputs)
        own = measure(result.outputs, expected)
        if not own.is_wrong:
            return Judgment(Verdict.RIGHT, own.share)
        if result.approximation:
            return self._as_imported(given, result, measure) or Judgment(
                Verdict.DISPUTED, own.share, f"imported otherwise: {result.approximation}"
            )
        opinions = {self._format.runtime_title: expected, **self._jury.opinions(part.data, given)}
        return judged(result.outputs, opinions, measure)

    def _as_imported(self, given: Arrays, result: Result, measure: Measure) -> Judgment | None:
        """The judgment by what TF Lite makes of the file that the driver got in effect."""
        if result.as_imported is None:
            return None
        try:
            outputs = self._baseline.run(result.as_imported, given).outputs
        except (Refusal, Failure):
            return None
        own = measure(result.outputs, outputs)
        verdict = Verdict.WRONG if own.is_wrong else Verdict.RIGHT
        return Judgment(verdict, own.share, own.finding or result.approximation)

    def _measure(self, tensors: Sequence[int]) -> Measure:
        """The difference between two sets of values of ``tensors``."""
        names = [shortened(self._graph.tensors[tensor].name) for tensor in tensors]
        producer = self._cutter.producer_of(tensors[0]) if tensors else None
        name = "" if producer is None else self._graph.operators[producer].name
        return partial(
            difference,
            names=names,
            relaxed=self._subject.relaxed,
            are_detections=name == OPERATOR,
        )

    def _values_of(self, unit: Unit, values: Values) -> tuple[Arrays, Arrays]:
        return [values[tensor] for tensor in unit.inputs], [values[t] for t in unit.outputs]

    def _part(self, unit: Unit) -> FilePart:
        """Raises CannotCut."""
        return self._cutter.part((*unit.folded, *unit.operators), unit.outputs)

    def _keep(self, unit: Unit, given: Arrays, expected: Arrays, actual: Arrays | None) -> None:
        """Keep the values of a wrong unit, if it is the first."""
        number = self._units.index(unit)
        if number < self._first_wrong:
            self._first_wrong = number
            self.evidence = Evidence(self._part(unit), given, expected, actual)

    def _operators(self) -> Iterator[OperatorResult]:
        by_number = {number: unit for unit in self._units for number in unit.operators}
        has_run = {n for unit in self._units if unit.own is not None for n in unit.folded}
        for number, operator in enumerate(self._graph.operators):
            tensor = next((t for t in operator.outputs if t >= 0), None)
            found = OperatorResult(
                number=number,
                operator=operator.name,
                tensor="" if tensor is None else self._graph.tensors[tensor].name,
                type="" if tensor is None else self._graph.tensors[tensor].type.name,
                verdict=Verdict.RIGHT if number in has_run else Verdict.NOT_RUN,
                finding="its result is known before the model runs",
            )
            if unit := by_number.get(number):
                found = msgspec.structs.replace(
                    found,
                    verdict=unit.verdict,
                    own=unit.own,
                    before=unit.before,
                    after=unit.after,
                    finding=unit.finding,
                )
            yield found


def _same(values: Arrays, others: Arrays) -> bool:
    pairs = zip(values, others, strict=True)
    return all(a.dtype == b.dtype and a.tobytes() == b.tobytes() for a, b in pairs)
