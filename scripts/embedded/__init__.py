"""Sources of the embedded models and data: images, speech, networks and their training.

PyTorch is imported by :mod:`embedded.training`, :mod:`embedded.folding` and
:mod:`embedded.recurrent` alone; the rest is NumPy.
"""
