"""Drivers with one defect each, of the kinds that vendors have had: the reference, misreading."""

from __future__ import annotations

import numpy as np

from nndrivers.faulty._arithmetic import Misreading, with_constant
from nndrivers.faulty.models import InputZeroPointOffByOne
from nnhal.driver_kit import constant
from nnhal.types import Model, Operation, OperationType

__all__ = ["Bgr", "RoundsDown", "ZeroPointOff"]


class ZeroPointOff(InputZeroPointOffByOne):
    """Convolutions take their input's zero point for one more than it is."""


class Bgr(Misreading):
    """The channels of the image are swapped: blue, green, red."""

    operations = (OperationType.CONV_2D,)

    def misread(self, model: Model, operation: Operation) -> Model:
        filter = constant(model, model.main.operands[operation.inputs[1]])
        if filter is None or filter.shape[-1] != 3:
            return model
        return with_constant(model, operation.inputs[1], filter[..., ::-1].copy())


class RoundsDown(Misreading):
    """Convolutions cut off where they are to round, which is half a step less."""

    operations = (OperationType.CONV_2D, OperationType.DEPTHWISE_CONV_2D)

    def misread(self, model: Model, operation: Operation) -> Model:
        bias_at = operation.inputs[2]
        bias = constant(model, model.main.operands[bias_at])
        if bias is None:
            return model
        half = model.main.operands[operation.outputs[0]].scale / 2
        lower = bias - np.round(half / model.main.operands[bias_at].scale)
        return with_constant(model, bias_at, lower.astype(np.int32))
