"""``SpecCase``: one expanded test, as data. What a spec file becomes, what a suite runs."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.types import Model, Operand, Subgraph

if TYPE_CHECKING:
    from numpy.typing import NDArray


class SpecCase(msgspec.Struct, frozen=True, dict=True):
    """A model with one set of inputs and the outputs expected for it.

    ``inputs`` and ``outputs`` hold raw bytes, one a model input or output in the HAL's data
    types; empty bytes for an omitted or zero-sized one. ``pool_values`` are the constants that
    the spec wants in shared memory. ``version`` is the HAL version that introduces the test
    (``V1_2``, ``AIDL_V2``), None when nobody says.
    """

    name: str
    version: str | None
    main: Subgraph
    referenced: tuple[Subgraph, ...]
    operand_values: bytes
    pool_values: bytes
    relaxed: bool
    inputs: tuple[bytes, ...]
    outputs: tuple[bytes, ...]
    ignored: tuple[bool, ...]
    expect_failure: bool = False
    multinomial_tolerance: float = 0.0

    @cached_property
    def model(self) -> Model:
        """The HAL model. Its shared memory, if any, lives as long as the case."""
        pools = (Memory.from_bytes(self.pool_values),) if self.pool_values else ()
        return Model(
            main=self.main,
            referenced=self.referenced,
            operand_values=self.operand_values,
            pools=pools,
            relax_computation_float32_to_float16=self.relaxed,
        )

    def use_model(self, model: Model) -> None:
        """Have ``model`` as :attr:`model`: the one that other cases have, so that it is prepared
        once for all of them, or one with what a spec cannot say.
        """
        self.__dict__["model"] = model

    def input_operands(self) -> list[Operand]:
        return [self.main.operands[i] for i in self.main.input_indexes]

    def output_operands(self) -> list[Operand]:
        return [self.main.operands[i] for i in self.main.output_indexes]

    def expected(self) -> list[NDArray[np.generic]]:
        """The expected outputs as arrays in their declared shapes."""
        return [
            np.frombuffer(data, dtype_of(operand.type)).reshape(operand.dimensions)
            for data, operand in zip(self.outputs, self.output_operands(), strict=True)
        ]
