"""Self-tests: a suite run on drivers with one planted defect each, to see whether it catches them.

The mechanism, for every suite. The defects are plug-ins like drivers: entry points of a group of
the suite's own, each a function that returns defects by name.
"""
