"""Random graphs: models of any operations, the same for a seed everywhere."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import msgspec
from numpy.typing import NDArray

from nnhal.operand_types import byte_size
from nnhal.operations.node import Shape
from nnhal.types import HalVersion, Model, OperationType
from nnhal.validation import check_model
from nntest.arguments import ArgumentPools, Arguments
from nntest.random_graph.assembly import assemble
from nntest.random_graph.claims import Claims, OperationKind, RepertoireRow
from nntest.random_graph.dice import Dice
from nntest.random_graph.draft import Draft
from nntest.random_graph.drawers import drawers
from nntest.random_graph.limits import MAX_SIZE, Limits
from nntest.random_graph.links import first_tensor
from nntest.random_graph.pruning import pruned
from nntest.random_graph.site import Site, Unsuitable
from nntest.random_graph.values import Interval, Value

__all__ = ["CannotDraw", "RandomGraph", "draw"]

_MAX_TRIES: Final = 400
"""Operations that are tried in one place; claims of a single operation rarely need ten."""

_CONNECTING_TRIES: Final = 3
"""Operations that are looked at for one that takes up what others have computed."""

_STRUCTURE, _CONSTANTS, _INPUTS = range(3)
"""Streams of a seed, so that other data do not make another graph."""


class CannotDraw(ValueError):
    """No graph can be made of these claims; the message says why."""


@dataclass(frozen=True, eq=False)
class RandomGraph:
    """A model that keeps all rules of the HAL, and data for its inputs.

    ``kinds`` tells what its operations are, in execution order. ``inputs`` are in the dtypes and
    shapes of the model's inputs.
    """

    seed: int
    model: Model
    inputs: tuple[NDArray[Any], ...]
    kinds: tuple[OperationKind, ...]
    _draft: Draft
    _results: tuple[Value, ...]

    @cached_property
    def version(self) -> HalVersion:
        """The least HAL version that has all of the model, which is validated to find out."""
        return check_model(self.model).hal_version

    @property
    def output_shapes(self) -> tuple[Shape, ...]:
        """The shape of each output; the largest one where it depends on data."""
        return tuple(value.room for value in self._results)

    @cached_property
    def output_sizes(self) -> tuple[int, ...]:
        """Bytes that each output needs at most."""
        return tuple(math.prod(value.room) * byte_size(value.type) for value in self._results)

    @property
    def output_bounds(self) -> tuple[Interval, ...]:
        """Return the bounds of the elements of each output; of quantized ones as reals."""
        return tuple(value.interval for value in self._results)

    @cached_property
    def rooms(self) -> Mapping[int, int]:
        """Bytes that operands whose shape depends on data need at most, by their index."""
        operands = enumerate(self._draft.operands)
        return {i: math.prod(v.room) * byte_size(v.type) for i, v in operands if v.room != v.shape}

    @property
    def unspecified(self) -> frozenset[int]:
        """Operands whose elements the HAL leaves open, by their index."""
        return frozenset(i for i, value in enumerate(self._draft.operands) if value.hidden)

    def arguments(
        self,
        inputs: tuple[NDArray[Any], ...] | None = None,
        pools: ArgumentPools | None = None,
    ) -> Arguments:
        """A request for one execution, with :attr:`inputs` unless others are given."""
        arrays = self.inputs if inputs is None else inputs
        return Arguments(
            [array.tobytes() for array in arrays],
            self.output_sizes,
            [array.shape for array in arrays],
            pools=pools,
        )

    def keeping(self, supported: Sequence[bool]) -> RandomGraph | None:
        """The graph with only the operations that are marked; None when none is.

        What they read of the others becomes an input of the model.
        """
        kept = [number for number, keep in enumerate(supported) if keep]
        if not kept:
            return None
        kinds = tuple(self.kinds[number] for number in kept)
        return _finished(self.seed, pruned(self._draft, kept), kinds)

    def digest(self) -> str:
        """A SHA-256 of model and inputs: the same for a seed wherever it is drawn."""
        model = self.model
        structure = (model.main, model.referenced, model.relax_computation_float32_to_float16)
        digest = hashlib.sha256(msgspec.msgpack.encode(structure))
        digest.update(model.operand_values)
        for pool in model.pools:
            digest.update(pool.buffer)
        for array in self.inputs:
            digest.update(array.tobytes())
        return digest.hexdigest()


def draw(
    seed: int,
    *,
    size: int = 10,
    dimension_range: int = 10,
    claims: Claims | None = None,
    limits: Limits | None = None,
    first: Sequence[OperationKind] = (),
) -> RandomGraph:
    """A graph of ``size`` operations (1 to 10,000), within ``claims``; by default of everything.

    Its first operations are of the kinds ``first``, where these are given. Dimensions are drawn up
    to ``dimension_range``, tensors and work within ``limits``, by default shares of what executes
    in reasonable time. The same arguments give the same graph.

    Raises CannotDraw for claims without an operation that can be drawn, ValueError for a negative
    seed, and for a size or range out of bounds.
    """
    _check("size", size, 1, MAX_SIZE)
    _check("dimension_range", dimension_range, 1, 1 << 20)
    _check("seed", seed, 0, None)
    claims = Claims.all() if claims is None else claims
    limits = Limits.of(size, dimension_range) if limits is None else limits
    draft = Draft(Dice(seed, _STRUCTURE), claims, limits)
    kinds = tuple(
        _add_operation(draft, first[number] if number < len(first) else None)
        for number in range(size)
    )
    return _finished(seed, draft, kinds)


def _finished(seed: int, draft: Draft, kinds: tuple[OperationKind, ...]) -> RandomGraph:
    made = assemble(draft, Dice(seed, _CONSTANTS))
    inputs = _input_data(made.inputs, Dice(seed, _INPUTS))
    return RandomGraph(seed, made.model, inputs, kinds, draft, made.outputs)


def _check(name: str, number: int, low: int, high: int | None) -> None:
    if number < low or (high is not None and number > high):
        expected = f"{low} or more" if high is None else f"{low} to {high}"
        raise ValueError(f"{name} is {number}, expected {expected}")


def _add_operation(draft: Draft, kind: OperationKind | None) -> OperationKind:
    """Append an operation of ``kind``, or of any that the claims have."""
    if not draft.claims.choice:
        raise CannotDraw("the claims are empty: claim at least one operation")
    for _ in range(_MAX_TRIES):
        operation, (drawn, signatures) = _row(draft, kind)
        site = Site(draft, operation, draft.dice.pick(signatures))
        try:
            drawers()[operation](site)
            site.commit()
        except Unsuitable:
            continue
        return drawn
    what = "no operation" if kind is None else f"no {kind}"
    raise CannotDraw(
        f"{what} fits after {len(draft.operations)} operations: claim more, or allow larger tensors"
    )


def _row(draft: Draft, kind: OperationKind | None) -> tuple[OperationType, RepertoireRow]:
    """An operation, a kind of it, and the signatures of the kind."""
    dice, claims = draft.dice, draft.claims
    if kind is not None:
        for row in claims.repertoire.get(kind.operation, ()):
            if row[0] == kind:
                return kind.operation, row
        raise CannotDraw(f"{kind} is not among the claims")
    for _ in range(1 if dice.one_in(8) else _CONNECTING_TRIES):
        operation = dice.pick(claims.choice)
        rows = claims.repertoire[operation]
        row = dice.pick(rows)
        if _connects(draft, row):
            return operation, row
        connecting = [row for row in rows if _connects(draft, row)]
        if connecting:
            return operation, dice.pick(connecting)
    return operation, dice.pick(rows)


def _connects(draft: Draft, row: RepertoireRow) -> bool:
    """Whether the graph has a result that the first tensor of the operation may be."""
    return not first_tensor(row[0]).isdisjoint(draft.computed.by_rank)


def _input_data(sources: tuple[Value, ...], dice: Dice) -> tuple[NDArray[Any], ...]:
    return tuple(
        value.content.array(dice, value.type, value.shape, value.quantization.zero_point)
        for value in sources
        if value.content is not None
    )
