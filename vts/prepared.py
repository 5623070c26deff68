"""Memory for one request of a case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nntest.arguments import ArgumentPools, Arguments

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["arguments_of"]


def arguments_of(case: SpecCase, pools: ArgumentPools | None) -> Arguments:
    """The inputs of ``case``, and room for outputs of the expected sizes."""
    # Also an output without elements gets memory: an empty range of a pool is not allowed.
    return Arguments(case.inputs, [max(len(data), 1) for data in case.outputs], pools=pools)
