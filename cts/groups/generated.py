"""Generated tests: models of the corpus with the outputs that are expected of them.

Source: Android's ``TestGenerated.cpp``; each suite of it is a group.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from cts.case_runs import CaseRun, worst
from cts.expect import BAD_DATA
from cts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup
from cts.ways import ASYNC, BURST, FENCED, SYNC, Way
from nnapi.compilation import Compilation
from nnapi.errors import NnapiError
from nnapi.model import Model
from nnapi.rebuilding import rebuilt
from nnhal.errors import DeadObject, NoAnswer
from nnhal.types import OperationType
from nntest.cases.covering import by_whole_structure, covering
from nntest.cases.dynamic_outputs import can_be_dynamic, without_dimensions
from nntest.cases.signed_twins import is_coupled, signed_twin
from nntest.groups.test_group import planned
from nntest.judge import Judgment
from nntest.spec import SpecCase

__all__ = ["GROUPS", "check_level", "compiled_case"]

_TOKEN: Final = bytes(32)
_LOOP_TIMEOUT_NS: Final = 1_000_000
"""For a WHILE that never ends. By default it would run for two seconds."""


class _Generated(TestGroup):
    """A suite of Android's; ``ways`` are those in which each case is computed."""

    ways: ClassVar[tuple[Way, ...]]
    all_cases: ClassVar[bool] = False

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if case.has_inputs and self.takes(case)]
        chosen = covering(cases, by_whole_structure, thorough=thorough or self.all_cases)
        return [planned(self.name, case) for case in chosen]

    def takes(self, case: IndexedCase) -> bool:
        """Whether the group has a test of ``case``."""
        return not case.expect_failure

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case = context.case(test)
        check_level(case, context)
        return self.judged(case, rebuilt(context.runtime, case.model), context)

    def judged(self, case: SpecCase, model: Model, context: Context) -> Judgment:
        """Compile ``model`` and compute ``case`` in every way."""
        compilation = compiled_case(case, model, context)
        run = CaseRun(case, compilation, context.fallbacks)
        return worst(run.computed(run.execution(), way) for way in self.ways)


class _General(_Generated):
    name = "general"
    title = "Generated tests"
    summary = (
        "Every model of the corpus gives the outputs that its spec expects: computed "
        "synchronously, asynchronously and by a burst, once and repeatedly."
    )
    source = "GeneratedTests (Sync, Burst, Test)"
    ways = (SYNC, ASYNC, BURST)
    all_cases = True

    def judged(self, case: SpecCase, model: Model, context: Context) -> Judgment:
        compilation = compiled_case(case, model, context)
        run = CaseRun(case, compilation, context.fallbacks)
        judgments = [run.computed(run.execution(), SYNC)]
        if context.quick:
            return judgments[0]
        reusable = run.execution(reusable=True)
        judgments += (run.computed(reusable, way) for way in (SYNC, ASYNC, BURST))
        return worst(judgments)


class _Cached(_Generated):
    name = "generated_caching"
    title = "Generated tests with a cache"
    summary = (
        "A model that is compiled twice with one token gives the expected outputs, from a cache "
        "if the driver has one."
    )
    source = "GeneratedTests (mTestCompilationCaching)"
    ways = (SYNC,)

    def judged(self, case: SpecCase, model: Model, context: Context) -> Judgment:
        for _ in range(2):
            compilation = compiled_case(case, model, context, cached=True)
        run = CaseRun(case, compilation, context.fallbacks)
        return run.computed(run.execution(), SYNC)


class _Fenced(_Generated):
    name = "fenced_compute"
    title = "Fenced computation"
    summary = "A computation that waits for events, and gives one, has the expected outputs."
    source = "FencedComputeTest"
    ways = (FENCED,)

    def takes(self, case: IndexedCase) -> bool:
        return super().takes(case) and not case.has_zero_sized_output


