"""An indexed case: what planning needs to know of a case of a corpus."""

from __future__ import annotations

import msgspec

__all__ = ["IndexedCase"]


class IndexedCase(msgspec.Struct, frozen=True, kw_only=True):
    """Index entry: all that planning needs to know of a case of the corpus.

    ``structure`` is the same for cases whose models differ in values only: operations, operand
    types, ranks, life times and connections are equal. ``signature`` is the same where operations
    and the types of their operands are, in order; ``template`` where cases have a common model
    (:mod:`nntest.cases.common_models`), empty for a case that has none.
    """

    spec: str
    """Path of the spec below the root of the corpus, or ``FOLDER/SECTION`` of a case file."""
    folder: str
    name: str
    version: str
    """HAL version that the model needs, by its folder or its operations."""
    operations: tuple[str, ...]
    """Names of the operation types, subgraphs included, sorted."""
    types: tuple[str, ...]
    """Names of the operand types, subgraphs included, sorted."""
    tested: tuple[str, ...] = ()
    """Operations that the case tests; the others only serve them."""
    purpose: str = ""
    """A sentence on what a driver may get wrong; empty where nobody says."""
    variations: tuple[str, ...] = ()
    """Names of the variations of the described case that make it this one."""
    first_operation: str
    operation_count: int
    """Operations of the main subgraph."""
    output_bytes: int
    """Expected bytes of output 0."""
    structure: str
    signature: str = ""
    operation_signatures: tuple[int, ...] = ()
    """A digest of each operation, subgraphs included, with the types of its operands; sorted."""
    template: str = ""
    expect_failure: bool = False
    has_zero_sized_output: bool = False
    can_have_constants: bool = False
    """Whether there are constants of numbers, or inputs that can be
    (:mod:`nntest.cases.constants`)."""
    has_inputs: bool = True
    """Whether the model and those that it refers to have inputs: the C API builds no others."""

    @property
    def id(self) -> str:
        return f"{self.folder}/{self.name}"
