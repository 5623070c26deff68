"""Commands of CTS that other suites do not have as they are."""
