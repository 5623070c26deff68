"""VTS: conformance tests that talk to the driver directly."""
