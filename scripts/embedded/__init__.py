"""What the embedded models and data are made of: images, speech, networks and their training.

PyTorch is imported by :mod:`embedded.training`, :mod:`embedded.folding` and
:mod:`embedded.recurrent` alone; the rest is NumPy.
"""
