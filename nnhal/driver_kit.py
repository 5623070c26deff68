"""Write a driver of the Neural Networks HAL in about 50 lines.

Subclass :class:`Driver` and :class:`Program`; :func:`as_device` turns the driver into the HAL's
interfaces of the version it chooses. The kit supplies conversions between versions, callbacks,
asynchronous and fenced execution, bursts, timing, deadlines, the checks of models and requests,
memory pools and device memories. ``docs/porting_a_driver.md`` walks through a complete driver.
"""

from __future__ import annotations

from nnhal._driver_kit.constants import constant
from nnhal._driver_kit.device import as_device
from nnhal._driver_kit.driver import (
    Driver,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    Signature,
    Step,
)
from nnhal._driver_kit.execution import ExecutionContext, Output
from nnhal.capabilities import non_extension_operand_performance, update_performance
from nnhal.errors import CacheMiss, HalError
from nnhal.extensions import (
    ExtensionCode,
    extension_of,
    is_extension_operand_type,
    is_extension_operation_type,
)
from nnhal.operand_types import tensor_has_unspecified_dimensions
from nnhal.scheduling import give_way
from nnhal.served_client import charge_here, charged

__all__ = [
    "CacheMiss",
    "Driver",
    "ExecutionContext",
    "ExtensionCode",
    "HalError",
    "Inputs",
    "Output",
    "Outputs",
    "PrepareOptions",
    "Program",
    "Signature",
    "Step",
    "as_device",
    "constant",
    "extension_of",
    "charge_here",
    "charged",
    "give_way",
    "is_extension_operand_type",
    "is_extension_operation_type",
    "non_extension_operand_performance",
    "tensor_has_unspecified_dimensions",
    "update_performance",
]
