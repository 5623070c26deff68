"""The benchmark that counts planted defects which a localization finds."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest

from mlts.localization.trials import PRELOAD
from nnprocess.zygote import Zygote
from nntflite.cutting import TfliteCutter

NETWORK = "state, outside the HAL"


def test_the_networks_are_as_large_and_as_odd_as_they_say(benchmark: ModuleType) -> None:
    graphs = {name: TfliteCutter(data).graph for name, data in benchmark.networks().items()}
    counts = [len(graph.operators) for graph in graphs.values()]
    assert (len(counts), min(counts), max(counts)) == (8, 31, 600)
    outside = {
        n for n, g in graphs.items() if any(o.name in benchmark.OUTSIDE for o in g.operators)
    }
    assert outside == {name for name in graphs if "outside" in name}
    assert {name for name, graph in graphs.items() if len(graph.inputs) == 2} == {
        name for name in graphs if "two inputs" in name
    }
    assert any(tensor.is_variable for tensor in graphs[NETWORK].tensors)


@pytest.mark.parametrize("maker", ["on_engine", "on_driver"])
def test_a_planted_defect_is_found_and_its_part_shows_it(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, maker: str
) -> None:
    data = benchmark.network(12, 5, outside=True, state=True)
    defect = getattr(benchmark, maker)("net", data, np.random.default_rng(3))
    monkeypatch.setenv(benchmark.TARGET, defect.target)
    monkeypatch.setenv(benchmark.KIND, defect.kind)
    with Zygote.start(PRELOAD) as zygote:
        number, shows, _, _ = benchmark.look(zygote, benchmark.subject("net", data), defect.driver)
    assert (number, shows) == (defect.operator, True)
