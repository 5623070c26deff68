"""Classes of cases that cut across the families: sizes, ranges of numbers, graphs.

A module gives ``files()``: spec files with the family that they belong to.
"""
