"""Engines: inference libraries that take a whole ``.tflite`` file, as drivers of the HAL.

:mod:`nndrivers.engines.engine` has what they share; each further module is one library, which is
imported when its driver is asked for. ``docs/porting_an_engine.md`` walks through one.
"""
