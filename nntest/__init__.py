"""The harness that the suites share: outcomes, accuracy rules, reports."""
