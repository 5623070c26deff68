"""The suite tested: run on drivers with one planted defect each, to see whether it catches them.

The defects are plug-ins like drivers: entry points of the group ``vts.defects``, each a function
that returns defects by name.
"""