class _DynamicOutputShape(_Generated):
    name = "dynamic_output_shape"
    title = "Outputs of unknown dimensions"
    summary = (
        "Outputs of unknown dimensions are computed, and the execution reports their dimensions."
    )
    source = "DynamicOutputShapeTest"
    ways = (SYNC, ASYNC, BURST)

    def takes(self, case: IndexedCase) -> bool:
        return can_be_dynamic(case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case = context.case(test)
        check_level(case, context)
        return self.judged(case, rebuilt(context.runtime, without_dimensions(case)), context)


class _QuantizationCoupling(_Generated):
    name = "quantization_coupling"
    title = "Unsigned and signed quantization"
    summary = (
        "A driver supports the same operations with TENSOR_QUANT8_ASYMM and with "
        "TENSOR_QUANT8_ASYMM_SIGNED."
    )
    source = "QuantizationCouplingTest"
    ways = (SYNC, ASYNC, BURST)

    def takes(self, case: IndexedCase) -> bool:
        return is_coupled(case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        twin = signed_twin(context.case(test))
        check_level(twin, context)
        return self.judged(twin, rebuilt(context.runtime, twin.model), context)


class _ExpectedFailure(_Generated):
    name = "expected_failure"
    title = "Expected failures"
    summary = "A model that must fail fails at compilation or at execution."
    source = "GeneratedValidationTests"
    all_cases = True
    ways = (SYNC, ASYNC, BURST)

    def takes(self, case: IndexedCase) -> bool:
        return case.expect_failure

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case = context.case(test)
        check_level(case, context)
        is_endless = case.main.operations[0].type == OperationType.WHILE
        try:
            compilation = context.compilation(rebuilt(context.runtime, case.model))
            compilation.finish()
        except NnapiError as error:
            _check_alive(error)
            return None
        run = CaseRun(case, compilation, context.fallbacks)
        for way in self.ways:
            execution = run.execution()
            if is_endless:
                execution.set_loop_timeout(_LOOP_TIMEOUT_NS)
            try:
                way.compute(execution)
            except NnapiError as error:
                _check_alive(error)
            else:
                text = f"{way}: NO_ERROR, where the spec expects a failure"
                raise Failed("failing_spec_succeeds", text)
        return None


_CONTROL_FLOW: Final = frozenset({OperationType.IF, OperationType.WHILE})


def compiled_case(
    case: SpecCase, model: Model, context: Context, *, cached: bool = False
) -> Compilation:
    """``model`` compiled for what is under test, ``cached`` in the folder of the test.

    Raises Skipped where the driver lacks an operation.

    The runtime gives control flow of unknown size to its CPU alone (``ModelBuilder::
    findBestDeviceForEachOperation``): there the CPU helps a driver that is tested alone.
    """

    def arrange(compilation: Compilation) -> None:
        if cached:
            compilation.set_caching(str(context.folder), _TOKEN)

    try:
        return context.compiled(model, arrange)
    except NnapiError as error:
        if context.devices is None or error.code != BAD_DATA or error.__cause__ is not None:
            raise
        (device,) = context.devices
        if not all(device.supported_operations(model.hal)):
            raise Skipped(f"the driver does not support the model: {error.message}") from error
        if _CONTROL_FLOW.isdisjoint(operation.type for operation in case.main.operations):
            raise
        context.fallbacks.append("control flow of unknown size, which the runtime gives no driver")
        with_cpu = Compilation(model, [device, context.runtime.cpu])
        arrange(with_cpu)
        with_cpu.finish()
        return with_cpu


GROUPS: Final = (
    _General(),
    _Cached(),
    _Fenced(),
    _DynamicOutputShape(),
    _QuantizationCoupling(),
    _ExpectedFailure(),
)


def check_level(case: SpecCase, context: Context) -> None:
    """Raises Skipped for a model that is newer than the driver under test, which is alone."""
    if context.devices is None or case.version is None:
        return
    from nnhal.types import HalVersion

    needed, has = HalVersion[case.version], context.devices[0].hal_version
    if needed > has:
        raise Skipped(f"the model needs HAL {needed}, the driver has {has}")


def _check_alive(error: NnapiError) -> None:
    """Raise what a driver that is dead or hangs has done: that is no refusal."""
    if isinstance(error.__cause__, (DeadObject, NoAnswer)):
        raise error
