"""Models to localize in, with the inputs of one inference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mlts.backends.base import as_type
from mlts.catalogue import CatalogueModel, catalogue_at
from mlts.localization.search import Subject
from mlts.planning import load
from nntflite.importer.tensors import NUMPY_TYPES

if TYPE_CHECKING:
    from nnhal.types import Model

__all__ = ["MAX_STEPS", "named_model", "subject_of"]

MAX_STEPS: Final = 4
"""Inferences of a model with a state: in the first the state is zero, and hides what reads it."""


def subject_of(entry: CatalogueModel, sequence: int = 0, item: int = 0) -> Subject:
    """The model with one inference of its data. Where it has a state, which nobody knows later, the
    first few of the sequence.
    """
    planned = load(entry)
    assert planned.loaded is not None
    assert planned.dataset is not None
    loaded = planned.loaded
    graph = loaded.graph
    values = planned.dataset.sequence(sequence).inputs
    chosen = slice(0, MAX_STEPS) if loaded.ports.is_stateful else slice(item, item + 1)
    types = [NUMPY_TYPES[graph.tensors[tensor].type] for tensor in graph.inputs]
    inputs = [as_type(v[chosen], dtype) for v, dtype in zip(values, types, strict=True)]
    return Subject(entry.name, loaded.data, inputs, loaded.is_relaxed)


def named_model(name: str) -> Model:
    """The model of that name in the embedded catalogue. Raises NoSuchModel."""
    (entry, *_) = catalogue_at(None).select([name])
    loaded = load(entry).loaded
    assert loaded is not None
    return loaded.imported.model
