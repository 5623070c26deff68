"""Runs stretches of random graphs in a worker."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from nnhal.errors import HalError, NoAnswer
from nntest.failure import Failure as CaseFailure
from nntest.graph_tests.coverage import Coverage
from nntest.graph_tests.discovery import Discovery
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.oracles import oracles_of
from nntest.graph_tests.results import GraphCase, GraphFinding, outcome_of
from nntest.graph_tests.seeds import GraphPlan, seed_of
from nntest.graph_tests.settings import GraphSettings, Stretch
from nntest.graph_tests.specimen import specimen_of
from nntest.graph_tests.trial import CRASH, HANG, Failure, Tally, failure_of
from nntest.random_graph import CannotDraw, Claims, RandomGraph
from nntest.random_graph.dice import Dice
from nntest.results import Outcome
from nntest.runner.case_ending import Ending, hung, look_after, not_started
from nntest.runner.suite import CaseRunner, PlannedCase

if TYPE_CHECKING:
    from nntest.graph_tests.laws import Law
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["GraphRunner"]

_STEERING: Final = 5
"""Stream of a run's seed that chooses the graphs."""

_VARIANTS: Final = 1 << 20
_MAX_PRUNINGS: Final = 5
_MAX_DEATHS: Final = 20
"""Crashes and hangs of a stretch, after which its time is better spent elsewhere."""

_MAX_FINDINGS: Final = 200
"""Of a stretch; more would only repeat what these say."""


class Subjects(Protocol):
    """The suite: what is drawn, on which driver, and what is said of a case."""

    @property
    def chosen(self) -> GraphSettings: ...

    @property
    def tests_runtime(self) -> bool: ...

    def machine(self, drivers: Drivers) -> Machine:
        """The driver under test, running."""

    def claims(self, drivers: Drivers, alive: Callable[[], None]) -> Claims:
        """Return what the driver claims of what is wanted; ``alive`` is called again and again."""

    def laws(self) -> Sequence[Law]:
        """The laws that it is held to."""

    def result(
        self,
        case: PlannedCase,
        outcome: Outcome,
        why: CaseFailure | str,
        evidence: Sequence[str] = (),
    ) -> GraphCase:
        """The result of ``case``."""


class GraphRunner(CaseRunner):
    """Runs cases of ``suite``; a context manager that ends what it has started."""

    def __init__(self, suite: Subjects, drivers: Drivers, watch: Watch) -> None:
        self._suite = suite
        self._chosen = suite.chosen
        self._drivers = drivers
        self._driver = drivers.own
        self._watch = watch
        self._stack = ExitStack()
        self._oracles = oracles_of(
            self._chosen.oracles, self._driver, may_be_itself=suite.tests_runtime
        )
        self._laws = suite.laws() if self._chosen.laws else ()
        self._machine: Machine | None = None
        self._asked: Claims | None = None
        self._steering: Coverage | None = None
        self._discovery: Discovery | None = None

    def __enter__(self) -> GraphRunner:
        for oracle in self._oracles:
            self._stack.callback(oracle.close)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def run(self, case: PlannedCase) -> GraphCase:
        began = time.perf_counter_ns()
        try:
            self.machine()
            claims = self._claims()
        except HalError as error:
            ending = hung(error) if isinstance(error, NoAnswer) else not_started(error)
            return self._ended(case, look_after(self._driver, ending))
        plan = GraphPlan(claims, self._chosen.sizes, self._chosen.dimension_range)
        if not plan.claims.kinds:
            reason = "the driver claims no operation of those that are to be drawn"
            return self._ended(case, Ending(Outcome.SKIPPED, reason))
        work = _Work(self, plan, msgspec.msgpack.decode(case.payload, type=Stretch))
        result = work.result(self._ended(case, Ending(Outcome.SUCCESS)))
        return msgspec.structs.replace(result, duration_ns=time.perf_counter_ns() - began)

    def _ended(self, case: PlannedCase, ending: Ending) -> GraphCase:
        return self._suite.result(case, ending.outcome, ending.why, ending.evidence)

    def machine(self) -> Machine:
        """The driver under test, started if it is not running. Raises HalError."""
        if self._machine is None:
            self._machine = self._suite.machine(self._drivers)
        return self._machine

    def restart(self, failure: Failure) -> tuple[str, ...]:
        """Close a driver that has died or hangs, and say what is known of that."""
        outcome = Outcome.CRASH if failure.how == CRASH else Outcome.HANG
        ending = look_after(self._driver, Ending(outcome, CaseFailure(failure.how, failure.reason)))
        self._driver.close()
        self._machine = None
        return ending.evidence

    def _claims(self) -> Claims:
        """What is drawn: what the driver claims, as far as the user wants it. Raises HalError."""
        if self._asked is None:
            self._asked = self._suite.claims(self._drivers, self._watch.alive)
        return self._asked

    @property
    def steering(self) -> Coverage:
        """Return the steering that all stretches of this worker share."""
        if self._steering is None:
            self._steering = Coverage(self._claims())
        return self._steering

    @property
    def discovery(self) -> Discovery:
        """Looks into failures; it remembers causes from stretch to stretch."""
        if self._discovery is None:
            self._discovery = Discovery(
                self, self._claims(), self._oracles, self._laws, self._watch.alive
            )
        return self._discovery

    def failure_of(self, graph: RandomGraph, seed: int, tally: Tally) -> Failure | None:
        """Describe how the driver fails on ``graph``."""
        oracle = self._oracles[0] if self._oracles else None
        laws = [Dice(seed, _STEERING).pick(self._laws)] if self._laws else []
        specimen = specimen_of(graph)
        return failure_of(specimen, self.machine(), oracle, laws, seed, tally)

    @property
    def watch(self) -> Watch:
        return self._watch

    @property
    def first_seed(self) -> int:
        """Return the first seed of the run."""
        return self._chosen.seed


