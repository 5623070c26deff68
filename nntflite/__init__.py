"""The TF Lite bridge: importer, exporter and interpreter of ``.tflite`` models."""
