"""Parts of model files as files of their own, and files with more outputs.

A part has everything that its operators need: constants, quantization, sparsity, the options as
they were, custom ones included, and the graphs that control flow refers to. Operators keep their
order, tensors their names, and both are referred to by the numbers that they have in the file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from nncli.errors import UserError
from nntflite.flatbuffer import Record, decode, encode
from nntflite.graph import OMITTED, Graph, Operator
from nntflite.reader import read
from nntflite.schema import BuiltinOperator, TensorType

__all__ = ["CannotCut", "Cutter", "FilePart", "TfliteCutter"]

_SUBGRAPH_FIELDS: Final = ("subgraph", "subgraph_index")
"""Ends of the names of options that refer to another graph of the file."""

_HANDLES: Final = (TensorType.RESOURCE, TensorType.VARIANT)
"""Types of tensors that refer to something inside an interpreter and cannot leave it."""

_OPTIONS: Final = ("builtin_options", "builtin_options_2")


class CannotCut(UserError):
    """A part that would not compute what it computes in the file."""

    def __init__(self, source: str, reason: str) -> None:
        super().__init__(f"{source}: cannot be cut: {reason}")
        self.reason = reason


@dataclass(frozen=True)
class FilePart:
    """Operators of a graph as a file of their own.

    ``inputs`` and ``outputs`` are numbers of tensors in the original graph, in the order in which
    the part has them; the part's tensors keep the names of the original ones.
    """

    data: bytes
    operators: tuple[int, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


class Cutter(ABC):
    """Cuts parts out of ``graph``; ``source`` is the name of its file."""

    def __init__(self, graph: Graph, source: str) -> None:
        self.graph = graph
        self.source = source
        self._producers = {
            tensor: number
            for number, operator in enumerate(self.graph.operators)
            for tensor in operator.outputs
        }
        self._brought = {*self._producers, *self.graph.inputs} - {OMITTED}
        self._readers: dict[int, set[int]] = {}
        for number, operator in enumerate(self.graph.operators):
            for tensor in operator.inputs:
                self._readers.setdefault(tensor, set()).add(number)

    @abstractmethod
    def with_input_shapes(self, shapes: Mapping[int, Sequence[int]]) -> bytes:
        """The whole graph as a file with inputs of other ``shapes``, by their numbers."""

    @abstractmethod
    def _cut(
        self, chosen: Sequence[int], inputs: Sequence[int], outputs: Sequence[int]
    ) -> FilePart: ...

    def part(self, operators: Iterable[int], outputs: Iterable[int] | None = None) -> FilePart:
        """The part with ``operators``. Its inputs are the tensors that they read and that others,
        or the caller, bring; its outputs those that others read, that are outputs of the graph or
        that nobody reads, unless ``outputs`` says which.

        An operator may read what another has computed from an output of the part. Then the part
        runs, but not as one step of the graph. CALL_ONCE comes along with each of the variables
        that it gives their first values.

        Raises CannotCut where the operators share a state with others, and ValueError without
        operators.
        """
        chosen = tuple(sorted(set(operators)))
        if not chosen:
            raise ValueError("a part needs operators")
        self._check_state(chosen)
        wanted = self.outputs_of(chosen) if outputs is None else tuple(outputs)
        states = {state for number in chosen for state in self._states(number)}
        needed = {n for n, given in self._initializers.items() if not given.isdisjoint(states)}
        return self._cut(sorted(needed.union(chosen)), self.inputs_of(chosen), wanted)

    def with_outputs(self, tensors: Iterable[int]) -> FilePart:
        """The whole graph with ``tensors`` as further outputs, after its own.

        Those that nothing computes or that hold handles are left out; see :meth:`computed`.
        """
        graph = self.graph
        allowed = set(self.computed())
        further = [tensor for tensor in tensors if tensor in allowed]
        outputs = tuple(dict.fromkeys((*graph.outputs, *further)))
        return self._cut(tuple(range(len(graph.operators))), graph.inputs, outputs)

    def computed(self) -> tuple[int, ...]:
        """Tensors that operators compute, in that order, without handles of states."""
        tensors = self.graph.tensors
        return tuple(
            tensor
            for tensor in self._producers
            if tensor >= 0 and tensors[tensor].type not in _HANDLES
        )

    @cached_property
    def inseparable(self) -> tuple[tuple[int, ...], ...]:
        """The smallest sets of operators that can be cut: those that share a state together, every
        other operator by itself; in the order of their first operators. CALL_ONCE is with the first
        variable that it gives a value.
        """
        leaders = list(range(len(self.graph.operators)))
        seen: dict[object, int] = {}
        for number in range(len(leaders)):
            if number not in self._initializers:
                for state in self._states(number):
                    _join(leaders, seen.setdefault(state, number), number)
        for number, states in self._initializers.items():
            first = min((seen[state] for state in states if state in seen), default=number)
            _join(leaders, first, number)
        groups: dict[int, list[int]] = {}
        for number in range(len(leaders)):
            groups.setdefault(_leader(leaders, number), []).append(number)
        return tuple(map(tuple, groups.values()))

    def producer_of(self, tensor: int) -> int | None:
        """The operator that computes ``tensor``; None where none does."""
        return None if tensor == OMITTED else self._producers.get(tensor)

    def inputs_of(self, operators: Sequence[int]) -> tuple[int, ...]:
        """The inputs of the part with ``operators``."""
        own = {tensor for number in operators for tensor in self.graph.operators[number].outputs}
        read = dict.fromkeys(t for n in operators for t in self.graph.operators[n].inputs)
        return tuple(
            tensor
            for tensor in read
            if tensor in self._brought
            and tensor not in own
            and self.graph.tensors[tensor].data is None
        )

    def outputs_of(self, operators: Sequence[int]) -> tuple[int, ...]:
        """The outputs of the part with ``operators``."""
        inside = set(operators)
        return tuple(
            tensor
            for number in operators
            for tensor in self.graph.operators[number].outputs
            if tensor != OMITTED
            and self.graph.tensors[tensor].type not in _HANDLES
            and self._leaves(tensor, inside)
        )

    def _leaves(self, tensor: int, inside: Set[int]) -> bool:
        readers = self._readers.get(tensor)
        return tensor in self.graph.outputs or not readers or not readers <= inside

    # --- state --------------------------------------------------------------------------------

    def _check_state(self, chosen: Sequence[int]) -> None:
        inside = set(chosen)
        for number in chosen:
            group = self._group_of[number]
            if not inside.issuperset(group):
                names = (f"operator {n} ({self.graph.operators[n].name})" for n in group[:4])
                raise CannotCut(self.source, f"these share a state: {', '.join(names)}")

    @cached_property
    def _group_of(self) -> Mapping[int, tuple[int, ...]]:
        return {number: group for group in self.inseparable for number in group}

    @cached_property
    def _initializers(self) -> Mapping[int, Set[object]]:
        """The CALL_ONCE operators with the states that they give values."""
        return {
            number: frozenset(self._states(number))
            for number, operator in enumerate(self.graph.operators)
            if operator.code == BuiltinOperator.CALL_ONCE
        }

    def _states(self, number: int) -> Iterator[object]:
        """Marks that an operator has in common with every other that uses the same state."""
        operator, tensors = self.graph.operators[number], self.graph.tensors
        for tensor in (*operator.inputs, *operator.outputs):
            if tensor >= 0 and (tensors[tensor].is_variable or tensors[tensor].type in _HANDLES):
                yield tensor


class TfliteCutter(Cutter):
    """Cuts parts out of graph number ``graph`` of the ``.tflite`` file ``data``.

    Raises BrokenModel.
    """

    def __init__(self, data: bytes | memoryview, source: str = "model", *, graph: int = 0) -> None:
        self.file = read(data, source)
        self._data = memoryview(data)
        self._model = decode(data)
        self._record: Record = self._model["subgraphs"][graph]
        super().__init__(self.file.graphs[graph], source)

    def with_input_shapes(self, shapes: Mapping[int, Sequence[int]]) -> bytes:
        tensors = list(self._record["tensors"])
        for number, shape in shapes.items():
            index = self.graph.inputs[number]
            tensors[index] = tensors[index] | {"shape": tuple(shape)}
        resized = copy(self)
        resized._record = self._record | {"tensors": tensors}
        return resized.with_outputs(()).data

    def _states(self, number: int) -> Iterator[object]:
        yield from super()._states(number)
        operator = self.graph.operators[number]
        yield from _named_states(operator)
        for graph in self._referred([self._record["operators"][number]]):
            for inner in self.file.graphs[graph].operators:
                yield from _named_states(inner)

    # --- writing ------------------------------------------------------------------------------

    def _cut(
        self, chosen: Sequence[int], inputs: Sequence[int], outputs: Sequence[int]
    ) -> FilePart:
        records = [self._record["operators"][number] for number in chosen]
        kept = _tensors_of(records, (*inputs, *outputs))
        graph = self._record | {
            "inputs": _renumbered(inputs, kept),
            "outputs": _renumbered(outputs, kept),
            "operators": [_with_tensors(record, kept) for record in records],
            "tensors": [self._record["tensors"][tensor] for tensor in kept],
        }
        referred = list(self._referred(records))
        graphs = [graph, *(self._model["subgraphs"][number] for number in referred)]
        return FilePart(
            self._encoded(graphs, {old: new for new, old in enumerate(referred, 1)}),
            tuple(chosen),
            tuple(inputs),
            tuple(outputs),
        )

    def _referred(self, operators: Iterable[Record]) -> Iterator[int]:
        """Graphs that ``operators`` refer to, and those that these refer to, each once."""
        found: dict[int, None] = {}
        waiting = list(operators)
        while waiting:
            for number in _graphs_of(waiting.pop(0)):
                if not 0 <= number < len(self._model["subgraphs"]):
                    raise CannotCut(self.source, f"an operator refers to graph {number}")
                if number not in found:
                    found[number] = None
                    waiting.extend(self._model["subgraphs"][number]["operators"] or ())
        return iter(found)

    def _encoded(self, graphs: Sequence[Record], renumbered: Mapping[int, int]) -> bytes:
        codes: dict[int, int] = {}
        buffers: dict[int, int] = {0: 0}
        written = [
            graph
            | {
                "operators": [
                    self._operator(operator, codes, renumbered)
                    for operator in graph["operators"] or ()
                ],
                "tensors": [
                    tensor | {"buffer": buffers.setdefault(tensor["buffer"], len(buffers))}
                    for tensor in graph["tensors"] or ()
                ],
            }
            for graph in graphs
        ]
        contents = [self._buffer(number) for number in buffers]
        return encode(
            {
                "version": self._model["version"],
                "description": self._model["description"],
                "operator_codes": [self._model["operator_codes"][code] for code in codes],
                "subgraphs": written,
                "buffers": contents,
            }
        )

    def _operator(
        self, record: Record, codes: dict[int, int], renumbered: Mapping[int, int]
    ) -> Record:
        written = record | {"opcode_index": codes.setdefault(record["opcode_index"], len(codes))}
        for field in _OPTIONS:
            options, kind = record[field], record[f"{field}_type"]
            if kind and options is None:
                raise CannotCut(self.source, f"options of kind {kind} are not known here")
            if options is not None:
                written[field] = {
                    name: renumbered[value] if name.endswith(_SUBGRAPH_FIELDS) else value
                    for name, value in options.items()
                }
        size, offset = record["large_custom_options_size"], record["large_custom_options_offset"]
        if offset > 1:
            written["custom_options"] = self._data[offset : offset + size]
            written |= {"large_custom_options_offset": 0, "large_custom_options_size": 0}
        return written

    def _buffer(self, number: int) -> Record:
        """A buffer of the file, whose content is within the file's structure or after it."""
        record = self._model["buffers"][number]
        if record["offset"] <= 1:
            return {"data": record["data"]}
        return {"data": self._data[record["offset"] : record["offset"] + record["size"]]}


