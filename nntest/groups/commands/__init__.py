"""Commands of suites of test groups, one a file."""
