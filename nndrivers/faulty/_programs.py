"""Programs of the reference driver with something around them."""

from __future__ import annotations

from typing import Any

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import Model

__all__ = ["Wrapped", "Wrapping"]


class Wrapped(Program):
    """A program of the reference driver with something around it."""

    def __init__(self, inner: Program) -> None:
        self.inner = inner

    def prepared(self, model: Model) -> None:
        """Note what is to be known of the model that the program is of."""

    def given(self, inputs: Inputs) -> Inputs:
        """Return the inputs that the program gets instead."""
        return inputs

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.inner.execute(self.given(inputs), outputs, context)


class Wrapping(ReferenceDriver):
    """Wraps programs; it has no cache, because wrapped programs cannot be saved."""

    program: type[Wrapped] = Wrapped

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = self.program(super().prepare(model, options))
        program.prepared(model)
        return program

    def save_to_cache(self, program: Program, *arguments: Any) -> None:
        assert isinstance(program, Wrapped)
        program.inner.signature = program.signature
        super().save_to_cache(program.inner, *arguments)
