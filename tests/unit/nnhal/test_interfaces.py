from __future__ import annotations

import inspect

from nnhal import interfaces
from tests.cells import cells

# Methods of HIDL, in Python's spelling, with the version each came with.
METHODS = {
    "IDeviceV1_0": ["get_capabilities", "get_supported_operations", "prepare_model", "get_status"],
    "IDeviceV1_1": [
        "get_capabilities_1_1",
        "get_supported_operations_1_1",
        "prepare_model_1_1",
    ],
    "IDeviceV1_2": [
        "get_capabilities_1_2",
        "get_supported_operations_1_2",
        "prepare_model_1_2",
        "get_version_string",
        "get_type",
        "get_supported_extensions",
        "get_number_of_cache_files_needed",
        "prepare_model_from_cache",
    ],
    "IDeviceV1_3": [
        "get_capabilities_1_3",
        "get_supported_operations_1_3",
        "prepare_model_1_3",
        "prepare_model_from_cache_1_3",
        "allocate",
    ],
    "IPreparedModelV1_0": ["execute"],
    "IPreparedModelV1_2": ["execute_1_2", "execute_synchronously", "configure_execution_burst"],
    "IPreparedModelV1_3": ["execute_1_3", "execute_synchronously_1_3", "execute_fenced"],
    "IPreparedModelCallbackV1_0": ["notify"],
    "IPreparedModelCallbackV1_2": ["notify_1_2"],
    "IPreparedModelCallbackV1_3": ["notify_1_3"],
    "IExecutionCallbackV1_0": ["notify"],
    "IExecutionCallbackV1_2": ["notify_1_2"],
    "IExecutionCallbackV1_3": ["notify_1_3"],
    "IFencedExecutionCallback": ["get_execution_info"],
    "IBuffer": ["copy_to", "copy_from"],
    "IBurstCallback": ["get_memories"],
    "IBurstContext": ["free_memory"],
}


@cells("name", METHODS)
def test_an_interface_has_the_methods_of_its_version(name: str) -> None:
    interface = getattr(interfaces, name)
    new = [method for method in vars(interface) if not method.startswith("_")]
    assert sorted(new) == sorted(METHODS[name])
    assert inspect.isabstract(interface)


@cells("name", [name for name in METHODS if "V1_" in name])
def test_a_newer_interface_is_an_older_one_too(name: str) -> None:
    family, version = name.rsplit("V1_", 1)
    older = [f"{family}V1_{minor}" for minor in range(int(version))]
    for ancestor in filter(METHODS.__contains__, older):
        assert issubclass(getattr(interfaces, name), getattr(interfaces, ancestor))
