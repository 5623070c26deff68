"""Plugin execution providers of ONNX Runtime as drivers, for ``--driver ep:PATH.so``."""
