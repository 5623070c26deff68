"""The page of a run: what it says, and that it is well made whatever the run looks like."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from xml.etree.ElementTree import Element

import html5lib
import msgspec
import pytest

from nntest.groups.claimed import unexecuted_names
from nntest.groups.page import page
from nntest.groups.page.head import verdict
from nntest.groups.page.layout import Layout
from nntest.groups.page.limits import MAX_BYTES, fair_share
from nntest.groups.results import ClaimedKind
from nntest.judge import InputSample
from nntest.results import Outcome
from nntest.wrong_values import WrongValue
from tests.unit.vts.example_runs import (
    EVIL,
    RUNS,
    case,
    finding,
    interrupted_run,
    large_run,
    mixed_run,
    passed_run,
    run_of,
    wrong,
)
from vts.results import VtsRun

every_run = pytest.mark.parametrize("name", RUNS)


@cache
def page_of(name: str) -> str:
    return page(RUNS[name]())


@cache
def tree_of(name: str) -> Element:
    return parse(page_of(name))


def parse(html: str) -> Element:
    """The page's tree; the parser raises at the first thing that HTML5 calls a parse error."""
    tree: Element = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(html)
    return tree


def words(element: Element | None) -> str:
    assert element is not None
    return " ".join("".join(element.itertext()).split())


def part(tree: Element, identity: str) -> Element:
    (found,) = [node for node in tree.iter() if node.get("id") == identity]
    return found


def rows(tree: Element, identity: str) -> list[list[str]]:
    """The texts of a table's cells, headings first."""
    return [[words(cell) for cell in row] for row in part(tree, identity).iter("tr")]


# Well made ---------------------------------------------------------------------------------------


@every_run
def test_the_page_is_valid_html(name: str) -> None:
    tree_of(name)


