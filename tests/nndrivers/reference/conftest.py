"""What tests of the reference driver share."""

from __future__ import annotations

import pytest

from nntflite.interpreter import runtime


@pytest.fixture(scope="session")
def steps_off() -> int:
    """How many steps a product of 8-bit numbers may be away from the TF Lite that is there.

    The driver has the bits of tflite-runtime. Its successor for newer Pythons, LiteRT, rounds
    negative halves the other way in some operations.
    """
    return 0 if runtime().name == "tflite-runtime" else 1
