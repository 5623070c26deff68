"""Compliance: the oldest version of the HAL that has everything in a model or a request.

Source: ``validate`` of Android's ``common/types/src/Validation.cpp``, as ``TestCompliance`` asks
for it. A memory of the file kind needs no newer version: an AHardwareBuffer, which would, does not
exist on a Linux host.
"""

from __future__ import annotations

from nnapi.operation_levels import operation_level
from nnhal.types import BufferToken, HalVersion, Model, Request
from nnhal.validation import check_model

__all__ = ["version_of_model", "version_of_request"]


def version_of_model(model: Model) -> HalVersion:
    """The oldest version that has everything in ``model``; raises Invalid.

    Models with a WHILE over operands of unknown size, which the CPU alone takes, are of HAL 1.3.
    """
    return check_model(model, runtime_only=True, operation_level=operation_level).hal_version


def version_of_request(request: Request) -> HalVersion:
    """HAL 1.3 for a request with device memories, else 1.0. It is not checked here."""
    if any(isinstance(pool, BufferToken) for pool in request.pools):
        return HalVersion.V1_3
    return HalVersion.V1_0
