"""What builders of our own corpus work with: a description of specs, oracles, checks, a writer."""
