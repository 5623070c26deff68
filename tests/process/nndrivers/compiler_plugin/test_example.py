"""The example plugin as a driver: right without a defect, and each planted defect shows.

Each runs in a process of its own, since LiteRT keeps the first dispatch library that it has loaded.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from nndrivers.compiler_plugin.compilation import Compiler
from nndrivers.compiler_plugin.driver import open_plugin
from nndrivers.compiler_plugin.plugin import plugin_at
from nnhal.device import Device
from nnhal.driver_schemes import BrokenDriver
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnprocess.zygote import Zygote
from nnservice.hal import driver_service
from nntflite.exporter import export_model
from tests.process.nndrivers.compiler_plugin.conftest import Build
from tests.process.nndrivers.compiler_plugin.models import ALONE, MODELS, Case, computed

WRONG_CLAIM = "claims what it does not prepare"
WRONG_VALUES = "computes other values"
FAILS = "fails to execute"
CRASHES = "crashes"
HANGS = "hangs"

SHOWN = {
    "TAKES_WHAT_IT_CANNOT_COMPILE": ("maximum", WRONG_CLAIM),
    "TAKES_BROADCASTS": ("broadcast", WRONG_VALUES),
    "IGNORES_ACTIVATIONS": ("activation", WRONG_VALUES),
    "WRONG_OPERATION": ("multiplied", WRONG_VALUES),
    "OPERANDS_SWAPPED": ("subtracted", WRONG_VALUES),
    "FIRST_CONSTANT_FOR_ALL": ("constants", WRONG_VALUES),
    "LONG_CONSTANTS_MISSING": ("constants", WRONG_VALUES),
    "HALF_OF_RANK_4": ("rank 4", WRONG_VALUES),
    "OUTPUTS_SWAPPED": ("outputs", WRONG_VALUES),
    "INPUTS_SWAPPED": ("subtracted", WRONG_VALUES),
    "STALE_INPUTS": ("subtracted", WRONG_VALUES),
    "STALE_OUTPUTS": ("subtracted", WRONG_VALUES),
    "ACCUMULATES": ("subtracted", WRONG_VALUES),
    "LAST_ELEMENT_MISSING": ("multiplied", WRONG_VALUES),
    "SINGLE_ELEMENTS_MISSING": ("single", WRONG_VALUES),
    "FAR_ELEMENTS_MISSING": ("large", WRONG_VALUES),
    "SECOND_SESSION_WRONG": ("subtracted", WRONG_VALUES),
    "TANH_CLIPPED": ("tanh", WRONG_VALUES),
    "LOGISTIC_COARSE": ("logistic", WRONG_VALUES),
    "RELU_LEAKY": ("rectified", WRONG_VALUES),
    "ABS_OF_EVEN_ELEMENTS": ("absolute", WRONG_VALUES),
    "BUFFERS_TOO_SMALL": ("subtracted", WRONG_CLAIM),
    "SESSION_REFUSED": ("subtracted", WRONG_CLAIM),
    "EXECUTION_FAILS": ("subtracted", FAILS),
    "OTHER_DISPATCH_VERSION": ("subtracted", FAILS),
    "COMPILATION_ABORTS": ("multiplied", CRASHES),
    "EXECUTION_CRASHES": ("subtracted", CRASHES),
    "COMPILATION_HANGS": ("multiplied", HANGS),
    "EXECUTION_HANGS": ("subtracted", HANGS),
}
"""The model that shows a defect, and how."""

PATIENCE_S = 10.0

ALL = {**MODELS, **ALONE}


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as started:
        yield started


@contextmanager
def served(folder: Path, zygote: Zygote, patience_s: float | None = None) -> Iterator[Device]:
    name = f"litert:{folder}"
    limits = {"answer_limit_s": patience_s, "callback_timeout_s": patience_s}
    with driver_service.start(name, zygote=zygote, **limits) as started:
        yield started.device


def outcome(device: Device, case: Case) -> str:
    """Faults that a client sees of the driver: none where it is right, or claims nothing."""
    if not all(device.supported_operations(case.model)):
        return ""
    try:
        prepared = device.prepare(case.model)
    except NoAnswer:
        return HANGS
    except DeadObject:
        return CRASHES
    except HalError:
        return WRONG_CLAIM

    def is_right(number: int) -> bool:
        inputs = case.inputs[number]
        results = computed(prepared, case.model, inputs)
        return all(map(np.allclose, results, case.expected(*inputs)))

    try:
        return "" if all(map(is_right, range(len(case.inputs)))) else WRONG_VALUES
    except NoAnswer:
        return HANGS
    except DeadObject:
        return CRASHES
    except HalError:
        return FAILS


def test_without_a_defect_it_claims_what_it_computes_and_computes_it_right(
    example: Build, zygote: Zygote
) -> None:
    with served(example("NO_DEFECT"), zygote) as device:
        claimed = {n for n, case in ALL.items() if all(device.supported_operations(case.model))}
        assert claimed == {*ALONE, "constants", "multiplied", "outputs", "subtracted"}
        assert list(device.supported_operations(MODELS["in part"].model)) == [True, False]
        outcomes = {name: outcome(device, case) for name, case in ALL.items()}
        assert outcomes == dict.fromkeys(ALL, "")


@pytest.mark.parametrize("defect", SHOWN)
def test_a_planted_defect_shows(example: Build, zygote: Zygote, defect: str) -> None:
    name, how = SHOWN[defect]
    patience_s = PATIENCE_S if how == HANGS else None
    with served(example(defect), zygote, patience_s) as device:
        if defect == "SECOND_SESSION_WRONG":
            assert outcome(device, ALL["outputs"]) == ""
        assert outcome(device, ALL[name]) == how


def test_operators_that_it_does_not_take_are_left_of_a_file(example: Build) -> None:
    compiler = Compiler(plugin_at(str(example("NO_DEFECT"))))
    file = export_model(MODELS["in part"].model)
    assert list(compiler.left(file)) == [1]
    assert list(compiler.compiled(file).left) == [1]
    assert list(compiler.left(export_model(MODELS["maximum"].model))) == [0]


def test_a_plugin_made_for_another_interface_does_not_start(example: Build) -> None:
    with pytest.raises(BrokenDriver, match="LiteRT does not load libLiteRtCompilerPlugin_Example"):
        open_plugin(str(example("OTHER_COMPILER_VERSION")))


def test_a_plugin_compiles_for_the_soc_that_is_named(example: Build) -> None:
    folder = example("NO_DEFECT")
    assert plugin_at(str(folder)).soc == "one"
    assert plugin_at(f"{folder}?soc=two").soc == "two"


def test_a_folder_without_a_dispatch_library_says_what_it_lacks(example: Build) -> None:
    folder = example("NO_DEFECT")
    (folder / "libLiteRtDispatch_Example.so").unlink()
    with pytest.raises(BrokenDriver, match="it has no dispatch library"):
        open_plugin(str(folder))
