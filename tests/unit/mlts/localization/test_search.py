"""A localization blames the operator that is wrong, and not those that pass its error on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.localization import search as searching
from mlts.localization.results import Verdict
from mlts.localization.search import CannotLocalize
from mlts.localization.trials import Failure, Result
from nntflite.graph import File, GraphBuilder
from nntflite.schema import TensorType
from nntflite.writer import write
from tests.unit.mlts.localization.fake_runtimes import Fake, chain, search, verdicts

RIGHT, WRONG, PASSES_ON = Verdict.RIGHT, Verdict.WRONG, Verdict.PASSES_ON
SUSPECT, NOT_RUN, DISPUTED = Verdict.SUSPECT, Verdict.NOT_RUN, Verdict.DISPUTED


def twice(value: NDArray[Any]) -> NDArray[Any]:
    return value * np.float32(2)


def test_a_right_driver_has_no_wrong_operator() -> None:
    found, evidence = search(chain("ADD", "NEG", "ABS"), Fake())
    assert verdicts(found) == [RIGHT] * 3
    assert (found.error, found.culprits, found.jury, evidence) == (0.0, [], (), None)


def test_not_a_number_is_right_where_it_is_expected_and_nowhere_else() -> None:
    found, _ = search(chain("LOG", "NEG"), Fake())
    assert verdicts(found) == [RIGHT] * 2
    found, _ = search(chain("ABS", "NEG"), Fake({"t0": lambda value: value * np.float32("nan")}))
    assert verdicts(found) == [WRONG, PASSES_ON]


def test_the_wrong_one_is_blamed_and_those_behind_it_are_not() -> None:
    found, evidence = search(chain("ADD", "NEG", "ABS", "ADD"), Fake({"t1": twice}))
    assert verdicts(found) == [RIGHT, WRONG, PASSES_ON, PASSES_ON]
    wrong, behind = found.operators[1:3]
    assert (wrong.operator, wrong.tensor, wrong.type, wrong.before) == ("NEG", "t1", "FLOAT32", 0)
    assert wrong.finding == ("2 of 2 elements of 't1' are wrong: element 1 is 20 instead of 10")
    assert (behind.own, behind.before) == (0, wrong.after)
    assert found.error is not None
    assert found.error > 1
    assert evidence is not None
    assert (evidence.part.operators, evidence.part.outputs) == ((1,), (2,))
    assert [array.tolist() for array in evidence.inputs] == [[[6, -10]]]
    assert [array.tolist() for array in evidence.expected] == [[[-6, 10]]]
    assert evidence.actual is not None
    assert [array.tolist() for array in evidence.actual] == [[[-12, 20]]]


def test_two_wrong_operators_are_both_blamed_also_where_their_errors_cancel() -> None:
    half = {"t0": twice, "t2": lambda value: value / np.float32(2)}
    found, _ = search(chain("ABS", "ABS", "ABS", "ABS"), Fake(half))
    assert verdicts(found) == [WRONG, PASSES_ON, WRONG, RIGHT]
    assert found.error == 0


def test_an_operator_that_the_driver_does_not_run_is_no_end_and_its_value_is_tf_lites() -> None:
    found, _ = search(chain("ADD", "NEG", "ABS"), Fake({"t2": twice}, refuses=["NEG"]))
    assert verdicts(found) == [RIGHT, NOT_RUN, WRONG]
    assert found.operators[1].finding == "it has no NEG"
    assert found.operators[2].before == 0
    assert found.unchecked == [found.operators[1]]


def test_an_operator_that_kills_or_hangs_the_driver_is_wrong_and_the_others_are_looked_at() -> None:
    dying = Fake({"t3": twice}, dies_of=["NEG"])
    found, evidence = search(chain("ADD", "NEG", "ABS", "ABS"), dying)
    assert verdicts(found) == [RIGHT, WRONG, RIGHT, WRONG]
    assert found.operators[1].finding == "its process was killed by SIGSEGV"
    assert evidence is not None
    assert evidence.actual is None
    assert "the driver fails with operator 1 NEG" in found.remarks[0]
    assert ["ADD", "NEG", "ABS", "ABS"] not in dying.runs


def test_only_some_of_the_operators_of_a_kind_that_hangs_are_tried() -> None:
    found, _ = search(chain("NEG", "NEG", "NEG", "ADD"), Fake(hangs_with=["NEG"]))
    assert verdicts(found) == [WRONG, WRONG, NOT_RUN, RIGHT]
    assert found.operators[2].finding == "not tried, since 2 other operators NEG hang"


def test_a_driver_that_takes_whole_models_only_is_judged_by_what_it_shows() -> None:
    found, _ = search(chain("ADD", "NEG", "ABS"), Fake({"t1": twice}, sizes=[3]))
    assert verdicts(found) == [RIGHT, WRONG, PASSES_ON]


def test_what_is_wrong_only_inside_the_model_is_found_there() -> None:
    found, evidence = search(chain("ADD", "NEG", "ABS"), Fake({"t1": twice}, least=3))
    assert verdicts(found) == [RIGHT, WRONG, PASSES_ON]
    assert found.operators[1].finding.endswith("(inside the model; alone it is right)")
    assert evidence is not None
    assert evidence.part.operators == (1,)


def test_an_operator_that_a_delegate_leaves_to_tf_lite_is_not_called_right() -> None:
    found, _ = search(chain("ADD", "NEG", "ABS"), Fake({"t2": twice}, leaves=["NEG"]))
    assert verdicts(found) == [RIGHT, NOT_RUN, WRONG]
    assert found.operators[1].finding == "the delegate leaves it to TF Lite's kernels"


class Fusing(Fake):
    """Wrong only where NEG and ABS follow each other and nobody looks between them."""

    def _computed(self, cutter: Any, inputs: Any, spoils: bool) -> Any:
        names = [operator.name for operator in cutter.graph.operators]
        hidden = len(cutter.graph.outputs) == 1
        outputs = super()._computed(cutter, inputs, spoils)
        together = "NEG ABS" in " ".join(names)
        return [twice(each) for each in outputs] if together and hidden else outputs


def test_operators_that_are_wrong_only_together_are_suspect_in_the_smallest_part() -> None:
    found, evidence = search(chain("ADD", "ADD", "NEG", "ABS", "ADD", "ADD"), Fusing())
    assert verdicts(found) == [RIGHT, RIGHT, SUSPECT, SUSPECT, RIGHT, RIGHT]
    assert evidence is not None
    assert evidence.part.operators == (2, 3)


def test_a_part_that_crashes_as_a_whole_is_bisected() -> None:
    class Crashing(Fake):
        def run(self, file: bytes, inputs: Any, numbers: Any = None) -> Any:
            result = super().run(file, inputs)
            if self.runs[-1][-3:] == ["NEG", "ABS", "ADD"] or "NEG ABS" in " ".join(self.runs[-1]):
                raise Failure("its process was killed by SIGSEGV")
            return result

    found, _ = search(chain("ADD", "NEG", "ABS", "ADD", "ADD"), Crashing())
    assert verdicts(found) == [RIGHT, SUSPECT, SUSPECT, RIGHT, RIGHT]


def test_a_whole_that_is_refused_although_each_operator_runs_is_said_and_not_blamed() -> None:
    found, _ = search(chain("ADD", "NEG", "ABS", "ADD"), Fake(sizes=[1, 2]))
    assert verdicts(found) == [RIGHT] * 4
    assert "The smallest part that it does not run has operators" in found.remarks[-1]


def test_a_driver_that_runs_nothing_is_not_blamed() -> None:
    found, _ = search(chain("ADD", "NEG"), Fake(sizes=[9]))
    assert verdicts(found) == [NOT_RUN] * 2
    assert found.error is None


def test_what_runtimes_dispute_is_not_blamed_on_the_driver() -> None:
    other = Fake({"t1": twice}, name="other")
    found, evidence = search(chain("ADD", "NEG", "ABS"), Fake({"t1": twice}), other)
    assert verdicts(found) == [RIGHT, DISPUTED, PASSES_ON]
    assert found.operators[1].finding == "the driver agrees with other, and not with TF Lite"
    assert found.jury == ("other",)
    assert evidence is None


def test_the_values_of_a_large_model_are_looked_at_in_batches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searching, "MAX_BATCH_BYTES", 16)
    driver = Fake({"t4": twice})
    found, _ = search(chain("ADD", "NEG", "ABS", "ADD", "NEG", "ABS", "ADD"), driver)
    assert verdicts(found) == [RIGHT, RIGHT, RIGHT, RIGHT, WRONG, PASSES_ON, PASSES_ON]
    assert max(map(len, driver.runs[:-1])) == 2
    assert len(driver.runs[-1]) == 7


def test_operators_that_read_constants_alone_are_cut_with_their_readers() -> None:
    build = GraphBuilder()
    half = build.tensor("half", TensorType.FLOAT16, (2,), None, np.float16([1, 2]).tobytes())
    x, weights, y = (build.tensor(name, TensorType.FLOAT32, (2,)) for name in ("x", "w", "y"))
    build.operator("DEQUANTIZE", [half], [weights])
    build.operator("ADD", [x, weights], [y])
    driver = Fake()
    found, _ = search(build.finish([x], [y]), driver)
    assert verdicts(found) == [RIGHT] * 2
    assert driver.runs[0] == ["DEQUANTIZE", "ADD"]


def test_scrubbed_evidence_has_other_weights_and_shows_the_defect() -> None:
    build = GraphBuilder()
    weights = np.float32([0.25, -0.75])
    w = build.tensor("w", TensorType.FLOAT32, (2,), None, weights.tobytes())
    x, y = (build.tensor(name, TensorType.FLOAT32, (2,)) for name in "xy")
    build.operator("ADD", [x, w], [y])
    graph = build.finish([x], [y])
    _, evidence = search(graph, Fake({"y": twice}), scrub=True)
    assert evidence is not None
    assert weights.tobytes() not in evidence.part.data
    assert evidence.actual is not None
    assert (evidence.actual[0] == 2 * evidence.expected[0]).all()


def test_evidence_is_dropped_if_the_defect_does_not_show_with_other_weights() -> None:
    build = GraphBuilder()
    weights = np.float32([0.25, -0.75])
    w = build.tensor("w", TensorType.FLOAT32, (2,), None, weights.tobytes())
    x, y = (build.tensor(name, TensorType.FLOAT32, (2,)) for name in "xy")
    build.operator("ADD", [x, w], [y])
    graph = build.finish([x], [y])

    def only_here(value: NDArray[Any]) -> NDArray[Any]:
        return twice(value) if value[0] == 3.25 else value

    found, evidence = search(graph, Fake({"y": only_here}), scrub=True)
    assert (verdicts(found), evidence) == ([WRONG], None)


def test_the_duration_is_said_before_most_of_the_work() -> None:
    said: list[int] = []
    driver = Fake()
    search(
        chain(*["ABS"] * 12),
        driver,
        expect=lambda operators, duration_s: said.extend([operators, len(driver.runs)]),
    )
    assert said == [12, 6]


def test_a_model_that_tf_lite_does_not_run_is_named_with_the_reason() -> None:
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.FLOAT32, (2,)) for name in "xy")
    build.custom("Acme", [x], [y], b"")
    with pytest.raises(CannotLocalize, match="net: TF Lite, which the values are compared with"):
        search(build.finish([x], [y]), Fake())
    with pytest.raises(CannotLocalize, match="net has no operators"):
        search(GraphBuilder().finish([], []), Fake(), value=None)


class Imported(Fake):
    """Computes ABS as NEG, which its import says; ``file`` is what it gets in effect."""

    file: bytes | None = None

    def run(self, file: bytes, inputs: Any, numbers: Any = None) -> Any:
        result = super().run(write(File((chain("NEG"),))), inputs)
        return Result(result.outputs, "ABS is NEG", self.file)


def test_an_operator_that_the_import_changes_is_judged_by_what_the_driver_got() -> None:
    driver = Imported()
    driver.file = write(File((chain("NEG"),)))
    found, _ = search(chain("ABS"), driver)
    assert verdicts(found) == [RIGHT]
    assert found.error == 0
    assert found.remarks == ("The import changes how an operator rounds: ABS is NEG.",)


def test_an_operator_that_the_import_changes_is_disputed_where_no_file_says_how() -> None:
    found, _ = search(chain("ABS"), Imported())
    assert verdicts(found) == [DISPUTED]
    assert found.operators[0].finding == "imported otherwise: ABS is NEG"
