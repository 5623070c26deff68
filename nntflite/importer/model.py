"""Import of a model file as a HAL model."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nnhal.types import Model, Operand
from nntflite.errors import UnsupportedModel, short_name
from nntflite.graph import Graph, Tensor
from nntflite.importer.graph import import_operator
from nntflite.importer.tensors import RANKS, TensorMap, UnusableTensor
from nntflite.reader import load, read

__all__ = [
    "ImportedModel",
    "Port",
    "StatePair",
    "import_graph",
    "import_model",
    "read_model",
]


@dataclass(frozen=True, slots=True)
class Port:
    """An input or output as the file declares it: its name there, and the HAL operand."""

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
    """A HAL model made of a file.

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
    tensors = TensorMap(graphs[0], source, graphs)
    return import_graph(tensors, import_operator, input_shapes, relaxed=relaxed, numbers=numbers)


def import_graph(
    tensors: TensorMap,
    import_operator: Callable[[TensorMap, int, int], None],
    input_shapes: Mapping[int, Sequence[int]] | None = None,
    *,
    relaxed: bool = False,
    numbers: Sequence[int] | None = None,
) -> ImportedModel:
    """The HAL model of the graph of ``tensors``, one operator of which ``import_operator`` imports,
    given by its place and its number in the whole model. Raises as :func:`import_model`.
    """
    return _GraphImporter(tensors, import_operator, input_shapes or {}, numbers).result(relaxed)


class _GraphImporter:
    def __init__(
        self,
        tensors: TensorMap,
        import_operator: Callable[[TensorMap, int, int], None],
        input_shapes: Mapping[int, Sequence[int]],
        numbers: Sequence[int] | None,
    ) -> None:
        self._graph: Graph = tensors.graph
        graph = self._graph
        self._numbers = range(len(graph.operators)) if numbers is None else numbers
        self._origins: list[int] = []
        self._source = tensors.source
        self._tensors = tensors
        self._import_operator = import_operator
        self._inputs = [
            self._add_input(tensor, input_shapes.get(number))
            for number, tensor in enumerate(graph.inputs)
        ]

    def result(self, relaxed: bool) -> ImportedModel:
        operations = self._tensors.builder.operations
        for index, number in enumerate(self._numbers):
            self._import_operator(self._tensors, index, number)
            self._origins += [number] * (len(operations) - len(self._origins))
        return self._finish([self._output(tensor) for tensor in self._graph.outputs], relaxed)

    def _add_input(self, tensor: int, shape: Sequence[int] | None) -> int:
        try:
            return self._tensors.add_input(tensor, shape)
        except UnusableTensor as error:
            name = short_name(self._graph.tensors[tensor].name)
            raise UnsupportedModel(self._source, f"input '{name}': {error}") from None

    def _output(self, tensor: int) -> int:
        name = short_name(self._graph.tensors[tensor].name)
        try:
            operand = self._tensors.current(tensor)
        except UnusableTensor as error:
            raise UnsupportedModel(self._source, f"output '{name}': {error}") from None
        if tensor in self._tensors.flattened:
            shape = list(self._tensors.flattened[tensor])
            reason = f"output '{name}' has the shape {shape}, the HAL has {RANKS} dimensions"
            raise UnsupportedModel(self._source, reason)
        return operand

    def _finish(self, outputs: list[int], relaxed: bool) -> ImportedModel:
        states = self._tensors.states()
        inputs = self._inputs + [state.input for state in states]
        self._check_boundary(inputs)
        wanted, places = list(outputs), list[int]()
        for state in states:
            # One that is an output of the file as well is listed once.
            place = outputs.index(state.output) if state.output in outputs else -1
            if place in (-1, *places):
                place = len(wanted)
                wanted.append(state.output)
            places.append(place)
        owned = self._tensors.builder.owned(wanted)
        copies = len(self._tensors.builder.operations) - len(self._origins)
        self._origins += [self._numbers[-1] if self._numbers else 0] * copies
        model = self._tensors.builder.finish(
            inputs, owned, relax_computation_float32_to_float16=relaxed
        )
        pairs = tuple(
            StatePair(state.name, inputs.index(state.input), place, state.initial)
            for state, place in zip(states, places, strict=True)
        )
        return ImportedModel(
            model,
            self._ports(self._graph.inputs, model, self._inputs),
            self._ports(self._graph.outputs, model, owned[: len(outputs)]),
            pairs,
            tuple(self._tensors.approximations),
            tuple(self._origins),
        )

    def _ports(
        self, tensors: Sequence[int], model: Model, operands: Sequence[int]
    ) -> tuple[Port, ...]:
        named: list[Tensor] = [self._graph.tensors[tensor] for tensor in tensors]
        return tuple(
            Port(tensor.name, model.main.operands[operand])
            for tensor, operand in zip(named, operands, strict=True)
        )

    def _check_boundary(self, inputs: Sequence[int]) -> None:
        """Check that an operand crosses the boundary once, as the HAL wants it."""
        for what in ("operators", "outputs"):
            if not getattr(self._graph, what):
                raise UnsupportedModel(self._source, f"it has no {what}")
        if len(set(inputs)) < len(inputs):
            raise UnsupportedModel(self._source, "a tensor is listed twice as input")