def _named_states(operator: Operator) -> Iterator[object]:
    """States that operators of any graph reach by the same name or number."""
    options = operator.options
    if operator.code == BuiltinOperator.VAR_HANDLE:
        yield ("variable", options.get("container") or "", options.get("shared_name") or "")
    elif operator.code == BuiltinOperator.HASHTABLE:
        yield ("table", options.get("table_id", 0))


def _graphs_of(record: Record) -> Iterator[int]:
    for field in _OPTIONS:
        for name, value in (record[field] or {}).items():
            if name.endswith(_SUBGRAPH_FIELDS):
                yield value


def _tensors_of(operators: Sequence[Record], others: Iterable[int]) -> dict[int, int]:
    """The tensors that a part has, by their old numbers, with their new ones."""
    used = set(others)
    for record in operators:
        for field in ("inputs", "outputs", "intermediates"):
            used.update(record[field] or ())
    return {old: new for new, old in enumerate(sorted(t for t in used if t >= 0))}


def _with_tensors(record: Record, kept: Mapping[int, int]) -> Record:
    renumbered = {
        field: _renumbered(record[field], kept)
        for field in ("inputs", "outputs", "intermediates")
        if record[field] is not None
    }
    return record | renumbered


def _renumbered(tensors: Iterable[int], kept: Mapping[int, int]) -> list[int]:
    return [kept.get(tensor, tensor) for tensor in tensors]


def _leader(leaders: list[int], number: int) -> int:
    while leaders[number] != number:
        number = leaders[number]
    return number


def _join(leaders: list[int], one: int, other: int) -> None:
    low, high = sorted((_leader(leaders, one), _leader(leaders, other)))
    leaders[high] = low
