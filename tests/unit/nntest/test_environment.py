from __future__ import annotations

import platform

from nntest import environment


def test_the_snapshot_names_machine_and_software() -> None:
    found = environment.snapshot()
    assert found.python == platform.python_version()
    assert found.logical_cpus >= found.usable_cpus >= 1
    assert found.memory_bytes > 100_000_000
    assert found.packages["numpy"]
    assert found.load_before is None or len(found.load_before) == 3
