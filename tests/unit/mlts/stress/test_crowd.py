"""The crowd: how long the lives of its clients last."""

from __future__ import annotations

from mlts.stress.crowd import life_of

SECOND = 1_000_000_000


def test_a_life_is_long_enough_for_the_driver_to_be_at_work_for_the_client() -> None:
    assert life_of(1.5, []) == 1.5 * SECOND
    assert life_of(1.5, [SECOND // 10] * 3) == 1.5 * SECOND
    assert life_of(1.5, [SECOND // 10, 2 * SECOND, 9 * SECOND]) == 6 * SECOND
