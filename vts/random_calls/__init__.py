"""Random calls: sequences of the contract's calls, drawn, played, shrunk and replayed."""
