"""ONNX Runtime as a driver: an engine of its own arithmetic, which knows nothing of TF Lite's.

HAL models become ONNX models of operator set 20. Quantized operations are computed as the HAL
defines them: dequantized, in float32, and quantized again. ONNX Runtime may fuse these steps.
"""
