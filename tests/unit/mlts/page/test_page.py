"""The page of a run: what it says, and that it is well made whatever the run looks like."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from statistics import fmean
from typing import Any
from xml.etree.ElementTree import Element

import html5lib
import msgspec
import numpy as np
import pytest

from mlts import statistics
from mlts.page import page
from mlts.results import BASELINE, BenchmarkCase, BenchmarkRun, Latency, Ratio
from nntest.results import ExpectationUse, Outcome, totals_of
from tests.unit.mlts import example_runs
from tests.unit.mlts.conftest import BROKEN, DRIVER, XNNPACK, sample

Make = Callable[[], BenchmarkRun]


def empty_run() -> BenchmarkRun:
    return msgspec.structs.replace(
        sample(), cases=(), models=(), totals=totals_of(()), gate=(), overhead=None
    )


RUNS: dict[str, Make] = {
    "sample": sample,
    "full": example_runs.full_run,
    "passed": example_runs.passed_run,
    "interrupted": example_runs.interrupted_run,
    "hostile": example_runs.hostile_run,
    "empty": empty_run,
}


@cache
def page_of(name: str) -> str:
    return page(RUNS[name]())


@cache
def tree_of(name: str) -> Element:
    return parse(page_of(name))


def parse(html: str) -> Element:
    """The page's tree; the parser raises at the first thing that HTML5 calls a parse error."""
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    tree: Element = parser.parse(html)
    return tree


def words(element: Element | None) -> str:
    assert element is not None
    return " ".join("".join(element.itertext()).split())


def table(tree: Element, identity: str) -> list[list[str]]:
    """The texts of a table's cells, headings first."""
    (found,) = [t for t in tree.iter("table") if t.get("id") == identity]
    return [[words(cell) for cell in row] for row in found.iter("tr")]


every_run = pytest.mark.parametrize("name", RUNS)


# Well made ---------------------------------------------------------------------------------------


@every_run
def test_the_page_is_valid_html(name: str) -> None:
    tree_of(name)


