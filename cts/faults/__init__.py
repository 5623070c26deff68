"""Faults of the runtime that the self-test of CTS plants.

They live beside the tests that must find them, and patch the runtime in the process of a test.
"""
