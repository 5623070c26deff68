"""Drawers: how the arguments of each operation are drawn, one module a family, as in nnhal.

A drawer is a function of a :class:`~nntest.random_graph.site.Site` that is marked with
``@draws(...)``. It gives every argument that the signature has by name: data with
:meth:`tensor` and :meth:`exact`, which take operands of the graph where they fit, weights with
:meth:`leaf`, elements that have to be just these with :meth:`given`, and numbers with
:meth:`scalar` and :meth:`vector`. Then it says with :meth:`outputs` between which bounds the
results are. Everything else follows from the operation's description in :mod:`nnhal.operations`.
Where an argument does not suit, it calls :meth:`require`: another operation is then drawn instead.
"""
