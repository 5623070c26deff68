"""RNN, UNIDIRECTIONAL_SEQUENCE_RNN and BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.recurrent import MAX_STEPS, activation, sequence, sequence_shape, units
from nntest.random_graph.site import Site
from nntest.random_graph.values import Value

__all__: list[str] = []

O = OperationType  # noqa: E741

_STEP = 2.0
"""By how much a state grows in one step at most: sums of inputs, and the bias, are within 1."""


def _give_cell(site: Site, data: Value, batches: int, count: int, prefix: str = "") -> None:
    """Weights that keep sums of inputs within 1, and sums of states within the states."""
    width = data.shape[-1]
    bound = 1 / (width * max(data.magnitude, 1.0))
    site.leaf(f"{prefix}weights", (count, width), (-bound, bound))
    site.leaf(f"{prefix}recurrent_weights", (count, count), (-1 / count, 1 / count))
    site.leaf(f"{prefix}bias", (count,))
    site.leaf(f"{prefix}hidden_state", (batches, count), constant=site.dice.flag())


@draws(O.RNN)
def _rnn(site: Site) -> None:
    data, count = site.tensor("input"), units(site)
    _give_cell(site, data, data.shape[0], count)
    most = activation(site, 1 + _STEP)
    site.work(data.shape[0] * count * (data.shape[1] + count))
    site.outputs((-most, most), (-most, most))


@draws(O.UNIDIRECTIONAL_SEQUENCE_RNN)
def _sequence(site: Site) -> None:
    time_major, count = site.dice.flag(), units(site)
    data = site.tensor("input", accepts=_short, new=lambda: sequence_shape(site))
    steps, batches, width = sequence(data.shape, time_major)
    _give_cell(site, data, batches, count)
    site.scalar("time_major", time_major)
    most = activation(site, 1 + _STEP * steps)
    site.work(steps * batches * count * (width + count))
    site.outputs(*[(-most, most)] * len(site.signature.outputs))


def _short(value: Value) -> bool:
    return max(value.shape[:2]) <= MAX_STEPS


@draws(O.BIDIRECTIONAL_SEQUENCE_RNN)
def _both_ways(site: Site) -> None:
    """Alone, with an auxiliary input for the backward cell, or with one that both cells take: it
    has the shape of the input.
    """
    dice, time_major = site.dice, site.dice.flag()
    data = site.tensor("input", accepts=_short, new=lambda: sequence_shape(site))
    steps, batches, width = sequence(data.shape, time_major)
    counts = units(site), units(site)
    backward = data
    linking = dice.number(0, 2)
    if linking:
        magnitude = site.magnitude
        auxiliary = site.exact("aux_input", data.shape, within=(-magnitude, magnitude))
        backward = auxiliary if linking == 1 else data
    _give_cell(site, data, batches, counts[0], "forward_")
    _give_cell(site, backward, batches, counts[1], "backward_")
    if linking == 2:
        bound = 1 / (width * max(auxiliary.magnitude, 1.0))
        for name, count in zip(("forward_", "backward_"), counts, strict=True):
            site.leaf(f"{name}aux_weights", (count, width), (-bound, bound))
    site.scalar("time_major", time_major)
    merged = "backward_output" not in {output.name for output in site.signature.outputs}
    site.scalar("merge_outputs", merged)
    most = activation(site, 1 + (_STEP + 1) * steps)
    site.work(steps * batches * sum(count * (width + 8 + count) for count in counts))
    site.outputs(*[(-most, most)] * len(site.signature.outputs))
