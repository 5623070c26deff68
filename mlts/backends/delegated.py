"""Delegation of a model to a driver: the parts that it gets, what runs on TF Lite or, of a model
of ONNX, on ONNX Runtime, and why.

As Android's NNAPI delegate does it, the file is cut at tensors into partitions as large as can be;
of too many, the largest are kept. Source: ``LimitDelegatedPartitions`` of TensorFlow Lite's
``nnapi_delegate.cc``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from mlts.backends.approximations import check_comparable, is_hybrid
from mlts.backends.base import LoadedModel, ModelUnsupported
from mlts.backends.interpreters import interpreter_of
from mlts.results import LeftCause, LeftOperator
from nntflite.cutting import CannotCut, FilePart
from nntflite.errors import UnsupportedModel, UnsupportedOperator
from nntflite.graph import OMITTED, Graph
from nntflite.importer import ImportedModel
from nntflite.partitioning import Node, Partition, partitioned
from nntflite.schema import TensorType

if TYPE_CHECKING:
    from nnhal.device import Device

__all__ = ["Part", "Plan", "left_operator", "plan_of", "plan_one_by_one"]


_MOST_ALONE: Final = 500
"""Operators of a model up to which each is made a model of its own."""


@dataclass(frozen=True)
class Part:
    """Operators that run together. ``imported`` is None for a part that the driver does not get.

    ``operators`` are those that no earlier part has; ``file`` may repeat some of others whose
    results are constants.
    """

    file: FilePart
    operators: tuple[int, ...]
    shapes: Mapping[int, tuple[int, ...]]
    """Shapes of the part's inputs, by their position."""
    imported: ImportedModel | None = None


@dataclass(frozen=True)
class Plan:
    """Parts of a model in an order of execution; the driver does not get operators in ``left``."""

    graph: Graph
    parts: tuple[Part, ...]
    left: tuple[LeftOperator, ...]
    scalars: frozenset[int]
    """Tensors without dimensions."""
    runtime_title: str
    """Name of the runtime of the operators that are left, for reports."""

    @property
    def hides_steps(self) -> bool:
        """Whether TF Lite quantizes the input of an operator that it runs."""
        on_tflite = (n for part in self.parts if part.imported is None for n in part.operators)
        return any(is_hybrid(self.graph, number) for number in on_tflite)


def left_operator(graph: Graph, number: int, cause: LeftCause, why: str = "") -> LeftOperator:
    """Operator ``number`` of ``graph``, which the driver does not get."""
    operator = graph.operators[number]
    named = [graph.tensors[tensor].name for tensor in operator.outputs[:1] if tensor != OMITTED]
    return LeftOperator(
        number=number, name=operator.name, tensor="".join(named), cause=cause, why=why
    )


def plan_one_by_one(model: LoadedModel, device: Device | None) -> Plan | None:
    """The plan with each operator by itself, on ``device`` if that takes it, else on its runtime;
    None where it takes nothing, and for very large models. Without a device all run there.

    Raises ModelUnsupported where the runtime does not run the model.
    """
    if len(model.graph.operators) > _MOST_ALONE:
        return None
    return _Planner(model, device, one_by_one=True).plan()


def plan_of(model: LoadedModel, device: Device, max_partitions: int | None = None) -> Plan | None:
    """The plan for a model that ``device`` does not take as a whole; None where it takes nothing.

    Raises ModelUnsupported where the runtime does not run the model either.
    """
    return _Planner(model, device, max_partitions).plan() if max_partitions != 0 else None


