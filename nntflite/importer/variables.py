"""Imports CALL_ONCE, VAR_HANDLE, READ_VARIABLE and ASSIGN_VARIABLE."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import is_quantized
from nntflite.errors import short_name
from nntflite.importer.folding import fold
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.tensors import TensorMap, Variable


@imports("VAR_HANDLE")
def _var_handle(op: TfliteOperator) -> None:
    """A variable that is read before it is assigned is a state, which the caller carries."""
    op.tensors.bind(op.output_index(), _name(op))


@imports("CALL_ONCE")
def _call_once(op: TfliteOperator) -> None:
    """Constants only: the graph that it calls gives variables their first values."""
    number, graphs = op.option("init_subgraph_index"), op.tensors.graphs
    if not 0 <= number < len(graphs):
        raise op.refuse(f"it calls graph {number} of {len(graphs)}")
    inner = TensorMap(graphs[number], op.tensors.source, graphs)
    for index, operator in enumerate(inner.graph.operators):
        view = TfliteOperator(inner, index, operator)
        if operator.name == "VAR_HANDLE":
            inner.bind(view.output_index(), _name(view))
        elif operator.name == "ASSIGN_VARIABLE" and (value := view.known(1)) is not None:
            op.tensors.initial[_variable(view).name] = value
        elif not fold(view):
            raise op.refuse(f"operator {index} ({operator.name}) of graph {number} is no constant")


@imports("READ_VARIABLE")
def _read_variable(op: TfliteOperator) -> None:
    """The value that was assigned before, else the state."""
    variable = _variable(op)
    if variable.current is None:
        initial = op.tensors.initial.get(variable.name)
        if initial is None:
            raise op.refuse(f"variable '{short_name(variable.name)}' has no first value", 0)
        if not op.tensors.is_assigned(variable):
            op.fold(initial)
            return
        operand = op.output()
        op.tensors.resized(operand, initial.shape or (1,))
        variable.input = variable.current = operand
        variable.initial = _uniform(op, initial, is_quantized(op.described(operand).type))
    op.alias_output(0, variable.current)


@imports("ASSIGN_VARIABLE")
def _assign_variable(op: TfliteOperator) -> None:
    """The state of the next inference, where nothing else is assigned after it."""
    variable, value = _variable(op), op.operand(1)
    if variable.input is not None:
        shapes = [op.described(operand).dimensions for operand in (variable.input, value)]
        if not op.is_quantized_alike(variable.input, value) or shapes[0] != shapes[1]:
            name, (old, new) = short_name(variable.name), map(list, shapes)
            raise op.refuse(
                f"variable '{name}' of {old} becomes {new}, or changes its type or quantization", 1
            )
    variable.current = value


def _name(op: TfliteOperator) -> str:
    parts = (op.option("container"), op.option("shared_name"))
    return "/".join(part for part in parts if part)


def _variable(op: TfliteOperator) -> Variable:
    variable = op.tensors.variable(op.index_of(0))
    if variable is None:
        raise op.refuse("it is no handle of a variable", 0)
    return variable


def _uniform(op: TfliteOperator, value: NDArray[Any], quantized: bool) -> int:
    """The number that all elements are at first. Others than 0 are for quantized states only."""
    first = value.reshape(-1)[:1]
    if not first.size or (value != first).any() or (not quantized and first.any()):
        raise op.refuse("its first value is not the same in all elements, or not 0", 0)
    return int(np.int64(first[0]))
