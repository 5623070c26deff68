from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mlts import gate
from mlts.catalogue import CatalogueModel
from mlts.evaluators import EvaluatorMisfit, create, evaluators
from mlts.evaluators.registry import UnknownEvaluator

Entry = dict[str, Any]
OnlyModel = Callable[[Entry], CatalogueModel]


def test_the_registry_holds_what_is_in_the_folder() -> None:
    assert evaluators().keys() >= {"MelCepLogF0", "PhoneErrorRate", "TopK"}


def test_a_model_without_an_evaluator_has_none(only_model: OnlyModel, raw_entry: Entry) -> None:
    assert create(only_model(raw_entry)) is None


def test_an_unknown_evaluator_lists_the_known_ones(only_model: OnlyModel, raw_entry: Entry) -> None:
    raw_entry["evaluator"] = {"className": "BottomK"}
    with pytest.raises(UnknownEvaluator, match=r"'BottomK' is unknown; known: .*MelCepLogF0"):
        create(only_model(raw_entry))


def test_each_call_makes_a_fresh_evaluator(only_model: OnlyModel, image_entry: Entry) -> None:
    model = only_model(image_entry | {"evaluator": {"className": "TopK"}})
    assert create(model) is not create(model)


def test_topk_needs_images(only_model: OnlyModel, raw_entry: Entry) -> None:
    raw_entry["evaluator"] = {"className": "TopK"}
    with pytest.raises(EvaluatorMisfit, match=r"'tiny': evaluator 'TopK' needs .* key 'dataset'"):
        create(only_model(raw_entry))


@pytest.mark.parametrize("name", ["MelCepLogF0", "PhoneErrorRate"])
def test_sequence_evaluators_need_golden_outputs(
    only_model: OnlyModel, image_entry: Entry, name: str
) -> None:
    image_entry["evaluator"] = {"className": name}
    with pytest.raises(EvaluatorMisfit, match=f"'{name}' needs golden outputs.*'inputOutputs'"):
        create(only_model(image_entry))


@pytest.mark.parametrize("name", evaluators())
def test_an_evaluator_gives_a_value_for_each_of_its_keys(name: str) -> None:
    made: Any = evaluators()[name]
    assert tuple(made().values()) == made.keys


def test_a_gate_can_limit_every_value_of_every_evaluator() -> None:
    assert {key for kind in evaluators().values() for key in kind.keys} == set(gate.EVALUATOR_KEYS)
