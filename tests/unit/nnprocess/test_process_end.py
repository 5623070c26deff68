from __future__ import annotations

import signal

from nnprocess.process_end import ProcessEnd
from tests.cells import cells


@cells(
    ("status", "text"),
    [
        (0, "exited with status 0"),
        (3 << 8, "exited with status 3"),
        (signal.SIGSEGV, "was killed by SIGSEGV"),
        (signal.SIGABRT | 0x80, "was killed by SIGABRT"),
        (40, "was killed by signal 40"),
    ],
)
def test_an_end_is_told_in_words(status: int, text: str) -> None:
    assert str(ProcessEnd.of_wait_status(1, status)) == text


def test_an_end_that_nobody_saw_is_told_too() -> None:
    text = "is gone together with the process that had started it"
    assert str(ProcessEnd(1, None, None)) == text
