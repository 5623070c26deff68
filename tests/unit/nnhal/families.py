"""Factories of several devices, as the module of a driver's author has them."""

from __future__ import annotations

from collections.abc import Sequence

from nnhal.driver_kit import Driver, as_device
from tests.unit.nnhal.toys import ToyDriver


def driver(name: str) -> ToyDriver:
    made = ToyDriver()
    made.name = name
    return made


def both() -> Sequence[Driver]:
    return [driver("acme-npu"), driver("acme-gpu")]


def mapped() -> dict[str, object]:
    return {"npu": as_device(driver("acme-npu")), "combined": driver("acme-all")}


def one() -> Driver:
    return driver("acme-npu")


def twice() -> Sequence[Driver]:
    return [driver("acme-npu"), driver("acme-npu")]


def none() -> Sequence[Driver]:
    return []


def text() -> str:
    return "acme"
