"""Reads ``.tflite`` files as HAL models, the way Android's NNAPI delegate maps them."""
