from __future__ import annotations

from pathlib import Path

import pytest

from corpus.audit.exceptions import Exception_, OutOfDate, read, unexplained
from corpus.audit.sensitivity import Gap, Key, audit, gaps
from nnhal.operations.registry import FAMILIES
from nnhal.operations.spec import OperationSpec
from nnhal.types import OperationType
from nntest.spec import SpecCase, load
from tests.own_corpus import own_cases
from tests.volume import sampled

SUB = """
a = Input("a", ("TENSOR_FLOAT32", [3]))
b = Parameter("b", ("TENSOR_FLOAT32", [3]), [{second}, 2.0, 3.0])
out = Output("out", ("TENSOR_FLOAT32", [3]))
model = Model().Operation("MUL", a, b, 0).To(out)
Example({{a: [5.0, 6.0, 7.0], out: [{product}, 12.0, 21.0]}}).DisableLifeTimeVariation()
"""


def cases(folder: Path, second: float) -> list[SpecCase]:
    path = folder / "V1_2" / "mul.mod.py"
    path.parent.mkdir()
    path.write_text(SUB.format(second=second, product=5 * second))
    return load(path)


def missed(found: list[SpecCase]) -> set[tuple[str, str]]:
    return {(g.key.argument, g.key.aspect) for g in gaps(audit(found, {OperationType.MUL}))}


def test_an_element_that_is_multiplied_by_zero_is_not_noticed(tmp_path: Path) -> None:
    assert ("input0", "first element") in missed(cases(tmp_path, 0.0))


def test_an_element_that_counts_is_noticed(tmp_path: Path) -> None:
    elements = {"first element", "middle element", "last element"}
    assert not elements & {aspect for _, aspect in missed(cases(tmp_path, 1.0))}


def test_a_number_that_float16_has_says_nothing_about_the_precision_of_others(
    tmp_path: Path,
) -> None:
    halves = {name for name, aspect in missed(cases(tmp_path, 1.5)) if aspect == "in float16"}
    assert halves == {"input0", "input1"}


def test_a_number_that_float16_does_not_have_shows_half_precision(tmp_path: Path) -> None:
    halves = {name for name, aspect in missed(cases(tmp_path, 1.0003)) if aspect == "in float16"}
    assert halves == {"input0"}


GAP = Gap(Key("L2_POOL_2D", "FLOAT32", "activation", "code 0 as 1"), 3, "l2_pool_2d_valid")


def explained(aspect: str) -> Exception_:
    return Exception_(
        operations=("L2_POOL_2D",), arguments=("activation",), aspects=(aspect,), reason="never < 0"
    )


def test_what_an_entry_explains_is_no_gap() -> None:
    assert unexplained([GAP], [explained("code * as *")], ["L2_POOL_2D"]) == []


def test_an_entry_that_explains_nothing_is_out_of_date() -> None:
    with pytest.raises(OutOfDate, match="L2_POOL_2D, activation, code 2 as 3: all such steps"):
        unexplained([GAP], [explained("code 2 as 3")], ["L2_POOL_2D"])


@pytest.mark.parametrize(
    "spec",
    sampled([spec for family in ("pooling", "softmax") for spec in FAMILIES[family]], 0.2),
    ids=lambda spec: spec.name,
)
def test_the_corpus_notices_every_step_that_can_be(spec: OperationSpec) -> None:
    """All families: ``python -m corpus.audit``."""
    (family,) = (family for family, specs in FAMILIES.items() if spec in specs)
    found = audit(own_cases(f"{family}/*"), {spec.type})
    assert [str(gap.key) for gap in unexplained(gaps(found), read(), [spec.name])] == []
