"""Each hypothesis names a driver that does what it says, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nndrivers.faulty.catalogue import defects
from nnhal.device import Device
from nnhal.errors import HalError
from nntest.arguments import Arguments
from nntest.cases.case_library import CaseLibrary
from nntest.data_folders import OWN_SPECS
from nntest.explanations.hypotheses import HYPOTHESES, words_of
from nntest.explanations.one_call import call_in
from nntest.explanations.trial import Trials, hypotheses_of
from nntest.failure import WRONG_VALUES
from nntest.groups.test_group import Failed
from nntest.judge import judge
from nntest.spec import SpecCase
from tests.unit.nntest.explanations import wrong_drivers
from tests.volume import sampled

NAMED = {
    "padding_counted": ("PaddingCounted", "AVERAGE_POOL_2D"),
    "padding_in_maximum": ("PaddingInMaximum", "MAX_POOL_2D"),
    "padding_of_code_0": ("PaddingOfCode0", "CONV_2D"),
    "padding_before": ("padding_on_the_wrong_side", "AVERAGE_POOL_2D"),
    "strides_exchanged": ("StridesExchanged", "MAX_POOL_2D"),
    "window_exchanged": ("WindowExchanged", "AVERAGE_POOL_2D"),
    "dilation_exchanged": ("DilationExchanged", "CONV_2D"),
    "dilation_ignored": ("dilation_ignored", "CONV_2D"),
    "filter_flipped": ("FilterFlipped", "CONV_2D"),
    "filter_transposed": ("FilterTransposed", "CONV_2D"),
    "channels_in_turns": ("ChannelsInTurns", "DEPTHWISE_CONV_2D"),
    "pixels_floored": ("PixelsFloored", "RESIZE_NEAREST_NEIGHBOR"),
    "corners_not_aligned": ("CornersNotAligned", "RESIZE_BILINEAR"),
    "centers_not_halved": ("CentersNotHalved", "RESIZE_BILINEAR"),
    "activation_ignored": ("activation_ignored", "ADD"),
    "activation_of_another_kind": ("relu6_taken_for_relu", "ADD"),
    "bias_ignored": ("bias_ignored", "CONV_2D"),
    "beta_ignored": ("BetaIgnored", "SOFTMAX"),
    "last_axis": ("softmax_axis_ignored", "SOFTMAX"),
    "order_inverted": ("OrderInverted", "TRANSPOSE"),
    "operands_exchanged": ("subtraction_swapped", "SUB"),
    "input_zero_point_ignored": ("InputZeroPointIgnored", "ADD"),
    "output_zero_point_ignored": ("OutputZeroPointIgnored", "ADD"),
    "scale_of_first_input": ("ScaleOfFirstInput", "ADD"),
    "scale_of_first_channel": ("per_channel_scales_taken_from_first", "CONV_2D"),
    "cut_off": ("floor_truncates", "FLOOR"),
    "rounded": ("Rounded", "FLOOR"),
    "first_batch_for_all": ("only_first_batch_computed", "CONV_2D"),
    "last_lost": ("LastLost", "CONV_2D"),
    "last_element_lost": ("last_element_dropped", "ADD"),
    "last_repeated": ("LastRepeated", "CONV_2D"),
}
"""Hypotheses, each with a driver that does just this, and the operation in which it does."""

TRIED = sampled([*NAMED], 0.5)

UNNAMED = {
    "dequantize_zero_point_off_by_one": "DEQUANTIZE",
    "division_ignores_sign": "DIV",
    "input_zero_point_off_by_one": "CONV_2D",
    "mean_over_one_element_less": "MEAN",
    "requantization_truncates": "ADD",
    "saturation_wraps": "ADD",
    "tanh_swapped_sign": "TANH",
}
"""Drivers that do something else, and where."""

_LOOKED_AT = 5

Wrong = list[tuple[SpecCase, list[NDArray[np.generic]]]]


@cache
def library() -> CaseLibrary:
    return CaseLibrary(OWN_SPECS)


def failures(name: str, operation: str) -> Iterator[tuple[SpecCase, list[NDArray[np.generic]]]]:
    """The cases of one ``operation`` that a driver fails, of each data type in turn."""
    driver = getattr(wrong_drivers, name, None) or defects()[name].make
    device = Device(driver())
    chosen = [
        case
        for case in library().index.cases
        if case.operations == (operation,) and case.operation_count == 1
    ]
    for indexed in chosen:
        case = library().load(indexed.id)
        arguments = Arguments(case.inputs, [max(1, len(data)) for data in case.outputs])
        try:
            device.prepare(case.model).execute(arguments.request)
        except HalError:
            continue
        outputs = [
            np.array(arguments.output(index, operand))
            for index, operand in enumerate(case.output_operands())
        ]
        if judge(case, outputs).findings and hypotheses_of(case, outputs) is not None:
            yield case, outputs


@cache
def looked_at(name: str, operation: str) -> Wrong:
    return list(islice(failures(name, operation), _LOOKED_AT))


def shared(wrong: Wrong) -> set[str]:
    """The hypotheses that hold of all ``wrong`` outputs."""
    found = [hypotheses_of(case, outputs) for case, outputs in wrong]
    return set.intersection(*(set(each.fit) for each in found if each))


def test_every_hypothesis_has_a_driver_that_it_must_name() -> None:
    assert [each.name for each in HYPOTHESES] == list(NAMED)


@pytest.mark.parametrize("name", TRIED)
def test_a_hypothesis_names_the_driver_that_does_so_and_no_hypothesis_before_it_does(name) -> None:
    wrong = looked_at(*NAMED[name])
    assert wrong
    words = next(each.words for each in HYPOTHESES if each.name == name)
    assert words_of(shared(wrong)) == words


@pytest.mark.parametrize("name", TRIED)
def test_a_hypothesis_is_silent_where_one_element_is_wrong_in_another_way(name) -> None:
    case, outputs = looked_at(*NAMED[name])[0]
    expected = case.expected()[0].astype(np.float64).ravel()
    changed: NDArray[Any] = outputs[0].copy()
    values = changed.reshape(-1)
    # As far from what is right as from what the driver gave, whatever the type.
    info = np.iinfo(changed.dtype) if changed.dtype.kind in "iu" else None
    for index in range(values.size):
        low, high = sorted((float(values[index]), float(expected[index])))
        value = high + 1000 if info is None else high + 30 if high + 30 <= info.max else low - 30
        if info is None or value >= info.min:
            values[index] = value
            break
    found = hypotheses_of(case, [changed, *outputs[1:]])
    assert found is not None
    assert name not in found.fit


@pytest.mark.parametrize("name", UNNAMED)
def test_a_driver_that_does_something_else_is_named_by_no_hypothesis(name) -> None:
    wrong = looked_at(name, UNNAMED[name])
    assert len(wrong) == _LOOKED_AT
    assert shared(wrong) == set()


def test_right_outputs_fit_no_hypothesis() -> None:
    case = library().load("pooling/average_pool_2d_explicit_nhwc")
    found = hypotheses_of(case, case.expected())
    assert found is not None
    assert (found.tried, found.fit) == (len(HYPOTHESES), ())


def test_padding_without_end_is_not_written_out() -> None:
    case = library().load("pooling/average_pool_2d_explicit_nhwc")
    call = call_in(case)
    assert call is not None
    wide = call.with_scalars(padding_left=1 << 24, window_width=(1 << 24) + 1)
    guesses = HYPOTHESES[0].guesses
    assert len(list(guesses(call, case.expected()))) == 1
    assert list(guesses(wide, case.expected())) == []


def test_a_model_of_several_operations_is_not_looked_at() -> None:
    indexed = next(case for case in library().index.cases if case.operation_count > 1)
    case = library().load(indexed.id)
    assert hypotheses_of(case, case.expected()) is None


def test_a_failure_has_the_tolerance_and_what_fits_and_a_worker_looks_at_few() -> None:
    case, outputs = looked_at("PaddingCounted", "AVERAGE_POOL_2D")[0]
    findings = judge(case, outputs).findings
    failed = Failed(WRONG_VALUES, findings=findings, case=case, outputs=outputs)
    trials = Trials()
    explained = [trials.explained(failed) for _ in range(9)]
    assert explained[0].rule == (
        "|actual − expected| ≤ 1e-05 + 5.96e-07 × |expected| "
        "(checkResults of Android's TestHarness.cpp)"
    )
    assert explained[7].hypotheses is not None
    assert explained[7].hypotheses.fit == ("padding_counted",)
    assert explained[8].hypotheses is None
    assert explained[8].rule == explained[0].rule
