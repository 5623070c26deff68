"""Rules for the answer of a driver to an execution, by what the test gave it.

Source: the checks of ``EvaluatePreparedModel`` in Android's ``GeneratedTestHarness.cpp``, in its
order. Two are stricter here, as the HAL's text is. An answer that contradicts itself fails
(Android takes one that comes by a callback for GENERAL_FAILURE, which it then may skip), and so
does a time that comes with an error (``IExecutionCallback.hal``: "unless ... status is NONE").
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

import msgspec
from msgspec.structs import replace

from nnhal.client.results import fault_of
from nnhal.operand_types import SCALARS, byte_size
from nnhal.types import NO_TIMING, TIMING_NOT_AVAILABLE, ErrorStatus, Operand, OutputShape, Timing
from nntest.failure import FALSE_CLAIM, Clue, Failure, name_of_status
from nntest.spec import SpecCase
from vts.driving.answer import Answer
from vts.driving.executors import Executor
from vts.raw import Options
from vts.test_group import Failed, Skipped

__all__ = [
    "LOOP_TIMEOUT_NS",
    "MISSED_DEADLINE",
    "Outputs",
    "Trial",
    "check_answer",
    "check_sound",
    "is_refused_for_others",
]

LOOP_TIMEOUT_NS: Final = 1_000_000
"""Limit for a loop that never ends by itself. By HAL's default it would run for two seconds."""

MISSED_DEADLINE: Final = (
    ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT,
)


_FIRST: Final = ("SYNC", "ASYNC")
"""Ways of the first execution of a model."""

_EXHAUSTED: Final = (
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
)


class Outputs(Enum):
    """Outputs as model and request declare them; the value is how messages put it."""

    FULLY_SPECIFIED = "outputs of declared dimensions"
    UNSPECIFIED = "outputs of unknown dimensions"
    INSUFFICIENT = "outputs of unknown dimensions, too little room"
    MISSED_DEADLINE = "a loop without end"


_MAY_FAIL: Final = (Outputs.UNSPECIFIED, Outputs.INSUFFICIENT, Outputs.MISSED_DEADLINE)
"""A driver may answer GENERAL_FAILURE to these, which says nothing of the rest."""

_FENCED_RULE: Final = "executeFenced needs outputs of fully specified dimensions"


class Trial(msgspec.Struct, frozen=True):
    """One execution of a test: how, and of what. ``note`` says what else is particular;
    ``is_among_others`` that others are under way at the same time; ``short`` which outputs are one
    byte short, where ``outputs`` are INSUFFICIENT.
    """

    executor: Executor
    outputs: Outputs = Outputs.FULLY_SPECIFIED
    options: Options = Options()
    note: str = ""
    is_among_others: bool = False
    short: tuple[int, ...] = (0,)

    def __str__(self) -> str:
        """The executor, and what differs from an execution without measured times, whose outputs
        have the dimensions that the model declares.
        """
        timing = "measured" if self.options.measure else ""
        return ", ".join(filter(None, (str(self.executor), timing, self._outputs(), self.note)))

    def _outputs(self) -> str:
        if self.outputs is Outputs.FULLY_SPECIFIED:
            return ""
        if self.outputs is not Outputs.INSUFFICIENT:
            return str(self.outputs.value)
        which = " and ".join(map(str, self.short))
        one = f"output {which}" if len(self.short) == 1 else f"outputs {which} each"
        return f"{Outputs.UNSPECIFIED.value}, {one} one byte short"

    def failure(
        self, kind: str, answer: Answer, text: str = "", clue: Clue | None = None
    ) -> Failure:
        """A failure of this trial that is not in the words of its ``answer``."""
        return Failure(
            kind, text, call=answer.call, way=str(self), is_plain=self.is_plain, clue=clue
        )

    @property
    def is_plain(self) -> bool:
        """Whether this is how every model is executed first."""
        is_plain = self.outputs is Outputs.FULLY_SPECIFIED and not self.note
        return is_plain and not self.options.measure and str(self.executor) in _FIRST

    def failed(self, kind: str, answer: Answer, rule: str, room: str = "") -> Failed:
        """The failure of this trial with ``answer``, which breaks ``rule``.

        ``room`` says how many bytes the outputs were given and need; it stands behind an answer
        that is about this.
        """
        is_about_room = answer.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
        said = f". {room}" if room and is_about_room else ""
        failure = self.failure(kind, answer, f"{rule}{said}")
        status = name_of_status(answer.status)
        return Failed(replace(failure, answer=str(answer), status=status))


