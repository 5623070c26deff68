"""Generators, one module a family of operations, under the names of :mod:`nnhal.operations`."""
