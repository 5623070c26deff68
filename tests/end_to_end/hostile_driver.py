"""Drivers whose texts are meant for the terminal of whoever tests them."""

from __future__ import annotations

import os

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.types import ErrorStatus, Model

HOSTILE = "\ud800 \x1b[2J \x9b31m \x07 \r \u202e \u2069 é ✓ × \n::error::injected"


class Talks(ReferenceDriver):
    """Fails every preparation, with a reason that no terminal should see as it is.

    With HOSTILE_WAITS it tells that pipe that it has begun, and waits until the pipe is written to.
    """

    version = f"version {HOSTILE}"

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if path := os.environ.pop("HOSTILE_WAITS", ""):
            with open(path, "wb"):
                pass
            with open(path, "rb") as file:
                file.read()
        raise HalError(ErrorStatus.GENERAL_FAILURE, f"reason {HOSTILE}")


class Dies:
    """Does not start."""

    def __init__(self) -> None:
        raise RuntimeError(f"reason {HOSTILE}")