def check_sound(trial: Trial, answer: Answer, outputs: int) -> None:
    """Raise Failed for an answer that is wrong whatever was asked: one that contradicts itself, or
    a time where there can be none.
    """
    fault = fault_of(answer.status, answer.shapes, outputs)
    if fault is not None:
        raise trial.failed("contradiction", answer, f"it contradicts itself: {fault}")
    for which, timing in (("", answer.timing), ("timingFenced: ", answer.timing_fenced)):
        fault = _timing_fault(trial, answer.status, timing)
        if fault is not None:
            raise trial.failed("wrong_times", answer, which + fault)
    if _is_shorter(answer.timing, answer.timing_fenced):
        fenced = answer.timing_fenced.time_in_driver_us
        rule = f"timingLaunched includes timingFenced, which is {fenced} us in driver"
        raise trial.failed("contradicting_times", answer, rule)


def _timing_fault(trial: Trial, status: int, timing: Timing) -> str | None:
    if timing == NO_TIMING:
        return None
    if not trial.options.measure:
        return "times must be absent (UINT64_MAX) unless they are asked for"
    if status != ErrorStatus.NONE:
        return "times must be absent (UINT64_MAX) unless the execution succeeds"
    on_device, in_driver = timing.time_on_device_us, timing.time_in_driver_us
    if TIMING_NOT_AVAILABLE not in (on_device, in_driver) and on_device > in_driver:
        return f"{on_device} us on device cannot be more than {in_driver} us in driver"
    return None


def _is_shorter(launched: Timing, fenced: Timing) -> bool:
    times = launched.time_in_driver_us, fenced.time_in_driver_us
    return TIMING_NOT_AVAILABLE not in times and times[0] < times[1]


def is_refused_for_others(trial: Trial, answer: Answer) -> bool:
    """Whether the driver has not enough resources beside other executions (``types.hal``,
    ``ErrorStatus``: "a resource limitation within the driver"; what is transient may succeed
    later).
    """
    return trial.is_among_others and answer.status in _EXHAUSTED


def check_answer(trial: Trial, answer: Answer, case: SpecCase, room: str = "") -> bool:
    """Whether there are outputs to compare. ``room`` is what :meth:`Trial.failed` takes.

    Raises Failed, or Skipped where the driver may say that it cannot.
    """
    check_sound(trial, answer, len(case.outputs))
    if is_refused_for_others(trial, answer):
        return False
    if trial.outputs in _MAY_FAIL and answer.status == ErrorStatus.GENERAL_FAILURE:
        raise Skipped(f"the driver answered GENERAL_FAILURE to {answer.call} ({trial})")
    if trial.outputs is Outputs.MISSED_DEADLINE:
        _check_missed(trial, answer)
        return False
    if trial.executor.is_fenced and not _can_be_fenced(trial, case):
        _check_status(trial, answer, ErrorStatus.INVALID_ARGUMENT, _FENCED_RULE)
        return False
    if trial.outputs is Outputs.INSUFFICIENT:
        _check_insufficient(trial, answer, case)
        return False
    if trial.is_plain and answer.status == ErrorStatus.GENERAL_FAILURE:
        text = "expected NONE: a false claim, since the driver has claimed and prepared the model"
        raise trial.failed(FALSE_CLAIM, answer, text)
    _check_status(trial, answer, ErrorStatus.NONE, "model and request are valid", room)
    _check_shapes(trial, answer, case)
    return True


