"""Which mutations of long networks are tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nntest.results import Outcome
from tests.unit.vts.groups.drivers import accepting, reference
from tests.unit.vts.groups.harness import cases_of, run_group
from vts.groups.model_validation import GROUP as MODELS
from vts.groups.request_validation import GROUP as REQUESTS
from vts.mutations.tried import tried_mutations
from vts.raw import execute_all_paths

CHAIN_OF_40 = """
tensors = [Internal(f"t{n}", "TENSOR_FLOAT32", "{2}") for n in range(39)]
one, out = Input("one", "TENSOR_FLOAT32", "{2}"), Output("out", "TENSOR_FLOAT32", "{2}")
model = Model()
for source, target in zip([one, *tensors], [*tensors, out]):
    model.Operation("TANH", source).To(target)
Example({one: [0.0, 0.0], out: [0.0, 0.0]})
"""

PARTS_OF_30 = """
inputs = [Input(f"i{n}", "TENSOR_FLOAT32", "{1}") for n in range(30)]
out = Output("out", "TENSOR_FLOAT32", "{30}")
Model().Operation("CONCATENATION", *inputs, 0).To(out)
Example({**{each: [0.0] for each in inputs}, out: [0.0] * 30})
"""


def some(mutations: Callable[[], Iterator[int]], seed: str) -> list[int]:
    """Of something that has very many."""
    return [*tried_mutations(mutations, size=17, seed=seed, thorough=False)]


@pytest.mark.parametrize(("size", "thorough"), [(16, False), (17, True)])
def test_all_are_tried_of_what_is_small_or_if_thorough(size: int, thorough: bool) -> None:
    tried = tried_mutations(lambda: iter(range(300)), size=size, seed="", thorough=thorough)
    assert [*tried] == [*range(300)]


@given(st.integers(0, 300), st.text())
def test_all_of_few_and_some_of_many_are_tried_in_their_order(count: int, seed: str) -> None:
    tried = some(lambda: iter(range(count)), seed)
    assert len(tried) == min(count, 64)
    assert tried == sorted(set(tried))
    assert tried[:1] == [*range(count)][:1]
    assert tried[-1:] == [*range(count)][-1:]


def test_each_mutation_of_many_is_tried_by_some_test() -> None:
    def of_300() -> Iterator[int]:
        return iter(range(300))

    tried = {each for seed in map(str, range(50)) for each in some(of_300, seed)}
    assert tried == {*range(300)}


@pytest.mark.parametrize(("thorough", "count"), [(False, 64), (True, 78)])
def test_a_long_network_has_all_mutations_of_its_order_only_if_thorough(
    thorough: bool, count: int
) -> None:
    ran = run_group(
        MODELS,
        accepting,
        cases_of("chain_of_40", CHAIN_OF_40),
        thorough=thorough,
        choose=lambda test: test.name.startswith("execution_order/"),
    )
    assert f"Not refused: {count} of {count} mutations" in ran.only_failure()


@pytest.mark.parametrize(("thorough", "count"), [(False, 64), (True, 94)])
def test_a_request_of_many_arguments_has_all_mutations_only_if_thorough(
    thorough: bool, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests: list[Any] = []

    def noting(raw: Any, prepared_model: Any, request: Any, *rest: Any, **paths: Any) -> Any:
        requests.append(request)
        return execute_all_paths(raw, prepared_model, request, *rest, **paths)

    monkeypatch.setattr("vts.mutations.refused_requests.execute_all_paths", noting)
    ran = run_group(
        REQUESTS,
        reference,
        cases_of("parts_of_30", PARTS_OF_30),
        thorough=thorough,
        choose=lambda test: test.name.startswith("dimensions/"),
    )
    assert [*ran.outcomes.values()] == [Outcome.SUCCESS]
    itself, *mutations = requests
    assert itself not in mutations
    assert len(mutations) == count
