"""L2_NORMALIZATION, LOCAL_RESPONSE_NORMALIZATION and INSTANCE_NORMALIZATION."""

from __future__ import annotations

import math
from typing import Final

from nnhal.types import OperandType, OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import hull
from nntest.random_graph.site import Site
from nntest.random_graph.windows import image, layout

__all__: list[str] = []

O = OperationType  # noqa: E741


_ENOUGH: Final = 3
"""Elements of a row in half precision, of which hardly all have squares without normal form."""


@draws(O.L2_NORMALIZATION)
def _l2(site: Site) -> None:
    """In half precision rows of drawn numbers only: the length of small ones, a driver may take for
    zero.
    """
    bound, in_half = math.sqrt(site.magnitude), site.output_type() == OperandType.TENSOR_FLOAT16
    value = site.tensor(
        "input",
        within=(-bound, bound),
        accepts=lambda v: not in_half or v.content is not None,
    )
    axis = site.axis(value)
    site.require(not in_half or value.shape[axis] >= _ENOUGH)
    site.outputs((-1.0, 1.0))


@draws(O.LOCAL_RESPONSE_NORMALIZATION)
def _local_response(site: Site) -> None:
    """With a divisor of at least 1."""
    bound = math.sqrt(site.magnitude)
    value = site.tensor("input", within=(-bound, bound))
    site.scalar("radius", site.dice.number(0, 5))
    site.scalar("bias", 1 + site.dice.number(0, 8) / 8)
    site.scalar("alpha", site.dice.number(0, 8) / 8)
    site.scalar("beta", site.dice.number(1, 8) / 8)
    site.axis(value)
    site.outputs(hull(value.interval, (0.0, 0.0)))


@draws(O.INSTANCE_NORMALIZATION)
def _instance(site: Site) -> None:
    """No element is further from the mean than the root of their number times the deviation."""
    bound = math.sqrt(site.magnitude)
    value = site.tensor("input", within=(-bound, bound))
    over = image(value, layout(site))
    gamma = site.scalar("gamma", site.dice.number(-16, 16) / 8)
    beta = site.scalar("beta", site.dice.number(-16, 16) / 8)
    site.scalar("epsilon", site.dice.number(1, 16) / 64)
    most = abs(gamma) * math.sqrt(over.height * over.width) + abs(beta)
    site.require(most <= site.magnitude)
    site.outputs((-most, most))
