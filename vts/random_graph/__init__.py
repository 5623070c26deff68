"""Random graphs on a driver, called directly."""
