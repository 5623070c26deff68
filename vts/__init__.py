"""VTS: conformance tests that talk to the driver directly. The suite arrives with a later version."""
