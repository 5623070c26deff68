"""Who waits for whom, from stacks as faulthandler writes them and processor time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from mlts.stress.blocked_threads import Evidence, threads_of, verdict_of
from mlts.stress.client_page import ClientPage, Doing, Word
from tests.cells import cells

STACKS = (
    "Thread 0x00007f01 (most recent call first):",
    '  File "/usr/lib/python3.11/threading.py", line 327 in wait',
    '  File "/opt/acme/npu.py", line 12 in execute',
    '  File "/src/nnhal/_driver_kit/executor.py", line 78 in run',
    "",
    "Thread 0x00007f02 (most recent call first):",
    '  File "/opt/acme/npu.py", line 40 in prepare',
    '  File "/src/nnhal/_driver_kit/core.py", line 9 in prepare',
    "Current thread 0x00007f03 (most recent call first):",
    '  File "/src/nnservice/rpc/peer.py", line 5 in serve',
)


def _member(doing: Doing) -> Any:
    page = ClientPage(ClientPage.create(1), 1)
    page.connected(1)
    page.thread(0)[Word.DOING] = doing
    order = SimpleNamespace(client=3, threads=1)
    return SimpleNamespace(page=page, order=order, describe=lambda: doing.words)


def _verdict(lines: tuple[str, ...], busy: float, doing: Doing = Doing.EXECUTING) -> str:
    return verdict_of([_member(doing)], Evidence(threads_of(lines), busy, lines))


def test_stacks_are_read_thread_by_thread() -> None:
    threads = threads_of(STACKS)
    assert [len(thread) for thread in threads] == [3, 2, 1]
    assert str(threads[1][0]) == "prepare (npu.py:40)"


@cells(
    ("lines", "busy", "doing", "verdict"),
    [
        (STACKS, 0.0, Doing.EXECUTING, "driver deadlock"),
        (STACKS[:4], 0.0, Doing.EXECUTING, "driver blocked"),
        (STACKS, 0.9, Doing.EXECUTING, "driver busy"),
        (STACKS[8:], 0.0, Doing.PREPARING, "answer lost"),
        (STACKS[8:], 0.0, Doing.WAITING_FOR_FENCE, "fence never signaled"),
        (STACKS[8:], 0.9, Doing.EXECUTING, "driver busy"),
    ],
)
def test_a_verdict_says_who_waits_for_whom(
    lines: tuple[str, ...], busy: float, doing: Doing, verdict: str
) -> None:
    found = _verdict(lines, busy, doing)
    assert found.startswith(f"{verdict}: client 3 is {doing.words}")


def test_a_deadlock_names_the_places_of_the_driver() -> None:
    assert "execute (npu.py:12), prepare (npu.py:40)" in _verdict(STACKS, 0.0)
