"""The self-test of MLTS: stress tests of drivers with one defect each, and of drivers without.

The drivers are entry points of the group ``mlts.defects``. :mod:`nntest.self_test` has what this
shares with the self-tests of other suites.
"""
