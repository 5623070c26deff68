"""The reference driver: every operation on NumPy.

Quantized arithmetic equals that of the built-in kernels of tflite-runtime 2.14 in every bit.
LiteRT's round some operations otherwise.
"""
