"""Shapes of operations that broadcast their inputs."""

from __future__ import annotations

from itertools import zip_longest

from nnhal.operations.node import Node, Shape

__all__ = ["broadcast", "broadcast_shapes"]


def broadcast(node: Node, first: int, second: int) -> Shape:
    """The common shape of two inputs, aligned at their last dimensions.

    Dimensions must be equal or one of them 1; against 0 a 1 gives 0.
    """
    a, b = node.tensor(first).shape, node.tensor(second).shape
    shape = []
    for m, n in zip_longest(reversed(a), reversed(b), fillvalue=1):
        if m != n and 1 not in (m, n):
            raise node.invalid(f"inputs {first} {a} and {second} {b} cannot be broadcast")
        shape.append(n if m == 1 else m)
    return tuple(reversed(shape))


def broadcast_shapes(node: Node) -> tuple[Shape, ...]:
    """Shape of an output that inputs 0 and 1 are broadcast to."""
    return (broadcast(node, 0, 1),)
