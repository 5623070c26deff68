"""The self-test of VTS: how :mod:`nntest.self_test` runs its tests on drivers with defects.

The defects are entry points of the group ``vts.defects``.
"""
