"""A crowd of clients: started, killed and replaced as a mode wants it, and watched."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from mlts.stress.client import Order
from mlts.stress.client_page import Word
from mlts.stress.latency_trace import LatencyTrace
from mlts.stress.modes import Activity, Mode
from mlts.stress.observations import BadStatus, ClientEnd, ClientResult, Kill, Liveness, WrongAnswer
from mlts.stress.reports import Silent
from mlts.stress.starvation import Offer
from mlts.stress.starvation_watch import StarvationWatch
from mlts.stress.watched_client import WatchedClient

if TYPE_CHECKING:
    from mlts.stress.parameters import Parameters
    from mlts.stress.workload import Answered, WorkloadFiles
    from nnprocess.zygote import Zygote

__all__ = ["Crowd", "life_of"]

_Timed = TypeVar("_Timed", WrongAnswer, BadStatus)

_SECOND: Final = 1_000_000_000

_START_NS: Final = 60 * _SECOND
"""In which all clients must be connected; the time of the stress counts from there."""

_LAST_LIFE_S: Final = 0.3
"""Before the end, no further client is started."""


_LIFE: Final = 3
"""Times the time to a client's first answer, that a life lasts at least: on a busy machine clients
would otherwise be killed before the driver is at work for them."""


def life_of(life_s: float, first_answers_ns: Sequence[int]) -> int:
    """Return the planned duration of a life, in nanoseconds, given how long the first answers of
    clients have taken.
    """
    usual = sorted(first_answers_ns)[len(first_answers_ns) // 2] if first_answers_ns else 0
    return max(int(life_s * _SECOND), _LIFE * usual)


class Crowd:
    """Clients of the driver ``name``; in-process ones where there is no ``zygote``.

    ``answers`` are those of the idle driver, by subject of ``files``; ``waiting`` is what the
    driver's threads wait for a processor, over the time that they have one.
    """

    def __init__(
        self,
        mode: Mode,
        parameters: Parameters,
        name: str,
        files: WorkloadFiles,
        zygote: Zygote,
        seed: int,
        answers: Sequence[Answered],
        waiting: Callable[[], float],
    ) -> None:
        self._mode = mode
        self._parameters = parameters
        self._name = name
        self._files = files
        self._zygote = zygote
        self._rng = random.Random(f"{seed}/crowd")
        self._seed = seed
        self._starvation = StarvationWatch(parameters.starvation_s, answers, waiting)
        self.clients: list[WatchedClient] = []
        self.ended: list[ClientResult] = []
        self.kills: list[Kill] = []
        self.wrong: WrongAnswer | None = None
        self.bad_status: BadStatus | None = None
        self.silent: Silent | None = None
        self.crashed: tuple[WatchedClient, str, tuple[str, ...]] | None = None
        self.refusals: Counter[str] = Counter()
        self.totals: Counter[Word] = Counter()
        self._liveness: WatchedClient | None = None
        self._first_answers_ns: list[int] = []
        """Of clients so far, since their start."""
        self._lives: dict[int, int] = {}
        """Begun so far, by client."""
        self._answers_before = 0
        self._offered_before = Offer()
        self.start_ns = time.monotonic_ns()
        self._length_ns = int(parameters.duration_s * _SECOND)
        self.until_ns = self.start_ns + _START_NS + self._length_ns
        self.trace = LatencyTrace(self.start_ns, self._length_ns)

    def start(self) -> None:
        """All clients, the liveness checker first."""
        if self._mode.has_liveness:
            self._liveness = self._add(
                self._parameters.processes, 0, Activity.INFER, threads=1, is_stressing=False
            )
        for number in range(self._parameters.processes):
            self._begin_life(number, 0)
        if self._mode.activity is Activity.DEGRADE:
            self._add(
                self._parameters.processes,
                0,
                Activity.COMPILE,
                threads=self._parameters.threads,
                gated=True,
                is_stressing=False,
            )

    def begin(self) -> None:
        """All clients are connected: from here on the time counts."""
        self.until_ns = time.monotonic_ns() + self._length_ns

    def extend(self) -> None:
        """Go on for as long again as the parameters say."""
        self.until_ns += self._length_ns
        present = {client.order.client for client in self.clients if client.is_stressing}
        for number in range(self._parameters.processes):
            if number not in present:
                self._begin_life(number, self._lives[number])

    @property
    def has_failed(self) -> bool:
        """Whether anything has happened that fails the case."""
        found = self.wrong, self.bad_status, self.silent, self.crashed
        return any(each is not None for each in found)

    @property
    def are_all_connected(self) -> bool:
        return all(client.page.connected_ns for client in self.clients)

    def open_gate(self, is_open: bool) -> None:
        for client in self.clients:
            client.page.open_gate(is_open)

    def look(self) -> None:
        """Read what clients have told, kill whose time has come, replace who has ended.

        Raises Starved.
        """
        now = time.monotonic_ns()
        for client in [*self.clients]:
            self._hear(client)
            if client.has_first_answer():
                self._first_answers_ns.append(now - client.started_ns)
            if client.is_ended():
                self._bury(client)
            elif client.kill_ns is not None and now >= client.kill_ns and not client.is_killed:
                client.kill()
            elif client.end_ns is not None and now >= client.end_ns:
                client.ask_to_end()
        self._starvation.look(now, self.clients, self._offered())

    def answers(self) -> int:
        """Return the answers of all clients so far."""
        return self._answers_before + sum(client.count() for client in self.clients)

    def ask_to_end(self) -> None:
        for client in self.clients:
            client.kill_ns = None
            client.ask_to_end()

    def overdue(self, grace_s: float) -> list[WatchedClient]:
        """Clients that were asked to end more than ``grace_s`` ago."""
        limit = time.monotonic_ns() - int(grace_s * _SECOND)
        return [m for m in self.clients if m.asked_ns is not None and m.asked_ns < limit]

    def wait(self, grace_s: float, alive: Callable[[], None]) -> list[WatchedClient]:
        """Wait for the end of all clients, which were asked to; those that hang."""
        until = time.monotonic() + grace_s
        while self.clients and time.monotonic() < until:
            for client in [*self.clients]:
                self._hear(client)
                if client.is_ended():
                    self._bury(client, replace=False)
            alive()
            time.sleep(0.01)
        return [*self.clients]

    def give_up(self, hung: Sequence[WatchedClient] = ()) -> None:
        """End all that are left, by force."""
        for client in [*self.clients]:
            client.destroy()
            self._hear(client)
            self._count(client, ClientEnd.HUNG if client in hung else ClientEnd.FINISHED, "")
            if client.child is not None:
                client.child.end(2.0)
            client.close()
        self.clients.clear()

    def liveness(self) -> Liveness | None:
        """Return what the liveness checker has seen."""
        if self._liveness is None:
            return None
        page = self._liveness.page
        return Liveness(
            inferences=page.total(Word.INFERENCES),
            wrong=page.total(Word.WRONG),
            longest_ns=self._liveness.standing.longest_ns,
        )

    def _begin_life(self, number: int, life: int) -> None:
        self._lives[number] = life + 1
        parameters = self._parameters
        now = time.monotonic_ns()
        left = min(self._length_ns, self.until_ns - now)
        whole = life_of(parameters.life_s, self._first_answers_ns)
        length = min(left, whole) if parameters.life_s else left
        kill_ns = None
        if not self._mode.is_in_process and self._rng.random() < parameters.kill_rate:
            kill_ns = now + int(self._rng.uniform(*parameters.kill_window) * length)
        end_ns = now + length if parameters.life_s and length < left else None
        self._add(
            number, life, self._mode.activity, threads=parameters.threads,
            kill_ns=kill_ns, end_ns=end_ns,
        )  # fmt: skip

    def _add(
        self,
        number: int,
        life: int,
        activity: Activity,
        *,
        threads: int,
        kill_ns: int | None = None,
        end_ns: int | None = None,
        gated: bool = False,
        is_stressing: bool = True,
    ) -> WatchedClient:
        order = Order(
            driver=self._name,
            client=number,
            life=life,
            seed=random.Random(f"{self._seed}/{number}/{life}").getrandbits(32),
            activity=activity,
            threads=threads,
            stay_s=self._parameters.stay_s,
            pause_s=self._parameters.pause_s,
            gated=gated,
            is_mapped=self._files.is_mapped,
            is_measured=self._mode.is_measured,
        )
        here = self._mode.is_in_process and is_stressing
        client = WatchedClient(
            order, self._files, None if here else self._zygote,
            others=self._offered(), kill_ns=kill_ns, end_ns=end_ns, is_stressing=is_stressing,
        )  # fmt: skip
        self.clients.append(client)
        return client

    def _hear(self, client: WatchedClient) -> None:
        if client.is_stressing:
            client.drain(self.trace)
        for report in client.reports.read():
            self.wrong = self.wrong or self._at(report.wrong)
            self.bad_status = self.bad_status or self._at(report.failed)
            self.silent = self.silent or report.silent

    def _at(self, event: _Timed | None) -> _Timed | None:
        """``event`` with its time since the start."""
        return event and msgspec.structs.replace(event, at_ns=max(0, event.at_ns - self.start_ns))

    def _bury(self, client: WatchedClient, *, replace: bool = True) -> None:
        """A client has ended: as planned, or not."""
        self._hear(client)
        end, reason = self._end_of(client)
        self._count(client, end, reason)
        client.close()
        self.clients.remove(client)
        if end is ClientEnd.KILLED:
            at_ns = time.monotonic_ns() - self.start_ns
            order = client.order
            self.kills.append(
                Kill(at_ns=at_ns, client=order.client, life=order.life, doing=client.doing)
            )
        left_s = (self.until_ns - time.monotonic_ns()) / _SECOND
        if replace and client.is_stressing and left_s > _LAST_LIFE_S and not self.has_failed:
            self._begin_life(client.order.client, client.order.life + 1)

    def _end_of(self, client: WatchedClient) -> tuple[ClientEnd, str]:
        if client.is_killed:
            return ClientEnd.KILLED, ""
        end = client.child.end(0) if client.child is not None else None
        if end is None or end.exit_status == 0:
            was_asked = client.asked_ns is not None
            return (ClientEnd.FINISHED, "") if was_asked else (ClientEnd.FAILED, "see the case")
        self.crashed = self.crashed or (client, str(end), end.log)
        return ClientEnd.CRASHED, f"the process {end}"

    def _count(self, client: WatchedClient, end: ClientEnd, reason: str) -> None:
        self.ended.append(client.result(self.start_ns, end, reason))
        self.refusals.update(client.refusals())
        for word in (Word.INFERENCES, Word.COMPILATIONS, Word.COMPARED):
            self.totals[word] += client.page.total(word)
        self._answers_before += client.count()
        self._offered_before = Offer.sum_of((self._offered_before, client.offer()))

    def _offered(self) -> Offer:
        """What all clients have had so far."""
        return Offer.sum_of((self._offered_before, *(client.offer() for client in self.clients)))
