"""The rules that models, requests and device memories must keep, whatever driver they go to.

Source: Android's ``common/types/src/Validation.cpp`` and ``common/ValidateHal.cpp``.
"""

from __future__ import annotations

from nnhal.errors import Invalid
from nnhal.validation.buffers import check_buffer_roles, combine_dimensions
from nnhal.validation.models import check_model, check_preference, check_priority
from nnhal.validation.requests import check_request

__all__ = [
    "Invalid",
    "check_buffer_roles",
    "check_model",
    "check_preference",
    "check_priority",
    "check_request",
    "combine_dimensions",
]
