"""The same model, prepared or executed otherwise."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from numpy.typing import NDArray

from nnhal.device import Device
from nnhal.errors import DeadObject, GivenUp, HalError, Inexpressible, NoAnswer
from nnhal.types import ErrorStatus
from nntest.arguments import Arguments
from nntest.graph_tests.laws import Law
from nntest.graph_tests.machine import DeviceMachine, Machine, Refusal, arguments_of, outputs_of
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice
from vts.driving.available_executors import available
from vts.driving.executors import Executor
from vts.driving.prepared import Prepared, prepared
from vts.raw import name_of_status
from vts.test_group import Failed, Skipped

__all__ = ["ExecutedOtherwise", "OtherWay", "Outputs", "executed"]

Outputs: TypeAlias = Sequence[NDArray[Any]] | None


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
