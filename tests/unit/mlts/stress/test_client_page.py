"""The page that a client and its watcher share."""

from __future__ import annotations

import os

import numpy as np

from mlts.stress.client_page import RING, ClientPage, Word
from mlts.stress.latency_trace import LatencyTrace
from mlts.stress.observations import BadStatus
from mlts.stress.reports import Report, Reports, Silent, send


def _write(page: ClientPage, thread: int, first: int, count: int) -> None:
    ring, words = page.ring(thread), page.thread(thread)
    for number in range(first, first + count):
        ring[number % RING * 2], ring[number % RING * 2 + 1] = number, 7
        words[Word.SAMPLES] = number + 1


def test_each_latency_is_read_once_and_the_oldest_are_lost_where_nobody_reads() -> None:
    fd = ClientPage.create(2)
    ours, theirs = ClientPage(fd, 2), ClientPage(fd, 2)
    os.close(fd)
    _write(theirs, 1, 0, 10)
    seen, rows = ours.samples(1, 0)
    assert (seen, rows[:, 0].tolist()) == (10, list(range(10)))
    _write(theirs, 1, 10, RING + 100)
    seen, rows = ours.samples(1, seen)
    assert seen == RING + 110
    assert rows[:, 0].tolist() == list(range(seen - RING + 1, seen))
    assert len(ours.samples(0, 0)[1]) == 0


def test_stop_gate_and_totals_reach_the_other_side() -> None:
    fd = ClientPage.create(2)
    ours, theirs = ClientPage(fd, 2), ClientPage(fd, 2)
    os.close(fd)
    theirs.thread(0)[Word.INFERENCES], theirs.thread(1)[Word.INFERENCES] = 3, 4
    assert ours.total(Word.INFERENCES) == 7
    ours.open_gate(True)
    ours.stop()
    assert theirs.is_stopped
    assert theirs.is_gate_open
    assert theirs.header[0]


def test_reports_arrive_whole_and_in_order() -> None:
    reading, writing = os.pipe2(os.O_NONBLOCK)
    status = BadStatus(client=1, thread=2, call="prepare", model="m", status="NONE")
    reports = Reports(reading)
    assert list(reports.read()) == []
    told = [Report(failed=status), Report(silent=Silent(1, 0, "nothing"))]
    for report in told:
        send(writing, report)
    assert list(reports.read()) == told
    os.close(writing)
    assert list(reports.read()) == []
    os.close(reading)


def test_a_trace_has_median_and_p99_of_each_interval() -> None:
    second = 1_000_000_000
    trace = LatencyTrace(0, 120 * second)
    early = np.stack([np.full(100, second // 2), np.arange(1, 101)], axis=1)
    late = np.array([[5 * second, 9]])
    trace.add(early[:50])
    trace.add(early[50:])
    trace.add(late)
    found = trace.result()
    assert found is not None
    assert (found.at_ns, found.count) == ((0, 5 * second), (100, 1))
    assert found.median_ns == (50.5, 9)
    assert found.p99_ns[0] == float(np.quantile(np.arange(1, 101), 0.99))
    assert LatencyTrace(0, second).result() is None
