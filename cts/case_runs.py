"""A run of a case of the corpus: its inputs and outputs as an application gives them, judged.

Source: ``GeneratedTests::executeInternal`` of Android's ``TestGenerated.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cts.test_group import Failed
from cts.ways import Way
from nnapi.compilation import Compilation
from nnapi.errors import NnapiError
from nnapi.execution import Execution
from nnapi.running.cpu_help import Fallback
from nnhal.operand_types import dtype_of
from nntest.arguments import UNTOUCHED
from nntest.failure import WRONG_VALUES, Failure
from nntest.groups.analysis.rearrangements import clue_of
from nntest.judge import Judgment, judge
from nntest.spec import SpecCase

__all__ = ["CaseRun", "compared", "explained", "worst"]

_GUARD: Final = 64
"""Bytes after every output that must stay as they are."""

_UNTOUCHED_GUARD: Final = bytes([UNTOUCHED]) * _GUARD


class CaseRun:
    """``case`` on a finished ``compilation``; the CPU's answers by fallback go to ``fallbacks``."""

    def __init__(self, case: SpecCase, compilation: Compilation, fallbacks: list[str]) -> None:
        self.case = case
        self.compilation = compilation
        self._fallbacks = fallbacks
        self._room = [bytearray() for _ in case.outputs]
        self._passed: list[bytes] = []
        self._judgment = Judgment()

    def execution(self, *, reusable: bool = False) -> Execution:
        """An execution with the inputs of the case, and room for its outputs."""
        execution = Execution(self.compilation)
        if reusable:
            execution.set_reusable(True)
        for index, data in enumerate(self.case.inputs):
            execution.set_input(index, data or None)
        for index, data in enumerate(self.case.outputs):
            # An output without elements has room as well: Android's tests give it a byte.
            self._room[index] = bytearray([UNTOUCHED]) * (max(len(data), 1) + _GUARD)
            room = memoryview(self._room[index])[: max(len(data), 1)]
            execution.set_output(index, room)
        return execution

    def computed(self, execution: Execution, way: Way) -> Judgment:
        """Compute, and judge what is there. Raises Failed; NnapiError where the call fails."""
        for room in self._room:
            room[:] = bytes([UNTOUCHED]) * len(room)
        try:
            way.compute(execution)
        except NnapiError as error:
            raise NnapiError(error.code, f"{way}: {error.message}") from error.__cause__
        finally:
            self._fallbacks += map(explained, execution.fallbacks)
        self.check_dimensions(execution, way)
        return self._judged(way)

    def check_dimensions(self, execution: Execution, way: Way) -> None:
        """Raises Failed for dimensions that are not those of the expected output."""
        for index, operand in enumerate(self.case.output_operands()):
            if self.case.ignored[index]:
                continue
            is_tensor = bool(execution.output_operand_rank(index))
            actual = execution.output_operand_dimensions(index) if is_tensor else ()
            if actual != operand.dimensions:
                raise Failed(
                    "wrong_dimensions",
                    f"{way}: output {index} has dimensions {list(actual)}, "
                    f"expected {list(operand.dimensions)}",
                )

    def _judged(self, way: Way) -> Judgment:
        for index, room in enumerate(self._room):
            if room[-_GUARD:] != _UNTOUCHED_GUARD:
                text = f"{way}: bytes behind output {index} were written"
                raise Failed("wrote_behind_output", text)
        content = [bytes(room) for room in self._room]
        if content != self._passed:  # judged before: most ways give the same bits
            self._judgment = compared(self.case, content, way.name)
            self._passed = content
        return self._judgment


def compared(case: SpecCase, content: Sequence[bytes], way: str) -> Judgment:
    """Judge the bytes of outputs, which may have more behind them. Raises Failed."""
    outputs: list[NDArray[Any]] = []
    for index, operand in enumerate(case.output_operands()):
        data = content[index][: len(case.outputs[index])]
        outputs.append(np.frombuffer(data, dtype_of(operand.type)).reshape(operand.dimensions))
    judgment = judge(case, outputs)
    if judgment.findings:
        finding = judgment.findings[0]
        clue = clue_of(case, finding, outputs[finding.output])
        failure = Failure(WRONG_VALUES, way=str(way), clue=clue)
        raise Failed(failure, findings=judgment.findings, case=case, outputs=outputs)
    return judgment


def explained(fallback: Fallback) -> str:
    """Explain what the CPU has computed instead of which device, and why."""
    what = "the whole model" if fallback.step is None else f"step {fallback.step}"
    return f"{what} instead of {fallback.device}: {fallback.reason}"


def worst(judgments: Iterable[Judgment]) -> Judgment:
    """Return the finding with the largest share of what is allowed."""
    return max(judgments, key=_share, default=Judgment())


def _share(judgment: Judgment) -> float:
    return -1.0 if judgment.largest_share is None else judgment.largest_share
