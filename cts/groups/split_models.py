"""Split models: what two drivers compute together is what one computes, bit for bit.

Each of the two has half of the operations. Source: the claim of NNAPI that partitioning does not
change results; ``TestPartitioningRandom.cpp`` checks it with models of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol

from numpy.typing import NDArray

from cts.expect import OP_FAILED, code_of_call, require
from cts.large_network import large_network, network_execution, network_outputs
from cts.model_files import FileModel
from cts.test_group import Context, Failed, FileTestGroup, IndexedCase, PlannedTest, Subject
from cts.toys import Supports, ToyDriver
from nnapi.compilation import Compilation
from nnapi.errors import NnapiError
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.rebuilding import rebuilt
from nnapi.runtime import Runtime
from nnapi.settings import Partitioning, Settings
from nnhal.device import Device
from nntest.cases.covering import by_whole_structure
from nntest.judge import Judgment
from nntest.spec import SpecCase

__all__ = ["GROUP"]

_NETWORKS: Final = {"known": True, "unknown": False}
"""The large network, by whether it says its dimensions."""


_NO_ELEMENTS: Final = "has no elements"
"""Said of what one step gives to another: no request can have such an input, so only the CPU can
run the model (``updateOutputShapes.zeroSizedInput`` in Android's ``ExecutionBuilder.cpp``)."""


class _SplitModels(FileTestGroup):
    name = "split_models"
    title = "Models of two drivers"
    summary = (
        "A model of the corpus, a large network, and networks from files give the same bits when "
        "two drivers, each with half of the operations, share it as when one has all of them."
    )
    source = "RandomPartitioningTest, for the models of GeneratedTests"
    subject = Subject.RUNTIME

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if case.has_inputs and case.operation_count > 1]
        networks = [PlannedTest(group=self.name, name=f"network/{name}") for name in _NETWORKS]
        return [*networks, *self.of_cases(cases, by_whole_structure, thorough=thorough)]

    def tests_of_files(self, names: Sequence[str]) -> Iterable[PlannedTest]:
        return [PlannedTest(group=self.name, name=f"file/{name}") for name in names]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        work = _work(test, context)
        halves = [ToyDriver("even", supports=_half(0)), ToyDriver("odd", supports=_half(1))]
        split = _compiled(context, work.build, halves)
        whole = _compiled(context, work.build, [ToyDriver("all")])
        context.alive()
        expected = work.outputs(whole)
        try:
            actual = work.outputs(split)
        except NnapiError as error:
            if _NO_ELEMENTS not in error.message:
                raise
            split = _compilation(context, work.build, halves, Partitioning.WITH_FALLBACK)
            split.finish()
            actual = work.outputs(split)
        for index, (one, other) in enumerate(zip(actual, expected, strict=True)):
            if one != other:
                plan = ", ".join(split.plan.outline())
                text = f"output {index} is not that of one driver; the plan: {plan}"
                raise Failed("differs_from_one_driver", text)
        return None


GROUP: Final = _SplitModels()


class _Work(Protocol):
    """A model, and a computation of it."""

    def build(self, runtime: Runtime) -> Model: ...

    def outputs(self, compilation: Compilation) -> list[bytes]: ...


def _work(test: PlannedTest, context: Context) -> _Work:
    if test.case:
        return _OfCase(context.case(test))
    kind, _, name = test.name.partition("/")
    if kind == "network":
        return _OfNetwork(_NETWORKS[name])
    return _OfFile(context.files.model(name))


class _OfCase:
    def __init__(self, case: SpecCase) -> None:
        self._case = case

    def build(self, runtime: Runtime) -> Model:
        return rebuilt(runtime, self._case.model)

    def outputs(self, compilation: Compilation) -> list[bytes]:
        case, execution = self._case, Execution(compilation)
        for index, data in enumerate(case.inputs):
            execution.set_input(index, data or None)
        rooms = [bytearray(max(len(data), 1)) for data in case.outputs]
        for index, room in enumerate(rooms):
            execution.set_output(index, room)
        execution.compute()
        return [
            bytes(room) if not is_ignored else b""
            for room, is_ignored in zip(rooms, case.ignored, strict=True)
        ]


class _OfNetwork:
    def __init__(self, known: bool) -> None:
        self._known = known

    def build(self, runtime: Runtime) -> Model:
        return large_network(runtime, known=self._known)

    def outputs(self, compilation: Compilation) -> list[bytes]:
        execution, rooms = network_execution(compilation)
        execution.compute()
        require(execution.fallbacks, (), "what the CPU has computed instead")
        return _bytes([output for output, _ in network_outputs(execution, rooms)])


class _OfFile:
    def __init__(self, model: FileModel) -> None:
        self._model = model
        self.build = model.build

    def outputs(self, compilation: Compilation) -> list[bytes]:
        execution, rooms = self._model.execution(compilation)
        execution.compute()
        require(execution.fallbacks, (), "what the CPU has computed instead")
        return _bytes(rooms)


def _bytes(outputs: Iterable[NDArray[Any]]) -> list[bytes]:
    return [output.tobytes() for output in outputs]


def _half(parity: int) -> Supports:
    return lambda operation, graph, model: operation.type % 2 == parity


def _compiled(
    context: Context, build: Callable[[Runtime], Model], drivers: Sequence[ToyDriver]
) -> Compilation:
    """For the drivers alone; where a step would have no inputs or outputs, the CPU gets all."""
    compilation = _compilation(context, build, drivers, Partitioning.WITHOUT_FALLBACK)
    code, said = code_of_call(compilation.finish)
    if code == OP_FAILED:
        compilation = _compilation(context, build, drivers, Partitioning.WITH_FALLBACK)
        code, said = code_of_call(compilation.finish)
        require(compilation.plan.outline(), ("nnapi-reference",), "the plan with fallback")
    require(code.name, "NO_ERROR", f"the code of the compilation ({said})")
    return compilation


def _compilation(
    context: Context,
    build: Callable[[Runtime], Model],
    drivers: Sequence[ToyDriver],
    setting: Partitioning,
) -> Compilation:
    runtime = context.other_runtime(map(Device, drivers), Settings(partitioning=setting))
    return Compilation(build(runtime))
