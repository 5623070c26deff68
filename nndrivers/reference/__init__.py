"""The reference driver: every operation on NumPy, quantised arithmetic bit-exact with TF Lite."""