@every_run
def test_ids_are_unique_and_every_link_within_the_page_arrives(name: str) -> None:
    tree = tree_of(name)
    ids = [node.get("id") for node in tree.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    links = {node.get("href", "") for node in tree.iter() if node.tag in ("a", SVG + "a")}
    assert {link for link in links if link[1:] not in ids} == set()
    labels = " ".join(node.get("aria-labelledby", "") for node in tree.iter()).split()
    assert set(labels) <= set(ids)


SVG = "{http://www.w3.org/2000/svg}"


@every_run
def test_nothing_is_fetched_from_anywhere(name: str) -> None:
    tree = tree_of(name)
    sources = [
        value
        for node in tree.iter()
        for key, value in node.attrib.items()
        if key in ("src", "href", "data", "action", "srcset") and not value.startswith("#")
    ]
    assert sources[0] == "data:,"
    embedded = re.compile(r"data:(image/(jpeg|png)|audio/wav);base64,[A-Za-z0-9+/]+=*")
    assert all(embedded.fullmatch(source) for source in sources[1:])
    assert "url(" not in page_of(name)
    assert "@import" not in page_of(name)


@every_run
def test_every_table_has_a_caption_and_headings_with_a_scope(name: str) -> None:
    for each in tree_of(name).iter("table"):
        assert words(each.find("caption"))
        headings = list(each.iter("th"))
        assert headings
        assert all(heading.get("scope") in ("row", "col") for heading in headings)


@every_run
def test_every_chart_has_a_text_equivalent(name: str) -> None:
    tree = tree_of(name)
    for figure in tree.iter("figure"):
        assert words(figure.find("figcaption"))
        links = {node.get("href") for node in figure.iter("a")}
        assert figure.find(".//table") is not None or links & {
            f"#{each.get('id')}" for each in tree.iter("table")
        }
    for svg in tree.iter(f"{SVG}svg"):
        if svg.get("aria-hidden") != "true":
            # The children of an image are hidden from readers, links among them.
            linked = svg.find(f".//{SVG}a") is not None
            assert svg.get("role") == ("group" if linked else "img")
            assert svg.findtext(f"{SVG}title")
            assert svg.findtext(f"{SVG}desc")


@every_run
def test_headings_never_skip_a_level(name: str) -> None:
    levels = [int(n.tag[1]) for n in tree_of(name).iter() if re.fullmatch("h[1-6]", str(n.tag))]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_the_whole_catalogue_stays_below_two_megabytes() -> None:
    run = example_runs.full_run()
    more = 39 - len(run.models)
    copies = {model.name: f"{model.name}_more" for model in run.models[:more]}
    models = [msgspec.structs.replace(m, name=copies[m.name]) for m in run.models[:more]]
    cases = [
        msgspec.structs.replace(case, model=copies[case.model], id=f"{case.id}_more")
        for case in run.cases
        if case.model in copies
    ]
    run = msgspec.structs.replace(
        run, models=(*run.models, *models), cases=(*run.cases, *cases), gate=()
    )
    assert len(run.models) == 39
    assert len(page(run).encode()) < 2_000_000


def test_names_from_outside_are_shown_and_never_run() -> None:
    html, tree = page_of("hostile"), tree_of("hostile")
    assert len(list(tree.iter("script"))) == 1
    assert example_runs.EVIL in words(tree)
    for node in tree.iter():
        assert not [key for key in node.attrib if str(key).startswith("on")]
    assert "\x00" not in html
    assert "\x1b" not in html
    assert "\u202e" not in html
    html.encode("utf-8")


def test_the_page_is_the_same_for_the_same_run() -> None:
    assert page(sample()) == page(sample())


# The verdict -------------------------------------------------------------------------------------


def headline(name: str) -> str:
    return words(tree_of(name).find(".//h1"))


def why(tree: Element) -> str:
    (found,) = [node for node in tree.iter("p") if node.get("class") == "why"]
    return words(found)


def test_a_run_without_failures_passes_and_says_how_fast() -> None:
    assert headline("passed") == "✓ Passed"
    assert why(tree_of("passed")) == (
        f"All 42 measured cases are within their limits. {DRIVER} takes 2.30× the time of TF "
        "Lite as it ships and 1.15× that of its built-in kernels (geometric mean of 21 models)."
    )


def test_how_fast_a_driver_is_has_the_ratio_to_tf_lite_as_it_ships_where_that_ran() -> None:
    run = example_runs.full_run()
    kept = (BASELINE, XNNPACK, DRIVER)
    models = [case.model for case in run.cases if case.backend == XNNPACK and case.latency]
    cases = tuple(c for c in run.cases if c.backend in kept and c.model in models)
    run = msgspec.structs.replace(run, cases=cases, totals=totals_of(cases), gate=())
    assert f"{DRIVER} takes 2.78× the time of TF Lite as it ships and 1.11× that of" in why(
        parse(page(run))
    )


def test_a_failure_is_named_with_what_to_look_at_first() -> None:
    assert headline("full") == "✗ Failed"
    sentence = why(tree_of("full"))
    assert sentence.startswith("13 of 88 cases failed and 1 of 1 limits of the gate were missed.")
    assert f"Look first at: The process crashed (mobilenet_v1_1.0_224 on {BROKEN})." in sentence


def test_a_reduced_run_says_so_beside_the_headline_and_how() -> None:
    assert headline("sample") == "✗ Failed reduced run"
    assert "Reduced run: 1 of 4 models has no file in these assets." in words(tree_of("sample"))


def test_an_interrupted_run_is_incomplete_and_counts_what_is_missing() -> None:
    assert headline("interrupted") == "○ Incomplete interrupted"
    assert "28 of 42 cases were not run" in why(tree_of("interrupted"))


def test_an_empty_run_has_not_passed() -> None:
    assert headline("empty").startswith("○ Nothing measured")


def test_a_run_of_nothing_but_skips_has_not_passed() -> None:
    run = sample()
    cases = tuple(case for case in run.cases if case.outcome is Outcome.SKIPPED)
    run = msgspec.structs.replace(run, cases=cases, totals=totals_of(cases), gate=())
    assert why(parse(page(run))) == "All 7 cases were skipped."


def without_numbers(run: BenchmarkRun, backend: str) -> BenchmarkRun:
    """``run`` with all cases of ``backend`` skipped."""
    cases = tuple(
        msgspec.structs.replace(case, outcome=Outcome.SKIPPED, why="no")
        if case.backend == backend
        else case
        for case in run.cases
    )
    return msgspec.structs.replace(run, cases=cases, totals=totals_of(cases))


def test_a_run_of_which_the_driver_was_skipped_has_not_passed() -> None:
    tree = parse(page(without_numbers(example_runs.passed_run(), DRIVER)))
    assert "Nothing measured" in words(tree)
    assert why(tree).startswith("Only TF Lite ran; skipped: ")
    assert f"/{DRIVER} and " in why(tree)


def compared_with_nothing(run: BenchmarkRun, *models: str) -> BenchmarkRun:
    """``run`` with ``models``, or all, compared with nothing."""
    nothing = {"against_baseline": None, "golden": None, "evaluations": ()}
    cases = tuple(
        msgspec.structs.replace(case, **nothing) if case.model in models or not models else case
        for case in run.cases
    )
    return msgspec.structs.replace(run, cases=cases)


def test_a_run_that_compared_nothing_has_not_passed() -> None:
    tree = parse(page(compared_with_nothing(example_runs.passed_run())))
    assert "Nothing compared" in words(tree)
    assert "ran, but TF Lite did not, or the model draws random numbers" in why(tree)


def test_a_case_that_was_compared_with_nothing_beside_others_is_named() -> None:
    tree = parse(page(compared_with_nothing(example_runs.passed_run(), "tts_float")))
    assert f"Compared with nothing: tts_float/{DRIVER}" in why(tree)


def test_a_driver_that_ran_nothing_beside_one_that_passed_is_named() -> None:
    run = example_runs.passed_run()
    second = [msgspec.structs.replace(b, name="other") for b in run.backends if b.name == DRIVER]
    cases = [
        msgspec.structs.replace(case, id=f"{case.model}/other", backend="other")
        for case in run.cases
        if case.backend == DRIVER
    ]
    run = msgspec.structs.replace(
        run, backends=(*run.backends, *second), cases=(*run.cases, *cases)
    )
    assert f"other ran none of {len(cases)} models." in why(
        parse(page(without_numbers(run, "other")))
    )


def test_a_missed_limit_of_the_gate_alone_fails_the_run() -> None:
    limit = msgspec.structs.replace(example_runs.full_run().gate[0], case=f"tts_float/{DRIVER}")
    run = example_runs.passed_run()
    cases = tuple(case for case in run.cases if case.model == "tts_float")
    run = msgspec.structs.replace(run, cases=cases, totals=totals_of(cases), gate=(limit,))
    assert why(parse(page(run))).startswith("1 of 1 limits of the gate were missed.")


def test_a_missed_limit_has_its_numbers() -> None:
    assert "max_latency_ratio is 3.100, allowed at most 1.500." in words(tree_of("full"))


def test_an_expectation_that_is_out_of_date_alone_fails_the_run() -> None:
    use = ExpectationUse(case="*/none", outcomes=(), reason="r", problem="it matches no case")
    run = msgspec.structs.replace(example_runs.passed_run(), expectations=(use,))

    assert why(parse(page(run))) == (
        "1 expectation did not hold. Look first at: Expectations are out of date (*/none)."
    )


def test_a_mixed_run_says_so_beside_the_headline_and_why() -> None:
    run, mixture = example_runs.passed_run(), "continued although the driver's code has changed"
    settings = msgspec.structs.replace(run.settings, mixed=(mixture,))
    tree = parse(page(msgspec.structs.replace(run, settings=settings, reductions=(mixture,))))

    assert words(tree.find(".//h1")) == "✓ Passed mixed run"
    assert "Mixed run: continued although the driver's code has changed." in words(tree)


@every_run
def test_totals_add_up_to_what_was_planned(name: str) -> None:
    html = page_of(name)
    (planned,) = re.findall(r"<strong>([\d\u202f]+)</strong> cases", html)
    counts = re.findall(
        r"</span> (\d+) (?:passed|failed|crashed|hung|flaky|skipped|not run)</li>", html
    )
    assert len(counts) == len(Outcome)
    assert sum(map(int, counts)) == int(planned) == len(RUNS[name]().cases)


def test_a_driver_is_introduced_with_version_type_and_hal() -> None:
    text = words(tree_of("sample"))
    assert (
        f"{DRIVER} · device nnhal-reference · version 0.1.0 · type CPU · HAL 1.3 · 1 thread" in text
    )
    assert (
        f"{BROKEN} · version 3.2 <beta> · type ACCELERATOR · HAL 1.2 · threads not settable" in text
    )


# The picture -------------------------------------------------------------------------------------


def test_the_best_and_the_worst_ratio_of_the_drivers_are_named() -> None:
    (figure,) = [f for f in tree_of("sample").iter("figure") if f.get("id") == "ratios"]
    caption = words(figure.find("figcaption"))
    assert f"mobilenet_v1_0.25_128_quant_topk_aosp on {BROKEN} 0.320×" in caption
    assert f"slowest: tts_float on {DRIVER} 1.74×" in caption


def test_the_picture_has_every_ratio_in_its_table() -> None:
    rows = table(tree_of("full"), "ratio-table")[1:]
    assert len(rows) == sum(case.ratio is not None for case in example_runs.full_run().cases)
    assert ["tts_float", DRIVER, "1.58×", "1.52–1.66", "3.95×", "3.79–4.15", "20"] in rows
    assert any("too few blocks" in row for row in rows)


# What to look at first ---------------------------------------------------------------------------


def causes(tree: Element) -> list[Element]:
    return [node for node in tree.iter("section") if node.get("class") == "cause"]


def test_failures_are_grouped_by_cause_the_gravest_first() -> None:
    titles = [words(cause.find("h3")) for cause in causes(tree_of("full"))]
    assert titles == [
        "The process crashed 1",
        "No answer in time 4",
        "Outputs differ from TFLite_CPU beyond tolerance 4",
        "Top 1 value is far below the validation threshold 4",
        "Limit of the gate missed: max_latency_ratio 1",
    ]


def test_a_wrong_element_comes_with_its_place_and_its_error_as_a_share_of_the_allowed() -> None:
    text = words(causes(tree_of("full"))[2])
    assert "output 0, element 733" in text
    assert "expected 0.250000 actual 7.75000 allowed ± 1.02×10⁻⁵" in text
    assert "what is allowed" not in text.partition("Top 1 value")[0]


def test_a_lost_accuracy_comes_with_the_published_one() -> None:
    text = words(causes(tree_of("full"))[3])
    assert "expected 50.00 % actual 17.02 % allowed 5 points less" in text
    assert "error 6.60 × what is allowed" in text


def test_every_failure_has_the_command_that_repeats_it() -> None:
    tree = tree_of("full")
    for cause in causes(tree):
        for finding in (d for d in cause.iter("div") if d.get("class") == "finding"):
            assert words(finding.find(".//code")).startswith("mlts benchmark --driver")


def test_every_failed_case_is_among_the_findings_and_no_other() -> None:
    found = {words(h) for cause in causes(tree_of("full"))[:-1] for h in cause.iter("h4")}
    bad = (case for case in example_runs.full_run().cases if case.outcome.is_bad)
    assert found == {f"{case.model} on {case.backend}" for case in bad}


def test_a_reason_is_kept_where_an_evaluator_complained_too() -> None:
    run = sample()
    broken = next(case for case in run.cases if case.validation_errors)
    case = msgspec.structs.replace(broken, why="DEAD_OBJECT in execute: gone")
    run = msgspec.structs.replace(run, cases=(case,), totals=totals_of((case,)))
    titles = [words(cause.find("h3")) for cause in causes(parse(page(run)))]
    assert titles[:2] == [
        "DEAD_OBJECT in execute 1",
        "Top 1 value is far below the validation threshold 1",
    ]


def test_that_nothing_failed_takes_no_section() -> None:
    assert "first" not in [node.get("id") for node in tree_of("passed").iter("section")]


# The scores --------------------------------------------------------------------------------------


def scores(html: str) -> list[list[str]]:
    """Cells by rows, the numbers of a cell apart."""
    tree = parse(html.replace("<wbr>", ""))
    (found,) = [t for t in tree.iter("table") if t.get("id") == "models-table"]
    return [
        [" ".join(" ".join(cell.itertext()).split()) for cell in row] for row in found.iter("tr")
    ]


def test_a_score_has_latency_both_ratios_and_accuracy() -> None:
    rows = scores(page_of("full"))
    assert [heading.split()[0] for heading in rows[0]] == [
        "Model",
        DRIVER,
        BROKEN,
        XNNPACK,
        BASELINE,
    ]
    (row,) = [row for row in rows if row[0] == "mobilenet_v1_0.25_128"]
    assert row == [
        "mobilenet_v1_0.25_128",
        "✓ 2.621 2.00× 51.1 % top 1 0.800×",
        "✗ 10.096 7.75× 17.0 −34.0 % top 1 3.10×",
        "✓ 1.299 51.1 % top 1 0.400×",
        "✓ 3.284 2.50× 51.1 % top 1",
    ]


def test_the_time_of_each_kind_of_operator_is_a_picture_with_its_table() -> None:
    html, tree = page_of("full"), tree_of("full")
    assert f"On {DRIVER} most goes into CONV_2D, 50%." in html
    rows = table(tree, "operators-table")[1:]
    run = example_runs.full_run()
    timed = [case for case in run.cases if case.backend == BASELINE and case.operator_times]
    (row,) = [row for row in rows if row[:2] == [BASELINE, "SOFTMAX"]]
    assert row[2] == str(len(timed))
    assert row[4] == "5.0"
    bare = tuple(msgspec.structs.replace(case, operator_times=()) for case in run.cases)
    assert "operators-table" not in page(msgspec.structs.replace(run, cases=bare))


def test_a_ratio_shows_its_interval_and_is_not_judged_where_that_has_one_in_it() -> None:
    run = example_runs.full_run()
    wide = Ratio(value=1.2, low=0.9, high=1.4, confidence=0.95, blocks=9)
    cases = tuple(
        msgspec.structs.replace(case, ratio_to_shipped=wide) if case.backend == DRIVER else case
        for case in run.cases
    )
    html = page(msgspec.structs.replace(run, cases=cases))
    assert '<span class="muted" title="95 % interval 0.900–1.40">1.20×</span>' in html
    assert 'class="bad" title="95 % interval 7.44–8.14">7.75×</span>' in html


def test_where_the_default_delegate_takes_nothing_the_built_in_kernels_are_what_ships() -> None:
    (row,) = [row for row in scores(page_of("full")) if row[0] == "mobilenet_v1_0.5_160_quant"]
    assert row[1].split()[2] == "1.45×"
    assert row[1].split()[-1] == "1.45×"
    assert row[3] == "– skipped"
    run = example_runs.full_run()
    planned = tuple(c for c in run.cases if c.backend != XNNPACK or c.latency)
    run = msgspec.structs.replace(run, cases=planned, totals=totals_of(planned))
    (unplanned,) = [row for row in scores(page(run)) if row[0] == "mobilenet_v1_0.5_160_quant"]
    assert unplanned == [*row[:3], "·", row[4]]


def test_geometric_means_leave_out_what_has_no_ratio() -> None:
    means = scores(page_of("full"))[1]
    driver = [
        case.ratio.value
        for case in example_runs.full_run().cases
        if case.backend == DRIVER and case.ratio
    ]
    assert means[0] == "Geometric mean"
    assert means[1].split()[0] == str(len(driver))
    assert means[1].split()[-1] == f"{math.exp(fmean(map(math.log, driver))):.3g}×"
    assert "No model ran." in words(tree_of("empty"))


def test_every_case_of_a_model_that_ran_has_a_score_or_what_became_of_it() -> None:
    run = example_runs.full_run()
    ran = {case.model for case in run.cases if case.outcome is not Outcome.SKIPPED}
    rows = scores(page_of("full"))[2:]
    assert {row[0] for row in rows} == ran
    cells = [cell for row in rows for cell in row[1:]]
    assert cells.count("! crashed") == 1
    assert cells.count("∞ hung") == 4
    assert cells.count("– skipped") == 5
    text = words(tree_of("full"))
    assert "Not in the table: 1 model skipped on every backend." in text


# The pictures ------------------------------------------------------------------------------------


def figure_of(run: BenchmarkRun, identity: str) -> str:
    (figure,) = [f for f in parse(page(run)).iter("figure") if f.get("id") == identity]
    return words(figure)


def test_a_latency_that_changes_over_the_run_is_named_and_a_steady_one_is_not() -> None:
    run = example_runs.passed_run()
    (case,) = [c for c in run.cases if c.id == f"tts_float/{DRIVER}"]
    assert case.latency
    slow = np.linspace(1, 1.4, 300) * 1e6
    drifting = msgspec.structs.replace(case, latency=statistics.latency(slow.astype(np.int64)))
    cases = tuple(drifting if each is case else each for each in run.cases)
    assert "None changed by more than 5%" in figure_of(run, "course")
    said = figure_of(msgspec.structs.replace(run, cases=cases), "course")
    assert f"Most changed: tts_float on {DRIVER}, 29% slower in its last quarter" in said


def test_the_most_accurate_and_the_one_with_most_memory_are_named() -> None:
    run = example_runs.full_run()
    assert "Most accurate: mobilenet_v1_0.25_128 on TFLite_CPU, 51.1 %." in figure_of(
        run, "trade-off"
    )
    assert "Most: mobilenet_v1_0.25_128 on TFLite_CPU, 8.58 MiB." in figure_of(run, "memory")


def test_a_disputed_golden_file_is_told_apart_from_a_failure() -> None:
    tree = tree_of("sample")
    assert any(cell.startswith("? ") for row in scores(page_of("sample")) for cell in row)
    doubt = causes(tree)[-1]
    assert words(doubt).startswith("Golden output disagrees with TF Lite too 1 mobilenet_v2_1.0")
    assert "expected 3.00000 actual 164.000" in words(doubt)


# The evidence ------------------------------------------------------------------------------------


def test_text_to_speech_columns_stand_over_their_own_values() -> None:
    """Android's page swaps the two."""
    heading, baseline, *_ = table(tree_of("full"), "group-lstm-text-to-speech-accuracy")
    values = dict(zip(heading, baseline, strict=True))
    assert values["Max mel-cep distortion"] == "2.100"
    assert values["Max log F0 error"] == "0.003200"


def test_accuracy_shows_its_difference_to_the_baseline() -> None:
    heading, *rows = table(tree_of("sample"), "group-mobilenet-v1-quantized-accuracy")
    column = heading.index("Top 1 %")
    assert [row[column] for row in rows] == ["40.200", "40.200 =", "21.000 −19.2"]


def test_percentiles_are_given_only_where_the_sample_knows_them() -> None:
    heading, *rows = table(tree_of("full"), "group-mobilenet-v1-float-latency")
    n, p90, p99 = (heading.index(title) for title in ("n", "P90 ms", "P99 ms"))
    known = {row[n]: (row[p90] != "n too small", row[p99] != "n too small") for row in rows}
    assert known["40"] == (False, False)
    assert known["300"] == (True, False)
    assert known["1 490"] == (True, True)


def test_a_warning_stands_in_the_row_of_the_number_that_it_touches() -> None:
    rows = table(tree_of("sample"), "group-mobilenet-v1-quantized-latency")
    (doubtful,) = [row for row in rows if "14 % slower" in " ".join(row)]
    assert BROKEN in " ".join(doubtful)


def test_compilation_shows_three_phases_and_the_size_of_the_cache() -> None:
    heading, *rows = table(tree_of("sample"), "group-mobilenet-v1-quantized-compilation")
    assert [h for h in heading if "cache" in h] == [
        "Without cache ms", "Save to cache ms", "Prepare from cache ms",
    ]  # fmt: skip
    (reference,) = [row for row in rows if DRIVER in row[1]]
    assert reference[-1] == "598 KiB"
    assert re.match(r"1[56]\.\d{3} \+1\d %", reference[4])
    assert [row[4] for row in rows if BASELINE in row[1]] == ["no cache"]


def test_groups_stand_in_the_order_of_their_names_as_on_androids_page() -> None:
    tree = tree_of("full")
    groups = [words(d.find("summary")) for d in tree.iter("details") if d.get("class") == "group"]
    assert groups == sorted(groups)
    assert "MobileNet v2 Float" in groups


def test_a_distribution_is_a_share_of_all_inferences() -> None:
    heading, *rows = table(tree_of("sample"), "chart-model-tts-float-table")
    for column in range(1, len(heading)):
        shares = [float(row[column]) for row in rows if row[column] != "–"]
        assert sum(shares) == pytest.approx(100, abs=2)


def test_without_the_samples_the_histogram_stands_in() -> None:
    run = sample()
    cases = tuple(_without_samples(case) for case in run.cases)
    tree = parse(page(msgspec.structs.replace(run, cases=cases)))
    heading, *rows = table(tree, "chart-model-tts-float-table")
    shares = [float(row[1]) for row in rows if row[1] != "–"]
    assert sum(shares) == pytest.approx(100, abs=2)
    assert len(heading) == 4


def _without_samples(case: BenchmarkCase) -> BenchmarkCase:
    latency: Latency | None = case.latency
    if latency is None:
        return case
    return msgspec.structs.replace(case, latency=msgspec.structs.replace(latency, samples=b""))


def test_a_skipped_model_is_listed_with_its_reason() -> None:
    rows = table(tree_of("sample"), "unmeasured")
    assert ["asr_float", "all", "asr_float.tflite is not in the assets"] in rows


# The context -------------------------------------------------------------------------------------


def test_the_context_tells_command_overhead_seed_and_hashes() -> None:
    run = sample()
    text = words(tree_of("sample"))
    assert run.command in text
    assert "7.4 µs an inference, of which 5.1 µs inside a driver's latency" in text
    assert f"Seed {run.settings.seed}" in text
    assert "Timed run 1.00 s, the rest of the test set untimed, at most 300 s in all" in text
    assert run.models[0].sha256[:16] in text
    assert "nndrivers.reference.device:ReferenceDriver" in text
    assert "frequency governor schedutil" in text.lower()


def test_what_is_not_known_is_not_invented() -> None:
    bare: Any = msgspec.structs.replace(
        sample(), environment=type(sample().environment)(), overhead=None, warnings=()
    )
    text = words(parse(page(bare)))
    assert "Frequency governor not known" in text
    assert "Own cost not measured" in text
    assert "Load average" not in text
