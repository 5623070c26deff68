"""Mutations: a valid model with one thing wrong, which a driver must refuse."""

from __future__ import annotations

from vts.mutations.edits import (
    ASYMMETRIC,
    MAX_ADDED_BYTES,
    as_constant_copy,
    retyped,
    with_main,
    with_operand,
    with_operation,
)
from vts.mutations.legal import may_accept
from vts.mutations.mutation import Mutate, Mutation, MutationGroup, mutation_groups_in, mutations
from vts.mutations.subject import Subject
from vts.mutations.tests import MutationTests

__all__ = [
    "ASYMMETRIC",
    "MAX_ADDED_BYTES",
    "Mutate",
    "Mutation",
    "MutationGroup",
    "MutationTests",
    "Subject",
    "as_constant_copy",
    "may_accept",
    "mutation_groups_in",
    "mutations",
    "retyped",
    "with_main",
    "with_operand",
    "with_operation",
]
