"""VTS: conformance tests that talk to the driver directly. Arrives with a later version."""
