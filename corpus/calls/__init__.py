"""Valid calls: operands and argument lists of operations, by family, which cases are made of."""
