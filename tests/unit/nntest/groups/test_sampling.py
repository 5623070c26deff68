"""Samples of items by their kinds, and kinds in turns."""

from __future__ import annotations

import math
from collections import Counter
from itertools import islice

from nntest.groups.sampling import alternating, some_of_each

NAMES = ("add/1", "mul/1", "add/2", "add/3", "mul/2")
COSTS = {"cheap": 1.0, "dear": 10.0}


def kind(name: str) -> str:
    return name.partition("/")[0]


def test_the_first_item_of_each_kind_is_taken() -> None:
    assert [*some_of_each(NAMES, kind)] == ["add/1", "mul/1"]


def test_each_kind_has_its_own_limit_and_items_keep_their_order() -> None:
    limits = {"add": 2, "mul": math.inf}

    assert [*some_of_each(NAMES, kind, limits.__getitem__)] == ["add/1", "mul/1", "add/2", "mul/2"]


def test_queues_of_equal_costs_take_turns_until_all_are_empty() -> None:
    assert "".join(alternating(["abc", "d", "", "ef"])) == "adebfc"


def test_each_queue_has_an_equal_share_of_the_time() -> None:
    queues = [[name] * 100 for name in COSTS]

    assert Counter(islice(alternating(queues, COSTS.__getitem__), 88)) == {"cheap": 80, "dear": 8}