class _Planner:
    """Cuts a model, asks the driver for each part, and cuts again without what it refuses."""

    def __init__(
        self,
        model: LoadedModel,
        device: Device | None,
        max_partitions: int | None = None,
        *,
        one_by_one: bool = False,
    ) -> None:
        self._one_by_one = one_by_one
        self._model = model
        self._device = device
        self._max_partitions = max_partitions
        self._cutter = model.format.cutter(
            model.data, str(model.path), input_shapes=model.input_shapes
        )
        self._graph = self._cutter.graph
        computed = (t for operator in self._graph.operators for t in operator.outputs)
        shown = {*self._graph.inputs, *computed} - {OMITTED}
        self._shapes = interpreter_of(model).tensor_shapes(shown)
        self._why: dict[int, tuple[LeftCause, str]] = {}
        self._made: dict[tuple[int, ...], Part] = {}
        self._folded = self._survey() if device else set()
        self._groups = [group for group in self._cutter.inseparable if len(group) > 1]
        operators = self._graph.operators
        self._nodes = [n for n in range(len(operators)) if n not in self._folded]
        self._writers = {t: n for n in self._folded for t in operators[n].outputs}
        self._reads = {number: self._read_by(number) for number in self._nodes}

    def plan(self) -> Plan | None:
        brought = {*self._graph.inputs, *(t for op in self._graph.operators for t in op.outputs)}
        if not brought.issuperset(self._graph.outputs):
            return None
        while True:
            partitions = self._partitions()
            taken = [part for part in partitions if part.is_on_driver]
            refused = [part for part in taken if not self._is_taken(part)]
            if refused:
                continue
            if self._max_partitions is None or len(taken) <= self._max_partitions:
                break
            smallest = min(taken, key=lambda part: len(part.operators))
            self._leave(smallest.operators, LeftCause.LIMIT, f"{self._max_partitions} allowed")
        return self._plan(partitions) if taken or self._device is None else None

    def _survey(self) -> set[int]:
        """Note what cannot go to the driver, and find what is known before the model runs."""
        graph, results = self._graph, set(self._graph.outputs)
        shapes = {tensor: shape for tensor, shape in self._shapes.items() if shape is not None}
        found = self._model.format.survey(self._model.data, str(self._model.path), shapes)
        for number, error in found.refused.items():
            self._refuse(number, error)
        for number, operator in enumerate(graph.operators):
            for tensor in (*operator.inputs, *operator.outputs):
                if tensor != OMITTED and self._is_open(tensor):
                    name = graph.tensors[tensor].name
                    self._leave([number], LeftCause.CUT, f"the data decide the shape of '{name}'")
        shown = {n for n in found.folded if not results.isdisjoint(graph.operators[n].outputs)}
        self._leave(shown, LeftCause.IMPORT, "an output of the model is a constant")
        return {number for number in found.folded - shown if number not in self._why}

    def _is_open(self, tensor: int) -> bool:
        """Whether the shape of a tensor is known only when the model runs. Handles have none."""
        is_handle = self._graph.tensors[tensor].type in (TensorType.RESOURCE, TensorType.VARIANT)
        return self._shapes.get(tensor, ()) is None and not is_handle

    def _partitions(self) -> tuple[Partition, ...]:
        places = {number: place for place, number in enumerate(self._nodes)}
        groups = [[places[n] for n in group if n in places] for group in self._groups]
        operators = self._graph.operators
        found = partitioned(
            [Node(self._reads[number], operators[number].outputs) for number in self._nodes],
            [self._device is not None and number not in self._why for number in self._nodes],
            groups,
            one_by_one=self._one_by_one,
        )
        return tuple(
            replace(part, operators=tuple(self._nodes[place] for place in part.operators))
            for part in found
        )

    def _read_by(self, number: int) -> set[int]:
        """The tensors that an operator needs, through those that are known before."""
        with_folded = {number, *self._known_for([number])}
        read = {t for n in with_folded for t in self._graph.operators[n].inputs}
        made = {t for n in with_folded for t in self._graph.operators[n].outputs}
        return read - made - {OMITTED}

    def _known_for(self, operators: Collection[int]) -> set[int]:
        """The operators, known before, whose results ``operators`` read, and theirs in turn."""
        found: set[int] = set()
        waiting = list(operators)
        while waiting:
            for tensor in self._graph.operators[waiting.pop()].inputs:
                writer = self._writers.get(tensor)
                if writer is not None and writer not in found:
                    found.add(writer)
                    waiting.append(writer)
        return found

    def _is_taken(self, partition: Partition) -> bool:
        """Whether the driver takes a partition; if not, the culprits are left from now on."""
        if partition.operators in self._made:
            return True
        try:
            part = self._imported(self._cut(partition.operators))
        except UnsupportedOperator as error:
            culprits = {error.index} & {*partition.operators} or partition.operators
            for number in culprits:
                self._refuse(number, error)
            return False
        except (UnsupportedModel, ModelUnsupported, CannotCut) as error:
            why = getattr(error, "reason", str(error))
            self._leave(partition.operators, LeftCause.CUT, why)
            return False
        assert part.imported is not None
        assert self._device is not None
        supported = self._device.supported_operations(part.imported.model)
        pairs = zip(part.imported.operators, supported, strict=True)
        refused = {number for number, is_supported in pairs if not is_supported}
        if refused:
            own = refused.intersection(partition.operators) or partition.operators
            self._leave(own, LeftCause.DRIVER)
            return False
        self._made[partition.operators] = part
        return True

    def _cut(self, operators: Sequence[int]) -> Part:
        """A part with ``operators`` and all that is known before and that they need."""
        chosen = {*operators, *self._known_for(operators)}
        file = self._cutter.part(chosen, tuple(self._outputs(operators)))
        shapes = {
            place: shape
            for place, tensor in enumerate(file.inputs)
            if (shape := self._shapes.get(tensor)) is not None
        }
        return Part(file, file.operators, shapes)

    def _outputs(self, operators: Sequence[int]) -> Iterator[int]:
        """Results of ``operators`` that others read, the caller, or nobody at all."""
        inside = set(operators)
        outside = {
            tensor
            for number in self._nodes
            if number not in inside
            for tensor in self._reads[number]
        }
        outside |= set(self._graph.outputs)
        read = {tensor for number in operators for tensor in self._reads[number]}
        for number in operators:
            for tensor in self._graph.operators[number].outputs:
                if tensor in outside or (tensor != OMITTED and tensor not in read):
                    yield tensor

    def _imported(self, part: Part) -> Part:
        """``part`` for the driver. Raises UnsupportedModel and ModelUnsupported."""
        imported = self._model.format.import_model(
            part.file.data,
            str(self._model.path),
            input_shapes=part.shapes,
            relaxed=self._model.is_relaxed,
            numbers=part.operators,
        )
        check_comparable(imported)
        for tensor, port in zip(part.file.outputs, imported.outputs, strict=True):
            shape, by_hal = self._shapes.get(tensor), port.operand.dimensions
            if by_hal != (shape or (1,)):
                raise ModelUnsupported(f"'{port.name}' is of shape {by_hal} there, not {shape}")
        return replace(part, imported=imported)

    def _refuse(self, number: int, error: UnsupportedOperator) -> None:
        if self._graph.operators[number].name not in self._model.format.supported_operators():
            self._leave([number], LeftCause.HAL)
        else:
            self._leave([number], LeftCause.IMPORT, error.reason)

    def _leave(self, operators: Collection[int], cause: LeftCause, why: str = "") -> None:
        for number in operators:
            self._why.setdefault(number, (cause, why))

    def _plan(self, partitions: Sequence[Partition]) -> Plan:
        parts: list[Part] = []
        left: list[LeftOperator] = []
        seen: set[int] = set()
        for partition in partitions:
            part = self._made.get(partition.operators) or self._cut(partition.operators)
            own = tuple(number for number in part.operators if number not in seen)
            seen.update(own)
            parts.append(replace(part, operators=own))
            if part.imported is None:
                left += (left_operator(self._graph, n, *self._reason(n)) for n in own)
        scalars = frozenset(tensor for tensor, shape in self._shapes.items() if shape == ())
        left.sort(key=lambda each: each.number)
        title = self._model.format.runtime_title
        return Plan(self._graph, tuple(parts), tuple(left), scalars, title)

    def _reason(self, number: int) -> tuple[LeftCause, str]:
        if number in self._folded:
            return LeftCause.CUT, "no part on the driver needs its result, which is known before"
        return self._why.get(
            number, (LeftCause.CUT, "it lies between operators that share a state")
        )
