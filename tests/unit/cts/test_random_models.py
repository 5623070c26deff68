"""Random models: the same on every machine, and as many kinds as Android draws."""

from __future__ import annotations

import hashlib

from cts.random_models import drawn
from nnapi.runtime import Runtime
from nnapi.settings import Settings

SEEDS = range(0, 225, 15)


def test_a_seed_gives_the_same_model() -> None:
    runtime = Runtime((), Settings())
    first, second = (drawn(7).build(runtime).hal.main for _ in range(2))
    assert first == second


def test_models_do_not_change_unnoticed() -> None:
    told = repr([(drawn(seed).plan, drawn(seed).outputs, drawn(seed).owners) for seed in SEEDS])
    digest = hashlib.sha256(told.encode()).hexdigest()[:12]
    assert digest == "f4d393970d23"


def test_signatures_belong_to_one_driver_each() -> None:
    for seed in SEEDS:
        model = drawn(seed)
        signatures = {(pattern.type, code) for pattern, code, _ in model.plan}
        assert signatures == model.owners.keys()


def test_owners_have_the_version_of_what_they_own() -> None:
    for seed in SEEDS:
        model = drawn(seed)
        for pattern, code, _ in model.plan:
            _, version = model.owners[pattern.type, code]
            assert version >= pattern.since
