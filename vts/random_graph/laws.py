"""Laws about one model: prepared and executed in other ways, it computes the same."""

from __future__ import annotations

import tempfile
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias

from numpy.typing import NDArray

from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.errors import DeadObject, GivenUp, HalError, Inexpressible, NoAnswer
from nnhal.model_parts import part_of
from nnhal.types import CACHE_TOKEN_SIZE, ErrorStatus, HalVersion
from nntest.arguments import Arguments
from nntest.graph_tests.laws import Law
from nntest.graph_tests.laws.catalogue import model_laws
from nntest.graph_tests.machine import DeviceMachine, Machine, Refusal, arguments_of, outputs_of
from nntest.graph_tests.specimen import Specimen, part_with
from nntest.random_graph.dice import Dice
from vts.driving.available_executors import available
from vts.driving.config_executors import REUSABLE
from vts.driving.executors import ASYNC, BURST, FENCED, Executor
from vts.driving.prepared import Prepared, prepared
from vts.raw import name_of_status
from vts.test_group import Failed, Skipped

__all__ = ["LAWS", "laws"]

Outputs: TypeAlias = Sequence[NDArray[Any]] | None

_ROUNDS: Final = 3

_MOST: Final = 200
"""Bytes of padding."""

_TIMES: Final = 3


class OtherWay(Law):
    """Law: what a prepared model computes depends on its model and its inputs alone."""

    exact: ClassVar[bool] = True

    def outputs(self, machine: Machine, specimen: Specimen, dice: Dice) -> Outputs:
        if not isinstance(machine, DeviceMachine):
            return None
        try:
            return self.computed(machine.device, specimen, dice)
        except (Skipped, Inexpressible):
            return None
        except Failed as error:
            raise Refusal(str(error)) from error
        except (DeadObject, NoAnswer, GivenUp):
            raise
        except HalError as error:
            raise Refusal(str(error)) from error

    @abstractmethod
    def computed(self, device: Device, specimen: Specimen, dice: Dice) -> Outputs:
        """The outputs in the other way; None where there is none. HalError, Failed, Skipped. Where
        the driver's interface has no words for it (Inexpressible), there is none either.
        """


class ExecutedOtherwise(OtherWay):
    """Another way to execute."""

    ways: ClassVar[tuple[Executor, ...]]

    def computed(self, device: Device, specimen: Specimen, dice: Dice) -> Outputs:
        ways = available(self.ways, device.hal_version)
        if not ways:
            return None
        with prepared(device, specimen.model) as model:
            return executed(dice.pick(ways), model, specimen, arguments_of(specimen))


def executed(
    way: Executor, model: Prepared, specimen: Specimen, arguments: Arguments
) -> Sequence[NDArray[Any]]:
    """The outputs of one execution. Raises Refusal where it fails."""
    answer = way.run(model, arguments.request)
    if answer.status != ErrorStatus.NONE:
        raise Refusal(f"{answer.call} answered {name_of_status(answer.status)}")
    return outputs_of(specimen, arguments, answer.shapes)


class _Asynchronous(ExecutedOtherwise):
    name = "asynchronous"
    title = "Executed asynchronously"
    why = "The HAL has the same semantics for execute and executeSynchronously."
    ways = (ASYNC,)


class _Burst(ExecutedOtherwise):
    name = "burst"
    title = "Executed on a burst"
    why = "A burst is another way to the same execution, with a memory cache."
    ways = (BURST,)


class _Cached(OtherWay):
    name = "cached"
    title = "Prepared from a cache"
    why = (
        "prepareModelFromCache gives the prepared model that was saved; a cache may miss, but not "
        "compute otherwise."
    )

    def computed(self, device: Device, specimen: Specimen, dice: Dice) -> Outputs:
        number = device.number_of_cache_files if device.hal_version >= HalVersion.V1_2 else None
        if number is None or number.model_cache + number.data_cache == 0:
            return None
        token = bytes(dice.numbers(CACHE_TOKEN_SIZE, 0, 255))
        with tempfile.TemporaryDirectory(prefix="law-") as folder:
            with CacheFiles.open(Path(folder), number, token) as files:
                device.prepare(specimen.model, cache=files)
            with CacheFiles.open(Path(folder), number, token) as files:
                found = _loaded(device, files)
        if found is None:
            return None
        arguments = arguments_of(specimen)
        return outputs_of(specimen, arguments, found.execute(arguments.request).output_shapes)


def _loaded(device: Device, files: CacheFiles) -> PreparedModel | None:
    """None where the cache misses."""
    try:
        return device.prepare_from_cache(files)
    except HalError as error:
        if error.status != ErrorStatus.GENERAL_FAILURE:
            raise
        return None


class _Fenced(ExecutedOtherwise):
    name = "fenced"
    title = "Executed with fences"
    why = "executeFenced computes what executeSynchronously does, later."
    ways = (FENCED,)

    def computed(self, device: Device, specimen: Specimen, dice: Dice) -> Outputs:
        """IPreparedModel.hal wants to know the shapes of all outputs beforehand."""
        main = specimen.model.main
        shapes = [main.operands[index].dimensions for index in main.output_indexes]
        if not all(shape and 0 not in shape for shape in shapes):
            return None
        return super().computed(device, specimen, dice)


class _Interleaved(OtherWay):
    name = "interleaved"
    title = "Executed in turns with another model"
    why = (
        "Prepared models are independent of each other (IPreparedModel), also where the driver "
        "shares what it has made of them."
    )

    def computed(self, device: Device, specimen: Specimen, dice: Dice) -> Outputs:
        other = part_with(specimen, part_of(specimen.model, [0]), specimen.given)
        if not other.inputs or not all(device.supported_operations(other.model)):
            return None
        models = device.prepare(specimen.model), device.prepare(other.model)
        for _ in range(_ROUNDS):
            models[1].execute(arguments_of(other).request)
            arguments = arguments_of(specimen)
            shapes = models[0].execute(arguments.request).output_shapes
        return outputs_of(specimen, arguments, shapes)


class _Padded(OtherWay):
    name = "padded"
    title = "Arguments with padding"
    why = "DataLocation.padding of AIDL is room that a driver may touch and must not take for data."

    def computed(self, device: Device, specimen: Specimen, dice: Dice) -> Outputs:
        if not device.hal_version.is_aidl:
            return None
        arguments = arguments_of(specimen, padding=dice.number(1, _MOST))
        shapes = device.prepare(specimen.model).execute(arguments.request).output_shapes
        return outputs_of(specimen, arguments, shapes)


class _Repeated(OtherWay):
    name = "repeated"
    title = "Executed again"
    why = (
        "IPreparedModel has no state: any number of executions gives the same for the same inputs."
    )

    def computed(self, device: Device, specimen: Specimen, dice: Dice) -> Outputs:
        model = device.prepare(specimen.model)
        for _ in range(_TIMES):
            arguments = arguments_of(specimen)
            shapes = model.execute(arguments.request).output_shapes
        return outputs_of(specimen, arguments, shapes)


class _Reusable(ExecutedOtherwise):
    name = "reusable"
    title = "Executed by a reusable execution"
    why = "Every execution of a reusable one is independent of those before."
    # The fenced one has the fenced law's own limits.
    ways = (REUSABLE["SYNC"],)


LAWS: Final = (
    _Asynchronous(),
    _Burst(),
    _Cached(),
    _Fenced(),
    _Interleaved(),
    _Padded(),
    _Repeated(),
    _Reusable(),
)


@cache
def laws() -> Mapping[str, Law]:
    """Return the laws by name, those about two models first."""
    return {law.name: law for law in (*model_laws(), *LAWS)}
