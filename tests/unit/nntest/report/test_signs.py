from __future__ import annotations

from nntest.report.signs import SIGNS
from nntest.results import Outcome


def test_every_outcome_has_a_mark_of_its_own() -> None:
    assert set(SIGNS) == set(Outcome)
    assert len({sign.mark for sign in SIGNS.values()}) == len(SIGNS)
    assert len({sign.word for sign in SIGNS.values()}) == len(SIGNS)


def test_what_counts_against_the_driver_looks_bad_and_nothing_else() -> None:
    assert {o for o, sign in SIGNS.items() if sign.tone == "bad"} == {
        o for o in Outcome if o.is_bad
    }