def _can_be_fenced(trial: Trial, case: SpecCase) -> bool:
    # A dimension of 0 says "unknown" where outputs are declared.
    return trial.outputs is Outputs.FULLY_SPECIFIED and all(case.outputs)


def _check_status(
    trial: Trial, answer: Answer, expected: ErrorStatus, why: str, room: str = ""
) -> None:
    if answer.status != expected:
        raise trial.failed(
            f"expected_{expected.name}", answer, f"expected {expected.name}: {why}", room
        )


def _check_missed(trial: Trial, answer: Answer) -> None:
    if answer.status not in MISSED_DEADLINE:
        names = " or ".join(status.name for status in MISSED_DEADLINE)
        raise trial.failed("loop_not_aborted", answer, f"expected {names}: the loop's time is up")


def _check_insufficient(trial: Trial, answer: Answer, case: SpecCase) -> None:
    """Android looks at the shapes since HAL 1.3 only, but 1.2 says the same of them.

    ``types.hal``, FmqResultDatum.OperandInformation: isSufficient "indicates whether the operand's
    output buffer is large enough to store the operand's result data". Of several outputs without
    room a driver may stop at one, before it knows the dimensions of the others.
    """
    needs = f"output {trial.short[0]} needs one byte more"
    _check_status(trial, answer, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, needs)
    _check_count(trial, answer, case)
    for index, operand in enumerate(case.output_operands()):
        shape = answer.shapes[index]
        if index in trial.short:
            is_known = len(trial.short) == 1 or 0 not in shape.dimensions
            if shape.is_sufficient and is_known:
                raise trial.failed("short_output", answer, f"output {index} needs one byte more")
        elif not shape.is_sufficient:
            raise trial.failed(
                "sufficient_output", answer, f"output {index} has all the room that it needs"
            )
        if not _is_part_of(shape.dimensions, operand.dimensions):
            expected = f"{list(operand.dimensions)}, with 0 for what is not known yet"
            raise trial.failed(
                "wrong_dimensions", answer, f"expected output {index} to be of {expected}"
            )


def _is_part_of(actual: Sequence[int], golden: Sequence[int]) -> bool:
    """Whether every dimension is the golden one, or unknown on one side."""
    return len(actual) == len(golden) and all(
        0 in pair or pair[0] == pair[1] for pair in zip(actual, golden, strict=True)
    )


def _check_shapes(trial: Trial, answer: Answer, case: SpecCase) -> None:
    operands = case.output_operands()
    are_known = all(map(_is_known, operands, case.outputs))
    if answer.shapes or trial.outputs is Outputs.UNSPECIFIED or not are_known:
        _check_count(trial, answer, case)
    for index, shape in enumerate(answer.shapes):
        operand = operands[index]
        if not _is_golden(shape, operand, case.outputs[index]):
            expected = list(operand.dimensions)
            raise trial.failed(
                "wrong_dimensions", answer, f"expected output {index} to be of {expected}"
            )


def _check_count(trial: Trial, answer: Answer, case: SpecCase) -> None:
    if len(answer.shapes) != len(case.outputs):
        raise trial.failed(
            "no_shapes", answer, f"expected the shapes of all {len(case.outputs)} outputs"
        )


def _is_known(operand: Operand, expected: bytes) -> bool:
    """Whether a spec says the dimensions of an output; without data, 0 is what it says."""
    dimensions = operand.dimensions
    return operand.type in SCALARS or not expected or (bool(dimensions) and 0 not in dimensions)


def _is_golden(shape: OutputShape, operand: Operand, expected: bytes) -> bool:
    actual = tuple(shape.dimensions)
    if actual == operand.dimensions:
        return True
    if _is_known(operand, expected):
        return False
    elements = 1
    for dimension in actual:
        elements *= dimension
    agrees = not operand.dimensions or _is_part_of(actual, operand.dimensions)
    return agrees and elements * byte_size(operand.type) == len(expected)
