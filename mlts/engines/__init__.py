"""Where models are measured: one module a way, behind one small interface."""
