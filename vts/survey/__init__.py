"""A survey: many drivers on the same tests, side by side, and what they disagree about."""
