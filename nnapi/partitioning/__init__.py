"""Partitioning: which device runs which operation, in which steps, and what the steps exchange.

Pure functions over :class:`nnhal.types.Model` and devices. The rules are those of Android's
``runtime/ExecutionPlan.cpp`` (``partitionTheWork``, ``findBestDeviceForEachOperation``),
``runtime/Manager.cpp`` and ``common/MetaModel.cpp``.
"""
