"""Recordings: plans with all that is bound, as data.

A frame is made of arrays in a few blocks of memory, of constants, and of steps that call functions
with them. A recording says which, so that a compilation cache can bring a plan back without
validation, inference of shapes, packing of weights or binding. What cannot be recorded is planned
again.

A recording names functions of a table (:mod:`.functions`), and arrays within its own memory: it
holds no code, and does not reach anything else, whoever has written it.
"""
