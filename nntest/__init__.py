"""The harness: what every suite needs to run cases, judge them and report."""
