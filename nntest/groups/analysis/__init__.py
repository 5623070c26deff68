"""What the failures of a run say: what each case tests, causes, and what cases have in common."""