@every_run
def test_ids_are_unique_and_every_link_within_the_page_arrives(name: str) -> None:
    tree = tree_of(name)
    ids = [node.get("id") for node in tree.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    links = {node.get("href", "") for node in tree.iter("a")}
    assert {link for link in links if link[1:] not in ids} == set()


@every_run
def test_nothing_is_fetched_from_anywhere(name: str) -> None:
    sources = [
        value
        for node in tree_of(name).iter()
        for key, value in node.attrib.items()
        if key in ("src", "href", "data", "action", "srcset") and not value.startswith("#")
    ]
    assert sources == ["data:,"]
    assert "url(" not in page_of(name)


@every_run
def test_every_table_has_a_caption_and_headings_with_a_scope(name: str) -> None:
    for table in tree_of(name).iter("table"):
        assert words(table.find("caption"))
        headings = list(table.iter("th"))
        assert headings
        assert all(heading.get("scope") in ("row", "col") for heading in headings)


@every_run
def test_headings_never_skip_a_level(name: str) -> None:
    levels = [int(n.tag[1]) for n in tree_of(name).iter() if re.fullmatch("h[1-6]", str(n.tag))]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_names_from_outside_are_shown_and_never_run() -> None:
    html, tree = page_of("hostile"), tree_of("hostile")
    assert len(list(tree.iter("script"))) == 1
    assert EVIL.partition("\x1b")[0] in words(tree)
    for node in tree.iter():
        assert not [key for key in node.attrib if str(key).startswith("on")]
    assert not {"\x00", "\x1b", "\u202e"} & set(html)


@pytest.mark.parametrize(("tests", "failing", "groups"), [(9374, 3000, 1), (12_000, 12_000, 12)])
def test_a_page_never_exceeds_two_megabytes_and_says_what_it_leaves_out(
    tests: int, failing: int, groups: int
) -> None:
    html = page(large_run(tests, failing, groups))
    assert len(html.encode()) <= MAX_BYTES
    assert len(html.encode()) > 700_000
    assert "results.json has all" in html


def test_a_limit_is_shared_out_fairly() -> None:
    assert fair_share([10, 200, 3], 100) == 87
    assert fair_share([10, 20], 100) == 20
    assert fair_share([50, 50, 50], 90) == 30
    assert fair_share([], 100) == 0


# The verdict -------------------------------------------------------------------------------------


def headline(run: VtsRun) -> str:
    return words(parse(page(run)).find(".//h1"))


def why(name: str) -> str:
    (found,) = [node for node in tree_of(name).iter("p") if node.get("class") == "why"]
    return words(found)


def test_a_run_without_failures_passes_and_says_what_was_skipped() -> None:
    assert headline(passed_run()) == "✓ Passed"
    assert why("passed") == (
        "2 of 3 tests passed; the others: 1 skipped, for reasons that the report gives."
    )


def test_a_failure_is_counted_and_the_first_cause_is_named() -> None:
    assert headline(mixed_run()) == "✗ Failed reduced run"
    sentence = why("mixed")
    assert sentence.startswith(
        "29 of 52 tests failed, 1 crashed, 1 hung (1 of these as expected); "
        "1 expectation did not hold; 1 spec could not be loaded. 1 were not run."
    )
    assert "Look first at: TANH" in sentence


def test_a_reduced_run_says_how_in_words() -> None:
    text = words(tree_of("mixed").find(".//header"))
    assert "Reduced run: 2 of 12 test groups." in text
    assert "Ended early: the driver does not start." in text
    assert "Not loaded: bad.mod.py:2: out of ideas" in text


def test_an_interrupted_run_is_incomplete() -> None:
    assert headline(interrupted_run()) == "○ Incomplete interrupted"
    assert "1 of 2 tests were not run. Nothing that was run failed." in why("interrupted")


def cut_short(*claims: tuple[str, str, int]) -> VtsRun:
    """A run of which a budget left nine tests out; ``claims`` with the tests that executed each."""
    run = run_of(case("general/V1_0/add", "ADD"))
    kinds = (ClaimedKind(operation=name, type=type, executed=n) for name, type, n in claims)
    totals = {**run.totals, Outcome.NOT_RUN: 9}
    return msgspec.structs.replace(run, totals=totals, claims=tuple(kinds), ended_early="no time")


def test_what_the_driver_supports_and_no_test_executed_is_said_where_nothing_failed() -> None:
    run = cut_short(("ADD", "FLOAT32", 3), ("RELU", "FLOAT16", 0), ("TANH", "FLOAT16", 0))
    why = verdict(Layout.of(run)).why
    assert "9 of 10 tests were not run. Nothing that was run failed, but no test executed" in why
    assert why.endswith("2 of 3 kinds of operations that the driver supports.")
    assert unexecuted_names(run.claims) == "RELU (FLOAT16), TANH (FLOAT16)"


def test_where_all_that_the_driver_supports_was_executed_nothing_is_held_against_the_run() -> None:
    why = verdict(Layout.of(cut_short(("ADD", "FLOAT32", 3), ("RELU", "FLOAT16", 1)))).why
    assert why.endswith("Nothing that was run failed.")


def test_where_no_test_succeeded_it_is_not_said_that_nothing_failed() -> None:
    run = msgspec.structs.replace(cut_short(), cases=(), totals={Outcome.NOT_RUN: 9})
    assert verdict(Layout.of(run)).why.endswith("Nothing was tested.")


@pytest.mark.parametrize("outcome", [Outcome.SKIPPED, None])
def test_a_run_that_tested_nothing_has_not_passed(outcome: Outcome | None) -> None:
    cases = [case("general/V1_0/add", "ADD", outcome=outcome)] if outcome else []
    assert headline(run_of(*cases)) == "○ Nothing tested"


def test_an_expectation_that_does_not_hold_fails_the_run() -> None:
    run = msgspec.structs.replace(passed_run(), expectations=mixed_run().expectations)
    assert headline(run) == "✗ Failed"


def test_a_driver_is_introduced() -> None:
    text = words(tree_of("mixed").find(".//header"))
    assert "acme · device acme-npu · version 2.1 · type ACCELERATOR · HAL 1.3" in text


def test_the_page_tells_which_build_of_the_driver_was_tested() -> None:
    text = words(tree_of("mixed"))
    assert "Package acme-driver 2.1.7 Class acme_npu:AcmeDriver Code SHA-256 fedcba98" in text


@every_run
def test_totals_add_up_to_what_was_planned(name: str) -> None:
    (totals,) = [n for n in tree_of(name).iter("div") if n.get("class") == "totals"]
    planned = int(re.sub(r"\D", "", words(totals.find(".//strong"))))
    counts = [int(re.sub(r"\D", "", words(item))) for item in totals.iter("li")]
    assert len(counts) == len(Outcome)
    assert sum(counts) == planned == len(RUNS[name]().cases)


# What to look at first ---------------------------------------------------------------------------


def causes(name: str) -> list[Element]:
    return [n for n in tree_of(name).iter() if "cause" in (n.get("class") or "").split()]


def test_the_gravest_comes_first_and_then_what_is_simple() -> None:
    titles = [words(cause.find(".//h3")) for cause in causes("mixed")]
    assert [title.partition(":")[0] for title in titles] == [
        "! TANH, FLOAT32",
        "∞ TANH, FLOAT32",
        "✗ CONV_2D, QUANT8_ASYMM",
        "✗ ADD, FLOAT32",
        "✗ RESIZE_BILINEAR, FLOAT32",
        "✗ basic",
    ]


def test_a_cause_says_what_its_cases_have_in_common() -> None:
    run = run_of(
        *(wrong(f"fenced/V1_0/add_{n}", "ADD") for n in range(24)),
        *(case(f"general/V1_0/add_{n + 30}", "ADD", "TENSOR_QUANT8_ASYMM") for n in range(16)),
    )
    (cause,) = [n for n in parse(page(run)).iter("section") if n.get("class") == "cause"]
    text = words(cause)
    assert "ADD, QUANT8_ASYMM: wrong values 24 of 40 tests comparing values" in text
    assert "All 24 failing tests have the test group “fenced”; " in text
    assert "none of the 16 passing tests comparing values has." in text


def test_a_wrong_element_comes_with_its_place_and_its_share() -> None:
    text = words(causes("mixed")[2])
    assert "output 0 at [0, 1, 1, 0] of TENSOR_QUANT8_ASYMM 1×2×2×1" in text
    assert "expected 60 actual 62 allowed ± 1 error 2.00 × what is allowed" in text
    assert "vts run --driver acme --filter general/V1_2/conv2d_nchw_1" in text


def test_several_wrong_values_are_shown_with_the_inputs() -> None:
    values = [WrongValue(index=n, actual=n, expected=n + 2.5, allowed=1e-5) for n in range(8)]
    sample = InputSample(
        input=1, type="TENSOR_FLOAT32", dimensions=(3, 4), elements=12, values=(1.5, "nan")
    )
    found = finding(dimensions=(3, 4), elements=12, failed=9, wrong=tuple(values))
    wrong_sum = case("general/V1_0/add", "ADD", findings=(found,), inputs=(sample,))
    first = part(parse(page(run_of(wrong_sum))), "first")
    (table,) = [node for node in first.iter("table") if node.get("class") == "values"]
    assert words(table.find("caption")) == "The first 8 of 9 wrong values"
    assert [[words(cell) for cell in row][:6] for row in table.iter("tr")] == [
        ["at", "[0, 0]", "[0, 1]", "[0, 2]", "[0, 3]", "[1, 0]"],
        ["expected", "2.5", "3.5", "4.5", "5.5", "6.5"],
        ["actual", "0", "1", "2", "3", "4"],
        ["allowed ±", *["1.00×10⁻⁵"] * 5],
    ]
    assert "input 1 FLOAT32 3×4 1.5, NaN, … (12 elements)" in words(first)


def test_a_crash_comes_with_its_log() -> None:
    text = words(causes("mixed")[0])
    assert "killed by SIGSEGV" in text
    assert "Log and stacks, 2 lines" in text
    assert 'File "acme.py", line 211 in execute' in text


def test_the_driver_has_its_say() -> None:
    assert "The driver: half pixels need rev 3" in words(causes("mixed")[4])


def test_what_follows_from_another_failure_is_folded_into_it() -> None:
    said = "One test of a model with ADD among other operations fails, too"
    assert said in words(causes("mixed")[3])


def test_failures_of_all_operations_alike_are_one_cause() -> None:
    run = run_of(
        *(
            case(f"validation/V1_0/{name}", name, outcome=Outcome.FAILURE, why="accepted")
            for name in ("ADD", "SUB", "MUL", "DIV", "RELU")
        )
    )
    (cause,) = [n for n in parse(page(run)).iter("section") if n.get("class") == "cause"]
    assert "5 tests" in words(cause.find("h3"))
    assert "Models of 5 kinds fail this way, most often ADD (1), SUB (1)" in words(cause)


def test_every_unforeseen_failure_is_in_exactly_one_cause() -> None:
    sizes = [
        int(
            re.search(
                r"(\d+)(?: of \d+)? tests?(?: comparing values)?$", words(cause.find(".//h3"))
            )[1]
        )  # type: ignore[index]
        for cause in causes("mixed")
    ]
    bad = [c for c in mixed_run().cases if c.outcome.is_bad and not c.expected]
    assert sum(sizes) == len(bad) - 1, "one is folded into the cause that it follows from"


def test_nothing_failed_is_said_in_words() -> None:
    assert "Nothing failed." in words(part(tree_of("passed"), "first"))


# The map and the tests behind it -----------------------------------------------------------------


def cells(name: str) -> dict[tuple[str, str], str]:
    found = {}
    for table in part(tree_of(name), "map").iter("table"):
        heading, *lines = ([words(cell) for cell in row] for row in table.iter("tr"))
        for line in lines:
            found |= {(line[0], type): cell for type, cell in zip(heading, line, strict=True)}
    return found


def test_a_cell_has_the_worst_sign_and_how_many_of_how_many() -> None:
    found = cells("mixed")
    assert found["CONV_2D", "QUANT8_ASYMM"] == "✗24/40"
    assert found["TANH", "FLOAT32"] == "!2"
    assert found["RELU", "All"] == "✓1"
    assert found["LSTM", "FLOAT32"] == "–1"
    assert found["GATHER", "QUANT8_ASYMM"] == "≈1"
    assert found["CONV_2D", "FLOAT32"] == ""


def test_a_loop_counts_as_a_loop_and_not_as_what_goes_round() -> None:
    found = cells("mixed")
    assert found["WHILE", "FLOAT32"] == "✗1"
    assert found["ADD", "FLOAT32"] == "✗1"
    assert ("LESS", "FLOAT32") not in found


def test_a_cell_leads_to_its_tests() -> None:
    tree = tree_of("mixed")
    links = [n.get("href", "") for n in part(tree, "map").iter("a") if words(n) == "✗24/40"]
    targets = [words(part(tree, link[1:])) for link in links]
    assert targets == ["✗ CONV_2D", "CONV_2D, QUANT8_ASYMM 40"]


def test_every_test_is_named_under_its_operation() -> None:
    text = words(part(tree_of("mixed"), "tests"))
    for each in mixed_run().cases:
        assert each.id.rpartition("/")[2] in text


def test_a_test_that_several_groups_pass_is_named_once() -> None:
    text = words(part(tree_of("mixed"), "tests"))
    assert "✓ 16 passed, V1_2 in fenced, general" in text
    assert len(re.findall(r"\bconv2d_5\b", text)) == 1


def test_a_case_that_a_group_changes_in_many_ways_is_named_once() -> None:
    ways = ("operand_rank", "operand_scale", "operation_type")
    run = run_of(*(case(f"model_validation/{way}/V1_0/add", "ADD") for way in ways))
    text = words(part(parse(page(run)), "tests"))
    assert "✓ 3 passed, V1_0 in model_validation × 3 add" in text


def test_failing_tests_have_their_numbers_and_lead_to_their_cause() -> None:
    lines = [words(n) for n in part(tree_of("mixed"), "tests").iter("li")]
    assert (
        "✗ general/V1_2/conv2d_nchw_1 output 0 at [0, 1, 1, 0]: expected 60, actual 62, allowed ±1"
    ) in lines
    assert len(lines) == 30


# The rest ----------------------------------------------------------------------------------------


def test_groups_say_what_they_ask_and_what_android_calls_them() -> None:
    heading, *lines = rows(tree_of("mixed"), "group-table")
    assert heading[:4] == ["Test group", "A driver passes that", "In Android", "Tests"]
    (fenced,) = [line for line in lines if line[0] == "fenced"]
    assert fenced[1:4] == ["It does what fenced asks.", "AndroidFencedTest", "9"]
    total = sum(int(line[3]) for line in lines)
    assert total == len(mixed_run().cases)


def test_what_neither_passed_nor_failed_is_listed_with_its_reason() -> None:
    tree = tree_of("mixed")
    assert rows(tree, "expected")[1] == ["ACME-123", "1", "general/V1_0/gather"]
    assert rows(tree, "flaky")[1] == ["general/V1_0/softmax", "2", "once"]
    assert rows(tree, "skipped")[1] == ["no LSTM here", "1", "general/V1_2/lstm"]
    assert rows(tree, "not-run")[1] == ["stopped", "1", "general/V1_0/late"]
    assert rows(tree, "unreadable")[1] == ["bad.mod.py", "bad.mod.py:2: out of ideas"]


def test_an_expectation_that_is_wrong_stands_first() -> None:
    first = rows(tree_of("mixed"), "expectations")[1]
    assert "general/V1_0/relu succeeded" in first


def test_the_context_has_command_seed_and_machine() -> None:
    text = words(part(tree_of("mixed"), "context"))
    for fact in (
        "vts run --driver acme",
        "shuffled with seed 7",
        "bench",
        "nn-driver-suite 1.2.3",
        "0123456789abcdef",
    ):
        assert fact in text


def test_the_page_is_the_same_for_the_same_run() -> None:
    assert page(mixed_run()) == page(mixed_run())


def test_a_single_failure_has_no_common_trait() -> None:
    run = run_of(wrong("general/V1_0/add_1", "ADD"), case("general/V1_0/add_2", "ADD"))
    assert "failing tests have" not in page(run)


def test_advice_is_counted_apart_and_changes_no_verdict() -> None:
    said = "halves go elsewhere"
    plain = passed_run()
    cases = [msgspec.structs.replace(case, advice=(said,)) for case in plain.cases[:2]]
    tree = parse(page(msgspec.structs.replace(plain, cases=(*cases, *plain.cases[2:]))))

    assert rows(tree, "advice")[1:] == [[said, "2", "general/V1_0/add, general/V1_0/sub"]]
    assert "2 tests come with advice on what the HAL leaves open" in words(tree)
    assert "Passed" in words(tree)
