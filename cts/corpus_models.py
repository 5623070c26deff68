"""Models of a corpus, built call by call as an application builds them."""

from __future__ import annotations

import mmap
from typing import TYPE_CHECKING

from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnhal.types import Operand, OperandLifeTime, Subgraph, SymmPerChannelQuantParams

if TYPE_CHECKING:
    from nnapi.runtime import Runtime
    from nnhal.types import Model as HalModel

__all__ = ["build"]


def build(runtime: Runtime, model: HalModel) -> Model:
    """``model`` as a model of ``runtime``, finished. Raises NnapiError where it refuses a call."""
    return _Builder(runtime, model).built(model.main)


class _Builder:
    def __init__(self, runtime: Runtime, model: HalModel) -> None:
        self._runtime = runtime
        self._model = model
        access = mmap.PROT_READ | mmap.PROT_WRITE
        self._pools = [Memory.from_fd(pool.size, access, pool.fd) for pool in model.pools]
        self._referenced: dict[int, Model] = {}

    def built(self, graph: Subgraph) -> Model:
        model = Model(self._runtime)
        for index, operand in enumerate(graph.operands):
            model.add_operand(
                OperandType(operand.type, operand.dimensions, operand.scale, operand.zero_point)
            )
            if isinstance(operand.extra_params, SymmPerChannelQuantParams):
                model.set_operand_symm_per_channel_quant_params(index, operand.extra_params)
            self._set_value(model, index, operand)
        for operation in graph.operations:
            model.add_operation(operation.type, operation.inputs, operation.outputs)
        model.identify_inputs_and_outputs(graph.input_indexes, graph.output_indexes)
        if self._model.relax_computation_float32_to_float16:
            model.relax_computation_float32_to_float16(True)
        model.finish()
        return model

    def _set_value(self, model: Model, index: int, operand: Operand) -> None:
        at = operand.location
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            data = self._model.operand_values[at.offset : at.offset + at.length]
            model.set_operand_value(index, data)
        elif operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
            memory = self._pools[at.pool_index]
            model.set_operand_value_from_memory(index, memory, at.offset, at.length)
        elif operand.lifetime == OperandLifeTime.NO_VALUE:
            model.set_operand_value(index, None)
        elif operand.lifetime == OperandLifeTime.SUBGRAPH:
            model.set_operand_value_from_model(index, self._subgraph(at.offset))

    def _subgraph(self, number: int) -> Model:
        if number not in self._referenced:
            self._referenced[number] = self.built(self._model.referenced[number])
        return self._referenced[number]
