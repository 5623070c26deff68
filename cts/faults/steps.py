"""Faults between steps: temporaries that are too small, stale, or in the wrong place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi.partitioning import step_model
from nnapi.partitioning.source_models import References
from nnapi.running import places
from nnapi.running.compound_runner import _Computation
from nnapi.running.controller import Controller
from nnapi.running.dynamic_temporaries import DynamicTemporaries
from nnapi.running.step_run import InsufficientSize
from nnapi.temporaries import TemporaryLayout

__all__: list[str] = []


@fault("executions")
def temporaries_in_one_place() -> Iterable[Patch]:
    """All temporaries between steps lie at the beginning of their memory."""

    def make(original: Any) -> Any:
        def allocated(self: TemporaryLayout) -> Any:
            self._places = [place._replace(offset=0) for place in self._places]
            return original(self)

        return allocated

    return [Patch(TemporaryLayout, "_allocated", make)]


@fault("dynamic_temporaries")
def temporaries_never_grow() -> Iterable[Patch]:
    """A temporary that is too small stays as it is."""
    return [Patch(DynamicTemporaries, "redeclare", lambda original: lambda *arguments: False)]


@fault("dynamic_temporaries")
def temporaries_grow_once() -> Iterable[Patch]:
    """A temporary that has been made larger is not made larger again in the same computation."""

    def make(original: Any) -> Any:
        def redeclare(self: Any, operand: Any, *rest: Any) -> bool:
            temporary = self._temporaries[operand]
            is_first = temporary.memory is None or temporary.length <= temporary.preference.padding
            return is_first and bool(original(self, operand, *rest))

        return redeclare

    return [Patch(DynamicTemporaries, "redeclare", make)]


@fault("step_models")
def sizes_of_the_last_computation() -> Iterable[Patch]:
    """Temporaries of unknown size begin with what the computation before has told of them."""

    def make(original: Any) -> Any:
        def declared(compiled: Any, extensions: Any) -> Any:
            first = original(compiled, extensions)
            return compiled.__dict__.setdefault("known_temporaries", first)

        return declared

    return [Patch(places, "_declared_dynamic", make)]


@fault("dynamic_temporaries")
def dimensions_of_temporaries_not_handed_on() -> Iterable[Patch]:
    """A step is not told the dimensions of a temporary that an earlier one has told."""

    def make(original: Any) -> Any:
        def input_(self: Controller, operand: Any, shapes: Any) -> Any:
            found = original(self, operand, shapes)
            if operand not in self.places.dynamic:
                return found
            return found.with_dimensions(self._sources.operand(operand).dimensions)

        return input_

    return [Patch(Controller, "_input", make)]


@fault("dynamic_temporaries")
def dimensions_of_outputs_not_handed_on() -> Iterable[Patch]:
    """A step that reads an output of the model is not told what dimensions it has got."""

    def make(original: Any) -> Any:
        def input_(self: Controller, operand: Any, shapes: Any) -> Any:
            place = self.places.of.get(operand)
            if operand in self.places.dynamic or place is None or place.output is None:
                return original(self, operand, shapes)
            return place.argument

        return input_

    return [Patch(Controller, "_input", make)]


@fault("dynamic_temporaries")
def insufficient_size_of_temporaries_reported() -> Iterable[Patch]:
    """Too small a temporary becomes the application's error."""

    def make(original: Any) -> Any:
        def larger(self: Any, step: Any, error: Any) -> Any:
            original(self, step, error)
            raise InsufficientSize(self._shapes, error.message)

        return larger

    return [Patch(_Computation, "_larger", make)]


@fault("step_models")
def shape_of_the_output_that_was_too_small_lost() -> Iterable[Patch]:
    """The shape that a step has reported for an output that was too small is lost."""

    def make(original: Any) -> Any:
        def larger(self: Any, step: Any, error: Any) -> Any:
            before = list(self._shapes)
            try:
                return original(self, step, error)
            except InsufficientSize as raised:
                raise InsufficientSize(before, raised.message) from raised

        return larger

    return [Patch(_Computation, "_larger", make)]


@fault("driver_calls")
def relaxation_lost_in_steps() -> Iterable[Patch]:
    """The model of a step is not relaxed although the application's is."""

    def make(original: Any) -> Any:
        return lambda whole, main: msgspec.structs.replace(
            original(whole, main), relax_computation_float32_to_float16=False
        )

    return [Patch(step_model, "_extracted", make)]


@fault("step_models")
def extensions_lost_in_steps() -> Iterable[Patch]:
    """The model of a step does not say which extensions it uses."""

    def make(original: Any) -> Any:
        return lambda whole, main: msgspec.structs.replace(
            original(whole, main), extension_name_to_prefix=()
        )

    return [Patch(step_model, "_extracted", make)]


@fault("step_models")
def constants_in_memory_not_renumbered() -> Iterable[Patch]:
    """A step reads its constants from the memory that has the number which it had in the model."""

    def make(original: Any) -> Any:
        def pool(self: Any, index: int) -> int:
            original(self, index)
            return min(index, len(self.pools) - 1)

        return pool

    return [Patch(step_model._Constants, "_pool", make)]


@fault("step_models")
def references_of_steps_to_the_first() -> Iterable[Patch]:
    """All operations of a step refer to the first of its subgraphs."""

    def make(original: Any) -> Any:
        def rewritten(self: Any, operand: Any) -> Any:
            found = original(self, operand)
            return found if found is operand else self._first(found)

        return rewritten

    def first(self: Any, operand: Any) -> Any:
        return msgspec.structs.replace(
            operand, location=msgspec.structs.replace(operand.location, offset=0)
        )

    return [
        Patch(References, "rewritten_operand", make),
        Patch(References, "_first", lambda original: first, is_new=True),
    ]
