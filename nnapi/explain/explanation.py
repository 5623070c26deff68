"""The explanation of a plan, as its JSON form has it."""

from __future__ import annotations

import msgspec

from nnapi.explain.transition_costs import TransitionCosts

__all__ = [
    "Crossing",
    "DeviceNote",
    "Explanation",
    "OperationNote",
    "StepNote",
    "Verdict",
]


class DeviceNote(msgspec.Struct, frozen=True):
    """A device: how many operations it takes, and how many of them it gets.

    ``problem`` is why nothing that it says counts.
    """

    name: str
    hal_version: str
    is_cpu: bool
    supported: int
    chosen: int
    problem: str | None = None


class Verdict(msgspec.Struct, frozen=True):
    """One device on one operation.

    ``performance`` is what it declares for the operation, relative to the CPU, None where it does
    not support it. ``remedy`` is what it would take to bring the operation there.
    """

    device: str
    supported: bool
    performance: float | None
    reason: str
    remedy: str | None = None


class OperationNote(msgspec.Struct, frozen=True):
    """An operation: where it runs, in which step, and what each device has to do with it.

    ``subgraph`` is None for the main one. ``place`` is the name of a device, ``interpreter`` for
    control flow that the runtime interprets, or ``nowhere``.
    """

    subgraph: int | None
    index: int
    name: str
    operand: str
    """Type and dimensions of the first operand, which decides on performance."""
    place: str
    step: int | None
    why: str
    verdicts: tuple[Verdict, ...]


class StepNote(msgspec.Struct, frozen=True):
    """A step. ``kind`` is the name of a device, IF, WHILE or GOTO.

    Bytes are those that go in from and out to other steps; they leave out what is not known before
    an execution. The application's own inputs and outputs are not among them. ``cost_ns`` is the
    estimate of what the step takes beside its operations: a call, and copies of these bytes where
    its device is not the CPU. None where nothing was estimated, and for control flow.
    """

    index: int
    kind: str
    operations: int = 0
    bytes_in: int = 0
    bytes_out: int = 0
    cost_ns: int | None = None


class Crossing(msgspec.Struct, frozen=True):
    """An operand that one step computes and others read; ``bytes`` is None for an unknown size."""

    subgraph: int | None
    operand: int
    from_step: int
    from_device: str
    to_steps: tuple[int, ...]
    to_devices: tuple[str, ...]
    bytes: int | None


class Explanation(msgspec.Struct, frozen=True):
    """Explanation of how ``model`` is run, and why.

    ``outcome`` is the kind of the plan (SIMPLE, COMPOUND, ERROR). ``fallback`` says why the whole
    model runs on the CPU although the plan was another, ``error`` why it runs nowhere. ``costs``
    are the figures that costs of steps are estimated from.
    """

    model: str
    preference: str
    outcome: str
    devices: tuple[DeviceNote, ...]
    operations: tuple[OperationNote, ...]
    steps: tuple[StepNote, ...] = ()
    crossings: tuple[Crossing, ...] = ()
    fallback: str | None = None
    error: str | None = None
    costs: TransitionCosts | None = None

    @property
    def cost_ns(self) -> int | None:
        """The estimate of what the model would save if it ran in one call, each step run once."""
        costs = [step.cost_ns for step in self.steps if step.cost_ns is not None]
        if self.costs is None or not costs:
            return None
        return sum(costs) - self.costs.of_step(0)

    @property
    def calls(self) -> int:
        """Calls of devices in an execution in which each step runs once."""
        return sum(step.operations > 0 for step in self.steps)

    @property
    def crossing_bytes(self) -> int:
        """Bytes between steps, as far as they are known."""
        return sum(crossing.bytes or 0 for crossing in self.crossings)
