"""Drivers that compute one operation of a network for another."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import HalError, PrepareOptions, Program
from nnhal.types import ErrorStatus, Model, OperationType


class MaxForAverage(ReferenceDriver):
    """Pools the largest where the average is asked for."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        operations = tuple(
            msgspec.structs.replace(each, type=OperationType.MAX_POOL_2D)
            if each.type == OperationType.AVERAGE_POOL_2D
            else each
            for each in model.main.operations
        )
        main = msgspec.structs.replace(model.main, operations=operations)
        return super().prepare(msgspec.structs.replace(model, main=main), options)


class WholeModelsOnly(MaxForAverage):
    """The same, for networks alone."""

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [len(model.main.operations) > 10] * len(model.main.operations)


class Refuses(ReferenceDriver):
    """Has no memory left for any model."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        raise HalError(ErrorStatus.GENERAL_FAILURE, "the NPU has no memory left")


class NeverStarts(ReferenceDriver):
    """Finds no device."""

    def __init__(self) -> None:
        raise RuntimeError("no device found")


class NoSoftmax(ReferenceDriver):
    """Runs no model with a SOFTMAX."""

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [each.type != OperationType.SOFTMAX for each in model.main.operations]
