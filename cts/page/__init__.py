"""Parts of the page that only CTS has."""
