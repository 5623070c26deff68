"""A driver whose recurrent layers are off: a synthesizer on it can be heard to be wrong."""

from __future__ import annotations

from nndrivers.faulty._arithmetic import Call, Spoiling
from nnhal.types import OperationType

__all__ = ["Quieter"]


class Quieter(Spoiling):
    """Results of RNN that are a model's outputs are a tenth too small."""

    operations = (OperationType.RNN,)

    def spoil(self, call: Call) -> None:
        call.output[...] *= 0.9
