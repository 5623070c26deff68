"""A client of the stress: threads that use a driver, compare every answer, and count on a page.

It is a process of its own, forked from the zygote, or threads of the process that watches it.
"""

from __future__ import annotations

import random
import threading
import time
from typing import Final

import msgspec

from mlts.stress import reports
from mlts.stress.client_page import ClientPage, Doing, Word
from mlts.stress.modes import Activity
from mlts.stress.observations import BadStatus, WrongAnswer
from mlts.stress.reports import Report, Silent
from mlts.stress.rounds import Rounds, Stopped, Way
from mlts.stress.workload import Workload, WorkloadFiles
from nncli.errors import UserError
from nnhal import registry
from nnhal.device import Device, PreparedModel
from nnhal.errors import HalError, NoAnswer, text_of
from nnhal.types import ErrorStatus, HalVersion
from nnprocess import linux
from nnservice.rpc import spinning

__all__ = ["Client", "Order", "run"]

REFUSALS: Final = {
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT: Word.EXHAUSTED,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT: Word.MISSED_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT: Word.MISSED_PERSISTENT,
}
"""A driver that is busy may say so: the client comes again."""

_BACK_OFF_S: Final = (0.001, 0.05)
"""Of the first refusal in a row and of all later ones, at most."""

_LOOK_S: Final = 0.01
"""Between two looks at the page, for a client that waits."""

_WAYS: Final = (Way.SYNCHRONOUS,) * 3 + (Way.BURST, Way.FENCED)
"""In which a thread asks for inferences, one drawn for each model; the last needs HAL 1.3."""

_FOR_EVER_S: Final = 1e6
"""Eleven days; the kernel's waits end at 24."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Order for a client. ``gated``: it works only while the gate of its page is open.

    ``is_measured``: against another client, at a higher priority than what else the machine does.
    ``answer_limit_s``: for which it waits for the driver; the watcher has limits of its own.
    """

    driver: str
    client: int
    life: int
    seed: int
    activity: Activity
    threads: int
    stay_s: float
    pause_s: tuple[float, float]
    gated: bool = False
    is_mapped: bool = False
    is_measured: bool = False
    answer_limit_s: float = _FOR_EVER_S

    @property
    def wanted(self) -> Word:
        """The answers that it is after."""
        return Word.COMPILATIONS if self.activity is Activity.COMPILE else Word.INFERENCES


def run(arguments: bytes, descriptors: list[int]) -> None:
    """Be a client until the page says stop: the target of a fork of the zygote.

    ``arguments`` are an Order; descriptors: page, pipe, and the two files of the workload.
    """
    order = msgspec.msgpack.decode(arguments, type=Order)
    page, pipe, content, constants = descriptors
    spinning.forbid()
    if order.is_measured:
        linux.raise_priority()
    files = WorkloadFiles(content, constants, order.is_mapped)
    client = Client(order, Workload(files), ClientPage(page, order.threads), pipe)
    client.start()
    client.join()


