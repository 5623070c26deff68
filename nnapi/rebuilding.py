"""Rebuilding: a model that exists in the HAL's form, built call by call as an application would.

What only the HAL's form says, as the order of its operations, is not kept.
"""

from __future__ import annotations

from collections.abc import Callable

from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.runtime import Runtime
from nnhal.extensions import extension_of
from nnhal.types import Model as HalModel
from nnhal.types import Operand, OperandLifeTime, Subgraph, SymmPerChannelQuantParams

__all__ = ["rebuilt"]


def rebuilt(runtime: Runtime, model: HalModel) -> Model:
    """``model`` as a finished model of ``runtime``. NnapiError where that refuses a call."""
    return _Rebuilder(runtime, model).rebuilt(model.main)


class _Rebuilder:
    def __init__(self, runtime: Runtime, model: HalModel) -> None:
        self._runtime = runtime
        self._model = model
        self._pools = [Memory(pool) for pool in model.pools]
        self._referenced: dict[int, Model] = {}

    def rebuilt(self, graph: Subgraph) -> Model:
        model = Model(self._runtime)
        for index, operand in enumerate(graph.operands):
            type = self._code(model.extension_operand_type, operand.type)
            model.add_operand(
                OperandType(type, operand.dimensions, operand.scale, operand.zero_point)
            )
            self._set_extra_params(model, index, operand)
            self._set_value(model, index, operand)
        for operation in graph.operations:
            type = self._code(model.extension_operation_type, operation.type)
            model.add_operation(type, operation.inputs, operation.outputs)
        model.identify_inputs_and_outputs(graph.input_indexes, graph.output_indexes)
        if self._model.relax_computation_float32_to_float16:
            model.relax_computation_float32_to_float16(True)
        model.finish()
        return model

    def _code(self, code_of: Callable[[str, int], int], code: int) -> int:
        """The code in the runtime of a type that may be a vendor's."""
        extension = extension_of(self._model, code)
        return code if extension is None else code_of(extension.name, extension.type)

    def _set_extra_params(self, model: Model, index: int, operand: Operand) -> None:
        extra = operand.extra_params
        if isinstance(extra, SymmPerChannelQuantParams):
            model.set_operand_symm_per_channel_quant_params(index, extra)
        elif extra is not None:
            model.set_operand_extension_data(index, extra)

    def _set_value(self, model: Model, index: int, operand: Operand) -> None:
        at = operand.location
        match operand.lifetime:
            case OperandLifeTime.CONSTANT_COPY:
                data = self._model.operand_values[at.offset : at.offset + at.length]
                model.set_operand_value(index, data)
            case OperandLifeTime.CONSTANT_REFERENCE:
                memory = self._pools[at.pool_index]
                model.set_operand_value_from_memory(index, memory, at.offset, at.length)
            case OperandLifeTime.NO_VALUE:
                model.set_operand_value(index, None)
            case OperandLifeTime.SUBGRAPH:
                model.set_operand_value_from_model(index, self._subgraph(at.offset))

    def _subgraph(self, number: int) -> Model:
        if number not in self._referenced:
            self._referenced[number] = self.rebuilt(self._model.referenced[number])
        return self._referenced[number]
