"""Models in ONNX's format: read, cut, run on ONNX Runtime, imported as models of the HAL.

The tables of tensors and operators are those of TF Lite's files (:mod:`nntflite.graph`), so that
everything that works on a graph works on these.
"""
