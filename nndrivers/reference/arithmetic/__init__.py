"""Arithmetic that several kernels share: quantized, 16-bit, of images and of boxes."""
