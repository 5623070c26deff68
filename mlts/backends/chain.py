"""A model cut into parts: each runs on the driver or on the runtime of its file, and hands on what
it computes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mlts.backends.base import LoadedModel, Session
from mlts.backends.delegated import Part, Plan
from mlts.backends.interpreters import RuntimeSession
from mlts.results import Delegation, ModelPart
from nnservice.rpc.travel_time import now_ns

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["ChainSession", "part_on_runtime"]


@dataclass
class _Link:
    """A part's session with the tensors that go in and out; ``total_ns`` is its time so far."""

    session: Session
    inputs: Sequence[int]
    outputs: Sequence[int]
    is_first: bool
    """Whether it reads nothing but the model's inputs, which it gets before an inference."""
    total_ns: int = 0

    def give(self, values: dict[int, NDArray[Any]]) -> None:
        self.session.set_inputs([values[tensor] for tensor in self.inputs])


class ChainSession(Session):
    """The sessions of all parts of ``plan``, in its order. ``reference`` makes the session that the
    outputs are compared with; None where that is the runtime's of the file.
    """

    def __init__(
        self,
        plan: Plan,
        sessions: Sequence[Session],
        reference: Callable[[], Session | None] | None = None,
    ) -> None:
        self._plan = plan
        given = set(plan.graph.inputs)
        self._links = [
            _Link(session, cut.inputs, cut.outputs, given.issuperset(cut.inputs))
            for session, cut in zip(sessions, (part.file for part in plan.parts), strict=True)
        ]
        self._values: dict[int, NDArray[Any]] = {}
        self._transfers_ns = 0
        self._runs = 0
        self.approximations = [note for each in sessions for note in each.approximations]
        self.reference = reference
        self.hides_steps = plan.hides_steps

    def reset(self) -> None:
        for link in self._links:
            link.session.reset()

    def set_inputs(self, values: Sequence[NDArray[Any]]) -> None:
        self._values = dict(zip(self._plan.graph.inputs, values, strict=True))
        for link in self._links:
            if link.is_first:
                link.give(self._values)

    def run(self) -> None:
        values, scalars = self._values, self._plan.scalars
        now = now_ns()
        for link in self._links:
            if not link.is_first:
                link.give(values)
            begun = now_ns()
            link.session.run()
            ended = now_ns()
            for tensor, value in zip(link.outputs, link.session.outputs(), strict=True):
                # A scalar of the file's is a tensor of one element to the HAL.
                values[tensor] = value.reshape(()) if tensor in scalars else value
            self._transfers_ns += begun - now
            link.total_ns += ended - begun
            now = ended
        self._runs += 1

    def outputs(self) -> tuple[NDArray[Any], ...]:
        return tuple(self._values[tensor] for tensor in self._plan.graph.outputs)

    def forget_times(self) -> None:
        self._runs = self._transfers_ns = 0
        for link in self._links:
            link.total_ns = 0

    @property
    def delegation(self) -> Delegation | None:
        """Distribution of the operators, with the times since they were forgotten."""
        runs = self._runs
        if not self._plan.left:
            return None
        return Delegation(
            runtime=self._plan.runtime_title,
            operators=len(self._plan.graph.operators),
            left=self._plan.left,
            parts=self.parts,
            transfers_ns=self._transfers_ns / runs if runs else None,
        )

    @property
    def parts(self) -> tuple[ModelPart, ...]:
        """The parts with their mean times since they were forgotten."""
        runs = self._runs
        return tuple(
            ModelPart(
                on_driver=part.imported is not None,
                operators=part.operators,
                mean_ns=link.total_ns / runs if runs else None,
            )
            for part, link in zip(self._plan.parts, self._links, strict=True)
        )


def part_on_runtime(model: LoadedModel, part: Part, **how: Any) -> Session:
    """A part of ``model`` on the runtime that its file is for, opened as ``how`` says."""
    return RuntimeSession(
        model.format.open(part.file.data, input_shapes=part.shapes, source=str(model.path), **how)
    )
