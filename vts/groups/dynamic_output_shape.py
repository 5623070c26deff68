"""Generated tests with outputs of unknown dimensions.

Source: ``GeneratedTestHarness.cpp`` of Android's VTS, test kind DYNAMIC_SHAPE, outputs UNSPECIFIED
and INSUFFICIENT.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from contextlib import suppress
from typing import Final
from zlib import crc32

from nnhal.errors import HalError, Inexpressible
from nnhal.types import ErrorStatus, HalVersion
from nntest.cases.dynamic_outputs import can_be_dynamic, without_dimensions, without_ranks
from nntest.groups.sampling import some_of_each
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.arguments import GuardedArguments, output_sizes
from vts.driving.configurations import CONFIGURED, PLAIN
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, evaluate, matrix, planned, worst
from vts.driving.placements import PADDED, PlacedArguments
from vts.driving.prepared import Prepared
from vts.driving.rules import Outputs, Trial
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, TestGroup

__all__ = ["GROUPS"]

_MORE: Final = 40
"""Bytes of room for outputs beyond twice what they need."""


def _structure(case: IndexedCase) -> tuple[Hashable, ...]:
    return case.structure, case.version


def _operations(case: IndexedCase) -> tuple[Hashable, ...]:
    return case.operations, case.version


class _WithoutDimensions(TestGroup):
    """Outputs keep their rank and lose their dimensions."""

    source = "DynamicOutputShapeTest"
    since = HalVersion.V1_2
    outputs: Outputs
    least_bytes = 0
    configuration = PLAIN
    kind = staticmethod(_structure)
    model_of = staticmethod(without_dimensions)

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if self._takes(case)]
        chosen = cases if thorough else some_of_each(cases, self.kind)
        return [planned(self.name, case) for case in chosen]

    def _takes(self, case: IndexedCase) -> bool:
        return can_be_dynamic(case) and case.output_bytes >= self.least_bytes

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case, device = context.case(test), context.device
        run = CaseRun.of(case, context.pools)
        plain = (ASYNC, SYNC, BURST, FENCED)
        ways = self.configuration.ways(plain, device.hal_version)
        turn = None if context.thorough else crc32(test.name.encode())
        trials = matrix(device.hal_version, ways, (self.outputs,), turn=turn)
        with self.configuration.prepared(device, self.model_of(case)) as model:
            return worst([evaluate(run, model, trials), *self.further(case, context, model)])

    def further(self, case: SpecCase, context: Context, model: Prepared) -> Iterable[Judgment]:
        """What else there is to do with the model of ``case`` without dimensions."""
        return ()


class _DynamicOutputShape(_WithoutDimensions):
    name = "dynamic_output_shape"
    title = "Outputs of unknown dimensions"
    summary = (
        "Outputs of unknown dimensions are computed and their shapes reported; a fenced execution "
        "of them is refused."
    )
    outputs = Outputs.UNSPECIFIED

    def further(self, case: SpecCase, context: Context, model: Prepared) -> Iterable[Judgment]:
        """With more room than the outputs need (``types.hal`` ``OutputShape``, ``isSufficient``:
        sufficient is a buffer that is large enough). Clients guess how much they have to give.
        """
        sizes = [2 * size + _MORE for size in output_sizes(case.outputs)]
        run = CaseRun(case, GuardedArguments(case.inputs, sizes, context.pools))
        ways = self.configuration.ways((ASYNC, SYNC, BURST), model.version)
        note = "with more room than they need"
        trials = [Trial(way, self.outputs, note=note) for way in ways if not way.is_fenced]
        yield evaluate(run, model, trials)


class _UnknownRank(_WithoutDimensions):
    name = "unknown_rank"
    title = "Outputs of unknown rank"
    summary = (
        "Outputs of unknown rank are computed and their shapes reported, unless the driver does "
        "not support the model."
    )
    source = "beyond Android's VTS: types.hal Operand.dimensions, since HAL 1.2"
    outputs = Outputs.UNSPECIFIED
    kind = staticmethod(_operations)
    model_of = staticmethod(without_ranks)

    def _takes(self, case: IndexedCase) -> bool:
        return case.operation_count == 1 and super()._takes(case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        try:
            return super().run(test, context)
        except HalError as error:
            if error.status is not ErrorStatus.INVALID_ARGUMENT:
                raise
            rule = "an output without dimensions is of unknown rank, and valid since HAL 1.2"
            text = f"{error}: {rule} (types.hal Operand.dimensions)"
            raise Failed("unknown_dimensions", text) from error


class _InsufficientOutputSize(_WithoutDimensions):
    name = "insufficient_output_size"
    title = "Outputs without enough room"
    summary = (
        "If the first, the last or every output buffer is one byte too small, also with padding "
        "behind it, the driver reports OUTPUT_INSUFFICIENT_SIZE and the shapes of all outputs, and "
        "writes nothing beyond the buffer. With enough room the same request works."
    )
    outputs = Outputs.INSUFFICIENT
    least_bytes = 2

    def further(self, case: SpecCase, context: Context, model: Prepared) -> Iterable[Judgment]:
        """Other outputs than the first without room, and all of them; then with room, as clients
        try once they know how much is needed.
        """
        run = CaseRun.of(case, context.pools)
        ways = self.configuration.ways((ASYNC, SYNC, BURST), model.version)
        plain = [way for way in ways if not way.is_fenced]
        trials = [
            Trial(way, self.outputs, short=short) for short in _further_short(case) for way in plain
        ]
        note = "after executions without enough room"
        trials += [Trial(way, Outputs.UNSPECIFIED, note=note) for way in plain]
        yield evaluate(run, model, trials)
        if model.version >= PADDED.since:
            with suppress(Inexpressible):  # a C library is not told padding from room
                yield self._padded(case, model, plain[len(case.name) % len(plain)])

    def _padded(self, case: SpecCase, model: Prepared, way: Executor) -> Judgment:
        """What is missing is there as padding, which "must not be used to hold any output data"
        (``DataLocation.aidl``).
        """
        run = CaseRun(case, PlacedArguments.of(case, PADDED))
        return run.execute(Trial(way, self.outputs, note="with padding behind it"), model)


def _further_short(case: SpecCase) -> list[tuple[int, ...]]:
    """The last output, and all outputs, of those that have a byte to spare."""
    indices = tuple(index for index, data in enumerate(case.outputs) if len(data) > 1)
    return [indices[-1:], indices] if len(indices) > 1 else []


class _ConfiguredDynamicOutputShape(_DynamicOutputShape):
    name = "configured_dynamic_output_shape"
    title = "Outputs of unknown dimensions, with configurations"
    summary = (
        "Executions with a configuration, and reusable ones, compute outputs of unknown dimensions "
        "and report their shapes."
    )
    since = CONFIGURED.since
    configuration = CONFIGURED
    kind = staticmethod(_operations)


class _ConfiguredInsufficientOutputSize(_InsufficientOutputSize):
    name = "configured_insufficient_output_size"
    title = "Outputs without enough room, with configurations"
    summary = (
        "Executions with a configuration, and reusable ones, say which output has no room, and "
        "write nothing beyond it."
    )
    since = CONFIGURED.since
    configuration = CONFIGURED
    kind = staticmethod(_operations)


GROUPS: Final = (
    _DynamicOutputShape(),
    _InsufficientOutputSize(),
    _ConfiguredDynamicOutputShape(),
    _ConfiguredInsufficientOutputSize(),
    _UnknownRank(),
)