class _Work:
    """One stretch."""

    def __init__(self, runner: GraphRunner, plan: GraphPlan, stretch: Stretch) -> None:
        self._runner = runner
        self._plan = plan
        self._stretch = stretch
        self._dice = Dice(runner.first_seed, _STEERING + 1 + stretch.number)
        self._coverage = Coverage(plan.claims)
        self._tally = Tally()
        self._findings: list[GraphFinding] = []
        self._evidence: tuple[str, ...] = ()
        self._counts: Counter[str] = Counter()

    def result(self, blank: GraphCase) -> GraphCase:
        """Run it; ``blank`` with what has come of it."""
        self._run()
        outcome = outcome_of(self._findings)
        accused = [finding for finding in self._findings if not finding.disputed]
        return msgspec.structs.replace(
            blank,
            outcome=outcome,
            why=_why(accused),
            evidence=self._evidence,
            graphs=self._counts["graphs"],
            operations=self._counts["operations"],
            refused=self._counts["refused"],
            compared=self._tally.count.compared,
            excluded=self._tally.count.excluded,
            grown=self._tally.grown,
            unjudged=self._tally.unjudged,
            laws=self._tally.laws,
            partly_asked=not self._plan.claims.complete,
            findings=tuple(self._findings),
            cells=self._coverage.cells(),
        )

    def _run(self) -> None:
        end = time.monotonic() + self._stretch.seconds
        number = 0
        while number < self._stretch.count if self._stretch.count else time.monotonic() < end:
            self._runner.watch.alive()
            if self._runner.watch.is_stopped or len(self._findings) >= _MAX_FINDINGS:
                break
            if self._counts["deaths"] >= _MAX_DEATHS:
                break
            self._one(self._seed(number))
            number += 1

    def _seed(self, number: int) -> int:
        if self._stretch.first and number == 0:
            return self._runner.first_seed
        target = self._runner.steering.next_target(self._dice)
        return seed_of(target, self._dice.number(0, _VARIANTS))

    def _one(self, seed: int) -> None:
        graph = self._drawn(seed)
        if graph is None:
            self._counts["refused"] += 1
            return
        self._counts["graphs"] += 1
        self._counts["operations"] += len(graph.kinds)
        self._coverage.reached(graph)
        self._runner.steering.reached(graph)
        failure = self._runner.failure_of(graph, seed, self._tally)
        if failure is None:
            return
        if failure.how in (CRASH, HANG):
            self._counts["deaths"] += 1
            self._evidence = self._evidence or self._runner.restart(failure)
        self._findings.append(self._runner.discovery.finding(graph, seed, failure))

    def _drawn(self, seed: int) -> RandomGraph | None:
        """What the driver supports of the graph of ``seed``; None where that is nothing."""
        try:
            graph: RandomGraph | None = self._plan.draw(seed)
            for _ in range(_MAX_PRUNINGS):
                if graph is None:
                    return None
                supported = self._runner.machine().supported(graph.model)
                if all(supported):
                    return graph
                graph = graph.keeping(supported)
        except (CannotDraw, Refusal, HalError):
            return None
        return None


def _why(findings: list[GraphFinding]) -> CaseFailure | str:
    if not findings:
        return ""
    first = findings[0]
    more = f"; {len(findings)} graphs of this stretch fail" if len(findings) > 1 else ""
    what = " ".join(first.operations) or "a graph"
    return CaseFailure(first.how, f"{what}: {first.reason} (seed {first.seed}){more}")
