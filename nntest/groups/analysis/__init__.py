"""Analysis of the failures of a run: what each case tests, causes, and what cases have in
common.
"""
