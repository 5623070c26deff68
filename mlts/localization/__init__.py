"""Localization: which operators of a model a driver gets wrong, judged by several runtimes.

A wrong output of a network says that something in it is wrong. Here each operator is cut out of the
file and judged by its own inputs: one that only passes the error of another on is not blamed.
"""
