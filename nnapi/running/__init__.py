"""Running of compiled plans: steps on devices, interpreted control flow, and the CPU's help.

Source: ``StepExecutor``, ``SimpleExecutionBuilder`` and ``CompoundExecutionBuilder`` of Android's
``runtime/ExecutionBuilder.cpp``; ``ExecutionPlan::Controller`` of ``runtime/ExecutionPlan.cpp``.
"""
