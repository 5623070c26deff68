"""The self-test of CTS: faults planted in the runtime, and drivers with defects.

Each must be caught by the test group that is there for it.
"""
