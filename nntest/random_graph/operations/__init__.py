"""How the arguments of each operation are drawn: one module a family, as in nnhal."""
