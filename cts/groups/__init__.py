"""Test groups of CTS, one a module: found by :mod:`cts.group_registry`."""
