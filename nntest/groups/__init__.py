"""Suites of test groups: what VTS and CTS share beyond the runner."""
