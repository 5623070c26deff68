"""Generated tests: a model of the corpus, executed in every way of a matrix, all answers judged.

Source: ``EvaluatePreparedModel`` of Android's ``GeneratedTestHarness.cpp``. Beyond it, inputs and
all memory outside the outputs must be as they were (``IPreparedModel.hal``: a driver modifies
the outputs of a request, nothing else).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.types import HalVersion, Request
from nntest.arguments import ArgumentPools
from nntest.failure import WRONG_VALUES, Clue
from nntest.groups.analysis.rearrangements import clue_of
from nntest.groups.test_group import planned
from nntest.judge import Judgment, judge
from nntest.spec import SpecCase
from vts.driving.answer import Answer
from vts.driving.arguments import GuardedArguments, output_sizes
from vts.driving.available_executors import available
from vts.driving.executors import Executor
from vts.driving.open_rules import left_open
from vts.driving.prepared import Prepared
from vts.driving.request_memory import RequestMemory
from vts.driving.rules import Outputs, Trial, check_answer, is_refused_for_others
from vts.questions import Questions
from vts.raw import Options
from vts.test_group import Failed, Skipped

__all__ = ["CaseRun", "check_memory", "evaluate", "matrix", "planned", "worst"]

_EXHAUSTED: Final = (
    "an execution was refused with RESOURCE_EXHAUSTED because others were under way. The HAL has "
    "this status, and clients have to try again; IPreparedModel.hal lets them execute as much at "
    "once as they like"
)

_CLEARLY: Final = 4.0
"""Multiple of the allowed error by which the outputs of two requests differ, if it is known
whose an output is."""


def matrix(
    version: HalVersion,
    executors: Iterable[Executor],
    outputs: Iterable[Outputs] = (Outputs.FULLY_SPECIFIED,),
    *,
    measure: Sequence[bool] = (False, True),
    variants: bool = False,
    turn: int | None = None,
) -> list[Trial]:
    """Every combination that a driver of ``version`` has, in Android's order. With the number of a
    ``turn``, each way once, every other one measured, and in the next turn the others.
    """
    if version < HalVersion.V1_2:
        measure = measure[:1]  # nothing was measured before
    ways = available(executors, version, variants=variants)
    return [
        Trial(way, kind, Options(measure=timing))
        for kind, timing, (number, way) in product(outputs, measure, enumerate(ways))
        if turn is None or timing is measure[(turn + number) % len(measure)]
    ]


class CaseRun:
    """A case and the memory for its request, for several trials with the same arguments."""

    def __init__(
        self, case: SpecCase, arguments: RequestMemory, before: CaseRun | None = None
    ) -> None:
        """``before`` is a run of the same model with other inputs, whose outputs are known."""
        self.case = case
        self.arguments = arguments
        self._before = before
        self._passed = b""
        self._judgment = Judgment()

    @classmethod
    def of(cls, case: SpecCase, pools: ArgumentPools, *, before: CaseRun | None = None) -> CaseRun:
        """The inputs of ``case`` in ``pools``, and room for outputs of the expected sizes."""
        sizes = output_sizes(case.outputs)
        return cls(case, GuardedArguments(case.inputs, sizes, pools), before)

    def request(self, trial: Trial) -> Request:
        """Return the request that ``trial`` executes."""
        if trial.outputs is Outputs.INSUFFICIENT:
            return self.arguments.shortened(trial.short)
        return self.arguments.request

    def execute(self, trial: Trial, prepared: Prepared) -> Judgment:
        """Run ``trial`` and judge all that it leaves behind. Raises Failed or Skipped."""
        self.arguments.reset_outputs()
        request = self.request(trial)
        return self.judged(trial, trial.executor.run(prepared, request, trial.options), request)

    def judged(self, trial: Trial, answer: Answer, request: Request) -> Judgment:
        """Judge ``answer`` to ``request``, and the memory now. Raises Failed or Skipped."""
        if self.check(trial, answer, request):
            return self.compared(trial, answer)
        return Judgment(advice=(_EXHAUSTED,) if is_refused_for_others(trial, answer) else ())

    def check(self, trial: Trial, answer: Answer, request: Request) -> bool:
        """Whether there are outputs to compare. Raises Failed or Skipped for all that can be said
        without them.
        """
        needed = [len(data) for data in self.case.outputs]
        room = self.arguments.room(request, needed) if answer.status else ""
        has_outputs = check_answer(trial, answer, self.case, room)
        check_memory(trial, answer, self.arguments, request)
        return has_outputs

    def compared(self, trial: Trial, answer: Answer) -> Judgment:
        """Judge the values in the room for outputs. Raises Failed."""
        content = self.arguments.written()
        if content == self._passed:  # judged before: most ways give the same bits
            return self._judgment
        shapes = [shape.dimensions for shape in answer.shapes]
        dimensions = shapes or [operand.dimensions for operand in self.case.output_operands()]
        # Copies: a driver that has called back too early is still writing.
        outputs = [
            np.array(self.arguments.output(index, operand, dimensions[index]))
            for index, operand in enumerate(self.case.output_operands())
        ]
        judgment = judge(self.case, outputs)
        if judgment.findings:
            judgment = left_open(self.case, judgment)
        if judgment.findings:
            finding = judgment.findings[0]
            clue = self._stale(outputs) or clue_of(self.case, finding, outputs[finding.output])
            failure = trial.failure(WRONG_VALUES, answer, clue=clue)
            raise Failed(failure, findings=judgment.findings, case=self.case, outputs=outputs)
        self._passed, self._judgment = content, judgment
        return judgment

    def _stale(self, outputs: Sequence[NDArray[Any]]) -> Clue | None:
        """A clue where ``outputs`` are not those of this request, but of the one before.

        Other inputs are often the same in another order, and so are what they give: without this
        the outputs of the request before look like those of this one out of order.
        """
        if self._before is None:
            return None
        other = self._before.case
        if list(map(len, other.outputs)) != list(map(len, self.case.outputs)):
            return None
        theirs = [
            np.frombuffer(data, output.dtype)
            for data, output in zip(other.outputs, outputs, strict=True)
        ]
        shares = [finding.share for finding in judge(self.case, theirs).findings]
        are_apart = any(share is None or share > _CLEARLY for share in shares)
        is_stale = are_apart and not judge(other, outputs).findings
        return Clue("stale", "the outputs are those of the inputs before") if is_stale else None


def check_memory(trial: Trial, answer: Answer, arguments: RequestMemory, request: Request) -> None:
    """Raise Failed where the execution of ``request`` has changed what it must not."""
    fault = arguments.fault(request)
    if fault is not None:
        text = f"{fault}; an execution writes its outputs only"
        raise Failed(trial.failure("wrote_elsewhere", answer, text))


def evaluate(run: CaseRun, prepared: Prepared, trials: Iterable[Trial]) -> Judgment:
    """The worst of all trials. Raises Failed for the first that fails, Skipped if one could not
    be done. Those that the driver's interface has no words for, as bursts of packets to another
    machine, are left out; raises Inexpressible where these are all.
    """
    judgments: list[Judgment] = []
    skipped = None
    questions = Questions()
    for trial in trials:
        try:
            with questions.question():
                judgments.append(run.execute(trial, prepared))
        except Skipped as reason:
            skipped = skipped or reason
    if skipped is not None:
        raise skipped
    questions.check()
    return worst(judgments)


def worst(judgments: Iterable[Judgment]) -> Judgment:
    """Return the judgment with the largest share of what is allowed, with the advice of all."""
    all_of_them = list(judgments)
    chosen = max(all_of_them, key=_share, default=Judgment())
    advice = tuple(dict.fromkeys(text for each in all_of_them for text in each.advice))
    return chosen if advice == chosen.advice else msgspec.structs.replace(chosen, advice=advice)


def _share(judgment: Judgment) -> float:
    return -1.0 if judgment.largest_share is None else judgment.largest_share
