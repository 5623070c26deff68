"""Our own corpus: complete, reproducible, true by other oracles, and passed by the driver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from corpus.audit.coverage import is_saturated
from corpus.build import agrees_with_tflite, build, families
from corpus.store import INDEX, index_text, says
from nnhal.errors import HalError
from nnhal.operations.registry import FAMILIES, OPERATIONS
from nnhal.operations.spec import Signature
from nnhal.registry import resolve
from nnhal.types import HalVersion, OperandLifeTime, OperandType, OperationType, Subgraph
from nnhal.versions import required_version
from nntest.arguments import Arguments
from nntest.cases.case_file import CASES_SUFFIX
from nntest.data_folders import OWN_SPECS
from nntest.judge import judge
from nntest.spec import SpecCase
from nntflite.interpreter import runtime
from tests.cells import cells
from tests.own_corpus import case_files
from tests.volume import SEED, repeated, sampled

STRIDE = repeated(10, 1)
"""Every Nth test of the corpus is executed."""

MIB = 1 << 20


@dataclass(frozen=True)
class Test:
    """A case with where it comes from."""

    __test__ = False

    family: str
    file: str
    case: SpecCase

    @property
    def name(self) -> str:
        return f"{self.family}/{self.case.name}"


@cache
def corpus() -> tuple[Test, ...]:
    """Every test there is."""
    return tuple(
        Test(family, section.name, case)
        for family, file in case_files().items()
        for section in file.sections
        for case in file.cases(section)
    )


def sample() -> tuple[Test, ...]:
    return corpus()[int(SEED) % STRIDE :: STRIDE]


def _signatures_used(graph: Subgraph) -> Iterator[tuple[OperationType, Signature]]:
    for operation in graph.operations:
        inputs = tuple(
            None
            if graph.operands[i].lifetime == OperandLifeTime.NO_VALUE
            else graph.operands[i].type
            for i in operation.inputs
        )
        outputs = tuple(graph.operands[i].type for i in operation.outputs)
        operation_type = OperationType(operation.type)
        yield operation_type, OPERATIONS[operation_type]._find_signature(inputs, outputs)


@cells("family", families())
def test_every_argument_list_and_type_of_every_operation_has_a_test(family: str) -> None:
    used = {
        (operation, id(signature))
        for test in corpus()
        if test.family == family
        for graph in (test.case.main, *test.case.referenced)
        for operation, signature in _signatures_used(graph)
    }
    missing = [
        f"{spec.name}{[a.type for a in (*signature.inputs, *signature.outputs)]}"
        for spec in FAMILIES[family]
        for signature in spec.signatures
        if (spec.type, id(signature)) not in used
    ]
    assert missing == []


TYPES_SINCE_1_3 = {OperandType.TENSOR_QUANT8_ASYMM_SIGNED}
TYPES_SINCE_1_2 = {OperandType.TENSOR_FLOAT16}


def _first_version(signature: Signature) -> HalVersion:
    """The first version that has an argument list and all its types."""
    types = {argument.type for argument in (*signature.inputs, *signature.outputs)}
    own = signature.since.hal_version
    if types & TYPES_SINCE_1_3:
        return max(own, HalVersion.V1_3)
    return max(own, HalVersion.V1_2) if types & TYPES_SINCE_1_2 else own


def test_drivers_of_the_first_version_with_an_argument_list_can_run_a_test_of_it() -> None:
    """What else is in the model, such as a CAST that shows a result, may ask for a newer one."""
    oldest: dict[tuple[int, int], HalVersion] = {}
    for test in corpus():
        if test.case.expect_failure:
            continue
        needed = required_version(test.case.model)
        for operation, signature in _signatures_used(test.case.main):
            key = operation, id(signature)
            oldest[key] = min(oldest.get(key, needed), needed)
    late = [
        f"{spec.name}{[a.type for a in signature.inputs]}"
        for spec in OPERATIONS.values()
        for signature in spec.signatures
        if oldest[spec.type, id(signature)] > _first_version(signature)
    ]
    assert late == []


def test_every_builder_is_of_a_family_and_has_its_file() -> None:
    assert set(families()) <= set(FAMILIES)
    names = {f"{family}{CASES_SUFFIX}" for family in families()}
    assert {path.name for path in OWN_SPECS.iterdir()} == {*names, INDEX}


def test_there_are_many_tests_of_every_operation() -> None:
    counts: Counter[int] = Counter()
    for test in corpus():
        counts.update({operation.type for operation in test.case.main.operations})
    operations = [spec for family in families() for spec in FAMILIES[family]]
    assert {spec.name: counts[spec.type] for spec in operations if counts[spec.type] < 5} == {}


def test_a_name_is_there_once_and_begins_with_the_operation() -> None:
    names = [test.name for test in corpus()]
    assert len(set(names)) == len(names)
    for test in corpus():
        operations = (spec.name.lower() for spec in FAMILIES[test.family])
        assert test.case.name.startswith(test.file)
        assert any(test.file.startswith(operation) for operation in operations), test.name


def test_files_are_small_and_every_case_has_a_sentence_as_its_purpose() -> None:
    assert sum(path.stat().st_size for path in OWN_SPECS.iterdir()) < 6 * MIB
    described = [d for file in case_files().values() for s in file.sections for d in s.descriptions]
    assert all(each.oracle for each in described)
    for purpose in {each.purpose for each in described}:
        assert purpose.endswith("."), purpose
        assert len(purpose) < 240, purpose


def test_the_list_for_review_is_that_of_the_files() -> None:
    text = index_text(file.path for file in case_files().values())
    assert text == (OWN_SPECS / INDEX).read_text()


def test_few_tests_have_nothing_but_the_ends_of_the_codes() -> None:
    """Whatever is cut off in them hides what was computed."""
    saturated = [test.name for test in corpus() if is_saturated(test.case)]
    assert len(saturated) < 0.02 * len(corpus())


def test_every_model_is_valid_and_has_a_version_unless_it_is_relaxed() -> None:
    for test in sample():
        if test.case.expect_failure:
            continue
        required_version(test.case.model)
        assert test.case.relaxed == (test.case.version is None), test.name


@cells("family", sampled(families(), 0.1))
def test_a_builder_writes_what_is_there(family: str) -> None:
    assert says(case_files()[family], build(family))


def test_the_reference_driver_passes() -> None:
    """This is about the driver: no expected value comes from it."""
    wrong = [f"{test.name}: {why}" for test in sample() if (why := _wrong(test.case))]
    assert wrong == []


def _wrong(case: SpecCase) -> str:
    """What is wrong with the driver's answer, if anything."""
    device = resolve_once()
    arguments = Arguments(case.inputs, [max(len(data), 1) for data in case.outputs])
    limit = 1_000_000 if case.expect_failure else None
    try:
        assert all(device.supported_operations(case.model))
        result = device.prepare(case.model).execute(arguments.request, loop_timeout_ns=limit)
    except HalError as error:
        return "" if case.expect_failure else str(error)
    shapes = zip(case.output_operands(), result.output_shapes, strict=True)
    outputs = [arguments.output(n, operand, shape) for n, (operand, shape) in enumerate(shapes)]
    findings = judge(case, outputs).findings
    return str(findings[0]) if findings or case.expect_failure else ""


resolve_once = cache(lambda: resolve("reference"))


def test_expected_values_hold_on_tf_lite() -> None:
    compared = Counter(test.family for test in sample() if _holds_on_tflite(test))
    assert compared.total() * STRIDE > len(corpus()) / 3
    for family in set(families()) - compared.keys():  # TF Lite takes few tests of it
        assert any(_holds_on_tflite(test) for test in corpus() if test.family == family), family


def _holds_on_tflite(test: Test) -> bool:
    """Whether TF Lite can say something about a test and has to; an error if it disagrees."""
    if test.case.name in told_apart() or test.case.name.startswith(to_even()):
        return False
    return agrees_with_tflite(test.case)


def to_even() -> tuple[str, ...]:
    """LiteRT rounds halves in QUANTIZE to even, where HAL and TF Lite 2.14 say ``round``."""
    return () if runtime().name == "tflite-runtime" else ("quantize_halves",)


@cache
def told_apart() -> frozenset[str]:
    """Names of tests with the remark that TF Lite says otherwise, and why."""
    return frozenset(
        case.name
        for file in case_files().values()
        for section in file.sections
        for described in section.descriptions
        for case in described.cases
        if described.remark.startswith("TF Lite")
    )
