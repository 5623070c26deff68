"""Faults between steps: temporaries that are too small, stale, or in the wrong place."""

from __future__ import annotations

from typing import Any

import msgspec

from cts.faults.catalogue import fault
from nnapi.partitioning import step_model
from nnapi.partitioning.source_models import References
from nnapi.running import places
from nnapi.running.compound_runner import _Computation
from nnapi.running.controller import Controller
from nnapi.running.dynamic_temporaries import DynamicTemporaries
from nnapi.running.step_run import InsufficientSize
from nnapi.temporaries import TemporaryLayout

__all__: list[str] = []


@fault("executions", TemporaryLayout, "_allocated")
def temporaries_in_one_place(original: Any, self: TemporaryLayout) -> Any:
    """All temporaries between steps lie at the beginning of their memory."""
    self._places = [place._replace(offset=0) for place in self._places]
    return original(self)


@fault("dynamic_temporaries", DynamicTemporaries, "redeclare")
def temporaries_never_grow(original: Any, *arguments: Any) -> bool:
    """A temporary that is too small stays as it is."""
    return False


@fault("dynamic_temporaries", DynamicTemporaries, "redeclare")
def temporaries_grow_once(original: Any, self: Any, operand: Any, *rest: Any) -> bool:
    """A temporary that has been made larger is not made larger again in the same computation."""
    temporary = self._temporaries[operand]
    is_first = temporary.memory is None or temporary.length <= temporary.preference.padding
    return is_first and bool(original(self, operand, *rest))


@fault("step_models", places, "_declared_dynamic")
def sizes_of_the_last_computation(original: Any, compiled: Any, extensions: Any) -> Any:
    """Temporaries of unknown size begin with what the computation before has told of them."""
    first = original(compiled, extensions)
    return compiled.__dict__.setdefault("known_temporaries", first)


@fault("dynamic_temporaries", Controller, "_input")
def dimensions_of_temporaries_not_handed_on(
    original: Any, self: Controller, operand: Any, shapes: Any
) -> Any:
    """A step is not told the dimensions of a temporary that an earlier one has told."""
    found = original(self, operand, shapes)
    if operand not in self.places.dynamic:
        return found
    return found.with_dimensions(self._sources.operand(operand).dimensions)


@fault("dynamic_temporaries", Controller, "_input")
def dimensions_of_outputs_not_handed_on(
    original: Any, self: Controller, operand: Any, shapes: Any
) -> Any:
    """A step that reads an output of the model is not told what dimensions it has got."""
    place = self.places.of.get(operand)
    if operand in self.places.dynamic or place is None or place.output is None:
        return original(self, operand, shapes)
    return place.argument


@fault("dynamic_temporaries", _Computation, "_larger")
def insufficient_size_of_temporaries_reported(
    original: Any, self: Any, step: Any, error: Any
) -> Any:
    """Too small a temporary becomes the application's error."""
    original(self, step, error)
    raise InsufficientSize(self._shapes, error.message)


@fault("step_models", _Computation, "_larger")
def shape_of_the_output_that_was_too_small_lost(
    original: Any, self: Any, step: Any, error: Any
) -> Any:
    """The shape that a step has reported for an output that was too small is lost."""
    before = list(self._shapes)
    try:
        return original(self, step, error)
    except InsufficientSize as raised:
        raise InsufficientSize(before, raised.message) from raised


@fault("driver_calls", step_model, "_extracted")
def relaxation_lost_in_steps(original: Any, whole: Any, main: Any) -> Any:
    """The model of a step is not relaxed although the application's is."""
    return msgspec.structs.replace(
        original(whole, main), relax_computation_float32_to_float16=False
    )


@fault("step_models", step_model, "_extracted")
def extensions_lost_in_steps(original: Any, whole: Any, main: Any) -> Any:
    """The model of a step does not say which extensions it uses."""
    return msgspec.structs.replace(original(whole, main), extension_name_to_prefix=())


@fault("step_models", step_model._Constants, "_pool")
def constants_in_memory_not_renumbered(original: Any, self: Any, index: int) -> int:
    """A step reads its constants from the memory that has the number which it had in the model."""
    original(self, index)
    return min(index, len(self.pools) - 1)


@fault("step_models", References, "rewritten_operand")
def references_of_steps_to_the_first(original: Any, self: Any, operand: Any) -> Any:
    """All operations of a step refer to the first of its subgraphs."""
    found = original(self, operand)
    if found is operand:
        return found
    return msgspec.structs.replace(
        found, location=msgspec.structs.replace(found.location, offset=0)
    )
