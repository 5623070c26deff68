"""Whole models: networks from files, through the runtime and without it.

Source: Android's ``TestValidateModel.cpp`` has one network; these are those of MLTS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from numpy.typing import NDArray

from cts.model_files import FileModel
from cts.test_group import Context, Failed, FileTestGroup, PlannedTest, Skipped
from cts.ways import ALL
from nnapi.compilation import Compilation
from nnapi.driver_device import DriverDevice
from nnapi.errors import NnapiError
from nnapi.result_codes import ResultCode
from nntest.arguments import Arguments
from nntest.judge import Judgment

__all__ = ["GROUP"]


class _WholeModels(FileTestGroup):
    name = "whole_models"
    title = "Whole models"
    summary = (
        "A network from a file gives the same bits through the runtime, computed in every way, as "
        "when the driver is called directly."
    )
    source = "ValidateModelTest, for the models of MLTS"

    def tests_of_files(self, names: Sequence[str]) -> Iterable[PlannedTest]:
        return [PlannedTest(group=self.name, name=name) for name in names]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        model = context.files.model(test.name)
        compilation = _compiled(context, model)
        expected = _directly(context, model)
        for what, compute in _ways(model, compilation):
            context.alive()
            outputs = compute()
            if expected is None:
                expected = outputs
            for index, (actual, wanted) in enumerate(zip(outputs, expected, strict=True)):
                if actual != wanted:
                    text = f"{what}: output {index} has other bits than {_COMPARED}"
                    raise Failed("other_bits", text)
        return None


GROUP: Final = _WholeModels()

_COMPARED: Final = "without the runtime, or computed before"


def _compiled(context: Context, model: FileModel) -> Compilation:
    built = model.build(context.runtime)
    try:
        return context.compiled(built)
    except NnapiError as error:
        is_lacking = error.code == ResultCode.BAD_DATA and error.__cause__ is None
        if context.devices is None or not is_lacking:
            raise
        raise Skipped(f"the driver does not support the model: {error.message}") from error


def _directly(context: Context, model: FileModel) -> list[bytes] | None:
    """The outputs of the driver that is alone; None for several.

    Raises Skipped for a driver that does not give the same bits twice.
    """
    if context.devices is None:
        return None
    (device,) = context.devices
    assert isinstance(device, DriverDevice)
    prepared = device.driver.prepare(model.hal)
    main = model.hal.main
    outputs = [main.operands[index] for index in main.output_indexes]
    arguments = Arguments(
        [values.tobytes() for values in model.inputs],
        [room.nbytes for room in model.rooms()],
        pools=context.pools,
    )

    def computed() -> list[bytes]:
        prepared.execute(arguments.request)
        return [arguments.output(i, operand).tobytes() for i, operand in enumerate(outputs)]

    first = computed()
    if computed() != first:
        raise Skipped("the driver does not give the same bits twice, without the runtime")
    return first


def _ways(
    model: FileModel, compilation: Compilation
) -> Iterable[tuple[str, Callable[[], list[bytes]]]]:
    """The ways to compute, each once and, the first, once more on a reused execution."""

    def once(compute: Callable[[Any], None]) -> Callable[[], list[bytes]]:
        def run() -> list[bytes]:
            execution, rooms = model.execution(compilation)
            compute(execution)
            return _bytes(rooms)

        return run

    for way in ALL:
        yield way.name, once(way.compute)
    execution, rooms = model.execution(compilation)
    execution.set_reusable(True)

    def again() -> list[bytes]:
        execution.compute()
        return _bytes(rooms)

    yield "a reusable execution", again
    yield "a reused execution", again


def _bytes(rooms: Sequence[NDArray[Any]]) -> list[bytes]:
    return [room.tobytes() for room in rooms]
