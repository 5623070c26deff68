"""Shapes, axes, windows and sizes beyond what kernels handle in one block."""