class Client:
    """A client whose threads run here. It tells what happens on ``page`` and ``pipe``."""

    def __init__(self, order: Order, workload: Workload, page: ClientPage, pipe: int) -> None:
        self.order = order
        self.workload = workload
        self.page = page
        self._pipe = pipe
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        """Connect in the first thread, and then start the others."""
        self._threads = [threading.Thread(target=self._first, name="client 0", daemon=True)]
        self._threads[0].start()

    def join(self, timeout_s: float | None = None) -> bool:
        """Wait for all threads; whether they have ended within ``timeout_s``."""
        until = None if timeout_s is None else time.monotonic() + timeout_s
        for thread in self._threads:  # grows until the first one has started all others
            thread.join(None if until is None else max(0.0, until - time.monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def tell(self, report: Report) -> None:
        """Tell the watcher of a rare event."""
        reports.send(self._pipe, report)

    def _first(self) -> None:
        try:
            device = self._connected()
        finally:
            if not self.page.connected_ns:
                for number in range(self.order.threads):
                    self.page.thread(number)[Word.DOING] = Doing.ENDED
        if device is None:
            return
        for number in range(1, self.order.threads):
            thread = threading.Thread(
                target=_Thread(self, device, number).run, name=f"client {number}", daemon=True
            )
            thread.start()
            self._threads.append(thread)
        _Thread(self, device, 0).run()

    def _connected(self) -> Device | None:
        self.page.thread(0)[Word.SINCE_NS] = time.monotonic_ns()
        limit_s = self.order.answer_limit_s
        while not self.page.is_stopped:
            try:
                device = registry.resolve(self.order.driver, callback_timeout_s=limit_s)
            except HalError as error:
                status = error.status
                message = error.message
            except UserError as error:
                status, message = ErrorStatus.DEVICE_UNAVAILABLE, str(error)
            else:
                self.page.connected(time.monotonic_ns())
                return device
            if status not in REFUSALS:
                failed = BadStatus(
                    client=self.order.client,
                    thread=0,
                    call="connect",
                    model="",
                    status=status.name,
                    message=message,
                )
                self.tell(Report(failed=failed))
                return None
            self.page.thread(0)[REFUSALS[status]] += 1
            time.sleep(_BACK_OFF_S[1])
        return None


class _Thread:
    """A thread of a client: ``rng`` draws the order of models and inputs, ways and pauses."""

    def __init__(self, client: Client, device: Device, number: int) -> None:
        self._client = client
        self._order = client.order
        self._device = device
        self._number = number
        self._page = client.page
        self._words = client.page.thread(number)
        self._rng = random.Random(f"{client.order.seed}/{number}")
        self._refused = 0

    def run(self) -> None:
        try:
            while not self._page.is_stopped:
                self._visit_all()
        except Stopped:
            pass
        except NoAnswer as error:
            silent = Silent(self._order.client, self._number, error.message)
            self._client.tell(Report(silent=silent))
        except HalError as error:
            self._tell(error.status.name, error.message)
        except Exception as error:  # whatever a driver may make the client's library do
            self._tell(type(error).__name__, text_of(error))
        finally:
            self._words[Word.DOING] = Doing.ENDED

    def _visit_all(self) -> None:
        """Every subject once, in an order of its own."""
        subjects = list(range(len(self._client.workload.subjects)))
        self._rng.shuffle(subjects)
        for subject in subjects:
            if self._page.is_stopped:
                return
            self._wait_at_gate()
            self._words[Word.SUBJECT] = subject
            before = self._words[self._order.wanted]
            try:
                self._visit(subject)
                self._recover()
            except HalError as error:
                self._refuse(error, before)

    def _patiently(self, rounds: Rounds, until_ns: int) -> tuple[int, bytes] | None:
        """As :meth:`Rounds.run`, again and again where the driver refuses."""
        while True:
            before = self._words[self._order.wanted]
            try:
                return rounds.run(until_ns)
            except HalError as error:
                if self._page.is_stopped or time.monotonic_ns() >= until_ns:
                    raise
                self._refuse(error, before)

    def _recover(self) -> None:
        """The driver has done what this thread is after."""
        if self._refused:
            self._words[Word.RECOVERED] += 1
            self._refused = 0

    def _visit(self, subject: int) -> None:
        begun = time.monotonic_ns()
        prepared = self._prepare(subject)
        if self._order.activity is not Activity.COMPILE:
            self._infer(subject, prepared, time.monotonic_ns() - begun)
        del prepared
        self._pause()

    def _prepare(self, subject: int) -> PreparedModel:
        workload, words = self._client.workload, self._words
        words[Word.SINCE_NS] = begun = time.monotonic_ns()
        words[Word.DOING] = Doing.PREPARING
        prepared = self._device.prepare(workload.model(subject))
        words[Word.PREPARED_NS] += time.monotonic_ns() - begun
        words[Word.PREPARED_IDLE_NS] += workload.subjects[subject].prepare_ns
        words[Word.COMPILATIONS] += 1
        return prepared

    def _infer(self, subject: int, prepared: PreparedModel, took_ns: int) -> None:
        """For a while, and for as long as the preparation took: on a busy machine a client would
        otherwise do little else than prepare.
        """
        way = self._rng.choice(_WAYS if self._device.hal_version >= HalVersion.V1_3 else _WAYS[:4])
        answered = self._client.workload.subjects[subject]
        rounds = Rounds(answered, prepared, way, self._page, self._number, self._rng)
        is_load = self._order.activity is Activity.LOAD
        stay_s = _FOR_EVER_S if self._order.activity is Activity.DEGRADE else self._order.stay_s
        until_ns = 0 if is_load else time.monotonic_ns() + max(int(stay_s * 1e9), took_ns)
        wrong = self._patiently(rounds, until_ns)
        if wrong is not None:
            self._words[Word.WRONG] += 1
            self._tell_wrong(answered.subject.name, rounds, *wrong)
            raise Stopped

    def _refuse(self, error: HalError, before: int) -> None:
        """Wait a little after ``error``, ``before`` which there were so many answers of those that
        the client is after. Raises ``error`` where it is no refusal.
        """
        word = REFUSALS.get(error.status)
        if word is None or isinstance(error, NoAnswer):
            raise error
        if self._words[self._order.wanted] != before:
            self._recover()
        self._words[word] += 1
        self._words[Word.DOING] = Doing.BACKING_OFF
        self._refused += 1
        time.sleep(self._rng.uniform(0, min(_BACK_OFF_S[1], _BACK_OFF_S[0] * 2**self._refused)))

    def _pause(self) -> None:
        shortest, longest = self._order.pause_s
        if longest > 0:
            self._words[Word.DOING] = Doing.PAUSING
            until = time.monotonic() + self._rng.uniform(shortest, longest)
            while (left := until - time.monotonic()) > 0 and not self._page.is_stopped:
                time.sleep(min(left, _LOOK_S * 5))

    def _wait_at_gate(self) -> None:
        while self._order.gated and not (self._page.is_gate_open or self._page.is_stopped):
            self._words[Word.DOING] = Doing.PAUSING
            time.sleep(_LOOK_S)

    def _tell(self, status: str, message: str) -> None:
        doing = Doing(self._words[Word.DOING])
        workload = self._client.workload
        failed = BadStatus(
            client=self._order.client,
            thread=self._number,
            call="prepare" if doing is Doing.PREPARING else "execute",
            model=workload.subjects[self._words[Word.SUBJECT]].subject.name,
            status=status,
            message=message,
            iteration=self._words[Word.INFERENCES],
            at_ns=time.monotonic_ns(),
        )
        self._client.tell(Report(failed=failed))

    def _tell_wrong(self, model: str, rounds: Rounds, number: int, actual: bytes) -> None:
        found = rounds.difference(number, actual)
        assert found is not None
        wrong = WrongAnswer(
            client=self._order.client,
            thread=self._number,
            model=model,
            input=number,
            output=found.output,
            element=max(0, found.element),
            expected=found.expected,
            actual=found.actual,
            differing=found.differing,
            elements=found.elements,
            iteration=self._words[Word.INFERENCES],
            way=rounds.way.value,
            belongs_to=self._client.workload.owner_of(actual) or rounds.remark(actual),
            at_ns=time.monotonic_ns(),
        )
        self._client.tell(Report(wrong=wrong))
