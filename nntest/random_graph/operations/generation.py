"""FILL, RANK and RANDOM_MULTINOMIAL."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import Site

__all__: list[str] = []

O = OperationType  # noqa: E741


@draws(O.FILL)
def _fill(site: Site) -> None:
    """Now and then the dimensions are an input of the model, always in a graph without one."""
    shape = site.shape(site.dice.number(1, 4))
    site.vector("dims", shape, constant=site.draft.has_input and not site.dice.one_in(4))
    value = site.dice.number(-64, 64)
    integers = site.output_type() == OperandType.TENSOR_INT32
    number = site.scalar("value", value if integers else value / 8)
    site.outputs((number, number))


@draws(O.RANK)
def _rank(site: Site) -> None:
    value = site.tensor("input")
    site.outputs((len(value.shape), len(value.shape)))


@draws(O.RANDOM_MULTINOMIAL)
def _multinomial(site: Site) -> None:
    logits = site.tensor("logits", within=(-8.0, 8.0))
    site.scalar("samples", site.dice.number(1, max(1, min(site.draft.limits.dimension[1], 16))))
    site.given("seeds", site.dice.numbers(2, 0, 1 << 30))
    site.outputs((0, logits.shape[1] - 1))
