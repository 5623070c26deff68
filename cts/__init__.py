"""CTS: conformance tests of the NNAPI runtime. The suite arrives with a later version."""
