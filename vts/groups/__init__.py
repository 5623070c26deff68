"""The test groups: one file each."""
