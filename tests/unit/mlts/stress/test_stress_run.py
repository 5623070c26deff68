"""The stress itself: how long a case goes on."""

from __future__ import annotations

from mlts.stress.degradation import MAX_WAITING
from mlts.stress.stress_run import extensions_of
from tests.cells import cells

BUSY = MAX_WAITING + 0.1


@cells(
    ("is_few", "is_open", "waiting", "extensions"),
    [
        (False, False, BUSY, 0),
        (True, False, 0.0, 2),
        (False, True, 0.0, 1),
        (False, True, BUSY, 3),
        (True, True, 0.0, 2),
    ],
)
def test_what_is_open_is_given_time_and_more_on_a_busy_machine(
    is_few: bool, is_open: bool, waiting: float, extensions: int
) -> None:
    assert extensions_of(is_few, is_open, waiting) == extensions
