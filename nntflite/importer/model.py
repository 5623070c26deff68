"""Import of a TF Lite file as a HAL model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nnhal.types import Model, Operand
from nntflite.errors import UnsupportedModel
from nntflite.graph import Graph, Tensor
from nntflite.importer.folding import fold
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import importer_of
from nntflite.importer.tensors import State, TensorMap, UnusableTensor
from nntflite.reader import load, read

__all__ = [
    "ImportedModel",
    "Port",
    "StatePair",
    "import_model",
    "import_operator",
    "read_model",
]


@dataclass(frozen=True, slots=True)
class Port:
    """An input or output as TF Lite declares it: its name there, and the HAL operand."""

    name: str
    operand: Operand


@dataclass(frozen=True, slots=True)
class StatePair:
    """A state that the caller carries: output ``output`` goes into input ``input`` of the next run.

    The numbers count the model's inputs and outputs. Before the first run of a sequence, every
    element is ``initial``.
    """

    name: str
    input: int
    output: int
    initial: int


@dataclass(frozen=True, slots=True)
class ImportedModel:
    """A HAL model made of a TF Lite file.

    ``inputs`` and ``outputs`` are those of the file, in its order; the model has them first. After
    them come the states, where they are not among them; ``state`` says which is which.
    ``approximations`` say which operators of the file round otherwise in the model. ``operators``
    are, for each operation of the model, the number of the operator that it comes from.
    """

    model: Model
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    state: tuple[StatePair, ...]
    approximations: tuple[str, ...] = ()
    operators: tuple[int, ...] = ()


def read_model(path: Path | str) -> Model:
    """The HAL model in the file at ``path``; see :func:`import_model`."""
    return import_model(path).model


def import_model(
    model: Path | str | bytes,
    *,
    source: str = "model",
    input_shapes: Mapping[int, Sequence[int]] | None = None,
    relaxed: bool = False,
    numbers: Sequence[int] | None = None,
) -> ImportedModel:
    """The HAL model in a ``.tflite`` file, given by path or by its bytes (then named ``source``).

    ``input_shapes`` gives inputs another shape than the file says, by their number. With
    ``relaxed`` drivers may compute float32 in the precision of float16. ``numbers`` are those of
    the operators in the whole model where the file is a part of one.

    Raises BrokenModel for bytes that are no sound model, and UnsupportedOperator (or, where no
    operator is at fault, UnsupportedModel) for what the HAL has no operation for.
    """
    if isinstance(model, (str, Path)):
        source = str(model)
        model = load(Path(model))
    graphs = read(model, source).graphs
    return _GraphImporter(graphs, source, input_shapes or {}, numbers).result(relaxed)


def import_operator(view: TfliteOperator) -> None:
    """Add an operator to the HAL model. Raises UnsupportedOperator."""
    if fold(view):
        return
    importer = importer_of(view.name)
    if importer is None:
        raise view.refuse("the HAL has no such operation")
    importer(view)


class _GraphImporter:
    def __init__(
        self,
        graphs: Sequence[Graph],
        source: str,
        input_shapes: Mapping[int, Sequence[int]],
        numbers: Sequence[int] | None,
    ) -> None:
        graph = graphs[0]
        self._graph = graph
        self._numbers = range(len(graph.operators)) if numbers is None else numbers
        self._origins: list[int] = []
        self._source = source
        self._tensors = TensorMap(graph, source, graphs)
        self._inputs = [
            self._add_input(tensor, input_shapes.get(number))
            for number, tensor in enumerate(graph.inputs)
        ]

    def result(self, relaxed: bool) -> ImportedModel:
        operations = self._tensors.builder.operations
        for number, operator in zip(self._numbers, self._graph.operators, strict=True):
            import_operator(TfliteOperator(self._tensors, number, operator))
            self._origins += [number] * (len(operations) - len(self._origins))
        return self._finish([self._output(tensor) for tensor in self._graph.outputs], relaxed)

    def _add_input(self, tensor: int, shape: Sequence[int] | None) -> int:
        try:
            return self._tensors.add_input(tensor, shape)
        except UnusableTensor as error:
            name = self._graph.tensors[tensor].name
            raise UnsupportedModel(self._source, f"input '{name}': {error}") from None

    def _output(self, tensor: int) -> int:
        try:
            return self._tensors.current(tensor)
        except UnusableTensor as error:
            name = self._graph.tensors[tensor].name
            raise UnsupportedModel(self._source, f"output '{name}': {error}") from None

    def _finish(self, outputs: list[int], relaxed: bool) -> ImportedModel:
        states = self._tensors.states()
        inputs = self._inputs + [state.input for state in states]
        outputs, states_out = self._own_outputs(outputs, states)
        all_outputs = outputs + [operand for operand in states_out if operand not in outputs]
        self._check_boundary(inputs)
        copies = len(self._tensors.builder.operations) - len(self._origins)
        self._origins += [self._numbers[-1] if self._numbers else 0] * copies
        model = self._tensors.builder.finish(
            inputs, all_outputs, relax_computation_float32_to_float16=relaxed
        )
        pairs = tuple(
            StatePair(
                state.name,
                inputs.index(state.input),
                all_outputs.index(output),
                state.initial,
            )
            for state, output in zip(states, states_out, strict=True)
        )
        return ImportedModel(
            model,
            self._ports(self._graph.inputs, model, self._inputs),
            self._ports(self._graph.outputs, model, outputs),
            pairs,
            tuple(self._tensors.approximations),
            tuple(self._origins),
        )

    def _own_outputs(
        self, outputs: Sequence[int], states: Sequence[State]
    ) -> tuple[list[int], list[int]]:
        """Operands of outputs and of states that operations compute, each listed once; what is an
        input, a constant or listed before is copied. A state may be an output of the file as well.
        """
        builder = self._tensors.builder
        free = {output for operation in builder.operations for output in operation.outputs}

        def own(operand: int) -> int:
            if operand not in free:
                return builder.copy(operand)
            free.remove(operand)
            return operand

        owned = [own(operand) for operand in outputs]
        shared = set(owned)
        kept = []
        for state in states:
            kept.append(state.output if state.output in shared else own(state.output))
            shared.discard(state.output)
        return owned, kept

    def _ports(
        self, tensors: Sequence[int], model: Model, operands: Sequence[int]
    ) -> tuple[Port, ...]:
        named: list[Tensor] = [self._graph.tensors[tensor] for tensor in tensors]
        return tuple(
            Port(tensor.name, model.main.operands[operand])
            for tensor, operand in zip(named, operands, strict=True)
        )

    def _check_boundary(self, inputs: Sequence[int]) -> None:
        """In the HAL an operand crosses the boundary once."""
        if not self._tensors.builder.operations:
            raise UnsupportedModel(self._source, "it has no operators")
        if len(set(inputs)) < len(inputs):
            raise UnsupportedModel(self._source, "a tensor is listed twice as input")
