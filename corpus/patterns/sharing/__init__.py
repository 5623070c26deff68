"""Operands, constants and memory that several operations share."""
