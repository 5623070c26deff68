"""External delegates of TF Lite as drivers: ``--driver "delegate:PATH.so?key=value&key=value"``.

Whatever a vendor ships as a shared library with ``tflite_plugin_create_delegate``.
"""
